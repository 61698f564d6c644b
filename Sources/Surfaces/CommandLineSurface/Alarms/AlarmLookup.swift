import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// Finds the alarm that a word on the command line names.
struct AlarmLookup {
    /// How much of an identifier is shown where that tells all apart.
    private static let shortLength = 8

    private let context: CommandContext

    init(_ context: CommandContext) { self.context = context }

    /// The alarm whose identifier begins with a word, or that is called so; without a word the only one that fits.
    ///
    /// - Parameters:
    ///   - word: What the person calls it.
    ///   - phases: What it must be doing where there is no word.
    /// - Throws: `IntentFailure`: `unknown-alarm`, or `ambiguous-value` with those that fit.
    func alarm(_ word: String?, doing phases: Set<AlarmPhase>) async throws -> AlarmRecord {
        let all = try await context.host.alarms()
        let found = candidates(word, doing: phases, among: all)
        if found.count == 1 { return found[0] }
        guard !found.isEmpty else {
            let states = phases.map(\.rawValue).sorted().formattedList(.or)
            let message = word.map { "there is no alarm '\($0)'" } ?? "there is no alarm that is \(states)"
            throw IntentFailure(.unknownAlarm, message + "; beckon alarms list shows those that there are")
        }
        throw IntentFailure(
            .ambiguousValue, "\(word.map { "'\($0)' fits" } ?? "there are") \(found.count) alarms; name one by its ID",
            candidates: found.map { alarm in
                OptionItem(
                    value: .string(alarm.id.uuidString),
                    display: DisplaySnapshot(title: Self.shortName(of: alarm, among: all), subtitle: alarm.title))
            })
    }

    private func candidates(
        _ word: String?, doing phases: Set<AlarmPhase>, among all: [AlarmRecord]
    ) -> [AlarmRecord] {
        guard let word, !word.isEmpty else { return all.filter { phases.contains($0.phase) } }
        let byIdentifier = all.filter { $0.id.uuidString.lowercased().hasPrefix(word.lowercased()) }
        return byIdentifier.isEmpty ? all.filter { Names.match($0.title, word) } : byIdentifier
    }

    /// The beginning of an identifier, as far as it tells an alarm from the others.
    static func shortName(of alarm: AlarmRecord, among all: [AlarmRecord]) -> String {
        let whole = alarm.id.uuidString.lowercased()
        let short = String(whole.prefix(shortLength))
        return all.count { $0.id.uuidString.lowercased().hasPrefix(short) } == 1 ? short : whole
    }
}
