/// Finds phone numbers: runs of seven to fifteen digits with the signs that people put between them.
///
/// What is written like one and is another number is left out: dates, decimals, sums, card numbers, social security numbers, and
/// numbers that a word before them calls otherwise ("account 12345678").
///
/// - Source: ITU-T E.164 (length, country codes), E.123 (how numbers are written).
struct PhoneNumberScanner {
    private let utf8: [UInt8]
    /// Words that say that a number is none to call.
    private let otherNumbers: Set<String>

    init(_ text: String, otherNumbers: Set<String>) {
        utf8 = Array(text.utf8)
        self.otherNumbers = otherNumbers
    }

    /// One run of digits and signs, up to the end of one of its groups.
    private struct Run {
        var start: Int
        var end: Int
        var groups: [Int]
        var separators: Set<UInt8>
        var hasParentheses: Bool
        var hasPlus: Bool

        var digits: Int { groups.reduce(0, +) }
    }

    /// Where the numbers stand, in bytes.
    func ranges() -> [Range<Int>] {
        var result: [Range<Int>] = []
        var index = 0
        while index < utf8.count {
            guard canBegin(at: index) else {
                index += 1
                continue
            }
            let runs = runs(at: index)
            // A date or a time after the number is not part of it.
            if let run = runs.last(where: { !isFollowedByMore($0) }), isPhoneNumber(run) {
                let end = self.end(ofExtensionAfter: run.end)
                result.append(run.start..<end)
                index = end
            } else {
                index = max(index + 1, runs.last?.end ?? 0)
            }
        }
        return result
    }

    private func isDigit(_ place: Int) -> Bool { utf8.indices.contains(place) && (48...57).contains(utf8[place]) }

    private func isLetter(_ place: Int) -> Bool {
        guard utf8.indices.contains(place) else { return false }
        let byte = utf8[place]
        return (65...90).contains(byte) || (97...122).contains(byte) || byte >= 0x80
    }

    private func byte(_ place: Int) -> UInt8 { utf8.indices.contains(place) ? utf8[place] : 32 }

    private func canBegin(at index: Int) -> Bool {
        if isDigit(index) { return !isDigit(index - 1) }
        guard utf8[index] == 43 || utf8[index] == 40 else { return false }
        return isDigit(index + 1) || ([40, 43, 32].contains(byte(index + 1)) && isDigit(index + 2))
    }

    /// The run that begins at a place, cut after each of its groups, the shortest first.
    private func runs(at start: Int) -> [Run] {
        var run = Run(start: start, end: start, groups: [0], separators: [], hasParentheses: false, hasPlus: false)
        var found: [Run] = []
        var index = start
        var open = false
        while index < utf8.count, found.count < 12 {
            let byte = utf8[index]
            if isDigit(index) {
                run.groups[run.groups.count - 1] += 1
                run.end = index + 1
                if !isDigit(index + 1), !open { found.append(run) }
            } else if byte == 40 {
                if open { break }
                open = true
                if run.groups.last != 0 { run.groups.append(0) }
            } else if byte == 41 {
                if !open { break }
                open = false
                run.hasParentheses = true
                run.end = index + 1
                if run.groups.last != 0 { run.groups.append(0) }
            } else if byte == 43, index == start || (index == start + 1 && utf8[start] == 40), !run.hasPlus {
                run.hasPlus = true
            } else if [32, 45, 46].contains(byte) || (byte == 47 && mayDivide(run)) {
                run.separators.insert(byte)
                if run.groups.last != 0 { run.groups.append(0) }
                if byte == 32, self.byte(index + 1) == 32 || isDateOrTime(at: index + 1) { break }
            } else {
                break
            }
            index += 1
        }
        // A parenthesis that is never closed does not belong to the number.
        if open, found.isEmpty, utf8[start] == 40 { return start + 1 < utf8.count ? runs(at: start + 1) : [] }
        return found.map { run in
            var run = run
            run.groups.removeAll { $0 == 0 }
            return run
        }
    }

    /// Whether a date with two slashes or a time with a colon begins at a place.
    private func isDateOrTime(at start: Int) -> Bool {
        var index = start
        func digits(_ lengths: ClosedRange<Int>) -> Bool {
            let first = index
            while isDigit(index) { index += 1 }
            return lengths.contains(index - first)
        }
        guard digits(1...4) else { return false }
        if byte(index) == 58 {
            index += 1
            return digits(2...2)
        }
        guard byte(index) == 47 else { return false }
        index += 1
        guard digits(1...2), byte(index) == 47 else { return false }
        index += 1
        return digits(2...4)
    }

    /// Whether a slash may follow: after an area code as "0176/".
    private func mayDivide(_ run: Run) -> Bool {
        let groups = run.groups.filter { $0 > 0 }
        return run.end - run.start > 4 || (groups.count == 1 && groups[0] >= 3 && byte(run.start) == 48)
    }

