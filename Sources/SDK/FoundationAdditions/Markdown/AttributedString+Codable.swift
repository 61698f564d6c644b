public import Foundation

// Apple's Foundation declares this conformance, and app code relies on it: entities keep styled text.
extension AttributedString: @retroactive Codable {
    /// Text with its attributes, as it is written.
    private struct Run: Codable {
        var text: String
        var link: URL?
        var imageURL: URL?
        var alternateDescription: String?
        var languageIdentifier: String?
        var replacementIndex: Int?
        var inlinePresentationIntent: InlinePresentationIntent?
        var presentationIntent: PresentationIntent?
        var listItemDelimiter: String?
        var markdownSourcePosition: MarkdownSourcePosition?
    }

    private enum Key: String, CodingKey { case runs }

    /// Reads text without attributes from a string, or text with attributes from what ``encode(to:)`` wrote.
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        let runs = try decoder.container(keyedBy: Key.self).decode([Run].self, forKey: .runs)
        self.init()
        for run in runs {
            var part = AttributedString(run.text)
            part.link = run.link
            part.imageURL = run.imageURL
            part.alternateDescription = run.alternateDescription
            part.languageIdentifier = run.languageIdentifier
            part.replacementIndex = run.replacementIndex
            part.inlinePresentationIntent = run.inlinePresentationIntent
            part.presentationIntent = run.presentationIntent
            part.listItemDelimiter = run.listItemDelimiter?.first
            part.markdownSourcePosition = run.markdownSourcePosition
            append(part)
        }
    }

    /// Writes a string where there are no attributes, else the runs with those attributes that Markdown and localized
    /// text can have; attributes of other scopes are left out.
    public func encode(to encoder: any Encoder) throws {
        let parts = runs.map { run in
            Run(
                text: String(characters[run.range]), link: run.link, imageURL: run.imageURL,
                alternateDescription: run.alternateDescription, languageIdentifier: run.languageIdentifier,
                replacementIndex: run.replacementIndex, inlinePresentationIntent: run.inlinePresentationIntent,
                presentationIntent: run.presentationIntent,
                listItemDelimiter: run.listItemDelimiter.map { String($0) },
                markdownSourcePosition: run.markdownSourcePosition)
        }
        if runs.allSatisfy({ $0.attributes == AttributeContainer() }) {
            var container = encoder.singleValueContainer()
            try container.encode(String(characters))
        } else {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(parts, forKey: .runs)
        }
    }
}
