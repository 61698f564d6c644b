import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// `beckon log`
struct ShowLog: CommandIntent {
    /// Who asked for a run.
    enum Source: String, AppEnum {
        case person, automation, assistant, remote, test

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Source"
        static let caseDisplayRepresentations: [Source: DisplayRepresentation] = [
            .person: "person", .automation: "automation", .assistant: "assistant", .remote: "remote", .test: "test",
        ]

        var wire: RequestSource {
            switch self {
            case .person: .person
            case .automation: .automation
            case .assistant: .assistant
            case .remote: .remote
            case .test: .test
            }
        }
    }

    static let syntax = CommandSyntax("log")
    static let enumerations: [any AppEnum.Type] = [Source.self]
    static let title: LocalizedStringResource = "Show Log"
    static let description: IntentDescription? = IntentDescription(
        "Lists what was run, and what was refused to be run or read, the latest first. Each line says who asked, and what was decided and why."
    )

    @Parameter(title: "App", description: "The name or identifier of an app, or a path")
    var app: String?

    @Parameter(title: "Source", description: "Who asked")
    var source: Source?

    @Parameter(title: "Since", description: "The moment from which on to list, as yesterday")
    var since: Date?

    @Parameter(title: "Limit", description: "How many runs to list", default: 20, inclusiveRange: (1, 10_000))
    var limit: Int

    func run(in context: CommandContext) async throws {
        let filter = RunFilter(app: try await identifier(context), source: source?.wire, since: since)
        let runs = try await context.host.runs(filter, limit: limit)
        context.show(.members(["runs": .array(runs.map(json))])) {
            if runs.isEmpty { return [filter == RunFilter() ? "Nothing was run yet." : "No such run."] }
            let formatter = ValueFormatter(context.reading())
            return context.table(
                ["Started", "App", "Intent", "By", "Result"],
                runs.map { run in
                    [
                        formatter.text(.date(run.started)), run.app, run.entity.map { "read \($0)" } ?? run.intent,
                        requester(run), result(run),
                    ]
                })
        }
    }

    /// The identifier of the app that is meant; apps that were removed have runs, too.
    private func identifier(_ context: CommandContext) async throws -> String? {
        guard let app else { return nil }
        do {
            return try await context.host.app(context.reference(app)).identifier
        } catch let failure as IntentFailure where failure.code == .unknownApp {
            guard try await !context.host.runs(RunFilter(app: app), limit: 1).isEmpty else { throw failure }
            return app
        }
    }

    private func requester(_ run: RunRecord) -> String {
        run.requester.map { "\(run.source.rawValue) \($0)" } ?? run.source.rawValue
    }

    private func result(_ run: RunRecord) -> String {
        let outcome = run.outcome ?? (run.decision == .asked ? "not decided" : "running or interrupted")
        guard let decision = run.decision, decision != .allowed, decision != .asked else { return outcome }
        return "\(outcome) (\(decision.rawValue): \(run.reason ?? "no reason"))"
    }

    private func json(_ run: RunRecord) -> JSONValue {
        .members([
            "id": .string(run.run), "app": .string(run.app), "intent": run.entity == nil ? .string(run.intent) : nil,
            "entity": run.entity.map(JSONValue.string),
            "source": .string(run.source.rawValue), "requester": run.requester.map(JSONValue.string),
            "started": .string(JSONValue.iso8601(run.started)),
            "ended": run.ended.map { .string(JSONValue.iso8601($0)) }, "outcome": run.outcome.map(JSONValue.string),
            "decision": run.decision.map { .string($0.rawValue) }, "reason": run.reason.map(JSONValue.string),
        ])
    }
}
