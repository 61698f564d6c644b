import FoundationAdditions

/// A value of the environment, by its type.
///
/// - Source: SwiftUI, `EnvironmentKey`.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// What a view is told by the views around it.
///
/// - Source: SwiftUI, `EnvironmentValues`.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    // Values of apps need not be Sendable; the drawing alone, on the main actor, writes and reads them.
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// How views are to look, which apps set with modifiers.
    var look = ViewLook()

    /// The environment of the view whose body is evaluated in this task.
    @TaskLocal static var current = EnvironmentValues()

    /// Creates the values that hold where nothing is set.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// An object that a view above has given, by its type.
    subscript<Object: AnyObject>(objectType: Object.Type) -> Object? {
        get { objects[ObjectIdentifier(objectType)] as? Object }
        set { objects[ObjectIdentifier(objectType)] = newValue }
    }

    public var description: String { "EnvironmentValues(\(values.count) set)" }

    /// Runs code that reads these values.
    @MainActor static func with<Result>(_ values: EnvironmentValues, _ body: @MainActor () -> Result) -> Result {
        $current.withValue(values) { body() }
    }
}

/// Reads a value of the environment.
///
/// - Source: SwiftUI, `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The value for the view whose body is evaluated; elsewhere the value that holds where nothing is set.
    public var wrappedValue: Value { read(.current) }
}

// Holds a function of the environment only, which it reads from the task that evaluates it.
extension Environment: @unchecked Sendable {}

extension Environment {
    /// Reads an observable object that a view above gives with `environment(_:)`.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { environment in
            guard let object = environment[objectType] else {
                // As with Apple's, a view that needs an object cannot be without it, and there is none to return.
                preconditionFailure("no object of type \(objectType) in the environment: give it with environment(_:)")
            }
            return object
        }
    }

    /// Reads an observable object that a view above may give with `environment(_:)`.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0[objectType] }
    }
}

extension View {
    /// Sets a value of the environment.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }

    /// Gives an observable object, which views inside read by its type.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        changingEnvironment { $0[T.self] = object }
    }

    /// Gives an object, which views inside read by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        changingEnvironment { $0[T.self] = object }
    }

    /// Changes a value of the environment.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        changingEnvironment { transform(&$0[keyPath: keyPath]) }
    }
}
