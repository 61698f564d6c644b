import BeckonSystem
import IntentWire
import ValueForms

/// Finds the Live Activity that a word on the command line names.
struct ActivityLookup {
    /// How much of an identifier is shown where that tells all apart.
    private static let shortLength = 8

    private let context: CommandContext

    init(_ context: CommandContext) { self.context = context }

    /// The activity whose identifier begins with a word, or the only one of an app.
    ///
    /// - Throws: `IntentFailure`: `unknown-activity`, or `ambiguous-value` with those that fit.
    func activity(_ word: String) async throws -> ActivityRecord {
        let all = try await context.host.activities()
        let byIdentifier = all.filter { !word.isEmpty && $0.id.lowercased().hasPrefix(word.lowercased()) }
        let found = byIdentifier.isEmpty ? all.filter { Names.match($0.appName, word) || $0.app == word } : byIdentifier
        if found.count == 1 { return found[0] }
        guard !found.isEmpty else {
            throw IntentFailure(
                .unknownActivity, "there is no Live Activity '\(word)'; beckon activities lists those that there are")
        }
        throw IntentFailure(
            .ambiguousValue, "'\(word)' fits \(found.count) Live Activities; use more of the ID",
            candidates: found.map { activity in
                OptionItem(
                    value: .string(activity.id),
                    display: DisplaySnapshot(
                        title: Self.shortName(of: activity, among: all), subtitle: activity.appName))
            })
    }

    /// The beginning of an identifier, as far as it tells an activity from the others.
    static func shortName(of activity: ActivityRecord, among all: [ActivityRecord]) -> String {
        let short = activity.id.prefix(shortLength).lowercased()
        let isUnique = all.count { $0.id.lowercased().hasPrefix(short) } == 1
        return isUnique ? short : activity.id.lowercased()
    }
}
