import IntentWire

/// How far the full-text table tells what texts an item has: a query string looks at single letters, the table knows words.
///
/// Words of plain texts are what query strings take for words, too: letters of ASCII and digits, with something else around
/// them. Where an item has other texts, it is looked at itself.
struct WordCoverage: OptionSet {
    let rawValue: Int

    /// A text that is searched has what the table folds, cuts or leaves out: letters beyond ASCII, an apostrophe, a capital
    /// within a word, a word that is too long, several titles.
    static let otherWords = WordCoverage(rawValue: 1)
    /// A text is in an attribute that is not searched.
    static let otherAttributes = WordCoverage(rawValue: 2)

    /// The attributes whose texts are in the full-text table.
    static let attributes = Set(
        ["title", "displayName", "alternateNames"] + SearchableTexts.nameKeys + SearchableTexts.peopleKeys
            + SearchableTexts.textKeys)

    /// Where the full-text table says less than the attributes.
    static func gaps(of attributes: SearchableAttributes) -> WordCoverage {
        var gaps: WordCoverage = []
        for (name, value) in attributes.values {
            if Self.attributes.contains(name) {
                gaps.formUnion(gapsOfSearched(name, value))
            } else if value.hasText {
                gaps.insert(.otherAttributes)
            }
        }
        if attributes.custom.contains(where: \.value.hasText) { gaps.insert(.otherAttributes) }
        return gaps
    }

    private static func gapsOfSearched(_ name: String, _ value: SearchableAttributeValue) -> WordCoverage {
        switch value {
        case .text(let text): return isPlain(text) ? [] : .otherWords
        case .texts(let texts):
            // Of titles the first is searched.
            if texts.count > 1 && (name == "title" || name == "displayName") { return .otherWords }
            return texts.allSatisfy(isPlain) ? [] : .otherWords
        case .people: return value.searchableTexts.allSatisfy(isPlain) ? [] : .otherWords
        default: return value.hasText ? .otherWords : []
        }
    }

    /// Whether the table makes one word of what stands on both sides of an apostrophe. It cuts off a possessive, whose one letter
    /// no condition asks for.
    private static func joins(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard place + 1 < bytes.count, 0x61...0x7A ~= bytes[place + 1] | 0x20 else { return false }
        let isPossessive = bytes[place + 1] | 0x20 == 0x73 && (place + 2 == bytes.count || !isPart(bytes[place + 2]))
        return !isPossessive
    }

    /// Whether a byte is a letter or a digit.
    private static func isPart(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte }

    /// Whether the words of a text are in the table as they stand there, but for the case of letters.
    private static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var length = 0
            var before: UInt8 = 0
            for (place, byte) in bytes.enumerated() {
                if byte >= 0x80 { return false }
                if 0x41...0x5A ~= byte && 0x61...0x7A ~= before { return false }
                if byte == 0x27 && length > 0 && joins(place, in: bytes) { return false }
                length = isPart(byte) ? length + 1 : 0
                if length > TextTokens.longest { return false }
                before = byte
            }
            return true
        }
    }
}

extension SearchableAttributeValue {
    /// Whether a text of a query string could be found in it.
    fileprivate var hasText: Bool {
        parts.contains { if case .text = $0 { true } else { false } }
    }
}
