extension String {
    /// The text on one line, cut where it is long: texts of others, who might write lines of their own into a question or a list.
    ///
    /// Of a text of megabytes only what is shown is looked at.
    ///
    /// - Parameter longest: How many characters there are at most, the sign for what was cut included.
    func onOneLine(_ longest: Int) -> String {
        var line = ""
        var count = 0
        var isBetweenWords = false
        for character in self {
            if character.isNewline || character.isWhitespace {
                isBetweenWords = count > 0
                continue
            }
            if isBetweenWords {
                line.append(" ")
                count += 1
                isBetweenWords = false
            }
            line.append(character)
            count += 1
            if count > longest { return line.prefix(longest - 1) + "…" }
        }
        return line
    }
}
