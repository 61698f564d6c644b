import AppIntents
import BeckonSystem
import Foundation
import IntentWire

/// `beckon undo [APP]`
struct UndoRun: CommandIntent {
    /// How many runs are listed.
    private static let listedRuns = 100

    static let syntax = CommandSyntax("undo", positionals: ["app"])
    static let title: LocalizedStringResource = "Undo"
    static let description: IntentDescription? = IntentDescription(
        """
        Undoes what the latest run did that its app can undo. The app does that with what it remembers, so the process \
        that ran it must still be there.
        """)

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path; any where absent")
    var app: String?

    @Parameter(title: "List", description: "List the runs in place of undoing one, the latest first", default: false)
    var list: Bool

    func run(in context: CommandContext) async throws {
        let reference = app.map(context.reference)
        if list { return try await show(reference, in: context) }
        let undone = try await context.host.undo(of: reference)
        context.show(.members(["undone": json(undone)])) {
            ["Undone: \(DisplayWidth.printable(undone.actionName)) (\(undone.app))."]
        }
    }

    private func show(_ reference: AppReference?, in context: CommandContext) async throws {
        let runs = try await context.host.undoableRuns(of: reference, limit: Self.listedRuns)
        context.show(.members(["runs": .array(runs.map(json))])) {
            if runs.isEmpty { return ["Nothing was run that can be undone."] }
            let formatter = ValueFormatter(context.reading())
            return context.table(
                ["Ended", "App", "Action", "Can be undone"],
                runs.map { [formatter.text(.date($0.date)), $0.app, $0.actionName, words(for: $0.state)] })
        }
    }

    private func words(for state: UndoableRun.State) -> String {
        switch state {
        case .possible: "yes"
        case .undone: "was undone"
        case .unfinished: "no, undoing began before"
        case .ended: "no, the app has ended"
        case .elsewhere: "only where it was run"
        }
    }

    private func json(_ run: UndoableRun) -> JSONValue {
        .members([
            "id": .string(run.run), "app": .string(run.app), "intent": .string(run.intent),
            "action": .string(run.actionName), "ended": .string(JSONValue.iso8601(run.date)),
            "state": .string(run.state.rawValue),
        ])
    }
}
