/// Finds addresses: of mail, of the web, and phone numbers.
struct SequenceScanner {
    let text: String
    let kinds: ValueKinds

    /// The addresses, in their order.
    func values() -> [FoundValue] {
        guard !kinds.isDisjoint(with: [.emails, .urls, .phoneNumbers]) else { return [] }
        var found: [FoundValue] = []
        for var word in words() {
            if let scheme = text[word].firstRange(of: "://") {
                var start = scheme.lowerBound
                while start > word.lowerBound, text[text.index(before: start)].isASCII,
                    text[text.index(before: start)].isLetter
                {
                    start = text.index(before: start)
                }
                word = start..<word.upperBound
            }
            if let value = email(word) ?? url(word) { found.append(value) }
        }
        if kinds.contains(.phoneNumbers) { found += phoneNumbers(outside: found) }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The runs between spaces, without the signs around them.
    private func words() -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var start: String.Index?
        var index = text.startIndex
        func close(_ end: String.Index) {
            guard var from = start else { return }
            var until = end
            while from < until, "\"'(<[{“”«»,;".contains(text[from]) { from = text.index(after: from) }
            while from < until, "\"')>]}“”«».,;:!?".contains(text[text.index(before: until)]) {
                until = text.index(before: until)
            }
            if from < until { ranges.append(from..<until) }
            start = nil
        }
        while index < text.endIndex {
            if text[index].isWhitespace || "<>\"".contains(text[index]) {
                close(index)
            } else if start == nil {
                start = index
            }
            index = text.index(after: index)
        }
        close(text.endIndex)
        return ranges
    }

    private func found(_ range: Range<String.Index>, _ value: ParsedValue) -> FoundValue {
        FoundValue(range: range, text: text[range], readings: [value])
    }

    private func email(_ range: Range<String.Index>) -> FoundValue? {
        guard kinds.contains(.emails) else { return nil }
        let word = text[range]
        let parts = word.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.count <= 64, parts[1].utf8.count <= 253 else {
            return nil
        }
        let local = parts[0].utf8
        let signs = Set("!#$%&'*+-/=?^_`{|}~.".utf8)
        guard local.allSatisfy({ isWord($0) || signs.contains($0) }), local.first != 46, local.last != 46,
            !parts[0].contains(".."), isHost(parts[1], needsDot: true)
        else { return nil }
        return found(range, .email(String(word)))
    }

    private func isWord(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte >= 0x80
    }

