public import Foundation

/// A moment, and the clock on the wall by which somebody lived then.
///
/// Habits follow the clock on the wall: half past eight stays half past eight when summer time begins, and on a journey.
public struct LocalMoment: Hashable, Sendable {
    public var date: Date
    /// How far the clock on the wall was ahead of universal time, in seconds.
    public var offset: Int

    /// Creates a moment.
    ///
    /// - Parameters:
    ///   - date: When.
    ///   - offset: How far the clock on the wall was ahead of universal time, in seconds.
    public init(_ date: Date, offset: Int) {
        self.date = date
        self.offset = offset
    }

    private var wallSeconds: Double { date.timeIntervalSince1970 + Double(offset) }

    /// Minutes since midnight, 0 to less than 1,440.
    public var minuteOfDay: Double {
        let minutes = (wallSeconds / 60).truncatingRemainder(dividingBy: 1440)
        return minutes < 0 ? minutes + 1440 : minutes
    }

    /// The day of the week: 0 for Monday, 6 for Sunday.
    public var weekday: Int {
        // 1 January 1970 was a Thursday.
        let day = ((wallSeconds / 86_400).rounded(.down) + 3).truncatingRemainder(dividingBy: 7)
        return Int(day < 0 ? day + 7 : day)
    }

    /// How many minutes lie between two times of day, the shorter way round: 0 to 720.
    public static func distance(_ first: Double, _ second: Double) -> Double {
        let apart = abs(first - second)
        return min(apart, 1440 - apart)
    }
}
