import Foundation

/// Splits a text like `1h30m` or `2 hours and 5 min` into numbers and the words behind them.
enum QuantityScanner {
    struct Quantity {
        var number: Decimal
        /// The word behind the number, in lower case; empty where there is none.
        var unit: String
    }

    /// The quantities, or nil where the text is something else.
    static func scan(_ text: String) -> [Quantity]? {
        var quantities: [Quantity] = []
        var rest = Substring(text.lowercased().trimmingCharacters(in: .whitespaces))
        while !rest.isEmpty {
            if !quantities.isEmpty {
                rest = rest.drop { $0 == " " || $0 == "," }
                if rest.hasPrefix("and ") { rest = rest.dropFirst(4) }
            }
            guard let match = rest.prefixMatch(of: /(an?(?=\s)|half an?(?=\s)|[0-9]+(?:\.[0-9]+)?)\s*([a-zµ]*)\.?\s*/),
                let number = number(String(match.output.1))
            else { return nil }
            quantities.append(Quantity(number: number, unit: String(match.output.2)))
            rest = rest[match.range.upperBound...]
        }
        return quantities.isEmpty ? nil : quantities
    }

    private static func number(_ text: String) -> Decimal? {
        if text.hasPrefix("half") { return 0.5 }
        return text.hasPrefix("a") ? 1 : NumberReader.parse(text)
    }
}
