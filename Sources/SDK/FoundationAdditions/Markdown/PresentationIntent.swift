/// The blocks that a run of text is in, the innermost first: a paragraph in an item of a list in a quotation.
///
/// - Source: developer.apple.com/documentation/foundation/presentationintent
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// A kind of block.
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        /// A heading; its level is 1 to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// An item of a list; the ordinal counts from 1 or from where the list starts.
        case listItem(ordinal: Int)
        /// A block of code; the hint names its language.
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        /// A row of a table; the index counts from 1, after the header.
        case tableRow(rowIndex: Int)
        /// A cell of a row; the index counts from 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// Where a column's text stands.
        public enum Alignment: Int, Codable, Hashable, Sendable {
            case left = 0
            case center = 1
            case right = 2
        }

        public var alignment: Alignment

        /// Creates a column.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block: its kind, and a number that tells it from other blocks of its text.
    public struct IntentType: Hashable, Codable, Sendable {
        public var kind: Kind
        public var identity: Int

        /// Creates a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// Creates a block inside of others.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Creates an intent from its blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// How many components there are.
    public var count: Int { components.count }

    /// How deep the text stands in lists and quotations: the number of those around it.
    public var indentationLevel: Int {
        components.count {
            switch $0.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }
}

extension PresentationIntent: CustomDebugStringConvertible {
    public var debugDescription: String {
        "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
    }
}

extension PresentationIntent.IntentType: CustomDebugStringConvertible {
    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .paragraph: "paragraph"
        case .header(let level): "header \(level)"
        case .orderedList: "orderedList"
        case .unorderedList: "unorderedList"
        case .listItem(let ordinal): "listItem \(ordinal)"
        case .codeBlock(let hint): hint.map { "codeBlock '\($0)'" } ?? "codeBlock"
        case .blockQuote: "blockQuote"
        case .thematicBreak: "thematicBreak"
        case .table(let columns): "table [\(columns.map { "\($0.alignment)" }.joined(separator: ", "))]"
        case .tableHeaderRow: "tableHeaderRow"
        case .tableRow(let index): "tableRow \(index)"
        case .tableCell(let index): "tableCell \(index)"
        }
    }
}
