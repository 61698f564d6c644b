import IntentWire

/// How a piece of text looks on a terminal.
struct TerminalStyle: Hashable, Sendable {
    var isBold = false
    var isDim = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var color: TerminalColor?

    static let plain = TerminalStyle()

    /// The text with its style; as it is where nothing is set.
    ///
    /// - Source: ECMA-48, section 8.3.117, select graphic rendition.
    func apply(to text: String) -> String {
        guard self != .plain, !text.isEmpty else { return text }
        var codes: [String] = []
        if isBold { codes.append("1") }
        if isDim { codes.append("2") }
        if isItalic { codes.append("3") }
        if isUnderlined { codes.append("4") }
        if isStruck { codes.append("9") }
        if let color { codes.append(color.code) }
        return "\u{1b}[\(codes.joined(separator: ";"))m\(text)\u{1b}[0m"
    }
}

/// A colour that terminals have.
enum TerminalColor: Hashable, Sendable {
    /// One of the sixteen that a person chooses for a terminal.
    case basic(Int)
    /// One of the 256, by its place.
    case indexed(Int)

    var code: String {
        switch self {
        case .basic(let number): number < 8 ? "\(30 + number)" : "\(82 + number)"
        case .indexed(let number): "38;5;\(number)"
        }
    }

    private static let names: [String: TerminalColor] = [
        "red": .basic(1), "orange": .indexed(208), "yellow": .basic(3), "green": .basic(2), "mint": .indexed(79),
        "teal": .basic(6), "cyan": .basic(6), "blue": .basic(4), "indigo": .indexed(62), "purple": .basic(5),
        "pink": .indexed(205), "brown": .indexed(137), "gray": .basic(8), "accent": .basic(4),
    ]

    /// The colour nearest to one of a view; nil for the terminal's own foreground, for white and for black, which may
    /// be the terminal's background.
    init?(_ color: ViewColor) {
        if let name = color.name {
            guard let known = Self.names[name] else { return nil }
            self = known
        } else if let light = color.light, let index = Self.index(of: light) {
            self = .indexed(index)
        } else {
            return nil
        }
    }

    /// The place in the cube of 6 by 6 by 6 colours; nil for greys.
    private static func index(of color: ViewColor.Components) -> Int? {
        func level(_ part: Double) -> Int { part.isFinite ? min(max(Int((part * 5).rounded()), 0), 5) : 0 }
        let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
        return red == green && green == blue ? nil : 16 + 36 * red + 6 * green + blue
    }
}

extension ViewStyle {
    /// The colour that stands for the style where areas cannot be painted.
    var leadingColor: ViewColor? {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color
        case .material: nil
        }
    }

    /// Whether it is one of the fainter levels of the foreground.
    var isFaint: Bool {
        guard let color = leadingColor else { return false }
        if let name = color.name, ["secondary", "tertiary", "quaternary", "quinary"].contains(name) { return true }
        return (color.opacity ?? 1) < 0.7
    }
}
