import Foundation

/// A moment at which the clocks of a zone are set.
struct ClockChange: Hashable, Sendable {
    /// The first moment of the new time.
    let date: Date
    /// The offsets from Greenwich before and after, in seconds.
    let before: Int
    let after: Int

    /// By how much clocks are set forward, in seconds; back where negative.
    var shift: Int { after - before }
}

extension ClockChange {
    /// How far ahead is searched: longer than any rule pauses.
    private static let horizon: TimeInterval = 20 * 366 * 86_400

    /// The next change of a zone's clocks after a date; nil where there is none in twenty years.
    ///
    /// Foundation also stops at moments where only the name of the time changes, and may step over a change; so the
    /// offsets on both sides tell.
    static func next(in zone: TimeZone, after date: Date) -> ClockChange? {
        let end = date.addingTimeInterval(horizon)
        var start = date
        while start < end {
            let found = zone.nextDaylightSavingTimeTransition(after: start)
            let limit = found.flatMap { $0 > start && $0 < end ? $0 : nil } ?? end
            if let change = firstChange(in: zone, from: start, to: limit) { return change }
            start = limit
        }
        return nil
    }

    /// The change between two dates of different offsets, found by bisection to the second.
    private static func firstChange(in zone: TimeZone, from start: Date, to end: Date) -> ClockChange? {
        let before = zone.secondsFromGMT(for: start)
        guard zone.secondsFromGMT(for: end) != before else { return nil }
        var low = Int(start.timeIntervalSince1970.rounded(.down))
        var high = Int(end.timeIntervalSince1970.rounded(.up))
        while high - low > 1 {
            let middle = (low + high) / 2
            if zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(middle))) == before {
                low = middle
            } else {
                high = middle
            }
        }
        let date = Date(timeIntervalSince1970: TimeInterval(high))
        return ClockChange(date: date, before: before, after: zone.secondsFromGMT(for: date))
    }
}
