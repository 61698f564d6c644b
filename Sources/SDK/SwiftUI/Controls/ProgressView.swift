public import FoundationAdditions
import IntentWire

/// How far something has come.
///
/// - Source: SwiftUI, `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let fraction: Double?
    private let timer: ViewTimer?
    private let label: Label?
    private let currentValue: CurrentValueLabel?

    private init(_ fraction: Double?, _ timer: ViewTimer?, _ label: Label?, _ currentValue: CurrentValueLabel?) {
        self.fraction = fraction
        self.timer = timer
        self.label = label
        self.currentValue = currentValue
    }

    private static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value else { return nil }
        let share = total > 0 ? Double(value / total) : 0
        return share.isFinite ? min(max(share, 0), 1) : 0
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(nil, nil, nil, nil) }

    public init(@ViewBuilder label: () -> Label) { self.init(nil, nil, label(), nil) }

    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(nil, nil, Text(titleKey), nil) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, nil, Text(title), nil) }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(Self.share(value, of: total), nil, nil, nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.share(value, of: total), nil, label(), nil)
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(Self.share(value, of: total), nil, Text(titleKey), nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(Self.share(value, of: total), nil, Text(title), nil)
    }

    public init(_ progress: Progress) where Label == EmptyView {
        self.init(progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1), nil, nil, nil)
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.share(value, of: total), nil, label(), currentValueLabel())
    }

    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(nil, Self.timer(timerInterval, countsDown), label(), currentValueLabel())
    }

    private static func timer(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> ViewTimer {
        ViewTimer(start: interval.lowerBound, end: interval.upperBound, countsDown: countsDown)
    }
}

extension ProgressView where CurrentValueLabel == Text {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            nil, Self.timer(timerInterval, countsDown), label(),
            Text(timerInterval: timerInterval, countsDown: countsDown))
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(
            nil, Self.timer(timerInterval, countsDown), nil,
            Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView: View {
    public typealias Body = Never

    public static func _draw(_ view: Self, _ drawing: _ViewDrawing) throws -> _DrawnViews {
        let style = drawing.environment.look.progressStyle
        let fraction = view.fraction ?? view.timer?.fraction(at: .now)
        if let draw = style?.draw {
            return try draw(
                drawing.with { $0.look.progressStyle = nil },
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction, label: view.label.map { _ConfigurationView($0) },
                    currentValueLabel: view.currentValue.map { _ConfigurationView($0) }))
        }
        return try drawing.node(
            .progress(
                ProgressContent(
                    fraction: fraction, timer: view.timer,
                    label: drawing.environment.look.labelsHidden ? [] : try drawing.children(view.label),
                    currentValue: try drawing.children(view.currentValue), style: style?.name,
                    tint: drawing.environment.tintStyle)))
    }
}

/// How progress looks.
///
/// - Source: SwiftUI, `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    /// The view of progress.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a progress style is given.
public struct ProgressViewStyleConfiguration {
    public typealias Label = _ConfigurationView
    public typealias CurrentValueLabel = _ConfigurationView
    /// The share that is done, from 0 to 1; nil where unknown.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

public struct DefaultProgressViewStyle: ProgressViewStyle, NamedStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
    var name: String? { nil }
}

public struct LinearProgressViewStyle: ProgressViewStyle, NamedStyle {
    public nonisolated init() {}
    @available(*, deprecated, message: "use tint(_:)")
    public nonisolated init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
    var name: String? { "linear" }
}

public struct CircularProgressViewStyle: ProgressViewStyle, NamedStyle {
    public nonisolated init() {}
    @available(*, deprecated, message: "use tint(_:)")
    public nonisolated init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
    var name: String? { "circular" }
}

extension ProgressView {
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(configuration.fractionCompleted, nil, configuration.label, configuration.currentValueLabel)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static nonisolated var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static nonisolated var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static nonisolated var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// Sets how progress inside looks.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        let style = HandedOver(style)
        return StyledView(content: self) { look in
            look.progressStyle =
                (style.value as? any NamedStyle).map { AnyProgressStyle(name: $0.name) }
                ?? AnyProgressStyle { style.value.makeBody(configuration: $0) }
        }
    }
}
