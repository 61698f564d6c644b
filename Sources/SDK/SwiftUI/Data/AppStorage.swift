public import FoundationAdditions

/// A value that is kept in the app's user defaults.
///
/// - Source: SwiftUI, `AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    private init(
        _ key: String, _ store: UserDefaults?, _ read: @escaping (UserDefaults) -> Value,
        _ write: @escaping (UserDefaults, Value) -> Void
    ) {
        let store = store ?? .standard
        self.read = { read(store) }
        self.write = { write(store, $0) }
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

    /// Keeps what user defaults can hold as it is.
    private init(_ key: String, _ store: UserDefaults?, plain value: Value) {
        self.init(key, store, { $0.object(forKey: key) as? Value ?? value }, { $0.set($1, forKey: key) })
    }
}

// User defaults are safe to use from any thread, and the functions hold nothing else.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, plain: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, plain: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, plain: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, plain: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, plain: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, plain: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, { $0.url(forKey: key) ?? wrappedValue }, { $0.set($1, forKey: key) })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, { ($0.object(forKey: key) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
            { $0.set($1.rawValue, forKey: key) })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, { $0.string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue },
            { $0.set($1.rawValue, forKey: key) })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    private init<Stored>(_ key: String, _ store: UserDefaults?, optional: Stored.Type) where Value == Stored? {
        self.init(
            key, store, { $0.object(forKey: key) as? Stored },
            { store, value in
                if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, optional: Bool.self)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, optional: Int.self)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, optional: Double.self)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, optional: String.self)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, optional: Data.self)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, optional: Date.self)
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(
            key, store, { $0.string(forKey: key).flatMap(R.init(rawValue:)) }, { $0.set($1?.rawValue, forKey: key) })
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(
            key, store, { ($0.object(forKey: key) as? Int).flatMap(R.init(rawValue:)) },
            { store, value in
                if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }
}
