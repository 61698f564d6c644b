import FoundationAdditions
import IntentWire

/// A value on a scale.
///
/// - Source: SwiftUI, `Gauge`.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    private let fraction: Double
    private let label: Label
    private let currentValue: CurrentValueLabel?
    private let minimum: BoundsLabel?
    private let maximum: BoundsLabel?

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValue: CurrentValueLabel?,
        _ minimum: BoundsLabel? = nil, _ maximum: BoundsLabel? = nil
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
        fraction = share.isFinite ? min(max(share, 0), 1) : 0
        self.label = label
        self.currentValue = currentValue
        self.minimum = minimum
        self.maximum = maximum
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, bounds, label(), nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let style = drawing.environment.look.gaugeStyle
        if let draw = style?.draw {
            func part(_ view: (some View)?) -> _ConfigurationView? { view.map { _ConfigurationView($0) } }
            return try draw(
                drawing.with { $0.look.gaugeStyle = nil },
                GaugeStyleConfiguration(
                    value: view.fraction, label: _ConfigurationView(view.label),
                    currentValueLabel: part(view.currentValue), minimumValueLabel: part(view.minimum),
                    maximumValueLabel: part(view.maximum)))
        }
        return try drawing.node(
            .gauge(
                GaugeContent(
                    fraction: view.fraction, label: try drawing.children(view.label),
                    currentValue: try drawing.children(view.currentValue),
                    minimumValue: try drawing.children(view.minimum),
                    maximumValue: try drawing.children(view.maximum), style: style?.name,
                    tint: drawing.environment.tintStyle)))
    }
}

/// How gauges look.
///
/// - Source: SwiftUI, `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    /// The view of a gauge.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a gauge style is given.
public struct GaugeStyleConfiguration {
    public typealias Label = _ConfigurationView
    public typealias CurrentValueLabel = _ConfigurationView
    public typealias MinimumValueLabel = _ConfigurationView
    public typealias MaximumValueLabel = _ConfigurationView
    /// From 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

/// A gauge style of the system, by its name.
public struct _SystemGaugeStyle: GaugeStyle, NamedStyle {
    let name: String?
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == _SystemGaugeStyle {
    public static nonisolated var automatic: Self { .init(name: nil) }
    public static nonisolated var linearCapacity: Self { .init(name: "linearCapacity") }
    public static nonisolated var accessoryLinear: Self { .init(name: "accessoryLinear") }
    public static nonisolated var accessoryLinearCapacity: Self { .init(name: "accessoryLinearCapacity") }
    public static nonisolated var accessoryCircular: Self { .init(name: "accessoryCircular") }
    public static nonisolated var accessoryCircularCapacity: Self { .init(name: "accessoryCircularCapacity") }
    public static nonisolated var linear: Self { .init(name: "linearCapacity") }
    public static nonisolated var circular: Self { .init(name: "accessoryCircular") }
}

extension View {
    /// Sets how gauges inside look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let style = HandedOver(style)
        return StyledView(content: self) { look in
            look.gaugeStyle =
                (style.value as? any NamedStyle).map { AnyGaugeStyle(name: $0.name) }
                ?? AnyGaugeStyle { style.value.makeBody(configuration: $0) }
        }
    }
}
