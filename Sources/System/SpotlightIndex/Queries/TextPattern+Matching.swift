import Foundation

extension TextPattern {
    /// Whether a text fits.
    func matches(_ text: String) -> Bool {
        if isTokenized { return tokensMatch(text) }
        let (letters, parts) = (folded(text), self.parts.map(folded))
        return isWord ? matchesWord(letters, original: text, parts) : matchesWhole(letters, parts)
    }

    /// The letters as they are compared.
    private func folded(_ text: String) -> [Character] {
        var text = text
        if ignoresMarks {
            var plain = String.UnicodeScalarView()
            for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars
            where scalar.properties.generalCategory != .nonspacingMark {
                plain.append(scalar)
            }
            text = String(plain)
        }
        return Array(ignoresCase ? text.lowercased() : text)
    }

    // MARK: - The whole text

    private func matchesWhole(_ text: [Character], _ parts: [[Character]]) -> Bool {
        guard let first = parts.first, let last = parts.last else { return false }
        if parts.count == 1 { return text == first }
        guard text.count >= first.count + last.count, text.starts(with: first),
            text.suffix(last.count).elementsEqual(last)
        else { return false }
        // What stands between wildcards is taken as early as it can be.
        var place = first.count
        let end = text.count - last.count
        for part in parts.dropFirst().dropLast() {
            guard let found = Self.find(part, in: text, from: place, to: end) else { return false }
            place = found + part.count
        }
        return true
    }

    private static func find(_ part: [Character], in text: [Character], from start: Int, to end: Int) -> Int? {
        guard !part.isEmpty else { return start }
        var place = start
        while place + part.count <= end {
            if text[place] == part[0] && text[place..<place + part.count].elementsEqual(part) { return place }
            place += 1
        }
        return nil
    }

    // MARK: - Words

    private func matchesWord(_ text: [Character], original: String, _ parts: [[Character]]) -> Bool {
        // Folding changes the number of letters of some scripts; then boundaries are those of the folded text.
        let shape = original.count == text.count ? Array(original) : text
        let opensFreely = parts.first?.isEmpty == true && parts.count > 1
        let endsFreely = parts.last?.isEmpty == true && parts.count > 1
        let core = parts.filter { !$0.isEmpty }
        guard let first = core.first else { return true }
        var start = 0
        while let found = Self.find(first, in: text, from: start, to: text.count) {
            start = found + 1
            if !opensFreely && !Self.isBoundary(found, in: shape) { continue }
            var place = found + first.count
            var isThere = true
            for part in core.dropFirst() {
                guard let next = Self.find(part, in: text, from: place, to: text.count) else {
                    isThere = false
                    break
                }
                place = next + part.count
            }
            if isThere && (endsFreely || Self.isBoundary(place, in: shape)) { return true }
        }
        return false
    }

    /// Whether a word begins or ends at a place: beside what is no letter, and between a small letter and a capital.
    private static func isBoundary(_ place: Int, in text: [Character]) -> Bool {
        guard place > 0, place < text.count else { return true }
        let (before, after) = (text[place - 1], text[place])
        func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
        if !isPart(before) || !isPart(after) { return true }
        return before.isLowercase && after.isUppercase
    }

    private func tokensMatch(_ text: String) -> Bool {
        var words: [(String, isBeginning: Bool)] = []
        for (place, part) in parts.enumerated() {
            let found = Self.words(part)
            let goesOn = place + 1 < parts.count && part.last.map { $0.isLetter || $0.isNumber } == true
            for (index, word) in found.enumerated() { words.append((word, goesOn && index == found.count - 1)) }
        }
        return words.allSatisfy { word, isBeginning in
            let pattern = TextPattern(
                parts: isBeginning ? [word, ""] : [word], ignoresCase: ignoresCase, ignoresMarks: ignoresMarks,
                isWord: true)
            return pattern.matches(text)
        }
    }

    private static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
