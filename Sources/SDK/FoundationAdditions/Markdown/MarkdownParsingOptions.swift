import Foundation

extension AttributedString {
    /// How Markdown becomes attributed text.
    ///
    /// - Source: developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// How much of Markdown is understood.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks and what is inside of them.
            case full = 0
            /// What is inside of one paragraph; a run of white space becomes one space.
            case inlineOnly = 1
            /// What is inside of one paragraph; white space stays as it is.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What happens with text that cannot be read.
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// An error is thrown.
            case throwError = 0
            /// What could be read is returned.
            case returnPartiallyParsedIfPossible = 1
        }

        /// Whether `^[text](key: value)` sets attributes.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// The language of the text, kept as the attribute `languageIdentifier`.
        public var languageCode: String?
        /// Whether each run carries its place in the source as the attribute `markdownSourcePosition`.
        public var appliesSourcePositionAttributes: Bool

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Where a run of text was in the Markdown that it was read from: lines and columns count from 1, and a column is
    /// a byte of UTF-8.
    ///
    /// - Source: developer.apple.com/documentation/foundation/attributedstring/markdownsourceposition
    public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
        public var startLine: Int
        public var startColumn: Int
        public var endLine: Int
        /// The column of the last byte.
        public var endColumn: Int

        /// Creates a position.
        public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
            self.startLine = startLine
            self.startColumn = startColumn
            self.endLine = endLine
            self.endColumn = endColumn
        }
    }
}
