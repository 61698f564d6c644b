public import FoundationAdditions

private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { LocalizationContext.currentLocale }
}

private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct HorizontalSizeKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private struct VerticalSizeKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }
private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// The person's language and region.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar of dates.
    public var calendar: Calendar {
        get {
            var calendar = self[CalendarKey.self]
            calendar.locale = locale
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether the surface is light or dark. A drawing is for both, and says light.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// How strong contrasts are to be.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// The size of texts that the person prefers.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }

    /// The direction of lines.
    public var layoutDirection: LayoutDirection {
        get { self[DirectionKey.self] }
        set { self[DirectionKey.self] = newValue }
    }

    /// Pixels in a point.
    public var displayScale: CGFloat {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }

    /// The height of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whether what is inside can be used.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// Why what is inside is not to be read.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// How much width there is.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeKey.self] }
        set { self[HorizontalSizeKey.self] = newValue }
    }

    /// How much height there is.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeKey.self] }
        set { self[VerticalSizeKey.self] = newValue }
    }

    /// Whether the app is in front; a drawing is made behind.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Opens an address.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    /// Closes what is presented.
    public var dismiss: DismissAction { self[DismissKey.self] }

    /// Whether a view is presented by another.
    public var isPresented: Bool { false }

    /// Whether rows are edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// Points between the lines of a text.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The font of texts that name none.
    public var font: Font? {
        get { look.font }
        set { look.font = newValue }
    }

    /// How many lines a text has at most.
    public var lineLimit: Int? {
        get { look.lineLimit }
        set { look.lineLimit = newValue }
    }

    /// Where the lines of a text stand.
    public var multilineTextAlignment: TextAlignment {
        get { look.textAlignment ?? .leading }
        set { look.textAlignment = newValue }
    }

    /// How much a text may shrink to fit.
    public var minimumScaleFactor: CGFloat {
        get { look.minimumScaleFactor }
        set { look.minimumScaleFactor = newValue }
    }

    /// Where a text is cut that does not fit.
    public var truncationMode: Text.TruncationMode {
        get { look.truncation ?? .tail }
        set { look.truncation = newValue }
    }

    /// In which case letters are shown.
    public var textCase: Text.Case? {
        get { look.textCase }
        set { look.textCase = newValue }
    }

    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { look.imageScale ?? .medium }
        set { look.imageScale = newValue }
    }

    /// How large controls are.
    public var controlSize: ControlSize {
        get { look.controlSize ?? .regular }
        set { look.controlSize = newValue }
    }

    /// Which variants of symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { look.symbolVariants }
        set { look.symbolVariants = newValue }
    }

    /// How symbols are coloured.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { look.symbolRendering }
        set { look.symbolRendering = newValue }
    }
}

// What assistive settings say; a drawing is made without knowing them.
extension EnvironmentValues {
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether texts are to be bold.
    public var legibilityWeight: LegibilityWeight? { nil }
}
