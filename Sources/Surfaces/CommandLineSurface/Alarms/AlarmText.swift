import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// Shows alarms as lines: when they ring in words, and in local time.
struct AlarmText {
    private let context: CommandContext
    private let formatter: ValueFormatter

    init(_ context: CommandContext) {
        self.context = context
        formatter = ValueFormatter(context.reading())
    }

    /// The alarms as a table.
    func table(_ alarms: [AlarmRecord]) -> [String] {
        guard !alarms.isEmpty else { return ["There is no alarm."] }
        return context.table(
            ["ID", "Name", "App", "Repeats", "State", "Next Ring"],
            alarms.map { alarm in
                [
                    AlarmLookup.shortName(of: alarm, among: alarms), alarm.title,
                    alarm.app == AlarmRecord.personApp ? "" : alarm.appName, repeats(alarm), state(alarm),
                    next(alarm),
                ]
            })
    }

    /// One alarm in a sentence.
    func sentence(_ alarm: AlarmRecord) -> String {
        let title = DisplayWidth.printable(alarm.title)
        let days = repeats(alarm)
        switch alarm.phase {
        case .scheduled: return "'\(title)' rings \(next(alarm))\(days.isEmpty ? "" : ", \(days)")."
        case .countdown: return "'\(title)' rings \(next(alarm))."
        case .paused: return "'\(title)' stands still, with \(left(alarm)) left."
        case .alerting: return "'\(title)' rings."
        }
    }

    /// When it rings next: how long it is until then, and the local time.
    func next(_ alarm: AlarmRecord) -> String {
        guard alarm.phase != .alerting, let date = alarm.snapshot.next else {
            return alarm.phase == .paused ? "" : "now"
        }
        return "in \(Self.words(date.timeIntervalSince(context.console.now()))), \(formatter.text(.date(date)))"
    }

    /// What it is doing, in a few words.
    func state(_ alarm: AlarmRecord) -> String {
        switch alarm.phase {
        case .scheduled: "waits"
        case .countdown: "counts down"
        case .paused: "paused, \(left(alarm)) left"
        case .alerting: "rings"
        }
    }

    /// A date in local time.
    func date(_ date: Date) -> String { formatter.text(.date(date)) }

    private func left(_ alarm: AlarmRecord) -> String {
        guard let countdown = alarm.snapshot.countdown else { return "" }
        return Self.words(countdown.total - countdown.elapsed)
    }

    /// The days on which it rings.
    func repeats(_ alarm: AlarmRecord) -> String {
        guard case .relative(_, let weekdays)? = alarm.snapshot.schedule, !weekdays.isEmpty else { return "" }
        let days = weekdays.sorted()
        switch days {
        case AlarmWeekday.allCases: return "every day"
        case Array(AlarmWeekday.allCases.prefix(5)): return "on weekdays"
        case [.saturday, .sunday]: return "at weekends"
        default: return days.map { $0.rawValue.prefix(3).capitalized }.joined(separator: ", ")
        }
    }

    /// A length of time in its two largest units.
    static func words(_ seconds: TimeInterval) -> String {
        let whole = Int(max(0, seconds).rounded(.up))
        // Hours and days are not told to the second.
        let rounded = whole >= 3600 ? (whole + 59) / 60 * 60 : whole
        let parts = [
            (rounded / 86_400, "day"), (rounded % 86_400 / 3600, "h"), (rounded % 3600 / 60, "min"),
            (rounded % 60, "s"),
        ]
        .filter { $0.0 > 0 }.prefix(2)
        .map { count, unit in "\(count) \(unit == "day" && count != 1 ? "days" : unit)" }
        return parts.isEmpty ? "0 s" : parts.joined(separator: " ")
    }

    /// What happened to alarms, as a table.
    func history(_ entries: [AlarmLogEntry]) -> [String] {
        guard !entries.isEmpty else { return ["Nothing has happened to alarms."] }
        return context.table(
            ["When", "Event", "Name", "Due"],
            entries.map { entry in
                let isRing = [.rang, .missed].contains(entry.event)
                let due = isRing ? formatter.text(.date(entry.time)) : ""
                let end = entry.through.map { " to \(formatter.text(.date($0)))" } ?? ""
                return [formatter.text(.date(entry.noted)), entry.event.rawValue, entry.title, due + end]
            })
    }
}

extension JSONValue {
    /// An alarm.
    init(_ alarm: AlarmRecord) {
        let snapshot = alarm.snapshot
        self = .members([
            "id": .string(alarm.id.uuidString), "title": .string(alarm.title), "app": .string(alarm.app),
            "state": .string(alarm.phase.rawValue), "next": snapshot.next.map { .string(Self.iso8601($0)) },
            "schedule": snapshot.schedule.map { JSONValue($0) },
            "countdown": snapshot.countdown.map { countdown in
                .members([
                    "total": .double(countdown.total), "elapsed": .double(countdown.elapsed),
                    "end": countdown.fire.map { .string(Self.iso8601($0)) },
                ])
            },
            "snooze": snapshot.postAlert.map(JSONValue.double),
        ])
    }

    private init(_ schedule: AlarmSchedule) {
        switch schedule {
        case .fixed(let date): self = .members(["date": .string(Self.iso8601(date))])
        case .relative(let time, let weekdays):
            let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
            self = .members([
                "time": .string("\(time.hour):\(minute)"), "weekdays": .array(weekdays.map { .string($0.rawValue) }),
            ])
        }
    }

    /// Something that happened to an alarm.
    init(_ entry: AlarmLogEntry) {
        self = .members([
            "id": .string(entry.id.uuidString), "title": .string(entry.title), "app": .string(entry.app),
            "event": .string(entry.event.rawValue), "time": .string(Self.iso8601(entry.time)),
            "through": entry.through.map { .string(Self.iso8601($0)) }, "noted": .string(Self.iso8601(entry.noted)),
        ])
    }
}
