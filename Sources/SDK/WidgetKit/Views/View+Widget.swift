public import FoundationAdditions
import IntentWire
public import SwiftUI

// What views say for widgets. Source: WidgetKit, `View`.
extension View {
    /// Opens an address where the widget is pressed outside its buttons.
    @MainActor @preconcurrency
    public func widgetURL(_ url: URL?) -> some View {
        modifying(url.map { .url(value: $0.absoluteString) })
    }

    /// Takes the accent colour where a widget has two; surfaces here show widgets in full colour.
    @MainActor @preconcurrency
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// Follows the curve that the widget stands on; there are no curves here.
    @MainActor @preconcurrency
    public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

    /// Labels a small widget, where such labels are shown; surfaces here show none.
    @MainActor @preconcurrency
    public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Labels a small widget with a text from a resource; surfaces here show no such labels.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func widgetLabel(_ label: LocalizedStringResource) -> some View { self }

    /// Labels a small widget with a text as it is; surfaces here show no such labels.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Labels a small widget with a view; surfaces here show no such labels.
    @MainActor @preconcurrency
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
}

extension Image {
    /// Says how a picture is coloured in a widget of two colours; surfaces here show widgets in full colour.
    ///
    /// - Source: WidgetKit, `Image.widgetAccentedRenderingMode(_:)`.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

extension ContainerBackgroundPlacement {
    /// The background of a widget.
    ///
    /// - Source: WidgetKit, `ContainerBackgroundPlacement.widget`.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}
