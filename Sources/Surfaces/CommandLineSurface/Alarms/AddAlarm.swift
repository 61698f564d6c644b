import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// `beckon alarms add TIME`
struct AddAlarm: CommandIntent {
    static let syntax = CommandSyntax("alarms", "add", positionals: ["time"])
    static let title: LocalizedStringResource = "Set Alarm"
    static let description: IntentDescription? = IntentDescription(
        "Sets an alarm of your own: at a time of day, once or on days of the week, or at a date.")

    @Parameter(title: "Time", description: "As 7:30, 7:30pm or '2026-12-24 18:00'")
    var time: String

    @Parameter(title: "Weekdays", description: "Days on which it repeats: mon,wed,fri, weekdays, weekends or daily")
    var weekdays: String?

    @Parameter(title: "Title", description: "What it is called", default: "Alarm")
    var title: String

    @Parameter(title: "Snooze", description: "How long it is silent after 'alarms snooze'; 9 min unless given")
    var snooze: Duration?

    func run(in context: CommandContext) async throws {
        let days = try weekdays.map(AlarmTimeText.weekdays) ?? []
        let schedule = try AlarmTimeText.schedule(time, weekdays: days, in: context.console.timeZone)
        let request = AlarmRequest(
            id: UUID(), schedule: schedule, postAlert: (snooze ?? .seconds(540)) / .seconds(1),
            presentation: .person(title))
        try await context.set(request)
    }
}

/// `beckon alarms timer DURATION`
struct StartTimer: CommandIntent {
    static let syntax = CommandSyntax("alarms", "timer", positionals: ["duration"])
    static let title: LocalizedStringResource = "Start Timer"
    static let description: IntentDescription? = IntentDescription("Counts down, and rings at the end.")

    @Parameter(title: "Duration", description: "How long it counts down, as 5m or 1h30m")
    var duration: Duration

    @Parameter(title: "Title", description: "What it is called", default: "Timer")
    var title: String

    func run(in context: CommandContext) async throws {
        try await context.set(
            AlarmRequest(id: UUID(), preAlert: duration / .seconds(1), presentation: .person(title)))
    }
}

extension AlarmPresentationSnapshot {
    /// The words of an alarm that a person has set.
    fileprivate static func person(_ title: String) -> AlarmPresentationSnapshot {
        var presentation = AlarmPresentationSnapshot(title: title)
        presentation.secondaryButton = Button(text: "Snooze")
        presentation.secondaryBehavior = .countdown
        return presentation
    }
}

extension CommandContext {
    /// Sets an alarm in a system that goes on, since this command ends before it rings.
    fileprivate func set(_ request: AlarmRequest) async throws {
        let alarm = try await source.lasting("Alarms ring only while a system runs, as that of beckon serve.")
            .setAlarm(request)
        show(.members(["alarm": JSONValue(alarm)])) { [AlarmText(self).sentence(alarm)] }
    }
}
