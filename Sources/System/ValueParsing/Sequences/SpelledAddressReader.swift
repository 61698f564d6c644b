/// Finds addresses of mail and of the web that are spelled out: "ann dot lee at example dot org".
struct SpelledAddressReader {
    let text: String
    let tokens: [Token]
    let table: LanguageTable
    let kinds: ValueKinds

    /// The addresses, in their order; none where the language has no words for their signs.
    func values() -> [FoundValue] {
        guard !kinds.isDisjoint(with: [.emails, .urls]), let signs = table.symbol("spelled"),
            tokens.contains(where: { $0.senses.contains { $0.symbol == signs } })
        else { return [] }
        var found: [FoundValue] = []
        var index = 0
        while index < tokens.count {
            guard let address = address(at: index, signs) else {
                index += 1
                continue
            }
            let range = tokens[index].range.lowerBound..<tokens[address.end - 1].range.upperBound
            found.append(FoundValue(range: range, text: text[range], readings: [address.value]))
            index = address.end
        }
        return found
    }

    private func address(at start: Int, _ signs: Int) -> (value: ParsedValue, end: Int)? {
        guard let name = labels(from: start, joinedBy: "._-", signs), name.text.utf8.count <= 64 else { return nil }
        if kinds.contains(.emails), sign(at: name.end, signs) == "@",
            let host = labels(from: name.end + 1, joinedBy: ".-", signs), host.text.contains("."),
            SequenceScanner.isKnownHost(host.text), name.count > 1 || isAboutMail(before: start)
        {
            return (.email(name.text + "@" + host.text), host.end)
        }
        guard kinds.contains(.urls), let host = labels(from: start, joinedBy: ".-", signs), host.isSpelled,
            host.text.contains("."), SequenceScanner.isKnownHost(host.text)
        else { return nil }
        var (url, end) = (host.text, host.end)
        while sign(at: end, signs) == "/", end + 1 < tokens.count, isLabel(end + 1, signs) {
            url += "/" + tokens[end + 1].text
            end += 2
        }
        return (.url(url), end)
    }

    /// Words with signs between them, as long as they go on.
    private func labels(
        from start: Int, joinedBy joiners: String, _ signs: Int
    ) -> (text: String, end: Int, count: Int, isSpelled: Bool)? {
        guard start < tokens.count, isLabel(start, signs) else { return nil }
        var (text, end, count, isSpelled) = (tokens[start].text, start + 1, 1, false)
        while let sign = sign(at: end, signs), joiners.contains(sign), end + 1 < tokens.count, isLabel(end + 1, signs),
            text.utf8.count < 253
        {
            if tokens[end].kind == .word {
                isSpelled = true
            } else if tokens[end].spaced || tokens[end + 1].spaced {
                break
            }
            text.append(sign)
            text += tokens[end + 1].text
            end += 2
            count += 1
        }
        return (text, end, count, isSpelled)
    }

    private func isLabel(_ index: Int, _ signs: Int) -> Bool {
        tokens[index].kind != .sign && sign(at: index, signs) == nil && tokens[index].text.utf8.allSatisfy { $0 < 128 }
    }

    /// The sign that a token is or spells.
    private func sign(at index: Int, _ signs: Int) -> Character? {
        guard index < tokens.count else { return nil }
        if tokens[index].kind == .sign { return tokens[index].text.first }
        guard let sense = tokens[index].senses.first(where: { $0.symbol == signs && $0.tail.isEmpty }),
            let scalar = Unicode.Scalar(Int(sense.value))
        else { return nil }
        return Character(scalar)
    }

    /// Whether a name of one word is part of an address: "my mail is ann at example dot org", but not "meet me at …".
    private func isAboutMail(before index: Int) -> Bool {
        guard index > 0 else { return true }
        let mail = table.symbol("mailword")
        return tokens[max(0, index - 4)..<index].contains { token in token.senses.contains { $0.symbol == mail } }
    }
}
