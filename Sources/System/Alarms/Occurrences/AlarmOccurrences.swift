public import Foundation
public import IntentWire

/// The instants at which a schedule rings in one zone.
///
/// A time of day that a day does not have, because clocks are put forward over it, is the first instant after the gap. A
/// time that a day has twice is the first of both. A day that a zone leaves out is passed over. So a daily alarm rings
/// once for each day that there is, in the order of the days.
///
/// - Source: measured at every change of every zone, since Foundation's `Calendar.nextDate(matchingPolicy: .nextTime)`
///   passes over whole days at some of them; see Documentation/AlarmKit.md.
public struct AlarmOccurrences: Hashable, Sendable {
    public let schedule: AlarmSchedule
    public let zone: ZoneRules

    /// Creates the occurrences of a schedule.
    public init(_ schedule: AlarmSchedule, in zone: ZoneRules) {
        self.schedule = schedule
        self.zone = zone
    }

    /// The first ring after an instant; nil where there is none any more.
    public func next(after date: Date) -> Date? {
        switch schedule {
        case .fixed(let instant): return instant > date ? instant : nil
        case .relative(let time, let weekdays):
            guard time.isValid else { return nil }
            let second = date.wholeSecond
            // A day before, since a gap may have moved yesterday's ring past midnight; and as many after as the longest
            // way to a day of the week, two of which a zone may leave out.
            var day = CivilDay(localSecond: second + Int64(zone.offset(at: second))).adding(-2)
            for _ in 0..<(weekdays.isEmpty ? 6 : 18) {
                if weekdays.isEmpty || weekdays.contains(day.weekday), let ring = instant(of: time, on: day),
                    ring > second
                {
                    return Date(timeIntervalSince1970: Double(ring))
                }
                day = day.adding(1)
            }
            return nil
        }
    }

    /// When a time of a day is; nil where the zone leaves out the day.
    func instant(of time: AlarmTime, on day: CivilDay) -> Int64? {
        let wanted = day.start + Int64(time.hour * 3600 + time.minute * 60)
        // Local time differs from universal time by less than 26 hours, so this lies before the wanted time.
        var start = wanted - 30 * 3600
        var offset = Int64(zone.offset(at: start))
        for transition in zone.transitions(after: start, through: wanted + 30 * 3600) {
            if wanted - offset < transition.instant { break }
            // Clocks jump from one local time to another; a whole day between them does not take place.
            let (from, to) = (transition.instant + offset, transition.instant + Int64(transition.offset))
            if from <= day.start, day.adding(1).start <= to { return nil }
            start = transition.instant
            offset = Int64(transition.offset)
        }
        return max(start, wanted - offset)
    }
}
