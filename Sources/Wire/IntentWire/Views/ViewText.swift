// Texts and pictures.

/// A text, run by run.
public struct TextContent: Codable, Hashable, Sendable {
    public var runs: [TextRun]
    /// How many lines are shown at most.
    public var lineLimit: Int?
    /// Where the lines of a longer text stand; leading where absent.
    public var alignment: ViewAlignment.Horizontal?
    /// Where a text that does not fit is cut: `head`, `middle`, `tail`; its end where absent.
    public var truncation: String?

    /// Creates a text.
    public init(
        runs: [TextRun], lineLimit: Int? = nil, alignment: ViewAlignment.Horizontal? = nil, truncation: String? = nil
    ) {
        self.runs = runs
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.truncation = truncation
    }

    /// The text without its styles, as it was when it was drawn.
    public var text: String { runs.map(\.text).joined() }
}

/// Text with one style.
public struct TextRun: Codable, Hashable, Sendable {
    /// The text; for what moves, as it was when it was drawn, and for a picture, what it shows in words.
    public var text: String
    /// What changes as time goes by.
    public var moving: MovingText?
    /// The picture that stands in the text's place.
    public var image: ImageContent?
    /// Where the text leads.
    public var link: String?
    public var style: TextRunStyle?

    /// Creates a run.
    public init(
        text: String, moving: MovingText? = nil, image: ImageContent? = nil, link: String? = nil,
        style: TextRunStyle? = nil
    ) {
        self.text = text
        self.moving = moving
        self.image = image
        self.link = link
        self.style = style
    }
}

/// How text looks.
public struct TextRunStyle: Codable, Hashable, Sendable {
    public var font: ViewFont?
    public var color: ViewStyle?
    public var underline: Bool?
    public var strikethrough: Bool?
    /// Whether it is code.
    public var isCode: Bool?
    /// Points above the line, or below where negative.
    public var baselineOffset: Double?
    /// Points between letters.
    public var tracking: Double?

    /// Creates the surface's own style.
    public init() {}

    /// Whether nothing is set.
    public var isEmpty: Bool { self == TextRunStyle() }
}

/// A font by its purpose or its size.
public struct ViewFont: Codable, Hashable, Sendable {
    /// `largeTitle`, `title`, `title2`, `title3`, `headline`, `subheadline`, `body`, `callout`, `footnote`, `caption`,
    /// `caption2`, `extraLargeTitle`; absent where the size is given.
    public var textStyle: String?
    /// The size in points.
    public var size: Double?
    /// From 100, thin, to 900, black; that of the text style where absent.
    public var weight: Int?
    /// `serif`, `rounded` or `monospaced`.
    public var design: String?
    /// The name of a font of the app's own.
    public var family: String?
    public var isItalic: Bool?
    public var hasMonospacedDigits: Bool?
    public var hasSmallCaps: Bool?

    /// Creates a font.
    public init(textStyle: String? = nil, size: Double? = nil, weight: Int? = nil, design: String? = nil) {
        self.textStyle = textStyle
        self.size = size
        self.weight = weight
        self.design = design
    }

    /// The size in points at the default setting of the person's text size.
    ///
    /// - Source: Human Interface Guidelines, Typography, specifications for iOS at the size Large.
    public var pointSize: Double {
        if let size { return size }
        return switch textStyle {
        case "extraLargeTitle2": 28
        case "extraLargeTitle": 36
        case "largeTitle": 34
        case "title": 28
        case "title2": 22
        case "title3": 20
        case "headline", "body": 17
        case "callout": 16
        case "subheadline": 15
        case "footnote": 13
        case "caption": 12
        case "caption2": 11
        default: 17
        }
    }

    /// The weight, from 100 to 900.
    public var effectiveWeight: Int { weight ?? (textStyle == "headline" ? 600 : 400) }
}

/// A picture.
public struct ImageContent: Codable, Hashable, Sendable {
    public var image: ImageSnapshot
    /// What it shows, for those who do not see it; absent where it is decoration.
    public var label: String?
    /// Whether it fills the space that it has; else it has its own size, and a symbol that of text.
    public var isResizable: Bool?
    /// The share of a symbol that is filled, from 0 to 1.
    public var variableValue: Double?
    /// How a symbol is coloured: `monochrome`, `multicolor`, `hierarchical`, `palette`.
    public var symbolRendering: String?
    /// `small`, `medium` or `large`.
    public var scale: String?
    /// The colour of a symbol or template.
    public var color: ViewStyle?
    /// The font whose size a symbol has.
    public var font: ViewFont?

    /// Creates a picture.
    public init(_ image: ImageSnapshot, label: String? = nil) {
        self.image = image
        self.label = label
    }
}
