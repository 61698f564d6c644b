/// Finds out what the tokens of a text can be in a language.
struct Lexer {
    let table: LanguageTable

    /// The tokens of a text with their senses; words that are written together are taken apart.
    func tokens(of text: String) -> [Token] {
        var result: [Token] = []
        for var token in Tokenizer.tokens(of: text) {
            if token.kind == .digits {
                token.senses = table.grammar.words[token.text] ?? []
                result.append(token)
                continue
            }
            if let senses = senses(of: token.text) {
                token.senses = senses
                result.append(token)
            } else if table.hasCompounds, token.kind == .word, token.text.utf8.count > 5,
                let parts = split(token, in: text)
            {
                result += parts
            } else if token.kind == .word, let sense = derived(token.text) {
                token.senses = [sense]
                result.append(token)
            } else {
                result.append(token)
            }
        }
        return result
    }

    private func senses(of word: String) -> [Sense]? {
        if let senses = table.grammar.words[word] { return senses }
        if word.hasSuffix("'s") { return table.grammar.words[String(word.dropLast(2))] }
        return nil
    }

    /// What a word is that is a number with an ending: "treintaicincoavos", "dreieinhalb"; `nil` if it is no such word.
    private func derived(_ word: String) -> Sense? {
        if let symbol = table.symbol("fixed"), let (suffix, rest) = fractionSuffix(of: word),
            let value = number(in: word, before: [suffix]), value >= 1
        {
            return Sense(symbol: symbol, value: value + rest, tail: [])
        }
        if let symbol = table.symbol("denom"), let value = number(in: word, before: table.denominatorSuffixes),
            value > 2
        {
            return Sense(symbol: symbol, value: value, tail: [])
        }
        return nil
    }

    private func fractionSuffix(of word: String) -> (String, Double)? {
        table.fractionSuffixes.filter { word.hasSuffix($0.key) }.max { $0.key.count < $1.key.count }.map {
            ($0.key, $0.value)
        }
    }

    /// The number that stands before one of the endings of a word.
    private func number(in word: String, before suffixes: [String]) -> Double? {
        guard word.utf8.count < 60,
            let suffix = suffixes.filter({ word.hasSuffix($0) }).max(by: { $0.count < $1.count })
        else { return nil }
        let stem = word.dropLast(suffix.count)
        for text in [String(stem), stem + "a", stem + "o"] {
            let token = Token(kind: .word, text: text, range: text.startIndex..<text.endIndex, spaced: true)
            var known = token
            known.senses = table.grammar.words[text] ?? []
            let parts = known.senses.isEmpty ? split(token, in: text) ?? [] : [known]
            guard !parts.isEmpty else { continue }
            var (numbers, ordinals): ([NumberMatch], [NumberMatch]) = ([], [])
            let reader = NumberReader(tokens: parts, table: table, classes: NumberClasses(table))
            WordNumber(reader: reader, start: 0, isPlain: true).read(&numbers, &ordinals)
            if let number = numbers.last, number.end == parts.count { return number.value }
        }
        return nil
    }

    /// Takes a word apart into words that the language writes together, the longest first; `nil` if that cannot be done.
    private func split(_ token: Token, in text: String) -> [Token]? {
        let letters = Array(token.text)
        guard letters.count <= 80 else { return nil }
        var dead: Set<Int> = []
        func pieces(from start: Int) -> [(Int, [Sense])]? {
            if start == letters.count { return [] }
            if dead.contains(start) { return nil }
            var end = letters.count
            while end > start {
                let senses = (table.grammar.words[String(letters[start..<end])] ?? [])
                    .filter { table.isCompoundable($0.symbol) && $0.tail.isEmpty }
                // Single letters only join: "treintaicinco".
                let joins = end - start > 1 || (start > 0 && end < letters.count)
                if !senses.isEmpty, joins, let rest = pieces(from: end) { return [(end, senses)] + rest }
                end -= 1
            }
            dead.insert(start)
            return nil
        }
        guard let found = pieces(from: 0), found.count > 1 else { return nil }
        // A folded letter can be two letters of the text or one: places inside a word are reckoned only if they match.
        let exact = text[token.range].count == letters.count
        var result: [Token] = []
        var start = 0
        for (end, senses) in found {
            var range = token.range
            if exact {
                range =
                    text.index(
                        token.range.lowerBound, offsetBy: start)..<text.index(
                        token.range.lowerBound, offsetBy: end)
            }
            result.append(
                Token(
                    kind: .word, text: String(letters[start..<end]), range: range,
                    spaced: start == 0 ? token.spaced : false, senses: senses))
            start = end
        }
        return result
    }
}
