public import FoundationAdditions
import IntentWire

/// A value on a scale that is set in the app.
///
/// - Source: SwiftUI, `Slider`.
public struct Slider<Label: View, ValueLabel: View> {
    private let fraction: Double
    private let label: Label

    fileprivate init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ label: Label) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let share = length > 0 ? Double(value.wrappedValue - bounds.lowerBound) / length : 0
        fraction = share.isFinite ? min(max(share, 0), 1) : 0
        self.label = label
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, EmptyView())
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label())
    }
}

extension Slider: View {
    public var body: some View {
        FieldView(type: "slider", label: label, value: Gauge(value: fraction) { EmptyView() })
    }
}

/// A number that is counted up and down in the app.
///
/// - Source: SwiftUI, `Stepper`.
public struct Stepper<Label: View> {
    private let label: Label

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
    }
}

extension Stepper where Label == Text {
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
        label = Text(titleKey)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        label = Text(titleKey)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        label = Text(title)
    }
}

extension Stepper: View {
    public var body: some View { FieldView(type: "stepper", label: label, value: EmptyView()) }
}

/// A date that is chosen in the app.
///
/// - Source: SwiftUI, `DatePicker`.
public struct DatePicker<Label: View> {
    public typealias Components = DatePickerComponents
    private let selection: Binding<Date>
    private let components: Components
    private let label: Label

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        components = displayedComponents
        self.label = label()
    }
}

/// The parts of a date that are chosen.
///
/// - Source: SwiftUI, `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
    }
}

extension DatePicker: View {
    public var body: some View {
        FieldView(type: "date", label: label, value: text)
    }

    private var text: Text {
        Text(
            selection.wrappedValue,
            format: Date.FormatStyle(
                date: components.contains(.date) ? .abbreviated : .omitted,
                time: components.contains(.hourAndMinute) ? .shortened : .omitted))
    }
}

/// A colour that is chosen in the app.
///
/// - Source: SwiftUI, `ColorPicker`.
public struct ColorPicker<Label: View> {
    private let selection: Binding<Color>
    private let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
}

extension ColorPicker: View {
    public var body: some View {
        FieldView(
            type: "color", label: label, value: Circle().fill(selection.wrappedValue).frame(width: 20, height: 20))
    }
}
