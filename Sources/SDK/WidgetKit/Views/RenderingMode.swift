/// How the colours of a widget are used.
///
/// - Source: WidgetKit, `WidgetRenderingMode`.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
    let name: String
    /// As they are.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// Two colours of the person's: one for what is accentable, one for the rest.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// Without colours of its own, on the picture behind.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")

    public var description: String { name }

    /// The mode with this name.
    static func named(_ name: String) -> WidgetRenderingMode? {
        [fullColor, accented, vibrant].first { $0.name == name }
    }
}

/// How a picture is coloured in a widget of two colours.
///
/// - Source: WidgetKit, `WidgetAccentedRenderingMode`.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// How much a widget shows, by how far people are from it.
///
/// - Source: WidgetKit, `LevelOfDetail`.
public struct LevelOfDetail: Equatable, Sendable {
    private let name: String
    /// All.
    public static let `default` = LevelOfDetail(name: "default")
    /// What can be read from afar.
    public static let simplified = LevelOfDetail(name: "simplified")
}
