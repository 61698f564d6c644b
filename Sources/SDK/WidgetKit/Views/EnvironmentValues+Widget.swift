public import SwiftUI

private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private struct RenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private struct LabelKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct BackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private struct DetailKey: EnvironmentKey { static var defaultValue: LevelOfDetail { .default } }

// What views of a widget are told. Source: WidgetKit, `EnvironmentValues`.
extension EnvironmentValues {
    /// The size of the widget.
    public internal(set) var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }

    /// How the colours of the widget are used.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }

    /// Whether a label beside a small widget is shown.
    public var showsWidgetLabel: Bool {
        get { self[LabelKey.self] }
        set { self[LabelKey.self] = newValue }
    }

    /// Whether the background of the widget is shown.
    public internal(set) var showsWidgetContainerBackground: Bool {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }

    /// The space that is left around the content of the widget, in points.
    public internal(set) var widgetContentMargins: EdgeInsets {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }

    /// How much the widget shows.
    public var levelOfDetail: LevelOfDetail {
        get { self[DetailKey.self] }
        set { self[DetailKey.self] = newValue }
    }
}
