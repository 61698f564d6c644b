import AppIntents
import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

/// `beckon undo [APP] [--list]`
struct UndoRun: CommandIntent {
    static let syntax = CommandSyntax("undo", positionals: ["app"])
    static let title: LocalizedStringResource = "Undo"
    static let description: IntentDescription? = IntentDescription(
        """
        Takes back what the latest run did that can be undone; again, the one before it, and so on. The app must still \
        run, as it does for half an hour in a system that runs.
        """)

    @Parameter(
        title: "App",
        description: "The name or identifier of an installed app, or a path; whichever ran last where absent")
    var app: String?

    @Parameter(title: "List", description: "Only list what can be undone, and what was", default: false)
    var list: Bool

    @Parameter(title: "Limit", description: "How many runs to list", default: 20, inclusiveRange: (1, 100))
    var limit: Int

    func run(in context: CommandContext) async throws {
        let reference = app.map(context.reference)
        if list { return try await showRuns(of: reference, context) }
        let run = try await context.host.undo(of: reference)
        let name = await Self.name(of: run.app, context)
        context.show(.members(["undone": json(run)])) {
            ["Undid '\(DisplayWidth.printable(run.actionName))' of \(name)."]
        }
    }

    private func showRuns(of reference: AppReference?, _ context: CommandContext) async throws {
        let runs = try await context.host.undoableRuns(of: reference, limit: limit)
        var names: [String: String] = [:]
        for app in Set(runs.map(\.app)) { names[app] = await Self.name(of: app, context) }
        context.show(.members(["runs": .array(runs.map(json))])) {
            if runs.isEmpty { return ["There is nothing to undo."] }
            let formatter = ValueFormatter(context.reading())
            return context.table(
                ["Action", "App", "Done", "State"],
                runs.map { run in
                    [run.actionName, names[run.app] ?? run.app, formatter.text(.date(run.date)), Self.text(run.state)]
                })
        }
    }

    /// What a person calls an app; its identifier where it is not installed.
    private static func name(of app: String, _ context: CommandContext) async -> String {
        DisplayWidth.printable((try? await context.host.app(.name(app)).name) ?? app)
    }

    private static func text(_ state: UndoableRun.State) -> String {
        switch state {
        case .possible: "can be undone"
        case .undone: "undone"
        case .unfinished: "undoing was not finished"
        case .ended: "too late: the app has ended"
        case .elsewhere: "only where it was run"
        }
    }

    private func json(_ run: UndoableRun) -> JSONValue {
        .members([
            "id": .string(run.run), "app": .string(run.app), "intent": .string(run.intent),
            "action": .string(run.actionName), "date": .string(JSONValue.iso8601(run.date)),
            "state": .string(run.state.rawValue),
        ])
    }
}
