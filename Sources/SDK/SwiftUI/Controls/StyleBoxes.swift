import FoundationAdditions
import IntentWire

// Styles as the environment holds them: by a name that surfaces know, or with the code of an app that draws them.

/// A view of an app's style; the first configuration that a style gets draws the control's own label.
struct StyleBox<Configuration> {
    /// What surfaces call it; nil for the app's own.
    let name: String?
    /// Draws it; nil where a surface does.
    let draw: (@MainActor (_ViewDrawing, Configuration) throws -> _DrawnViews)?

    init(name: String?) {
        self.name = name
        draw = nil
    }

    @MainActor init<Body: View>(_ body: @escaping @MainActor (Configuration) -> Body) {
        name = nil
        draw = { drawing, configuration in try drawing.draw(drawing.evaluate { body(configuration) }) }
    }
}

typealias AnyButtonStyle = StyleBox<ButtonStyleConfiguration>
typealias AnyToggleStyle = StyleBox<ToggleStyleConfiguration>
typealias AnyLabelStyle = StyleBox<LabelStyleConfiguration>
typealias AnyGaugeStyle = StyleBox<GaugeStyleConfiguration>
typealias AnyProgressStyle = StyleBox<ProgressViewStyleConfiguration>
typealias AnyGroupBoxStyle = StyleBox<GroupBoxStyleConfiguration>

/// A view that a configuration holds, as the label of a button.
///
/// - Source: SwiftUI, `ButtonStyleConfiguration.Label`.
public struct _ConfigurationView {
    let view: any View
    init(_ view: any View) { self.view = view }
}

extension _ConfigurationView: View {
    public typealias Body = Never
    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        try drawing.draw(any: view.view)
    }
}

/// A style that surfaces know by a name.
protocol NamedStyle {
    var name: String? { get }
}
