import Foundation

/// What the clocks on the walls of a zone show, and when that is.
enum WallTime: Hashable, Sendable {
    /// They show it once.
    case once(Date)
    /// They show it twice, since they are set back.
    case twice(Date, Date)
    /// They never show it, since they are set forward over it; the moment that would have been it.
    case skipped(Date)

    /// The moment that is meant: of two the first.
    var date: Date {
        switch self {
        case .once(let date), .twice(let date, _), .skipped(let date): date
        }
    }

    /// Finds the moments.
    ///
    /// - Parameters:
    ///   - components: Year, month, day, hour, minute and second of the Gregorian calendar; what is missing is the lowest.
    ///   - zone: Where the clocks are.
    /// - Returns: Nil where there is no such day or time of day.
    init?(_ components: DateComponents, in zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let plain = DateComponents(
            year: components.year, month: components.month, day: components.day, hour: components.hour ?? 0,
            minute: components.minute ?? 0, second: components.second ?? 0)
        guard plain.isValidDate(in: calendar), let shown = calendar.date(from: plain) else { return nil }
        // No clock is set twice in two days, so the offsets a day before and after are all that count.
        let offsets = [-86_400.0, 86_400].map { zone.secondsFromGMT(for: shown.addingTimeInterval($0)) }
        let dates = Set(offsets).map { shown.addingTimeInterval(TimeInterval(-$0)) }
            .filter { zone.secondsFromGMT(for: $0) == Int(shown.timeIntervalSince($0)) }.sorted()
        switch dates.count {
        case 0: self = .skipped(shown.addingTimeInterval(TimeInterval(-offsets[0])))
        case 1: self = .once(dates[0])
        default: self = .twice(dates[0], dates[1])
        }
    }
}
