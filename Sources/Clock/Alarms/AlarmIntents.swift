import AlarmKit
import AppIntents
import Foundation
import IntentWire

/// Sets an alarm.
@AppIntent(schema: .clock.createAlarm)
struct CreateAlarmIntent {
    var time: DateComponents
    var label: String?
    var recurrenceDays: Calendar.RecurrenceRule?
    @Parameter(default: true)
    var canSnooze: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<AlarmEntity> {
        let alarm = try await Clock.set(
            schedule: Alarm.Schedule(time, repeating: recurrenceDays), postAlert: canSnooze ? Clock.snooze : nil,
            label: label)
        guard let entity = AlarmEntity(alarm) else { throw ClockError.gone }
        return .result(value: entity)
    }
}

/// Changes an alarm: a new one takes its place, which is there before the old one is gone.
@AppIntent(schema: .clock.updateAlarm)
struct UpdateAlarmIntent {
    @Parameter(title: "Alarm")
    var alarm: AlarmEntity
    @Parameter(title: "Time")
    var time: DateComponents?
    @Parameter(title: "Label")
    var label: String?
    @Parameter(title: "Repeats")
    var recurrenceDays: Calendar.RecurrenceRule?
    @Parameter(title: "Can Snooze")
    var canSnooze: Bool?

    func perform() async throws -> some IntentResult & ReturnsValue<AlarmEntity> {
        guard let old = try Clock.all([alarm.id]).first.flatMap({ AlarmEntity($0) }) else { throw ClockError.gone }
        let changed = try await Clock.set(
            schedule: Alarm.Schedule(time ?? old.time, repeating: recurrenceDays ?? old.recurrenceDays),
            postAlert: canSnooze ?? old.canSnooze ? Clock.snooze : nil, label: label ?? old.label)
        try AlarmManager.shared.cancel(id: old.id)
        guard let entity = AlarmEntity(changed) else { throw ClockError.gone }
        return .result(value: entity)
    }
}

/// Takes alarms away.
@AppIntent(schema: .clock.deleteAlarm)
struct DeleteAlarmIntent {
    var entities: [AlarmEntity]

    func perform() async throws -> some IntentResult {
        for entity in entities { try AlarmManager.shared.cancel(id: entity.id) }
        return .result()
    }
}

/// Silences the alarm that rings.
@AppIntent(schema: .clock.dismissAlarm)
struct DismissAlarmIntent {
    func perform() async throws -> some IntentResult {
        try AlarmManager.shared.stop(id: Clock.only(.alerting).id)
        return .result()
    }
}

/// Lets the alarm that rings ring again later.
@AppIntent(schema: .clock.snoozeAlarm)
struct SnoozeAlarmIntent {
    func perform() async throws -> some IntentResult {
        try AlarmManager.shared.countdown(id: Clock.only(.alerting).id)
        return .result()
    }
}
