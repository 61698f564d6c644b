import Foundation

/// Cuts text into tokens for the index: case, marks and width are folded, scripts without spaces are cut into pairs.
///
/// The tokens of a text never change within one version of the schema: what was indexed is taken out again by cutting the same
/// text once more.
///
/// - Source: Unicode Standard Annex 15 (compatibility decomposition); Unicode Standard, chapter 4.5 (general category).
enum TextTokens {
    /// One token.
    enum Token {
        /// A word in folded letters.
        case word(UnsafeMutableBufferPointer<UInt8>)
        /// Two neighbours, or the last one, of a run in a script that has no spaces between words.
        case pair(UnsafeMutableBufferPointer<UInt8>, isLast: Bool)
    }

    /// The longest word in bytes; the rest of a longer one is left out.
    static let longest = 64

    /// Appends the tokens of a text as they are indexed: in folded letters with spaces after each, an English word with
    /// its stem behind it where that differs.
    ///
    /// - Returns: How many words there are.
    static func append(_ text: String, to tokens: inout [UInt8], limit: Int = .max) -> Int {
        var count = 0
        forEach(text) { token in
            switch token {
            case .word(let letters):
                tokens.append(contentsOf: letters)
                tokens.append(0x20)
                if isEnglish(letters), let base = letters.baseAddress {
                    let end = tokens.count - 1
                    let length = EnglishStem.length(of: base, count: letters.count)
                    let isSame =
                        length == letters.count && tokens[end - 1] == letters[length - 1]
                    if !isSame {
                        tokens.append(contentsOf: UnsafeMutableBufferPointer(rebasing: letters[..<length]))
                        tokens.append(0x20)
                    }
                }
            case .pair(let letters, _):
                tokens.append(contentsOf: letters)
                tokens.append(0x20)
            }
            count += 1
            return count < limit
        }
        return count
    }

    /// The stem of a folded word; the word itself where it is not English.
    static func stem(_ word: String) -> String {
        var letters = Array(word.utf8)
        return letters.withUnsafeMutableBufferPointer { buffer in
            guard isEnglish(buffer), let base = buffer.baseAddress else { return word }
            let length = EnglishStem.length(of: base, count: buffer.count)
            return String(decoding: buffer[..<length], as: UTF8.self)
        }
    }

    /// Whether a word has Latin letters only, which is all that is needed to try.
    private static func isEnglish(_ letters: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        letters.count > 2 && letters.allSatisfy { 0x61...0x7A ~= $0 }
    }

    /// Goes through the tokens until the body has enough. The body may change the letters.
    static func forEach(_ text: String, _ body: (Token) -> Bool) {
        var text = text
        let isPlain = text.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 } }
        if isPlain {
            text.withUTF8 { plain($0, body) }
        } else {
            folded(text, body)
        }
    }

    // MARK: - Plain text

    private static func plain(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (Token) -> Bool) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + 8) { word in
            var length = 0
            var index = 0
            func end() -> Bool {
                defer { length = 0 }
                return length == 0 || body(.word(UnsafeMutableBufferPointer(rebasing: word[..<length])))
            }
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                switch byte {
                case 0x61...0x7A, 0x30...0x39, 0x41...0x5A:
                    if length < longest {
                        word[length] = byte | (byte >= 0x41 ? 0x20 : 0)
                        length += 1
                    }
                case 0x27 where length > 0 && index < bytes.count && isLetter(bytes[index]):
                    // Within a word an apostrophe is nothing; a possessive is cut off.
                    let isPossessive =
                        bytes[index] | 0x20 == 0x73 && (index + 1 == bytes.count || !isLetter(bytes[index + 1]))
                    if isPossessive { index += 1 }
                default:
                    if !end() { return }
                }
            }
            _ = end()
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

    // MARK: - All scripts

    private static func folded(_ text: String, _ body: (Token) -> Bool) {
        var word: [UInt8] = []
        var run: [Unicode.Scalar] = []
        func endWord() -> Bool {
            defer { word.removeAll(keepingCapacity: true) }
            return word.isEmpty || word.withUnsafeMutableBufferPointer { body(.word($0)) }
        }
        func endRun() -> Bool {
            defer { run.removeAll(keepingCapacity: true) }
            for index in run.indices {
                let isLast = index == run.count - 1
                var pair = Array(String(run[index]).utf8)
                if !isLast { pair += Array(String(run[index + 1]).utf8) }
                if !pair.withUnsafeMutableBufferPointer({ body(.pair($0, isLast: isLast)) }) { return false }
            }
            return true
        }
        let scalars = Array(text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            switch ScalarClass(scalar) {
            case .letter:
                if !endRun() { return }
                if word.count < longest { word.append(contentsOf: ScalarClass.folded(scalar)) }
            case .unspaced:
                if !endWord() { return }
                run.append(scalar)
            case .voicing:
                if let voiced = run.last.flatMap({ ScalarClass.voiced($0, by: scalar) }) {
                    run[run.count - 1] = voiced
                }
            case .mark:
                break
            case .apostrophe:
                let isWithin =
                    !word.isEmpty && index + 1 < scalars.count && ScalarClass(scalars[index + 1]) == .letter
                if !isWithin && !(endWord() && endRun()) { return }
            case .symbol:
                if !(endWord() && endRun()) { return }
                word.append(contentsOf: Array(String(scalar).utf8))
                if !endWord() { return }
            case .separator:
                if !(endWord() && endRun()) { return }
            }
        }
        _ = endWord() && endRun()
    }
}
