import FoundationAdditions

/// The values that other parameters of the intent have, for an options provider or a query. Apps write
/// `@IntentParameterDependency<MyIntent>(\.$parameter)`.
///
/// The value is nil while one of the named parameters has none, and outside a request for options.
///
/// - Source: AppIntents, `IntentParameterDependency`.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: AnyParameterDependency, CustomDebugStringConvertible,
    Sendable
{
    // Key paths are immutable; the type does not say that it is Sendable.
    nonisolated(unsafe) let keyPaths: [AnyKeyPath]

    init(paths: [PartialKeyPath<Intent>]) { keyPaths = paths }

    /// The intent's values.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = OptionsContext.current?.intent as? Intent else { return nil }
        for path in keyPaths {
            guard let path = path as? PartialKeyPath<Intent>,
                let parameter = intent[keyPath: path] as? any AnyIntentParameter,
                parameter.hasValue
            else { return nil }
        }
        return IntentProjection(intent)
    }

    public var debugDescription: String { "IntentParameterDependency<\(Intent.self)>(\(keyPaths))" }
}

extension IntentParameterDependency {
    /// Depends on parameters of an intent.
    public convenience init<V0: _IntentValue, P0: IntentParameter<V0>>(_ keyPath: KeyPath<Intent, P0>) {
        self.init(paths: [keyPath])
    }

    /// Depends on parameters of an intent.
    public convenience init<V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>>(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>
    ) {
        self.init(paths: [keyPath0, keyPath1])
    }

    /// Depends on parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>
    >(_ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>) {
        self.init(paths: [keyPath0, keyPath1, keyPath2])
    }

    /// Depends on parameters of an intent.
    public convenience init<
        V0: _IntentValue, P0: IntentParameter<V0>, V1: _IntentValue, P1: IntentParameter<V1>, V2: _IntentValue,
        P2: IntentParameter<V2>, V3: _IntentValue, P3: IntentParameter<V3>
    >(
        _ keyPath0: KeyPath<Intent, P0>, _ keyPath1: KeyPath<Intent, P1>, _ keyPath2: KeyPath<Intent, P2>,
        _ keyPath3: KeyPath<Intent, P3>
    ) {
        self.init(paths: [keyPath0, keyPath1, keyPath2, keyPath3])
    }
}

extension IntentParameterDependency: Hashable {
    /// Two dependencies are equal where they name the same parameters in the same order.
    public static func == (lhs: IntentParameterDependency, rhs: IntentParameterDependency) -> Bool {
        lhs.keyPaths == rhs.keyPaths
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(keyPaths) }
}

/// A dependency with its intent's type erased.
protocol AnyParameterDependency {
    var keyPaths: [AnyKeyPath] { get }
}

/// The values of an intent's parameters, without their optionality.
///
/// - Source: AppIntents, `IntentProjection`.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
    private let intent: Intent

    init(_ intent: Intent) { self.intent = intent }

    /// The value of a parameter that the dependency names.
    public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType {
        let value = intent[keyPath: keyPath]
        if let unwrapped = value as? Value.UnwrappedType { return unwrapped }
        // The dependency's value is nil while a parameter that it names has none; others must not be read.
        fatalError("\(keyPath) has no value and is not among the parameters that the dependency names")
    }
}

/// The intent for whose parameter options are being made.
package struct OptionsContext: Sendable {
    @TaskLocal package static var current: OptionsContext?
    package let intent: any AppIntent
}
