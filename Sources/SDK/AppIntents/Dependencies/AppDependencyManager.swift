public import FoundationAdditions
import Synchronization

/// Keeps what intents, queries and options providers need of the app: register with `add`, use with `@Dependency`.
///
/// A dependency is made once, when it is first needed. All members may be called from any task.
///
/// - Source: AppIntents, `AppDependencyManager`.
public final class AppDependencyManager: Sendable {
    /// The app's manager.
    public static let shared = AppDependencyManager()

    private let entries = Mutex<[Key: Entry]>([:])

    private struct Key: Hashable, @unchecked Sendable {
        // AnyHashable holds a key that the app chose, as text or a number; its type does not say that it is Sendable.
        let key: AnyHashable?
        let type: ObjectIdentifier
    }

    private struct Entry: @unchecked Sendable {
        // Made by a Sendable closure of the app and handed out as it is.
        var value: Any?
        let make: @Sendable () async throws -> Any
        let makeNow: (@Sendable () throws -> Any)?
    }

    /// Why a dependency is not there.
    public enum Error<Value>: LocalizedError, @unchecked Sendable {
        /// Making it failed.
        case failedToLoadDependency(AnyHashable, Value.Type)
        /// None is registered.
        case failedToRetrieveDependency(AnyHashable, Value.Type)
        /// What is registered has another type.
        case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)

        public var errorDescription: String? {
            let process = ProcessInfo.processInfo.processName
            switch self {
            case .failedToLoadDependency(let key, let type):
                return "The dependency \(key) of type \(type) could not be made in the process '\(process)'."
            case .failedToRetrieveDependency(let key, let type):
                return "No dependency \(key) of type \(type) is registered in the process '\(process)'. Call "
                    + "AppDependencyManager.shared.add(dependency:) when the app starts."
            case .incorrectDependencyType(let key, let type, let found):
                return "The dependency \(key) in the process '\(process)' is \(found), not \(type)."
            }
        }
    }

    /// Creates a manager without dependencies.
    public init() {}

    /// Registers a dependency.
    @_disfavoredOverload
    public func add<Dependency>(
        key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        add(Dependency.self, key, make: { dependency() }, now: { dependency() })
    }

    /// Registers a dependency that a closure makes when it is first needed.
    public func add<Dependency>(
        key: AnyHashable? = nil, dependency: @escaping @Sendable () throws -> Dependency
    ) {
        add(Dependency.self, key, make: { try dependency() }, now: { try dependency() })
    }

    /// Registers a dependency that a closure makes, perhaps later.
    @_disfavoredOverload
    public func add<Dependency>(
        key: AnyHashable? = nil, dependency: @escaping @Sendable () async throws -> Dependency
    ) {
        add(Dependency.self, key, make: { try await dependency() }, now: nil)
    }

    private func add<Dependency>(
        _ type: Dependency.Type, _ key: AnyHashable?, make: @escaping @Sendable () async throws -> Any,
        now: (@Sendable () throws -> Any)?
    ) {
        let entry = Entry(value: nil, make: make, makeNow: now)
        let key = Key(key: key, type: ObjectIdentifier(type))
        entries.withLock { $0[key] = entry }
    }

    /// The dependency of this type; it is made where it is not there yet.
    func load<Value: Sendable>(_ type: Value.Type, key: AnyHashable?) async throws -> Value {
        let id = Key(key: key, type: ObjectIdentifier(type))
        let entry = entries.withLock { $0[id] }
        guard let entry else { throw Error.failedToRetrieveDependency(key ?? AnyHashable("\(type)"), type) }
        if let value = entry.value as? Value { return value }
        let made: Any
        do { made = try await entry.make() } catch {
            throw Error.failedToLoadDependency(key ?? AnyHashable("\(type)"), type)
        }
        guard let value = made as? Value else {
            throw Error.incorrectDependencyType(key ?? AnyHashable("\(type)"), type, Swift.type(of: made))
        }
        return entries.withLock { entries in
            if let first = entries[id]?.value as? Value { return first }
            entries[id]?.value = value
            return value
        }
    }

    /// The dependency where it is there, or can be made without waiting.
    func loadNow<Value: Sendable>(_ type: Value.Type, key: AnyHashable?) -> Value? {
        let id = Key(key: key, type: ObjectIdentifier(type))
        guard let entry = entries.withLock({ $0[id] }) else { return nil }
        if let value = entry.value as? Value { return value }
        guard let value = try? entry.makeNow?() as? Value else { return nil }
        return entries.withLock { entries in
            if let first = entries[id]?.value as? Value { return first }
            entries[id]?.value = value
            return value
        }
    }
}

/// A type whose values can use the app's dependencies.
public protocol _SupportsAppDependencies {
    typealias Dependency = AppDependency
}

/// Something of the app that an intent or a query needs. Apps write `@Dependency`.
///
/// The system makes sure before it runs an intent or a query that its dependencies are there; where one is missing,
/// the run fails with an error that names it.
///
/// - Source: AppIntents, `AppDependency`.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
    private let key: AnyHashableBox
    private let manager: AppDependencyManager
    private let fallback: (@Sendable () async throws -> Value)?
    private let state = Mutex<Value?>(nil)

    private struct AnyHashableBox: @unchecked Sendable {
        // A key that the app chose, as text or a number.
        let key: AnyHashable?
    }

    init(key: AnyHashable?, manager: AppDependencyManager, fallback: (@Sendable () async throws -> Value)?) {
        self.key = AnyHashableBox(key: key)
        self.manager = manager
        self.fallback = fallback
    }

    /// Refers to a dependency by its type, and by a key where there are several of one type.
    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.init(key: key, manager: manager, fallback: nil)
    }

    /// Refers to a dependency, and makes one where none is registered.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default makeDefault: @escaping @Sendable () async throws -> Value
    ) {
        self.init(key: key, manager: manager, fallback: makeDefault)
    }

    public var projectedValue: AppDependency<Value> { self }

    /// The dependency.
    public var wrappedValue: Value {
        get {
            if let value = state.withLock({ $0 }) { return value }
            if let value = manager.loadNow(Value.self, key: key.key) {
                state.withLock { $0 = value }
                return value
            }
            // The runtime loads dependencies before app code runs, and fails with an error where one is missing; this is
            // a value of the app's own making that was used by itself.
            fatalError(
                AppDependencyManager.Error<Value>.failedToRetrieveDependency(
                    key.key ?? AnyHashable("\(Value.self)"), Value.self
                ).errorDescription ?? "missing dependency")
        }
        set { state.withLock { $0 = newValue } }
    }
}

/// A dependency with its type erased.
protocol AnyAppDependency {
    func prepare() async throws
}

extension AppDependency: AnyAppDependency {
    func prepare() async throws {
        if state.withLock({ $0 != nil }) { return }
        let value: Value
        do { value = try await manager.load(Value.self, key: key.key) } catch {
            guard let fallback else { throw error }
            value = try await fallback()
        }
        state.withLock { $0 = value }
    }
}

/// Loads what a value depends on before its code runs.
enum DependencyPreparation {
    /// - Throws: An error that names the first dependency that is missing.
    static func prepare(_ value: Any) async throws {
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for child in current.children {
                if let dependency = child.value as? any AnyAppDependency { try await dependency.prepare() }
            }
            mirror = current.superclassMirror
        }
    }
}
