import AppIntents
import BeckonSystem
import Foundation
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

    @Parameter(
        title: "HTML", description: "Write a page that shows them, with timers that run, in place of listing them here")
    var html: String?

    func run(in context: CommandContext) async throws {
        if let html { return try await write(to: PageFile(html, context), context) }
        let screen = LiveScreen(context)
        guard watch else { return screen.show(frame(try await context.host.alarms(), context)) }
        var ringing: Set<UUID> = []
        var alert: (Date, ActivityAlert)?
        try await screen.watch {
            let alarms = try await context.host.alarms()
            let new = alarms.filter { $0.phase == .alerting && !ringing.contains($0.id) }
            ringing = Set(alarms.filter { $0.phase == .alerting }.map(\.id))
            if !new.isEmpty {
                let titles = new.map(\.title).formattedList(.and)
                alert = (context.console.now(), ActivityAlert(title: titles, body: "", sound: nil))
            }
            var frame = frame(alarms, context)
            frame.alert = alert
            return frame
        }
    }

    private func frame(_ alarms: [AlarmRecord], _ context: CommandContext) -> LiveScreen.Frame {
        LiveScreen.Frame(
            json: .members(["alarms": .array(alarms.map { JSONValue($0) })]), lines: AlarmText(context).table(alarms))
    }

    private func write(to file: PageFile, _ context: CommandContext) async throws {
        let alarms = try await context.host.alarms()
        guard !alarms.isEmpty else {
            throw IntentFailure(.unknownAlarm, "there is no alarm to show: 'beckon alarms add' sets one")
        }
        try file.write("Alarms", try await AlarmPage(context).items(alarms))
        file.tell()
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
