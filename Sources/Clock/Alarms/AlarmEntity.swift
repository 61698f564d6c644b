import AlarmKit
import AppIntents
import Foundation
import IntentWire

/// What an alarm is doing.
@AppEnum(schema: .clock.alarmTriggerState)
enum AlarmTriggerState: String {
    case waiting, ringing, snoozed

    static let caseDisplayRepresentations: [AlarmTriggerState: DisplayRepresentation] = [
        .waiting: "Waiting", .ringing: "Ringing", .snoozed: "Snoozed",
    ]
}

/// An alarm of the person's.
@AppEntity(schema: .clock.alarm)
struct AlarmEntity {
    static let defaultQuery = AlarmQuery()
    let id: UUID

    var time: DateComponents
    var isEnabled: Bool
    var label: String?
    var recurrenceDays: Calendar.RecurrenceRule?
    var canSnooze: Bool
    var triggerState: AlarmTriggerState

    var displayRepresentation: DisplayRepresentation {
        let (hour, minute) = (time.hour ?? 0, time.minute ?? 0)
        return DisplayRepresentation(
            title: "\(label ?? "Alarm")", subtitle: "\(hour):\(minute < 10 ? "0" : "")\(minute)")
    }

    /// The entity of an alarm; nil where it is a timer.
    init?(_ alarm: AlarmSnapshot) {
        guard let schedule = alarm.schedule else { return nil }
        id = alarm.id
        isEnabled = true
        label = alarm.title
        canSnooze = alarm.postAlert != nil
        triggerState =
            switch alarm.phase {
            case .alerting: .ringing
            case .countdown, .paused: .snoozed
            case .scheduled: .waiting
            }
        switch schedule {
        case .fixed(let date):
            time = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
            recurrenceDays = nil
        case .relative(let clock, let weekdays):
            time = DateComponents(hour: clock.hour, minute: clock.minute)
            recurrenceDays = weekdays.isEmpty ? nil : Calendar.RecurrenceRule(weekdays)
        }
    }
}

/// Finds alarms by their labels.
struct AlarmQuery: EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [AlarmEntity] {
        try Clock.all(identifiers).compactMap { AlarmEntity($0) }
    }

    func entities(matching string: String) async throws -> [AlarmEntity] {
        try await allEntities().filter { $0.label?.localizedCaseInsensitiveContains(string) ?? false }
    }

    func allEntities() async throws -> [AlarmEntity] { try Clock.all().compactMap { AlarmEntity($0) } }
}

extension Calendar.RecurrenceRule {
    /// Every week on these days.
    init(_ days: [AlarmWeekday]) {
        self.init(calendar: .current, frequency: .weekly)
        weekdays = days.map { .every(Locale.Weekday($0)) }
    }
}

extension Locale.Weekday {
    init(_ day: AlarmWeekday) {
        self = Self.week[day.index]
    }

    /// From Monday on.
    static let week: [Locale.Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
}
