import Foundation

extension AttributedString.LocalizationOptions {
    init(_ options: AttributedString.FormattingOptions) {
        self.init()
        applyReplacementIndexAttribute = options.contains(.applyReplacementIndexAttribute)
    }
}

extension TextResolution {
    /// The text with the attributes of its Markdown and of its arguments.
    ///
    /// Each argument is a character of Unicode's private use while the Markdown is read, so that no argument is taken
    /// for Markdown.
    func attributed(marksReplacements: Bool) -> AttributedString {
        let pieces = pieces()
        let free = Self.unusedCharacter(in: pieces)
        var source = ""
        var arguments: [(index: Int, text: AttributedString, options: AttributedString.InterpolationOptions)] = []
        for piece in pieces {
            switch piece {
            case .literal(let text): source += text
            case .argument(let index, let text, let options):
                arguments.append((index, text, options))
                source.append(free)
            }
        }
        let reading = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let styled = AttributedString(reading: source, options: reading, baseURL: nil)
        guard !arguments.isEmpty else { return styled }

        var result = AttributedString()
        var next = 0
        for (link, linkRange) in styled.runs[\.link] {
            // Arguments in a link's destination come, in the source, after those in the link's text.
            let count = styled.characters[linkRange].count { $0 == free }
            let destination = link.map { fill($0, free, arguments.map(\.text), from: next + count) }
            for run in styled[linkRange].runs {
                var attributes = run.attributes
                attributes.link = destination?.url
                for character in styled.characters[run.range] {
                    guard character == free, next < arguments.count else {
                        result.append(AttributedString(String(character), attributes: attributes))
                        continue
                    }
                    let argument = arguments[next]
                    next += 1
                    var text = argument.text
                    if !argument.options.contains(.insertAttributesWithoutMerging) {
                        text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
                    }
                    if marksReplacements { text.replacementIndex = argument.index + 1 }
                    result.append(text)
                }
            }
            if let destination { next = max(next, destination.next) }
        }
        return result
    }

    /// Puts arguments into a link's destination.
    private func fill(
        _ link: URL, _ mark: Character, _ arguments: [AttributedString], from start: Int
    ) -> (url: URL?, next: Int) {
        let source = link.relativeString.removingPercentEncoding ?? link.relativeString
        guard source.contains(mark) else { return (link, start) }
        var next = start
        var text = ""
        for character in source {
            if character == mark, next < arguments.count {
                text += String(arguments[next].characters)
                next += 1
            } else {
                text.append(character)
            }
        }
        return (URL(string: text), next)
    }

    /// A private-use character that the literal parts do not have.
    private static func unusedCharacter(in pieces: [FormatPiece]) -> Character {
        let candidates = (0xE000...0xF8FF).lazy.compactMap { Unicode.Scalar(UInt32($0)) }.map { Character($0) }
        return candidates.first { candidate in
            !pieces.contains { piece in
                if case .literal(let text) = piece { text.contains(candidate) } else { false }
            }
        } ?? "\u{FFFC}"
    }
}
