public import Foundation

/// A moment by both clocks of a machine: the one on the wall, which people and networks set, and the one that runs
/// evenly from its start, sleep included.
public struct AlarmMoment: Codable, Hashable, Sendable {
    public var wall: Date
    /// Seconds since the machine started.
    public var uptime: TimeInterval
    /// Which start of the machine that was.
    public var boot: String

    /// Creates a moment.
    public init(wall: Date, uptime: TimeInterval, boot: String) {
        self.wall = wall
        self.uptime = uptime
        self.boot = boot
    }

    /// How much time has passed since an earlier moment, in seconds: by the even clock, or by the wall where the machine
    /// has started anew in between. Never less than 0.
    public func elapsed(since earlier: AlarmMoment) -> TimeInterval {
        max(0, boot == earlier.boot ? uptime - earlier.uptime : wall.timeIntervalSince(earlier.wall))
    }
}
