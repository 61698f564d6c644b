import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// `beckon log`
struct ShowLog: CommandIntent {
    static let syntax = CommandSyntax("log")
    static let title: LocalizedStringResource = "Show Log"
    static let description: IntentDescription? = IntentDescription("Lists what was run, the latest first.")

    @Parameter(title: "Limit", description: "How many runs to list", default: 20, inclusiveRange: (1, 10_000))
    var limit: Int

    func run(in context: CommandContext) async throws {
        let runs = try await context.host.runs(limit: limit)
        context.show(.members(["runs": .array(runs.map(json))])) {
            if runs.isEmpty { return ["Nothing was run yet."] }
            let formatter = ValueFormatter(context.reading())
            return context.table(
                ["Started", "App", "Intent", "Result"],
                runs.map { run in
                    [formatter.text(.date(run.started)), run.app, run.intent, run.outcome ?? "running or interrupted"]
                })
        }
    }

    private func json(_ run: RunRecord) -> JSONValue {
        .members([
            "id": .string(run.run), "app": .string(run.app), "intent": .string(run.intent),
            "source": .string(run.source.rawValue), "started": .string(JSONValue.iso8601(run.started)),
            "ended": run.ended.map { .string(JSONValue.iso8601($0)) }, "outcome": run.outcome.map(JSONValue.string),
        ])
    }
}
