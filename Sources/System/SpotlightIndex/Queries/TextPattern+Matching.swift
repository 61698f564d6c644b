import Foundation

extension TextPattern {
    /// Whether a text fits.
    func matches(_ text: String) -> Bool {
        if isTokenized { return tokensMatch(text) }
        if let plain = plainMatches(text) { return plain }
        let (letters, parts) = (folded(text), self.parts.map(folded))
        // Folding changes the number of letters of some scripts; then boundaries are those of the folded text.
        let shape = isWord && text.count == letters.count ? Array(text) : letters
        return matches(letters, parts) { Self.isBoundary($0, in: shape) }
    }

    /// Whether a text of ASCII fits, which is soon told; nil where the text or the pattern has other letters. A carriage return
    /// makes one letter of two bytes.
    private func plainMatches(_ text: String) -> Bool? {
        guard let parts = plainParts else { return nil }
        var text = text
        return text.withUTF8 { bytes -> Bool? in
            guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
            func isBoundary(_ place: Int) -> Bool { Self.isBoundary(place, in: bytes) }
            guard ignoresCase else { return matches(bytes, parts, isBoundary) }
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { small in
                for (place, byte) in bytes.enumerated() { small[place] = Self.lowercased(byte) }
                return matches(UnsafeBufferPointer(small), parts, isBoundary)
            }
        }
    }

    /// The bytes of the parts as they are compared; nil where they have other letters than those of ASCII.
    static func plain(_ parts: [String], ignoresCase: Bool) -> [[UInt8]]? {
        guard parts.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }) else { return nil }
        return parts.map { part in part.utf8.map { ignoresCase ? lowercased($0) : $0 } }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

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

    // MARK: - Letters or bytes

    private func matches<Text: RandomAccessCollection>(
        _ text: Text, _ parts: [[Text.Element]], _ isBoundary: (Int) -> Bool
    ) -> Bool where Text.Index == Int, Text.Element: Equatable {
        isWord ? matchesWord(text, parts, isBoundary) : matchesWhole(text, parts)
    }

    private func matchesWhole<Text: RandomAccessCollection>(
        _ text: Text, _ parts: [[Text.Element]]
    ) -> Bool where Text.Index == Int, Text.Element: Equatable {
        guard let first = parts.first, let last = parts.last else { return false }
        if parts.count == 1 { return text.elementsEqual(first) }
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

    private static func find<Text: RandomAccessCollection>(
        _ part: [Text.Element], in text: Text, from start: Int, to end: Int
    ) -> Int? where Text.Index == Int, Text.Element: Equatable {
        guard let first = part.first else { return start }
        var place = start
        while place + part.count <= end {
            if text[place] == first && text[place..<place + part.count].elementsEqual(part) { return place }
            place += 1
        }
        return nil
    }

    private func matchesWord<Text: RandomAccessCollection>(
        _ text: Text, _ parts: [[Text.Element]], _ isBoundary: (Int) -> Bool
    ) -> Bool where Text.Index == Int, Text.Element: Equatable {
        let opensFreely = parts.first?.isEmpty == true && parts.count > 1
        let endsFreely = parts.last?.isEmpty == true && parts.count > 1
        let core = parts.filter { !$0.isEmpty }
        guard let first = core.first else { return true }
        var start = 0
        while let found = Self.find(first, in: text, from: start, to: text.count) {
            start = found + 1
            if !opensFreely && !isBoundary(found) { continue }
            var place = found + first.count
            var isThere = true
            for part in core.dropFirst() {
                guard let next = Self.find(part, in: text, from: place, to: text.count) else {
                    isThere = false
                    break
                }
                place = next + part.count
            }
            if isThere && (endsFreely || isBoundary(place)) { return true }
        }
        return false
    }

    // MARK: - Words

    /// Whether a word begins or ends at a place: beside what is no letter, and between a small letter and a capital.
    private static func isBoundary(_ place: Int, in text: [Character]) -> Bool {
        guard place > 0, place < text.count else { return true }
        let (before, after) = (text[place - 1], text[place])
        func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
        if !isPart(before) || !isPart(after) { return true }
        return before.isLowercase && after.isUppercase
    }

    private static func isBoundary(_ place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard place > 0, place < text.count else { return true }
        let (before, after) = (text[place - 1], text[place])
        func isPart(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte }
        if !isPart(before) || !isPart(after) { return true }
        return 0x61...0x7A ~= before && 0x41...0x5A ~= after
    }

    private func tokensMatch(_ text: String) -> Bool {
        // Each word once: a query may have one very often.
        var finished: Set<String> = []
        var begun: Set<String> = []
        for (place, part) in parts.enumerated() {
            let found = Self.words(part)
            let goesOn = place + 1 < parts.count && part.last.map { $0.isLetter || $0.isNumber } == true
            finished.formUnion(goesOn ? found.dropLast() : found[...])
            if goesOn, let last = found.last { begun.insert(last) }
        }
        return finished.allSatisfy { hasWord([$0], text) } && begun.allSatisfy { hasWord([$0, ""], text) }
    }

    private func hasWord(_ parts: [String], _ text: String) -> Bool {
        TextPattern(parts: parts, ignoresCase: ignoresCase, ignoresMarks: ignoresMarks, isWord: true)
            .prepared.matches(text)
    }

    private static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
