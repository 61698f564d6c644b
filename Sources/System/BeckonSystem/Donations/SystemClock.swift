import Alarms
import Foundation

/// Tells what is learnt the time, and how far the clock on the wall is from universal time.
struct SystemClock: Sendable {
    let now: @Sendable () -> Date
    private let zone: any AlarmClock

    init(_ configuration: SystemConfiguration) {
        now = configuration.clock
        zone = configuration.alarmClock
    }

    /// How far the clock on the wall is ahead of universal time at a moment, in seconds.
    func offset(at date: Date) -> Int { zone.zone().offset(at: date) }
}
