public import FoundationAdditions
package import IntentWire
import Synchronization

/// A value that an intent takes. Apps write `@Parameter`.
///
/// A parameter without a default whose type is not optional is required: the system asks for its value before
/// `perform()` runs. Reading it before it has one, as in `perform()` called by hand, is a mistake in the program and
/// ends it; `callAsFunction(donate:)` asks or throws instead.
///
/// Copies of an intent share their parameters' values. All members may be used from any task.
///
/// - Source: AppIntents, `IntentParameter`.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable {
    // Its state is behind a mutex; the default, whose type the compiler cannot follow through the protocol, never changes.

    /// A range that contains both its bounds.
    public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)

    /// Whether a parameter has a value.
    public enum ValueState {
        /// It has this value, which is nil where a person chose none.
        case set(Value)
        /// It has none.
        case unset
    }

    /// What people call the parameter.
    public let title: LocalizedStringResource
    /// The value it has until it is given another.
    public let defaultValue: Value.UnwrappedType?

    package let traits: ParameterTraits
    private let state: Mutex<State>

    private struct State: Sendable {
        var value: Value?
    }

    /// Not available: a parameter is declared with one of the other initialisers.
    @available(*, unavailable, message: "give the parameter a type that App Intents supports")
    public convenience init() { self.init(traits: ParameterTraits(), default: nil) }

    /// Creates a parameter with the value that its declaration assigns, as in `var count: Int = 1`.
    ///
    /// The same as `default:`; Apple's framework has only the latter.
    public convenience init(
        wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            traits: ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior),
            default: wrappedValue as? Value.UnwrappedType)
    }

    package init(traits: ParameterTraits, default defaultValue: Value.UnwrappedType?) {
        self.traits = traits
        self.title = traits.title ?? ""
        self.defaultValue = defaultValue
        self.state = Mutex(State(value: defaultValue.flatMap { $0 as? Value }))
    }

    /// Whether the intent runs without a value.
    public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

    /// The value.
    public var wrappedValue: Value {
        get {
            if let value = state.withLock({ $0.value }) { return value }
            if let none = Self.none { return none }
            // The runtime gives every required parameter a value before perform() runs, so this is perform() by hand.
            fatalError("the parameter '\(title.key)' of type \(Value.self) was read before it had a value")
        }
        set { state.withLock { $0.value = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// Whether the parameter has a value, and which.
    public var valueState: ValueState { state.withLock { $0.value.map { .set($0) } ?? .unset } }

    /// Nil as a value, where the type has it.
    private static var none: Value? {
        (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
    }
}

extension IntentParameter.ValueState: Sendable {}
extension IntentParameter.ValueState: Equatable where Value: Equatable {}

/// A parameter with its type erased, as the runtime handles it.
package protocol AnyIntentParameter: AnyObject, Sendable {
    var traits: ParameterTraits { get }
    var isOptional: Bool { get }
    var valueType: IntentWire.ValueType { get }
    /// Whether it has a value other than nil.
    var hasValue: Bool { get }
    /// The type of one value: the element of a collection.
    var elementType: any _IntentValue.Type { get }
    var valueMetatype: any _IntentValue.Type { get }

    func setValue(_ value: IntentValue, _ context: __ValueContext) async throws
    /// The value, or nil where there is none.
    func encodedValue(_ context: __ValueContext) async throws -> IntentValue?
    func encodedDefault(_ context: __ValueContext) async throws -> IntentValue?
    var currentValue: (any _IntentValue)? { get }
}

extension IntentParameter: AnyIntentParameter {
    package var valueType: IntentWire.ValueType { Value.__valueType }
    package var elementType: any _IntentValue.Type { Value.ValueType.self }
    package var valueMetatype: any _IntentValue.Type { Value.self }

    package var currentValue: (any _IntentValue)? {
        guard case .set(let value) = valueState else { return nil }
        return value
    }

    package var hasValue: Bool {
        guard case .set(let value) = valueState else { return false }
        return (value as? any OptionalValue)?.isNil != true
    }

    package func setValue(_ value: IntentValue, _ context: __ValueContext) async throws {
        wrappedValue = try await resolveValue(value, as: Value.self, context)
    }

    package func encodedValue(_ context: __ValueContext) async throws -> IntentValue? {
        guard hasValue, case .set(let value) = valueState else { return nil }
        return try await value.__encode(context)
    }

    package func encodedDefault(_ context: __ValueContext) async throws -> IntentValue? {
        try await defaultValue?.__encode(context)
    }
}

/// An optional, whatever it wraps.
package protocol OptionalValue {
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    package var isNil: Bool { self == nil }
}
