extension AttributedString: Transferable {
    /// Styled text is written with its inline styles, links and languages for apps of this system, and as plain text
    /// for all others.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .styledText) {
            try JSONEncoder().encode(StyledText($0))
        } importing: {
            try JSONDecoder().decode(StyledText.self, from: $0).attributed
        }
        ProxyRepresentation {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}

extension UTType {
    /// Styled text as a list of runs in JSON: Foundation's `AttributedString` has no form of its own here.
    static var styledText: UTType { UTType(exportedAs: "org.beckon.styled-text", conformingTo: .json) }
}

/// The runs of a styled text.
private struct StyledText: Codable {
    struct Run: Codable {
        var text: String
        /// The raw value of `InlinePresentationIntent`: emphasis, code, strikethrough.
        var style: UInt?
        var link: String?
        /// A BCP 47 tag.
        var language: String?
    }

    var runs: [Run]

    init(_ text: AttributedString) {
        runs = text.runs.map { run in
            Run(
                text: String(text[run.range].characters), style: run.inlinePresentationIntent?.rawValue,
                link: run.link?.absoluteString, language: run.languageIdentifier)
        }
    }

    var attributed: AttributedString {
        runs.reduce(into: AttributedString()) { result, run in
            var part = AttributedString(run.text)
            part.inlinePresentationIntent = run.style.map(InlinePresentationIntent.init(rawValue:))
            part.link = run.link.flatMap { URL(string: $0) }
            part.languageIdentifier = run.language
            result.append(part)
        }
    }
}