    private func isPhoneNumber(_ run: Run) -> Bool {
        guard (run.hasPlus ? 8...16 : 7...15).contains(run.digits), isGrouped(run), !isOtherShape(run) else {
            return false
        }
        return isAlone(run) && !isCalledOtherwise(run)
    }

    private func isGrouped(_ run: Run) -> Bool {
        if run.hasPlus || run.groups.count == 1 { return true }
        return run.groups.allSatisfy { $0 <= 11 } && (run.groups.last ?? 0) >= 2 && run.groups.count <= 6
    }

    /// Whether it is written as a date, a decimal, a social security number or the number of a card.
    private func isOtherShape(_ run: Run) -> Bool {
        guard !run.hasPlus else { return false }
        let groups = run.groups
        if isInternetAddress(run) { return true }
        if groups == [3, 2, 4] || groups == [4, 2, 2] || groups == [2, 2, 4] { return true }
        if groups.count == 2, run.separators == [46], groups != [3, 4], !run.hasParentheses { return true }
        // "4 8 15 16 23" are numbers in a row.
        if groups.count > 3, groups.contains(1), groups.allSatisfy({ $0 <= 2 }) { return true }
        // "8 336 817" is one number, "1998-2004" are two years.
        if run.separators == [32], groups == [1, 3, 3] || groups == [1, 3, 3, 3] { return true }
        if run.separators == [45], groups == [4, 4] {
            let years = String(decoding: utf8[run.start..<run.end], as: UTF8.self).split(separator: "-").compactMap {
                Int($0)
            }
            if years.count == 2, years.allSatisfy((1_500...2_100).contains), years[0] < years[1] { return true }
        }
        let isCard = groups.starts(with: [4, 4, 4]) && byte(run.start) != 48 && !run.hasParentheses
        return isCard || (groups.count > 5 && groups.allSatisfy { $0 == 2 })
    }

    /// Whether it is an address of the Internet: four numbers up to 255 with points between them.
    ///
    /// - Source: RFC 791, 3.2 (32 bits, in four parts).
    private func isInternetAddress(_ run: Run) -> Bool {
        guard run.separators == [46], run.groups.count == 4, run.groups.allSatisfy({ $0 <= 3 }) else { return false }
        let parts = String(decoding: utf8[run.start..<run.end], as: UTF8.self).split(separator: ".")
        return parts.allSatisfy { UInt8($0) != nil }
    }

    private func isFollowedByMore(_ run: Run) -> Bool {
        [46, 47, 58, 61, 42, 45].contains(byte(run.end)) && isDigit(run.end + 1)
    }

    /// Whether nothing stands beside it that makes it part of something else.
    private func isAlone(_ run: Run) -> Bool {
        let before = byte(run.start - 1)
        if isLetter(run.start - 1), !run.hasPlus { return false }
        // "-2208960000" is a number below zero, "Name-(123) 456-7890" is not.
        let isFormatted = run.hasParentheses || run.groups == [3, 3, 4]
        if before == 45, !isFormatted { return false }
        if [47, 36, 46, 35, 95, 42, 43, 61].contains(before)
            || (run.hasPlus && (isDigit(run.start - 1) || before == 41))
        {
            return false
        }
        if isLetter(run.end), end(ofExtensionAfter: run.end) == run.end { return false }
        let after = byte(run.end)
        if after == 37 || after == 95 { return false }
        // "46 D9 E9" are bytes.
        let isByte =
            after == 32 && (65...70).contains(byte(run.end + 1)) && isDigit(run.end + 2) && !isLetter(run.end + 3)
        return !isByte
    }

    /// Whether one of the two words before it says that it is another number.
    private func isCalledOtherwise(_ run: Run) -> Bool {
        guard !otherNumbers.isEmpty, !run.hasPlus else { return false }
        var words: [String] = []
        var end = run.start
        while end > 0, words.count < 3 {
            while end > 0, !isLetter(end - 1) {
                // A sentence before says nothing about it.
                if isDigit(end - 1) || [33, 44, 59, 63].contains(utf8[end - 1]) { return false }
                end -= 1
            }
            var start = end
            while start > 0, isLetter(start - 1) { start -= 1 }
            if start < end { words.append(Folding.fold(String(decoding: utf8[start..<end], as: UTF8.self))) }
            end = start
        }
        return words.contains { otherNumbers.contains($0) }
    }

    /// The end of an extension as "x123" or "ext. 123"; the same place where there is none.
    private func end(ofExtensionAfter end: Int) -> Int {
        var index = end
        func skipSpaces() { while byte(index) == 32, index < utf8.count { index += 1 } }
        skipSpaces()
        let letters = utf8[min(index, utf8.count)...].prefix(3).map { $0 | 32 }
        if letters == Array("ext".utf8) { index += 3 } else if letters.first == 120 { index += 1 } else { return end }
        if byte(index) == 46 { index += 1 }
        skipSpaces()
        var digits = index
        while isDigit(digits) { digits += 1 }
        return (1...7).contains(digits - index) ? digits : end
    }
}
