import Foundation

/// Cuts text into words as encoders of the BERT family were taught: lower case, no marks, punctuation and ideographs each a
/// word of its own.
///
/// - Source: Devlin et al., "BERT: Pre-training of Deep Bidirectional Transformers", uncased models.
enum WordSplitter {
    /// The longest word in bytes; a longer one is unknown.
    static let longest = 100

    /// Goes through the words until the body has enough.
    static func forEachWord(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
        var text = text
        let isPlain = text.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 } }
        if isPlain {
            text.withUTF8 { plainWords($0, body) }
        } else {
            var spaced = self.spaced(text)
            spaced.withUTF8 { plainWords($0, body) }
        }
    }

    private static func plainWords(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + 1) { word in
            var length = 0
            func end() -> Bool {
                guard length > 0 else { return true }
                defer { length = 0 }
                return body(UnsafeBufferPointer(rebasing: word[..<length]))
            }
            for byte in bytes {
                switch byte {
                case 0x20, 0x09, 0x0A, 0x0D:
                    if !end() { return }
                case 0x00..<0x20, 0x7F:
                    break
                case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E:
                    if !end() { return }
                    word[0] = byte
                    length = 1
                    if !end() { return }
                default:
                    // What is beyond the longest word only tells that the word is too long.
                    if length <= longest {
                        word[length] = byte | (0x41...0x5A ~= byte ? 0x20 : 0)
                        length += 1
                    }
                }
            }
            _ = end()
        }
    }

    /// The text in lower case without marks, with spaces around what stands alone.
    private static func spaced(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
            if scalar.isASCII {
                result.append(scalar)
                continue
            }
            switch scalar.properties.generalCategory {
            case .nonspacingMark: break
            case .spaceSeparator: result.append(" ")
            case .control, .format, .surrogate, .privateUse, .unassigned: break
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation:
                result.append(contentsOf: [" ", scalar, " "])
            default:
                if scalar.value == 0xFFFD { break }
                if isIdeograph(scalar.value) {
                    result.append(contentsOf: [" ", scalar, " "])
                } else {
                    result.append(scalar)
                }
            }
        }
        return String(result)
    }

    private static func isIdeograph(_ code: UInt32) -> Bool {
        switch code {
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: true
        default: false
        }
    }
}
