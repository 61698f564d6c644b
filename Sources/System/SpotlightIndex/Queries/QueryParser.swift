import Foundation

/// Reads queries: comparisons of attributes with values, joined by `&&`, `||`, `!` and parentheses.
///
/// - Source: developer.apple.com/documentation/corespotlight/searching-for-information-in-your-app; the same grammar as that
///   of Metadata queries ("File Metadata Search Programming Guide", Query Expression Syntax).
struct QueryParser {
    private let query: String
    private let letters: [Character]
    private var place = 0
    /// How deep the parentheses are.
    private var depth = 0
    private static let deepest = 200

    /// The tree of a query.
    ///
    /// - Throws: ``QueryError``.
    static func tree(of query: String) throws(QueryError) -> QueryTree {
        var parser = QueryParser(query)
        let tree = try parser.alternatives()
        parser.skipSpace()
        guard parser.place == parser.letters.count else {
            throw parser.error("'\(parser.letters[parser.place])' is not expected: join comparisons by && or ||")
        }
        return tree
    }

    private init(_ query: String) {
        self.query = query
        letters = Array(query)
    }

    private func error(_ reason: String, at place: Int? = nil) -> QueryError {
        QueryError(query: query, column: (place ?? self.place) + 1, reason: reason)
    }

    // MARK: - Structure

