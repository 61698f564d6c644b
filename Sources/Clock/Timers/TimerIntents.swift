import AlarmKit
import AppIntents
import Foundation
import IntentWire

/// Starts a timer.
@AppIntent(schema: .clock.createTimer)
struct CreateTimerIntent {
    var duration: Duration
    var label: String?
    @Parameter(default: false)
    var isSleepTimer: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<TimerEntity> {
        // What a sleep timer ends is what a phone plays; here it rings as any other.
        let seconds = duration / .seconds(1)
        let timer = try await Clock.set(schedule: nil, preAlert: seconds, postAlert: seconds, label: label)
        guard let entity = TimerEntity(timer) else { throw ClockError.gone }
        return .result(value: entity)
    }
}

/// Changes a timer: a new one takes its place, which is there before the old one is gone.
@AppIntent(schema: .clock.updateTimer)
struct UpdateTimerIntent {
    var timer: TimerEntity
    var duration: Duration?
    var label: String?
    var isSleepTimer: Bool?

    func perform() async throws -> some IntentResult & ReturnsValue<TimerEntity> {
        guard let old = try Clock.all([timer.id]).first.flatMap({ TimerEntity($0) }) else { throw ClockError.gone }
        let seconds = (duration ?? old.duration) / .seconds(1)
        let changed = try await Clock.set(
            schedule: nil, preAlert: seconds, postAlert: seconds, label: label ?? old.label)
        try AlarmManager.shared.cancel(id: old.id)
        guard let entity = TimerEntity(changed) else { throw ClockError.gone }
        return .result(value: entity)
    }
}

/// Takes timers away.
@AppIntent(schema: .clock.cancelTimer)
struct CancelTimerIntent {
    var entities: [TimerEntity]

    func perform() async throws -> some IntentResult {
        for entity in entities { try AlarmManager.shared.cancel(id: entity.id) }
        return .result()
    }
}

/// Lets a timer stand still.
@AppIntent(schema: .clock.pauseTimer)
struct PauseTimerIntent {
    var timer: TimerEntity

    func perform() async throws -> some IntentResult {
        try AlarmManager.shared.pause(id: timer.id)
        return .result()
    }
}

/// Lets a timer go on.
@AppIntent(schema: .clock.resumeTimer)
struct ResumeTimerIntent {
    @Parameter(title: "Timer")
    var timer: TimerEntity?

    func perform() async throws -> some IntentResult {
        try AlarmManager.shared.resume(id: timer?.id ?? Clock.only(.paused).id)
        return .result()
    }
}