    private func isHost(_ host: Substring, needsDot: Bool) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= (needsDot ? 2 : 1), let last = labels.last else { return false }
        let isAddress = labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
        guard isAddress || !needsDot || (last.utf8.count >= 2 && last.allSatisfy(\.isLetter)) else { return false }
        return labels.allSatisfy { label in
            !label.isEmpty && label.utf8.count <= 63 && label.utf8.allSatisfy { isWord($0) || $0 == 45 }
                && label.first != "-" && label.last != "-"
        }
    }

    private static let domains: Set<Substring> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "io", "dev", "app", "co", "de", "uk", "us",
        "eu",
        "es", "fr", "it", "nl", "at", "ch", "cn", "jp", "in", "ca", "au", "br", "mx", "ru", "tv", "me",
    ]

    private func url(_ range: Range<String.Index>) -> FoundValue? {
        guard kinds.contains(.urls) else { return nil }
        let word = text[range]
        var rest = word
        var hasScheme = false
        if let scheme = word.firstRange(of: "://") {
            let name = word[..<scheme.lowerBound].lowercased()
            guard ["http", "https", "ftp", "ws", "wss"].contains(name) else { return nil }
            rest = word[scheme.upperBound...]
            hasScheme = true
        }
        let authority = rest.prefix { !"/?#".contains($0) }
        let host = authority.split(separator: ":", maxSplits: 1).first ?? ""
        guard !authority.contains("@") || hasScheme else { return nil }
        guard isHost(host, needsDot: !(hasScheme && host == "localhost")) else { return nil }
        let last = host.split(separator: ".").last ?? ""
        let isKnown =
            SequenceScanner.domains.contains(Substring(last.lowercased())) || host.lowercased().hasPrefix("www.")
        guard hasScheme || isKnown else { return nil }
        return found(range, .url(String(word)))
    }

    /// Runs of seven to fifteen digits with the signs that people put between them.
    private func phoneNumbers(outside taken: [FoundValue]) -> [FoundValue] {
        let utf8 = Array(text.utf8)
        var result: [FoundValue] = []
        var index = 0
        func isDigit(_ place: Int) -> Bool { place < utf8.count && (48...57).contains(utf8[place]) }
        func isLetter(_ place: Int) -> Bool {
            place >= 0 && place < utf8.count && isWord(utf8[place]) && !isDigit(place)
        }
        while index < utf8.count {
            let opens = utf8[index] == 43 || utf8[index] == 40
            let isSecond = index + 1 < utf8.count && [40, 43, 32].contains(utf8[index + 1])
            guard isDigit(index) || (opens && (isDigit(index + 1) || (isSecond && isDigit(index + 2)))) else {
                index += 1
                continue
            }
            let start = index
            var groups: [Int] = [0]
            var end = index
            var separators: Set<UInt8> = []
            var open = 0
            while index < utf8.count {
                let byte = utf8[index]
                if isDigit(index) {
                    groups[groups.count - 1] += 1
                    end = index + 1
                } else if byte == 40 {
                    if open > 0 { break }
                    open = 1
                    if groups.last != 0 { groups.append(0) }
                } else if byte == 41 {
                    if open == 0 { break }
                    open = 0
                    if groups.last != 0 { groups.append(0) }
                } else if byte == 32 || byte == 45 || byte == 46 || (byte == 47 && end - start > 4)
                    || (byte == 43 && index <= start + 1)
                {
                    if index > start { separators.insert(byte) }
                    if groups.last != 0 { groups.append(0) }
                    if byte == 32, index + 1 < utf8.count, utf8[index + 1] == 32 { break }
                } else {
                    break
                }
                index += 1
            }
            let digits = groups.reduce(0, +)
            let before = start > 0 ? utf8[start - 1] : 32
            let isPlus = utf8[start] == 43 || (utf8[start] == 40 && start + 1 < utf8.count && utf8[start + 1] == 43)
            let sized = isPlus ? (8...15).contains(digits) : (7...15).contains(digits)
            let shapes = groups.filter { $0 > 0 }
            let isSocial = shapes == [3, 2, 4]
            let grouped =
                (isPlus || shapes.count == 1 ? digits >= 7 : shapes.allSatisfy { $0 <= 11 } && shapes.last ?? 0 >= 2)
                && !isSocial && shapes.filter { $0 == 2 }.count < 5
            let isDate = shapes.count == 3 && (shapes == [4, 2, 2] || shapes == [2, 2, 4]) && !isPlus
            let clean =
                (!isLetter(start - 1) || isPlus) && (!isLetter(end) || self.end(ofExtension: utf8, after: end) > end)
                && before != 45 && before != 47 && before != 36 && before != 46 && before != 35 && before != 95
                && !(end < utf8.count && (utf8[end] == 37 || (utf8[end] == 46 && isDigit(end + 1)) || utf8[end] == 95))
            guard sized, grouped, !isDate, clean else { continue }
            end = self.end(ofExtension: utf8, after: end)
            let range =
                text.utf8.index(text.startIndex, offsetBy: start)..<text.utf8.index(text.startIndex, offsetBy: end)
            guard !taken.contains(where: { $0.range.overlaps(range) }) else { continue }
            result.append(found(range, .phoneNumber(String(text[range]))))
        }
        return result
    }

    /// The end of an extension as "x123" or "ext. 123"; the same place where there is none.
    private func end(ofExtension utf8: [UInt8], after end: Int) -> Int {
        var index = end
        func skipSpaces() { while index < utf8.count, utf8[index] == 32 { index += 1 } }
        skipSpaces()
        let letters = utf8[index...].prefix(3).map { $0 | 32 }
        if letters == Array("ext".utf8) { index += 3 } else if letters.first == 120 { index += 1 } else { return end }
        if index < utf8.count, utf8[index] == 46 { index += 1 }
        skipSpaces()
        let digits = utf8[index...].prefix { (48...57).contains($0) }
        return (1...7).contains(digits.count) ? digits.endIndex : end
    }
}
