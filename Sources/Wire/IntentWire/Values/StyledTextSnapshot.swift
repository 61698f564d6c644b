/// Styled text: the wire form of `AttributedString`, run by run.
public struct StyledTextSnapshot: Codable, Hashable, Sendable {
    /// Text with one style.
    public struct Run: Codable, Hashable, Sendable {
        public var text: String
        /// The raw value of `InlinePresentationIntent`; absent where plain.
        public var inlineIntent: UInt?
        /// Where the text leads.
        public var link: String?
        /// The picture that stands in the text's place.
        public var imageURL: String?
        /// The blocks that contain the text, the innermost first, as `PresentationIntent` has them.
        public var blocks: [Block]?

        /// Creates a run.
        public init(
            text: String, inlineIntent: UInt? = nil, link: String? = nil, imageURL: String? = nil,
            blocks: [Block]? = nil
        ) {
            self.text = text
            self.inlineIntent = inlineIntent
            self.link = link
            self.imageURL = imageURL
            self.blocks = blocks
        }
    }

    /// A block of a document.
    public struct Block: Codable, Hashable, Sendable {
        /// `paragraph`, `header`, `orderedList`, `unorderedList`, `listItem`, `codeBlock`, `blockQuote`,
        /// `thematicBreak`, `table`, `tableHeaderRow`, `tableRow`, `tableCell`.
        public var kind: String
        /// Tells two blocks of one kind apart.
        public var identity: Int
        /// The level of a header, the number of a list item or a row, the place of a cell.
        public var number: Int?
        /// The language of a code block.
        public var language: String?
        /// The alignments of a table's columns: 0 left, 1 centre, 2 right.
        public var columns: [Int]?

        /// Creates a block.
        public init(
            kind: String, identity: Int, number: Int? = nil, language: String? = nil, columns: [Int]? = nil
        ) {
            self.kind = kind
            self.identity = identity
            self.number = number
            self.language = language
            self.columns = columns
        }
    }

    public var runs: [Run]

    /// Creates styled text.
    public init(runs: [Run]) { self.runs = runs }

    /// Creates text without a style.
    public init(_ text: String) { self.init(runs: text.isEmpty ? [] : [Run(text: text)]) }

    /// The text without its styles.
    public var text: String { runs.map(\.text).joined() }
}
