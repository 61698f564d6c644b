import AppIntents
import BeckonSystem
import IntentWire
import ValueForms

/// `beckon alarms list`
struct ListAlarms: CommandIntent {
    static let syntax = CommandSyntax("alarms", "list")
    static let title: LocalizedStringResource = "List Alarms"
    static let description: IntentDescription? = IntentDescription(
        "Lists the alarms and timers of all apps and your own, by their next ring.")

    @Parameter(title: "Watch", description: "Show changes as they come, until Ctrl-C", default: false)
    var watch: Bool

    func run(in context: CommandContext) async throws {
        let screen = LiveScreen(context)
        guard watch else { return screen.show(try await frame(context)) }
        try await screen.watch { try await frame(context) }
    }

    private func frame(_ context: CommandContext) async throws -> LiveScreen.Frame {
        let alarms = try await context.host.alarms()
        return LiveScreen.Frame(
            json: .members(["alarms": .array(alarms.map { JSONValue($0) })]), lines: AlarmText(context).table(alarms))
    }
}

/// `beckon alarms history`
struct ShowAlarmHistory: CommandIntent {
    static let syntax = CommandSyntax("alarms", "history")
    static let title: LocalizedStringResource = "Show Alarm History"
    static let description: IntentDescription? = IntentDescription(
        "Shows what happened to alarms, the latest first: rings, and those that were missed.")

    @Parameter(title: "Limit", description: "How many lines", default: 20, inclusiveRange: (1, 10_000))
    var limit: Int

    func run(in context: CommandContext) async throws {
        let entries = try await context.host.alarmLog(limit: limit)
        context.show(.members(["history": .array(entries.map { JSONValue($0) })])) {
            AlarmText(context).history(entries)
        }
    }
}
