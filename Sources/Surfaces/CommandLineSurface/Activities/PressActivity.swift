import AppIntents
import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

/// `beckon activities press ID ACTION`
struct PressActivity: CommandIntent {
    static let syntax = CommandSyntax("activities", "press", positionals: ["activity", "action"])
    static let title: LocalizedStringResource = "Press in Live Activity"
    static let description: IntentDescription? = IntentDescription(
        "Presses a button or a switch of a Live Activity, and shows what came of it.")

    @Parameter(title: "Activity", description: "The beginning of its ID, or the name of an app that has one")
    var activity: String

    @Parameter(title: "Action", description: "The number of a button as 'activities show' lists it, or what it says")
    var action: String

    func run(in context: CommandContext) async throws {
        let host = try await context.host
        let id = try await ActivityLookup(context).activity(activity).id
        let page = try await host.activity(id, locale: context.locale)
        let pressed = try ViewButton.named(action, among: page.drawing.buttons, in: "the Live Activity")
        let app = AppReference.path(page.activity.executablePath)
        let manifest = try await host.manifest(of: app)
        let intent = pressed.intent.setting(pressed.isOn.map { !$0 }, as: manifest.intent(pressed.intent.intent))
        let request = IntentRequest(
            app: app, intent: intent.intent, arguments: intent.arguments, locale: context.locale)
        let outcome = try await RunInteraction(context, manifest).perform {
            try await host.run(request, interaction: $0)
        }
        // What was pressed may have ended it.
        let after = try? await host.activity(id, locale: context.locale)
        let text = ActivityText(context)
        context.show(
            .members(["outcome": JSONValue(outcome), "activity": after.map { JSONValue($0.activity) }])
        ) {
            let said = WidgetPage(context).lines(outcome, manifest)
            let shown = after.flatMap { $0.activity.phase == .dismissed ? nil : text.frame($0, .lockScreen).lines }
            return said + (said.isEmpty || shown == nil ? [] : [""]) + (shown ?? ["It is gone."])
        }
    }
}

extension ActivityDrawing {
    /// What can be pressed in any place, each once.
    var buttons: [ViewButton] {
        ActivityPresentationKind.allCases.reduce(into: []) { found, kind in
            for button in view(kind)?.buttons ?? [] where !found.contains(button) { found.append(button) }
        }
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
