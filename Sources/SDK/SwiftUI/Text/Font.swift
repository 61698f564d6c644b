public import FoundationAdditions
import IntentWire

/// A font by its purpose or its size.
///
/// - Source: SwiftUI, `Font`.
public struct Font: Hashable, Sendable {
    /// What text is for.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case extraLargeTitle2, extraLargeTitle, largeTitle, title, title2, title3, headline, subheadline, body, callout,
            footnote, caption, caption2

        fileprivate var name: String { "\(self)" }
    }

    /// How heavy letters are.
    public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// How wide letters are. Surfaces show the standard width.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// How letters are drawn.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// The distance of lines.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// A change of a font.
    enum Change: Hashable, Sendable {
        case weight(Weight?), italic(Bool), design(Design?), monospacedDigits, smallCaps
    }

    private var wire: ViewFont

    private init(_ wire: ViewFont) { self.wire = wire }

    public static let extraLargeTitle = system(.extraLargeTitle)
    public static let extraLargeTitle2 = system(.extraLargeTitle2)
    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The system's font for a purpose.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(ViewFont(textStyle: style.name, weight: weight?.value, design: design?.wire))
    }

    /// The system's font in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(ViewFont(size: Double(size), weight: weight?.value, design: design?.wire))
    }

    /// A font of the app's own; the system's where a surface does not have it.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        var wire = ViewFont(size: Double(size))
        wire.family = name
        return Font(wire)
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    public func bold() -> Font { changed(.weight(.bold)) }
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
    public func italic() -> Font { changed(.italic(true)) }
    public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
    public func monospaced() -> Font { changed(.design(.monospaced)) }
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
    public func monospacedDigit() -> Font { changed(.monospacedDigits) }
    public func smallCaps() -> Font { changed(.smallCaps) }
    public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }
    public func uppercaseSmallCaps() -> Font { self }
    public func leading(_ leading: Leading) -> Font { self }
    public func width(_ width: Width) -> Font { self }

    func changed(_ change: Change) -> Font {
        var font = self
        switch change {
        case .weight(let weight): font.wire.weight = weight?.value
        case .italic(let isItalic): font.wire.isItalic = isItalic ? true : nil
        case .design(let design): font.wire.design = design?.wire
        case .monospacedDigits: font.wire.hasMonospacedDigits = true
        case .smallCaps: font.wire.hasSmallCaps = true
        }
        return font
    }

    /// The font of a place in an environment, with changes; nil for the surface's own.
    static func wire(_ font: Font?, _ environment: EnvironmentValues, _ changes: [Change] = []) -> ViewFont? {
        let all = environment.look.fontChanges + changes
        guard font != nil || environment.font != nil || !all.isEmpty else { return nil }
        return all.reduce(font ?? environment.font ?? .body) { $0.changed($1) }.wire
    }
}

extension Font.Design {
    fileprivate var wire: String? {
        switch self {
        case .default: nil
        case .serif: "serif"
        case .rounded: "rounded"
        case .monospaced: "monospaced"
        }
    }
}