    private mutating func alternatives() throws(QueryError) -> QueryTree {
        var parts = [try conjunction()]
        while accept("||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws(QueryError) -> QueryTree {
        var parts = [try term()]
        while accept("&&") { parts.append(try term()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func term() throws(QueryError) -> QueryTree {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw error("more than \(Self.deepest) parentheses in each other") }
        if accept("(") {
            let tree = try alternatives()
            try expect(")")
            return tree
        }
        if letters.indices.contains(place), letters[place] == "!" {
            place += 1
            return .not(try term())
        }
        let start = place
        let attribute = try attribute()
        switch attribute {
        case "InRange" where accept("("): return try range()
        case "TRUEPREDICATE": return .constant(true)
        case "FALSEPREDICATE": return .constant(false)
        default: return try comparison(attribute, from: start)
        }
    }

    private mutating func range() throws(QueryError) -> QueryTree {
        let attribute = try attribute()
        try expect(",")
        let least = try value()
        try expect(",")
        let greatest = try value()
        try expect(")")
        return .range(attribute: attribute, least: least, greatest: greatest)
    }

    private mutating func comparison(_ attribute: String, from start: Int) throws(QueryError) -> QueryTree {
        skipSpace()
        let place = place
        let relations: [(String, QueryTree.Relation)] = [
            ("==", .equal), ("!=", .unequal), ("<=", .atMost), (">=", .atLeast), ("<", .less), (">", .greater),
            ("=", .equal),
        ]
        guard let (_, relation) = relations.first(where: { accept($0.0) }) else {
            throw error("an operator is expected after '\(attribute)': one of == != < > <= >=")
        }
        let value = try value()
        if case .text = value, relation != .equal && relation != .unequal {
            throw error("'\(relation.rawValue)' compares numbers and dates only: use == for text", at: place)
        }
        return .comparison(attribute: attribute, relation: relation, value: value)
    }

    // MARK: - Parts

    private mutating func attribute() throws(QueryError) -> String {
        skipSpace()
        let start = place
        while place < letters.count, letters[place] == "*" { place += 1 }
        if place > start { return "*" }
        while place < letters.count,
            letters[place].isLetter || letters[place].isNumber || letters[place] == "_" || letters[place] == "."
        {
            place += 1
        }
        guard place > start else {
            throw error("the name of an attribute is expected, as in title == \"tea*\"cd")
        }
        return Self.propertyName(String(letters[start..<place]))
    }

    /// `kMDItemTitle` names the same attribute as `title`.
    private static func propertyName(_ name: String) -> String {
        let prefix = "kMDItem"
        guard name.hasPrefix(prefix), name.count > prefix.count else { return name }
        let rest = name.dropFirst(prefix.count)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    private mutating func value() throws(QueryError) -> QueryTree.Value {
        skipSpace()
        guard place < letters.count else { throw error("a value is expected: a text in quotes, a number or a time") }
        let start = place
        switch letters[place] {
        case "\"", "'": return .text(try text(quote: letters[place]))
        case "$": return .time(try time())
        default:
            while place < letters.count, !letters[place].isWhitespace, !",()&|".contains(letters[place]) { place += 1 }
            let word = String(letters[start..<place])
            switch word.lowercased() {
            case "true", "yes": return .number(1)
            case "false", "no": return .number(0)
            default:
                guard let number = Double(word), number.isFinite else {
                    throw error("'\(word)' is no value: write text in quotes, as \"\(word)\"", at: start)
                }
                return .number(number)
            }
        }
    }

    private mutating func text(quote: Character) throws(QueryError) -> TextPattern {
        let start = place
        place += 1
        var parts = [""]
        while true {
            guard place < letters.count else { throw error("the text has no closing \(quote)", at: start) }
            let letter = letters[place]
            place += 1
            if letter == quote { break }
            switch letter {
            case "\\":
                guard place < letters.count else { throw error("the text has no closing \(quote)", at: start) }
                parts[parts.count - 1].append(letters[place])
                place += 1
            case "*": parts.append("")
            default: parts[parts.count - 1].append(letter)
            }
        }
        var pattern = TextPattern(parts: parts)
        while place < letters.count, letters[place].isLetter {
            switch letters[place] {
            case "c": pattern.ignoresCase = true
            case "d": pattern.ignoresMarks = true
            case "w": pattern.isWord = true
            case "t": pattern.isTokenized = true
            default: throw error("'\(letters[place])' is no modifier: there are c, d, w and t")
            }
            place += 1
        }
        return pattern
    }

    // MARK: - Times

    private mutating func time() throws(QueryError) -> QueryTime {
        let start = place
        guard accept("$time.") else { throw error("a time is expected, as $time.today") }
        let nameStart = place
        while place < letters.count, letters[place].isLetter || letters[place] == "_" { place += 1 }
        let name = String(letters[nameStart..<place])
        guard let anchor = QueryTime.Anchor(rawValue: name) else {
            let known = QueryTime.Anchor.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("'$time.\(name)' is not known: there are \(known)", at: start)
        }
        var time = QueryTime(anchor: anchor)
        guard accept("(") else {
            if anchor == .iso { throw error("a date is expected, as $time.iso(2026-01-31)") }
            return time
        }
        skipSpace()
        let valueStart = place
        while place < letters.count, letters[place] != ")" { place += 1 }
        let text = String(letters[valueStart..<place]).trimmingCharacters(in: .whitespaces)
        if anchor == .iso {
            guard let date = Self.date(text.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))) else {
                throw error("'\(text)' is no date: write 2026-01-31 or 2026-01-31T09:30:00Z", at: valueStart)
            }
            time.date = date.timeIntervalSinceReferenceDate
        } else {
            guard let offset = Int(text), abs(offset) < 1_000_000_000 else {
                throw error("'\(text)' is no whole number", at: valueStart)
            }
            time.offset = offset
        }
        try expect(")")
        return time
    }

    private static func date(_ text: String) -> Date? {
        let styles: [Date.ISO8601FormatStyle] = [
            .iso8601, .init(includingFractionalSeconds: true), .iso8601.year().month().day(),
        ]
        return styles.lazy.compactMap { try? $0.parse(text) }.first
    }

    // MARK: - Letters

    private mutating func skipSpace() {
        while place < letters.count, letters[place].isWhitespace { place += 1 }
    }

    private mutating func accept(_ text: String) -> Bool {
        skipSpace()
        let wanted = Array(text)
        guard letters[place...].starts(with: wanted) else { return false }
        place += wanted.count
        return true
    }

    private mutating func expect(_ text: String) throws(QueryError) {
        guard accept(text) else {
            let found = place < letters.count ? "'\(letters[place])'" : "the end"
            throw error("'\(text)' is expected, not \(found)")
        }
    }
}
