/// A value in a text, and where it stands.
public struct FoundValue: Sendable {
    /// Where it stands.
    public var range: Range<String.Index>
    /// The words themselves.
    public var text: Substring
    /// What it means; more than one where the words leave it open, the likeliest first: "Monday" is the next one, or the last.
    public var readings: [ParsedValue]

    /// The likeliest reading.
    public var value: ParsedValue { readings[0] }
}

/// A sort of values.
public struct ValueKinds: OptionSet, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Days, times, ranges of them, recurring times.
    public static let times = ValueKinds(rawValue: 1)
    /// Lengths of time.
    public static let durations = ValueKinds(rawValue: 2)
    /// Numbers.
    public static let numbers = ValueKinds(rawValue: 4)
    /// Places in a row.
    public static let ordinals = ValueKinds(rawValue: 8)
    /// Shares in per cent.
    public static let percentages = ValueKinds(rawValue: 16)
    /// Amounts of units.
    public static let measurements = ValueKinds(rawValue: 32)
    /// Amounts of money.
    public static let money = ValueKinds(rawValue: 64)
    /// How old someone is.
    public static let ages = ValueKinds(rawValue: 128)
    /// Numbers between bounds.
    public static let numberRanges = ValueKinds(rawValue: 256)
    /// Phone numbers.
    public static let phoneNumbers = ValueKinds(rawValue: 512)
    /// Addresses of electronic mail.
    public static let emails = ValueKinds(rawValue: 1_024)
    /// Addresses of the web.
    public static let urls = ValueKinds(rawValue: 2_048)
    /// Yes and no.
    public static let booleans = ValueKinds(rawValue: 4_096)
    /// All of them.
    public static let all = ValueKinds(rawValue: 8_191)
}

/// What values are relative to. Nothing is taken from the machine.
public struct ValueContext: Sendable {
    /// Now, where the person is.
    public var now: CivilDateTime
    /// The first day of the week: 1 is Monday, 7 Sunday.
    public var firstWeekday: Int
    /// Whether 3/4 is the fourth of March, as in the United States.
    public var monthFirst: Bool
    /// How many minutes the clock here is ahead of Greenwich; `nil` where times of other zones are left as they are.
    public var minutesFromGMT: Int?

    /// A context by its parts.
    public init(
        now: CivilDateTime, firstWeekday: Int = 1, monthFirst: Bool = true, minutesFromGMT: Int? = nil
    ) {
        self.now = now
        self.minutesFromGMT = minutesFromGMT
        self.firstWeekday = firstWeekday
        self.monthFirst = monthFirst
    }
}
