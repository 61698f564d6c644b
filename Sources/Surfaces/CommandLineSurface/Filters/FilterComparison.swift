import IntentWire

/// The words and signs for comparisons.
enum FilterComparison {
    /// Every wording with its operator; longer ones come first, so that `is not` is not read as `is`.
    private static let wordings: [(words: [String], comparison: ComparisonOperator)] = [
        (["is", "greater", "than", "or", "equal", "to"], .greaterThanOrEqualTo),
        (["is", "less", "than", "or", "equal", "to"], .lessThanOrEqualTo),
        (["is", "on", "or", "before"], .lessThanOrEqualTo), (["is", "on", "or", "after"], .greaterThanOrEqualTo),
        (["is", "not", "equal", "to"], .notEqualTo), (["is", "greater", "than"], .greaterThan),
        (["is", "less", "than"], .lessThan), (["is", "more", "than"], .greaterThan),
        (["is", "at", "least"], .greaterThanOrEqualTo), (["is", "at", "most"], .lessThanOrEqualTo),
        (["is", "equal", "to"], .equalTo), (["is", "between"], .isBetween), (["is", "before"], .lessThan),
        (["is", "after"], .greaterThan), (["is", "not"], .notEqualTo), (["starts", "with"], .hasPrefix),
        (["begins", "with"], .hasPrefix), (["ends", "with"], .hasSuffix), (["has", "prefix"], .hasPrefix),
        (["has", "suffix"], .hasSuffix), (["between"], .isBetween), (["before"], .lessThan),
        (["after"], .greaterThan), (["contains"], .contains), (["isn't"], .notEqualTo), (["is"], .equalTo),
    ]
    private static let signs: [String: ComparisonOperator] = [
        "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "≠": .notEqualTo, "<": .lessThan,
        "<=": .lessThanOrEqualTo, "≤": .lessThanOrEqualTo, ">": .greaterThan, ">=": .greaterThanOrEqualTo,
        "≥": .greaterThanOrEqualTo,
    ]

    /// The comparison that the tokens begin with, and how many tokens it takes.
    static func leading(_ tokens: ArraySlice<FilterTokenizer.Token>) -> (comparison: ComparisonOperator, count: Int)? {
        guard let first = tokens.first else { return nil }
        if first.kind == .sign { return signs[first.text].map { ($0, 1) } }
        for (words, comparison) in wordings where tokens.count >= words.count {
            if zip(tokens, words).allSatisfy({ $0.isWord($1) }) { return (comparison, words.count) }
        }
        return nil
    }

    /// How a comparison is written.
    ///
    /// - Parameter isDate: Whether dates are compared, which have words of their own.
    static func wording(of comparison: ComparisonOperator, isDate: Bool) -> String {
        switch comparison {
        case .equalTo: "is"
        case .notEqualTo: "is not"
        case .contains: "contains"
        case .hasPrefix: "starts with"
        case .hasSuffix: "ends with"
        case .lessThan: isDate ? "is before" : "<"
        case .lessThanOrEqualTo: isDate ? "is on or before" : "<="
        case .greaterThan: isDate ? "is after" : ">"
        case .greaterThanOrEqualTo: isDate ? "is on or after" : ">="
        case .isBetween: "is between … and …"
        }
    }
}
