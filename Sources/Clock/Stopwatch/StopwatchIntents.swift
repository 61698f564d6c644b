import AppIntents
import Foundation

/// Starts the stopwatch, or lets it go on.
@AppIntent(schema: .clock.startStopwatch)
struct StartStopwatchIntent {
    func perform() async throws -> some IntentResult & ReturnsValue<StopwatchEntity> {
        let stopwatch = try Stopwatch.current()?.resumed(at: .now) ?? Stopwatch(start: .now)
        try stopwatch.keep()
        return .result(value: StopwatchEntity(stopwatch))
    }
}

/// Lets the stopwatch stand still; what it has measured stays.
@AppIntent(schema: .clock.stopStopwatch)
struct StopStopwatchIntent {
    func perform() async throws -> some IntentResult & ReturnsValue<StopwatchEntity> {
        guard var stopwatch = try Stopwatch.current() else { throw ClockError.noStopwatch }
        stopwatch.pause = stopwatch.pause ?? .now
        try stopwatch.keep()
        return .result(value: StopwatchEntity(stopwatch))
    }
}

/// Ends a lap and begins the next one.
@AppIntent(schema: .clock.lapStopwatch)
struct LapStopwatchIntent {
    func perform() async throws -> some IntentResult & ReturnsValue<StopwatchEntity> {
        guard let stopwatch = try Stopwatch.current(), stopwatch.pause == nil else { throw ClockError.noStopwatch }
        let lapped = stopwatch.lapped(at: .now)
        try lapped.keep()
        return .result(value: StopwatchEntity(lapped))
    }
}

/// Puts the stopwatch back to nothing.
@AppIntent(schema: .clock.resetStopwatch)
struct ResetStopwatchIntent {
    func perform() async throws -> some IntentResult {
        try Stopwatch.forget()
        return .result()
    }
}
