public import Foundation

extension AttributedString {
    /// Reads Markdown.
    ///
    /// CommonMark is understood, and `~~strikethrough~~`; tables stay text. A text run carries
    /// `inlinePresentationIntent`, `link`, `imageURL`, and in full syntax `presentationIntent`: blocks follow each other
    /// without line ends between them, since the attribute tells them apart. A line end inside a paragraph is a space
    /// with the intent `softBreak`.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: How much of Markdown is understood, and what happens with what is not.
    ///   - baseURL: What relative links and pictures are relative to.
    /// - Throws: ``MarkdownError`` for text that is not UTF-8, if the policy is to throw. Markdown itself has no wrong
    ///   syntax.
    /// - Source: developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)-52n3u
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init(reading: markdown, options: options, baseURL: baseURL)
    }

    /// Reads Markdown from UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(
            markdown: markdown, including: AttributeScopes.FoundationAttributes.self, options: options,
            baseURL: baseURL)
    }

    /// Reads Markdown from a file.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Reads Markdown; the scope is for attributes of the app, which are left out here.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(reading: markdown, options: options, baseURL: baseURL)
    }

    /// Reads Markdown; the scope is for attributes of the app, which are left out here.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
    }

    /// Reads Markdown from UTF-8; the scope is for attributes of the app, which are left out here.
    public init<S: AttributeScope>(
        markdown: Data, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        if let text = String(validating: markdown, as: UTF8.self) {
            self.init(reading: text, options: options, baseURL: baseURL)
        } else if options.failurePolicy == .returnPartiallyParsedIfPossible {
            self.init(
                reading: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
        } else {
            throw MarkdownError(reason: "the Markdown is not UTF-8")
        }
    }

    /// Reads Markdown from UTF-8; the scope is for attributes of the app, which are left out here.
    public init<S: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
    }

    /// Reads Markdown from a file; the scope is for attributes of the app, which are left out here.
    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: try Data(contentsOf: url), including: scope, options: options, baseURL: baseURL)
    }

    /// Reads Markdown from a file; the scope is for attributes of the app, which are left out here.
    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(contentsOf: url, including: S.self, options: options, baseURL: baseURL)
    }

    init(reading markdown: String, options: MarkdownParsingOptions, baseURL: URL?) {
        self.init()
        for run in MarkdownReader.read(markdown, options: options) {
            var attributes = AttributeContainer()
            if !run.intent.isEmpty { attributes.inlinePresentationIntent = run.intent }
            if let link = run.link { attributes.link = URL(string: link, relativeTo: baseURL) }
            if let image = run.image {
                attributes.imageURL = URL(string: image, relativeTo: baseURL)
                if run.text != "\u{FFFC}" { attributes.alternateDescription = run.text }
            }
            if !run.blocks.isEmpty { attributes.presentationIntent = PresentationIntent(types: run.blocks) }
            attributes.listItemDelimiter = run.delimiter
            attributes.markdownSourcePosition = run.position
            attributes.languageIdentifier = options.languageCode
            for text in run.extended { ExtendedAttributes.apply(text, to: &attributes) }
            append(AttributedString(run.text, attributes: attributes))
        }
    }
}

/// Text that cannot be read as Markdown.
public struct MarkdownError: LocalizedError, Hashable, Sendable {
    /// What is wrong with the text.
    public let reason: String

    public var errorDescription: String? { reason }
}
