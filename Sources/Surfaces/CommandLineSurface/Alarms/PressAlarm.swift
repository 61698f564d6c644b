import AppIntents
import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

/// A command that does something to one alarm.
protocol AlarmCommand: CommandIntent {
    /// What it does.
    static var operation: AlarmOperation { get }
    /// What an alarm is doing that is meant where none is named.
    static var phases: Set<AlarmPhase> { get }
    /// What is said of one that is gone.
    static var farewell: String { get }
    var alarm: String? { get }
}

extension AlarmCommand {
    func run(in context: CommandContext) async throws {
        let host = try await context.host
        let found = try await AlarmLookup(context).alarm(alarm, doing: Self.phases)
        let press = AlarmPress(id: found.id, action: .operation(Self.operation), locale: context.locale)
        let result = try await host.pressAlarm(press, interaction: SilentInteraction(stream: context.console.error))
        context.show(
            .members([
                "alarm": result.alarm.map { JSONValue($0) }, "outcome": result.outcome.map { JSONValue($0) },
                "problem": result.problem.map(JSONValue.string),
            ])
        ) {
            var lines = [
                result.alarm.map(AlarmText(context).sentence)
                    ?? "\(Self.farewell) '\(DisplayWidth.printable(found.title))'."
            ]
            if let dialog = result.outcome?.dialog { lines.append(DisplayWidth.printable(dialog.full)) }
            return lines
        }
        if let problem = result.problem {
            let app = DisplayWidth.printable(found.appName)
            context.console.error.writeLine("note: what \(app) does then failed: \(DisplayWidth.printable(problem))")
        }
    }
}

/// `beckon alarms stop [ALARM]`
struct StopAlarm: AlarmCommand {
    static let syntax = CommandSyntax("alarms", "stop", positionals: ["alarm"])
    static let title: LocalizedStringResource = "Stop Alarm"
    static let description: IntentDescription? = IntentDescription(
        "Ends a ring, or a countdown. One that repeats rings again at its next time; any other is gone.")
    static let operation = AlarmOperation.stop
    static let phases: Set<AlarmPhase> = [.alerting]
    static let farewell = "Stopped"

    @Parameter(title: "Alarm", description: "The beginning of its ID, or its name; the one that rings where absent")
    var alarm: String?
}

/// `beckon alarms snooze [ALARM]`
struct SnoozeAlarm: AlarmCommand {
    static let syntax = CommandSyntax("alarms", "snooze", positionals: ["alarm"])
    static let title: LocalizedStringResource = "Snooze Alarm"
    static let description: IntentDescription? = IntentDescription(
        "Silences a ring for the time that the alarm was given for that, counted from now.")
    static let operation = AlarmOperation.countdown
    static let phases: Set<AlarmPhase> = [.alerting]
    static let farewell = "Stopped"

    @Parameter(title: "Alarm", description: "The beginning of its ID, or its name; the one that rings where absent")
    var alarm: String?
}

/// `beckon alarms pause [ALARM]`
struct PauseAlarm: AlarmCommand {
    static let syntax = CommandSyntax("alarms", "pause", positionals: ["alarm"])
    static let title: LocalizedStringResource = "Pause Countdown"
    static let description: IntentDescription? = IntentDescription("Lets a countdown stand still.")
    static let operation = AlarmOperation.pause
    static let phases: Set<AlarmPhase> = [.countdown]
    static let farewell = "Stopped"

    @Parameter(
        title: "Alarm", description: "The beginning of its ID, or its name; the one that counts down where absent")
    var alarm: String?
}

/// `beckon alarms resume [ALARM]`
struct ResumeAlarm: AlarmCommand {
    static let syntax = CommandSyntax("alarms", "resume", positionals: ["alarm"])
    static let title: LocalizedStringResource = "Resume Countdown"
    static let description: IntentDescription? = IntentDescription("Lets a countdown go on that was paused.")
    static let operation = AlarmOperation.resume
    static let phases: Set<AlarmPhase> = [.paused]
    static let farewell = "Stopped"

    @Parameter(title: "Alarm", description: "The beginning of its ID, or its name; the paused one where absent")
    var alarm: String?
}

/// `beckon alarms cancel ALARM`
struct CancelAlarm: AlarmCommand {
    static let syntax = CommandSyntax("alarms", "cancel", positionals: ["alarm"])
    static let title: LocalizedStringResource = "Cancel Alarm"
    static let description: IntentDescription? = IntentDescription(
        "Takes an alarm away, whatever it is doing, one that repeats too.")
    static let operation = AlarmOperation.cancel
    static let phases = Set(AlarmPhase.allCases)
    static let farewell = "Cancelled"

    @Parameter(title: "Alarm", description: "The beginning of its ID, or its name; the only one where absent")
    var alarm: String?
}
