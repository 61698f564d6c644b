import Alarms
import BeckonSystem
import Foundation
import IntentWire
import Synchronization
import Testing

/// Clocks that a test moves, and a zone that it chooses.
final class MovableAlarmClock: AlarmClock {
    private struct State {
        var moment = AlarmMoment(wall: MovableClock.start, uptime: 100, boot: "a")
        var zone = ZoneRules.universal
    }

    private let state = Mutex(State())

    func now() -> AlarmMoment { state.withLock(\.moment) }

    func zone() -> ZoneRules { state.withLock(\.zone) }

    /// Lets time pass.
    func pass(_ seconds: TimeInterval) {
        state.withLock { state in
            state.moment.wall += seconds
            state.moment.uptime += seconds
        }
    }

    /// Sets the clock on the wall.
    func set(by seconds: TimeInterval) { state.withLock { $0.moment.wall += seconds } }

    func fly(to zone: ZoneRules) { state.withLock { $0.zone = zone } }
}

/// A system with movable clocks.
struct AlarmBench: Sendable {
    let test: TestSystem
    let clock: MovableAlarmClock

    var system: BeckonSystem { test.system }

    static func with(
        adjust: (inout SystemConfiguration) -> Void = { _ in }, _ body: (AlarmBench) async throws -> Void
    ) async throws {
        let clock = MovableAlarmClock()
        try await TestSystem.with(adjust: { configuration in
            configuration.alarmClock = clock
            configuration.clock = { clock.now().wall }
            adjust(&configuration)
        }) { try await body(AlarmBench(test: $0, clock: clock)) }
    }

    /// Sets an alarm so many seconds from now.
    @discardableResult
    func set(
        in seconds: TimeInterval, snooze: TimeInterval? = nil, id: UUID = UUID(), title: String = "Tea"
    ) async throws -> UUID {
        let schedule = AlarmSchedule.fixed(date: clock.now().wall + seconds)
        let request = AlarmRequest(
            id: id, schedule: schedule, postAlert: snooze, presentation: AlarmPresentationSnapshot(title: title))
        return try await system.setAlarm(request).id
    }

    func press(_ operation: AlarmOperation, _ id: UUID) async throws {
        _ = try await system.pressAlarm(AlarmPress(id: id, action: .operation(operation)), interaction: Person())
    }

    /// Lets time pass, and tells the alarms.
    func pass(_ seconds: TimeInterval) async throws {
        clock.pass(seconds)
        try await system.tellAlarmsTime()
    }

    func phase(_ id: UUID) async throws -> AlarmPhase? {
        try await system.alarms().first { $0.id == id }?.phase
    }

    /// What happened, the first first.
    func events() async throws -> [AlarmLogEntry.Event] {
        try await system.alarmLog(limit: 1000).reversed().map(\.event)
    }
}
