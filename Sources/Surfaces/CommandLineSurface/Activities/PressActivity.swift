import AppIntents
import BeckonSystem
import IntentWire
import ViewRendering

/// `beckon activities press ID ACTION`
struct PressActivity: CommandIntent {
    static let syntax = CommandSyntax("activities", "press", positionals: ["activity", "action"])
    static let title: LocalizedStringResource = "Press in Live Activity"
    static let description: IntentDescription? = IntentDescription(
        "Presses a button or a switch of a Live Activity, and shows what came of it.")

    @Parameter(title: "Activity", description: "The beginning of its ID, or the name of an app that has one")
    var activity: String

    @Parameter(title: "Action", description: "What stands on the button or switch")
    var action: String

    func run(in context: CommandContext) async throws {
        let id = try await ActivityLookup(context).activity(activity).id
        let page = try await context.host.activity(id, locale: context.locale)
        let pressable = try pressable(in: page.drawing)
        let reference = AppReference.path(page.activity.executablePath)
        let manifest = try await context.host.manifest(of: reference)
        guard let intent = manifest.intent(pressable.intent.intent) else {
            throw IntentFailure(
                .unknownIntent, "'\(page.activity.appName)' has no intent '\(pressable.intent.intent)' any more")
        }
        try await IntentRun(reference: reference, manifest: manifest, intent: intent, context: context)
            .run(prepared: pressable.intent.arguments)
    }

    /// The one with the words that were typed.
    private func pressable(in drawing: ActivityDrawing) throws -> ViewPressable {
        var found: [ViewPressable] = []
        for kind in ActivityPresentationKind.allCases {
            for pressable in drawing.view(kind)?.pressables ?? [] where !found.contains(pressable) {
                found.append(pressable)
            }
        }
        if let exact = found.first(where: { Names.match($0.label, action) }) { return exact }
        guard !found.isEmpty else {
            throw IntentFailure(.unknownParameter, "there is nothing to press in this Live Activity")
        }
        let near = Names.nearest(to: action, among: found.map(\.label))
        if near.count == 1, let one = found.first(where: { $0.label == near[0] }),
            Names.folded(one.label).hasPrefix(Names.folded(action))
        {
            return one
        }
        let all = found.map { "'\($0.label)'" }.formattedList(.or)
        throw IntentFailure(
            .unknownParameter,
            "there is no '\(action)' in this Live Activity"
                + (near.isEmpty ? "; it has \(all)" : Names.suggestion(near)),
            candidates: Names.options(found.map(\.label)))
    }
}

/// `beckon activities end ID`
struct EndActivity: CommandIntent {
    static let syntax = CommandSyntax("activities", "end", positionals: ["activity"])
    static let title: LocalizedStringResource = "End Live Activity"
    static let description: IntentDescription? = IntentDescription(
        "Takes a Live Activity away. Its app goes on with what it does, and hears that nobody watches any more.")

    @Parameter(title: "Activity", description: "The beginning of its ID, or the name of an app that has one")
    var activity: String

    func run(in context: CommandContext) async throws {
        let id = try await ActivityLookup(context).activity(activity).id
        let ended = try await context.host.endActivity(id)
        context.show(.members(["activity": JSONValue(ended)])) {
            ["Ended the Live Activity of \(DisplayWidth.printable(ended.appName))."]
        }
    }
}
