/// A query as Core Spotlight writes it, taken apart.
indirect enum QueryTree: Hashable, Sendable {
    case all([QueryTree])
    case any([QueryTree])
    case not(QueryTree)
    case comparison(attribute: String, relation: Relation, value: Value)
    /// From the least to the greatest value, both included.
    case range(attribute: String, least: Value, greatest: Value)
    case constant(Bool)

    enum Relation: String, Hashable, Sendable {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case greater = ">"
        case atMost = "<="
        case atLeast = ">="
    }

    enum Value: Hashable, Sendable {
        case text(TextPattern)
        /// A number; of a date, seconds since the beginning of 2001.
        case number(Double)
        case time(QueryTime)
    }
}

/// A text that others are compared with.
struct TextPattern: Hashable, Sendable {
    /// What stands between wildcards: `"a*b"` has two parts, `"*a"` an empty one and another.
    var parts: [String]
    /// Whether case and marks of letters count nothing.
    var ignoresCase = false
    var ignoresMarks = false
    /// Whether the text may stand anywhere, from the beginning of a word to the end of one.
    var isWord = false
    /// Whether its words may stand anywhere, each for itself.
    var isTokenized = false
    /// The bytes of the parts where all letters are those of ASCII, once it is ``prepared``.
    private(set) var plainParts: [[UInt8]]?

    init(
        parts: [String], ignoresCase: Bool = false, ignoresMarks: Bool = false, isWord: Bool = false
    ) {
        self.parts = parts
        self.ignoresCase = ignoresCase
        self.ignoresMarks = ignoresMarks
        self.isWord = isWord
    }

    /// The pattern, ready to be compared with many texts.
    var prepared: TextPattern {
        var pattern = self
        pattern.plainParts = Self.plain(parts, ignoresCase: ignoresCase)
        return pattern
    }
}

/// A time that depends on now.
struct QueryTime: Hashable, Sendable {
    enum Anchor: String, Hashable, Sendable, CaseIterable {
        case now, today, yesterday
        case thisWeek = "this_week"
        case lastWeek = "last_week"
        case thisMonth = "this_month"
        case lastMonth = "last_month"
        case thisYear = "this_year"
        case lastYear = "last_year"
        /// A date that is given.
        case iso
    }

    var anchor: Anchor
    /// How much later, in the unit of the anchor: seconds, days, weeks, months, years.
    var offset = 0
    /// The given date, seconds since the beginning of 2001.
    var date: Double = 0
}

/// A query that cannot be read.
public struct QueryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The query.
    public let query: String
    /// Where it cannot be read, counted in characters from 1.
    public let column: Int
    /// What is wrong there, and what is expected.
    public let reason: String

    public var description: String { "the query cannot be read at column \(column): \(reason) in '\(query)'" }
}
