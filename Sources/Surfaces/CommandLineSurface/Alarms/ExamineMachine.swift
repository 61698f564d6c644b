import AlarmRinging
import AppIntents
import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

/// `beckon doctor`
struct ExamineMachine: CommandIntent {
    static let syntax = CommandSyntax("doctor")
    static let title: LocalizedStringResource = "Examine Machine"
    static let description: IntentDescription? = IntentDescription(
        "Looks whether alarms can ring here: the system, waking from sleep, the time zone, sound and notices.")

    func run(in context: CommandContext) async throws {
        let configuration = try context.source.access().configuration
        var status: SystemStatus?
        if let client = try await SystemClient.reach(configuration) {
            status = try? await client.status()
            await client.shutdown()
        }
        let checks = await AlarmDiagnosis(environment: context.console.environment).checks(status)
        context.show(
            .members([
                "checks": .array(
                    checks.map { check in
                        .members([
                            "name": .string(check.name), "isGood": .bool(check.isGood),
                            "finding": .string(check.finding), "advice": check.advice.map(JSONValue.string),
                        ])
                    })
            ])
        ) {
            checks.map { check in
                let line = "\(check.isGood ? "✓" : "✗") \(DisplayWidth.padded(check.name, to: 11))\(check.finding)"
                return DisplayWidth.printable(line + (check.advice.map { "; \($0)" } ?? ""))
            }
        }
    }
}
