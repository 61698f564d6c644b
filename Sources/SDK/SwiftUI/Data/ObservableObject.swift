import FoundationAdditions

/// Tells that an object is about to change. A drawing is made once, so nobody listens.
///
/// - Source: Combine, `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Sendable {
    public init() {}
    public func send() {}
}

/// An object whose changes change views.
///
/// - Source: Combine, `ObservableObject`.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    /// Tells that the object is about to change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property of an observable object.
///
/// - Source: Combine, `Published`.
@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
}

extension Published: Sendable where Value: Sendable {}

/// An object that a view keeps.
///
/// - Source: SwiftUI, `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Storage {
        let make: () -> ObjectType
        lazy var object = make()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private let storage: Storage

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = Storage(thunk)
    }

    @MainActor @preconcurrency public var wrappedValue: ObjectType { storage.object }
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(storage.object) }
}

/// An object that a view is given.
///
/// - Source: SwiftUI, `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        private let object: ObjectType
        init(_ object: ObjectType) { self.object = object }

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    private var object: ObjectType
    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object) }
}

/// An object that a view above gives with `environmentObject(_:)`.
///
/// - Source: SwiftUI, `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object = EnvironmentValues.current[ObjectType.self] else {
            // As with Apple's, a view that needs an object cannot be without it, and there is none to return.
            preconditionFailure("no object of type \(ObjectType.self): give it with environmentObject(_:)")
        }
        return object
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(wrappedValue) }
}

/// Gives bindings to the properties of an observable object.
///
/// - Source: SwiftUI, `Bindable`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "the wrapped value must be an object that is Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    private init(_object: Value) { wrappedValue = _object }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable where Value: Observable & AnyObject {
    public init(wrappedValue: Value) { self.init(_object: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(_object: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: DynamicProperty {}
extension Bindable: Sendable where Value: Sendable {}
