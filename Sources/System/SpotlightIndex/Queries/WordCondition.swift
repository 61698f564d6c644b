/// What the words of an item must be so that it can fit a query at all, as a question to the full-text table.
///
/// - Source: SQLite, FTS5 extension: full-text query syntax (strings, prefix queries, boolean operators).
struct WordCondition {
    /// The question, for `MATCH`.
    private(set) var match: String
    /// The gaps with which an item may fit although the table does not say so.
    private(set) var gaps: WordCoverage

    /// What a query asks of words; nil where it asks nothing that the table could tell.
    static func of(_ tree: QueryTree) -> WordCondition? {
        switch tree {
        case .all(let parts):
            let known = parts.compactMap(of)
            return known.isEmpty ? nil : joined(known, by: "AND")
        case .any(let parts):
            let known = parts.compactMap(of)
            return known.isEmpty || known.count < parts.count ? nil : joined(known, by: "OR")
        case .comparison(let attribute, .equal, .text(let pattern)):
            let isAny = attribute == "*"
            guard isAny || WordCoverage.attributes.contains(attribute), let match = pattern.wordMatch else {
                return nil
            }
            return WordCondition(match: match, gaps: isAny ? [.otherWords, .otherAttributes] : .otherWords)
        case .comparison, .range, .not, .constant: return nil
        }
    }

    private static func joined(_ parts: [WordCondition], by word: String) -> WordCondition {
        WordCondition(
            match: parts.map { "(\($0.match))" }.joined(separator: " \(word) "),
            gaps: parts.reduce(into: []) { $0.formUnion($1.gaps) })
    }
}

extension TextPattern {
    /// The words that a plain text must have to fit, as a question to the full-text table; nil where there are none.
    fileprivate var wordMatch: String? {
        // A number is also compared with attributes that are numbers, which have no words.
        if parts.count == 1, Double(parts[0]) != nil { return nil }
        guard parts.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 && $0 != 0x27 } }) else { return nil }
        var terms: [String] = []
        // Where a text may stand anywhere, empty parts at the ends say that words may go on there.
        let used = isWord ? Array(parts.indices.filter { !parts[$0].isEmpty }) : Array(parts.indices)
        let startsFreely = isWord && parts.count > 1 && parts.first?.isEmpty == true
        let endsFreely = isWord && parts.count > 1 && parts.last?.isEmpty == true
        for (order, index) in used.enumerated() {
            let words = Self.runs(parts[index])
            for word in words {
                if isTokenized {
                    let goesOn = word.isAtEnd && index + 1 < parts.count
                    add(word.text, isBeginning: goesOn, to: &terms)
                    continue
                }
                let isBegun = !word.isAtStart || (order == 0 && !startsFreely)
                let isEnded = !word.isAtEnd || (order == used.count - 1 && !endsFreely)
                if isBegun { add(word.text, isBeginning: !isEnded, to: &terms) }
            }
        }
        return terms.isEmpty ? nil : terms.joined(separator: " ")
    }

    private func add(_ word: String, isBeginning: Bool, to terms: inout [String]) {
        // One letter may be that of a possessive, which the table leaves out; and a longer word than it has is cut there.
        guard 2...TextTokens.longest ~= word.utf8.count else { return }
        terms.append("\"\(word.lowercased())\"" + (isBeginning ? "*" : ""))
    }

    /// The words of a part, and whether they touch its ends.
    private static func runs(_ part: String) -> [(text: String, isAtStart: Bool, isAtEnd: Bool)] {
        part.split { !$0.isLetter && !$0.isNumber }.map {
            (String($0), $0.startIndex == part.startIndex, $0.endIndex == part.endIndex)
        }
    }
}
