import FoundationAdditions

/// A property whose changes change a view.
///
/// - Source: SwiftUI, `DynamicProperty`.
public protocol DynamicProperty {
    /// Called before the body of a view is evaluated.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A value that a view keeps; a drawing sees the value that it starts with.
///
/// - Source: SwiftUI, `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private final class Storage {
        private var made: Value?
        private let make: () -> Value
        var value: Value {
            get {
                if let made { return made }
                let value = make()
                made = value
                return value
            }
            set { made = newValue }
        }
        init(_ make: @escaping () -> Value) { self.make = make }
    }

    private let storage: Storage

    public init(wrappedValue value: Value) { storage = Storage { value } }

    @_disfavoredOverload
    public init(wrappedValue thunk: @autoclosure @escaping () -> Value) where Value: AnyObject, Value: Observable {
        storage = Storage(thunk)
    }

    public init(initialValue value: Value) { storage = Storage { value } }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let storage = storage
        return Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

// A view and its state are used on the main actor, where the view is drawn, as with Apple's.
extension State: @unchecked Sendable where Value: Sendable {}

/// What is typed into: here never, so the value is as it started.
///
/// - Source: SwiftUI, `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Refers to where the focus is.
    @propertyWrapper
    public struct Binding {
        private let state: State<Value>
        init(_ state: State<Value>) { self.state = state }
        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding { Binding(state) }
}

extension View {
    /// The view; a drawing has no focus.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

    /// The view; a drawing has no focus.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// The view; a drawing has no focus.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}

/// Names views across a change; a drawing has no changes.
///
/// - Source: SwiftUI, `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A name.
    public struct ID: Hashable, Sendable {
        let number = UUID()
    }

    public init() {}
    public let wrappedValue = ID()
}

/// A length that grows with the person's text size; a drawing has it as it is.
///
/// - Source: SwiftUI, `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
