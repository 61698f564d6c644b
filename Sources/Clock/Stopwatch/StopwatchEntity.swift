import AppIntents
import Foundation

/// What a stopwatch is doing.
@AppEnum(schema: .clock.stopwatchState)
enum StopwatchState: String {
    case running, paused

    static let caseDisplayRepresentations: [StopwatchState: DisplayRepresentation] = [
        .running: "Running", .paused: "Paused",
    ]
}

/// The person's stopwatch.
@AppEntity(schema: .clock.stopwatch)
struct StopwatchEntity {
    static let defaultQuery = StopwatchQuery()
    let id: UUID

    var laps: [Duration]
    var startTime: Date
    var pauseTime: Date?
    var state: StopwatchState

    var displayRepresentation: DisplayRepresentation {
        let elapsed = Duration.seconds(max(0, (pauseTime ?? .now).timeIntervalSince(startTime)))
        return DisplayRepresentation(
            title: "\(elapsed.formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 1))))")
    }

    /// The entity of a stopwatch.
    init(_ stopwatch: Stopwatch) {
        id = stopwatch.id
        laps = stopwatch.laps.map { .seconds($0) }
        startTime = stopwatch.start
        pauseTime = stopwatch.pause
        state = stopwatch.pause == nil ? .running : .paused
    }
}

/// Finds the stopwatch, where it was started.
struct StopwatchQuery: EnumerableEntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [StopwatchEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    func allEntities() async throws -> [StopwatchEntity] { try Stopwatch.current().map { [StopwatchEntity($0)] } ?? [] }
}
