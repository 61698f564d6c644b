import AppIntents
import Foundation
import IntentWire

/// What a timer is doing.
@AppEnum(schema: .clock.timerState)
enum TimerState: String {
    case running, paused, ringing

    static let caseDisplayRepresentations: [TimerState: DisplayRepresentation] = [
        .running: "Running", .paused: "Paused", .ringing: "Ringing",
    ]
}

/// A timer of the person's.
@AppEntity(schema: .clock.timer)
struct TimerEntity {
    static let defaultQuery = TimerQuery()
    let id: UUID

    var duration: Duration
    var durationRemaining: Duration
    var state: TimerState
    var label: String?
    var isSleepTimer: Bool

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(label ?? "Timer")") }

    /// The entity of a timer; nil where it is an alarm.
    init?(_ timer: AlarmSnapshot) {
        guard timer.schedule == nil, let length = timer.preAlert else { return nil }
        id = timer.id
        duration = .seconds(length)
        let left: TimeInterval
        switch (timer.phase, timer.countdown) {
        case (.paused, let countdown?):
            state = .paused
            left = countdown.total - countdown.elapsed
        case (.countdown, let countdown?):
            state = .running
            left = countdown.fire?.timeIntervalSinceNow ?? 0
        default:
            state = .ringing
            left = 0
        }
        durationRemaining = .seconds(max(0, left).rounded())
        label = timer.title
        isSleepTimer = false
    }
}

/// Finds timers by their labels.
struct TimerQuery: EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [TimerEntity] {
        try Clock.all(identifiers).compactMap { TimerEntity($0) }
    }

    func entities(matching string: String) async throws -> [TimerEntity] {
        try await allEntities().filter { $0.label?.localizedCaseInsensitiveContains(string) ?? false }
    }

    func allEntities() async throws -> [TimerEntity] { try Clock.all().compactMap { TimerEntity($0) } }
}
