/// What a piece of text means.
public enum ParsedValue: Hashable, Sendable {
    /// A number; a fraction is its quotient.
    case number(Double)
    /// A share, where 50 is a half.
    case percentage(Double)
    /// A place in a row.
    case ordinal(OrdinalPosition)
    /// An amount of a unit, as length, mass, temperature.
    case measurement(Measure)
    /// An amount of money.
    case money(Money)
    /// How old someone or something is.
    case age(TimeSpan)
    /// A length of time.
    case duration(TimeSpan)
    /// A day.
    case date(CivilDate)
    /// A time of day.
    case time(CivilTime)
    /// A moment.
    case dateTime(CivilDateTime)
    /// Days from the first one until before the second one; `nil` where it is open.
    case dateRange(CivilDate?, CivilDate?)
    /// Times of day from the first one until the second one; `nil` where it is open.
    case timeRange(CivilTime?, CivilTime?)
    /// Moments from the first one until the second one; `nil` where it is open.
    case dateTimeRange(CivilDateTime?, CivilDateTime?)
    /// A time that comes again and again.
    case recurrence(Recurrence)
    /// Numbers between two bounds.
    case numberRange(NumberRange)
    /// A phone number, as it was written.
    case phoneNumber(String)
    /// An address of electronic mail.
    case email(String)
    /// An address of the web.
    case url(String)
    /// Yes or no.
    case boolean(Bool)
}

/// A place in a row, counted from its beginning, its end, or where one stands.
public struct OrdinalPosition: Hashable, Sendable {
    /// What the place is counted from.
    public enum Origin: Hashable, Sendable { case start, current, end }
    /// What the place is counted from.
    public var origin: Origin
    /// From the start: 1 is the first. From the end: 0 is the last, -1 the one before. From the current one: 1 is the next.
    public var offset: Int

    /// A place by its parts.
    public init(_ origin: Origin, _ offset: Int) {
        self.origin = origin
        self.offset = offset
    }

    /// The index in a row of so many choices; `nil` where there is none, or where it depends on what is current.
    public func index(in count: Int) -> Int? {
        let index =
            switch origin {
            case .start: offset - 1
            case .end: count - 1 + offset
            case .current: -1
            }
        return (0..<count).contains(index) ? index : nil
    }
}

/// An amount of a unit.
public struct Measure: Hashable, Sendable {
    /// The amount.
    public var amount: Double
    /// The family of the unit, as Foundation names it without the prefix: `Length`, `Mass`, `Temperature`.
    public var family: String
    /// The unit, as Foundation names it: `kilometers`. A temperature without a scale has `degrees`.
    public var unit: String

    /// A measure by its parts.
    public init(_ amount: Double, _ family: String, _ unit: String) {
        self.amount = amount
        self.family = family
        self.unit = unit
    }
}

/// An amount of money.
public struct Money: Hashable, Sendable {
    /// The amount, in whole units of the currency.
    public var amount: Double
    /// The code of the currency by ISO 4217; `nil` where only a part as "cents" was said.
    public var currency: String?

    /// An amount by its parts.
    public init(_ amount: Double, _ currency: String?) {
        self.amount = amount
        self.currency = currency
    }
}

/// Numbers between two bounds.
public struct NumberRange: Hashable, Sendable {
    /// The lower bound; `nil` where there is none.
    public var lower: Double?
    /// The upper bound; `nil` where there is none.
    public var upper: Double?
    /// Whether the lower bound belongs to the range.
    public var includesLower: Bool
    /// Whether the upper bound belongs to the range.
    public var includesUpper: Bool
    /// What the numbers count, where it was said: "between 10 and 20 dollars"; `nil` for plain numbers.
    public var unit: Unit?

    /// What the numbers of a range count.
    public enum Unit: Hashable, Sendable {
        /// Shares in per cent.
        case percent
        /// Money, by the code of ISO 4217.
        case currency(String)
        /// A unit, named as in `Measure`.
        case measure(family: String, unit: String)
    }

    /// A range by its parts.
    public init(lower: Double?, upper: Double?, includesLower: Bool, includesUpper: Bool, unit: Unit? = nil) {
        self.lower = lower
        self.upper = upper
        self.includesLower = includesLower
        self.includesUpper = includesUpper
        self.unit = unit
    }
}

/// A time that comes again and again.
public struct Recurrence: Hashable, Sendable {
    /// How many units lie between two times.
    public var interval: Double
    /// The unit of the interval.
    public var unit: TimeSpan.Unit
    /// The day of the week (1 is Monday), where one was said.
    public var weekday: Int?
    /// Which such day of the week of the month: 1 is the first, -1 the last; `nil` for each of them.
    public var nth: Int?
    /// The month, where one was said.
    public var month: Int?
    /// The day of the month, where one was said.
    public var day: Int?
    /// The time of day, where one was said.
    public var time: CivilTime?
    /// The part of the day, where one was said without a time.
    public var part: DayPart?
}

/// A part of the day.
public enum DayPart: Int, Hashable, Sendable {
    case morning = 1, afternoon, evening, night, midday, businessHours, daytime

    /// When it begins and ends; a table of a language may say otherwise.
    var hours: ClosedRange<Int> {
        switch self {
        case .morning: 8...12
        case .afternoon: 12...16
        case .evening: 16...20
        case .night: 20...24
        case .midday: 11...13
        case .businessHours: 8...18
        case .daytime: 8...18
        }
    }
}
