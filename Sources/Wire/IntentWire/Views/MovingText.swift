public import Foundation

/// A text that changes as time goes by.
public enum MovingText: Hashable, Sendable {
    /// The time between now and a date, as `2 hours, 5 minutes`.
    case relative(Date)
    /// The time between now and a date with its sign, as `+2 hours`.
    case offset(Date)
    /// A clock, as `1:05:09`.
    case timer(ViewTimer)
}

/// A clock that runs through an interval.
public struct ViewTimer: Hashable, Sendable {
    public var start: Date
    public var end: Date
    /// When it stopped.
    public var pausedAt: Date?
    public var countsDown: Bool
    /// Whether hours stand apart from minutes.
    public var showsHours: Bool

    /// Creates a clock.
    public init(start: Date, end: Date, pausedAt: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.start = start
        self.end = end
        self.pausedAt = pausedAt
        self.countsDown = countsDown
        self.showsHours = showsHours
    }

    /// Seconds that the clock shows at a time, within its interval.
    public func seconds(at now: Date) -> Double {
        let time = min(max(pausedAt ?? now, start), end)
        return countsDown ? end.timeIntervalSince(time) : time.timeIntervalSince(start)
    }

    /// The share of the interval that has passed or, counting down, is left: from 0 to 1.
    public func fraction(at now: Date) -> Double {
        let length = end.timeIntervalSince(start)
        return length > 0 ? min(max(seconds(at: now) / length, 0), 1) : 1
    }

    /// What the clock shows at a time: `9:05`, `1:09:05`.
    public func text(at now: Date) -> String {
        let seconds = seconds(at: now)
        // A clock that counts down shows a second until it is over.
        let whole = Int(min(countsDown ? seconds.rounded(.up) : seconds.rounded(.down), 359_999_999))
        let (minutes, rest) = whole.quotientAndRemainder(dividingBy: 60)
        let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard showsHours, hours > 0 else { return "\(minutes):\(padded(rest))" }
        return "\(hours):\(padded(minute)):\(padded(rest))"
    }
}

extension MovingText {
    /// The text at a time, in a language.
    public func text(at now: Date, locale: Locale) -> String {
        switch self {
        case .timer(let timer): timer.text(at: now)
        case .relative(let date): Self.duration(abs(date.timeIntervalSince(now)), units: 2, locale)
        case .offset(let date):
            (date < now ? "-" : "+") + Self.duration(abs(date.timeIntervalSince(now)), units: 1, locale)
        }
    }

    /// A duration in its largest units.
    private static func duration(_ seconds: Double, units: Int, _ locale: Locale) -> String {
        let duration = Duration.seconds(Int64(min(seconds, 1e11)))
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.days, .hours, .minutes, .seconds], width: units == 1 ? .wide : .abbreviated,
            maximumUnitCount: units)
        return style.locale(locale).format(duration)
    }

    /// The date that the text is about; the end of a clock.
    public var date: Date {
        switch self {
        case .relative(let date), .offset(let date): date
        case .timer(let timer): timer.end
        }
    }
}

extension MovingText: Codable {
    private enum Key: String, CodingKey { case relative, offset, timer }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let timer = try container.decodeIfPresent(ViewTimer.self, forKey: .timer) {
            self = .timer(timer)
        } else if let date = try container.decodeIfPresent(ViewDate.self, forKey: .offset) {
            self = .offset(date.date)
        } else {
            self = .relative(try container.decode(ViewDate.self, forKey: .relative).date)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .relative(let date): try container.encode(ViewDate(date: date), forKey: .relative)
        case .offset(let date): try container.encode(ViewDate(date: date), forKey: .offset)
        case .timer(let timer): try container.encode(timer, forKey: .timer)
        }
    }
}

extension ViewTimer: Codable {
    private enum Key: String, CodingKey { case start, end, pausedAt, countsDown, showsHours }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            start: try container.decode(ViewDate.self, forKey: .start).date,
            end: try container.decode(ViewDate.self, forKey: .end).date,
            pausedAt: try container.decodeIfPresent(ViewDate.self, forKey: .pausedAt)?.date,
            countsDown: try container.decode(Bool.self, forKey: .countsDown),
            showsHours: try container.decode(Bool.self, forKey: .showsHours))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(ViewDate(date: start), forKey: .start)
        try container.encode(ViewDate(date: end), forKey: .end)
        try container.encodeIfPresent(pausedAt.map(ViewDate.init), forKey: .pausedAt)
        try container.encode(countsDown, forKey: .countsDown)
        try container.encode(showsHours, forKey: .showsHours)
    }
}

/// A date as the wire has dates; what lies outside the years 1 to 9999 is taken as their nearest end.
private struct ViewDate: Codable {
    var date: Date

    init(date: Date) { self.date = date }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = WireDate.parse(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no date")
        }
        self.date = date
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let seconds = min(max(date.timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
        try container.encode(WireDate.format(Date(timeIntervalSince1970: seconds)))
    }
}
