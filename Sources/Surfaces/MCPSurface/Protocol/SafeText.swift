/// Text of apps on its way to a model or to a client's person: data, which must neither pose as something else nor fill
/// everything.
enum SafeText {
    /// One line, without what is not seen.
    static func line(_ text: String, limit: Int) -> String { clean(text, limit: limit, keepsLines: false) }

    /// Lines, without what is not seen.
    static func lines(_ text: String, limit: Int) -> String { clean(text, limit: limit, keepsLines: true) }

    private static func clean(_ text: String, limit: Int, keepsLines: Bool) -> String {
        if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var result = String.UnicodeScalarView()
        var count = 0
        for scalar in text.unicodeScalars {
            guard count < limit else {
                result.append("…")
                break
            }
            switch scalar {
            case "\n" where keepsLines: result.append(scalar)
            case "\n", "\t", "\r": result.append(" ")
            case _ where isHidden(scalar): continue
            default: result.append(scalar)
            }
            count += 1
        }
        return String(result)
    }

    /// Control characters, marks that turn the direction of text, and the tags that nobody sees but a model reads.
    ///
    /// - Source: Unicode Technical Report 36, section 2.5; Unicode Technical Standard 55, section 3.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
            0xE0000...0xE007F:
            true
        default: false
        }
    }
}
