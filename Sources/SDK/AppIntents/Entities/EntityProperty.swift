package import CoreSpotlight
public import FoundationAdditions
package import IntentWire
import Synchronization

/// A property of an entity that the system sees. Apps write `@Property`.
///
/// Copies of an entity share the values of such properties. All members may be used from any task.
///
/// - Source: AppIntents, `EntityProperty`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue, CustomStringConvertible, Sendable {
    package struct State: Sendable {
        var value: Value?
        var title: LocalizedStringResource
    }

    /// Where a computed property's value comes from.
    enum Source: Sendable {
        case stored
        case getter(@Sendable (any AppEntity) -> Value?)
        case asyncGetter(@Sendable (any AppEntity) async throws -> Value?)
    }

    /// The name that the app gave the property; its Swift name where nil.
    package let identifier: String?
    /// Whether the app gave a title.
    package let hasTitle: Bool
    /// The key under which the value is indexed.
    package let indexing: IndexingKey?
    /// What the app says of the property beyond its name.
    package let traits: EntityPropertyTraits
    let source: Source
    private let state: Mutex<State>

    init(
        identifier: String?, title: LocalizedStringResource?, indexing: IndexingKey?, source: Source,
        traits: EntityPropertyTraits = EntityPropertyTraits()
    ) {
        self.traits = traits
        self.identifier = identifier
        self.hasTitle = title != nil
        self.indexing = indexing
        self.source = source
        self.state = Mutex(State(value: nil, title: title ?? LocalizedStringResource(stringLiteral: identifier ?? "")))
    }

    /// Creates a property that is called as its variable is.
    ///
    /// Stands here and not in an extension: only then may an initialiser of the entity assign the variable before others.
    public convenience init() {
        self.init(identifier: nil, title: nil, indexing: nil, source: .stored)
    }

    /// What people call the property.
    public var title: LocalizedStringResource {
        get { state.withLock { $0.title } }
        set { state.withLock { $0.title = newValue } }
    }

    /// Whether it may have no value.
    public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

    /// The value.
    public var wrappedValue: Value {
        get {
            if let value = state.withLock({ $0.value }) { return value }
            if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
                return none
            }
            // Every initialiser of an entity assigns its properties, as the compiler would demand of plain ones.
            fatalError(
                "the property '\(identifier ?? title.key)' of type \(Value.self) was read before it was assigned")
        }
        set { state.withLock { $0.value = newValue } }
    }

    public var projectedValue: EntityProperty<Value> { self }

    public var description: String { "EntityProperty<\(Value.self)>(\(identifier ?? title.key))" }
}

extension EntityProperty: Codable where Value: Codable {
    public convenience init(from decoder: any Decoder) throws {
        self.init(identifier: nil, title: nil, indexing: nil, source: .stored)
        wrappedValue = try Value(from: decoder)
    }

    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

/// What an app says of a property: who may see it.
package struct EntityPropertyTraits: Sendable {
    /// What the property is, for the system.
    package var description: LocalizedStringResource?
    /// Who must be there before the value is given away; that of the entity where nil.
    package var authenticationPolicy: IntentAuthenticationPolicy?
    package var visibility: IntentVisibility?
}

/// The Spotlight attribute that a property's value is indexed as.
package enum IndexingKey: @unchecked Sendable {
    // Key paths are immutable; the type does not say that it is Sendable.
    case attribute(PartialKeyPath<CSSearchableItemAttributeSet>)
    case custom(CSCustomAttributeKey)
}

/// What can be done with a property: for callers that make properties themselves.
///
/// - Source: AppIntents, `EntityPropertyModifiers`.
public struct EntityPropertyModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let async = EntityPropertyModifiers(rawValue: 1)
    public static let readOnly = EntityPropertyModifiers(rawValue: 2)
}

/// A property with its type erased, as the runtime handles it.
public protocol AnyEntityProperty: AnyObject, Sendable {
    var __name: String? { get }
    var __isDeferred: Bool { get }
    static var __valueMetatype: any _IntentValue.Type { get }
    static func __make() -> any AnyEntityProperty
}

extension EntityProperty: AnyEntityProperty {
    public var __name: String? { identifier }
    public var __isDeferred: Bool {
        if case .asyncGetter = source { true } else { false }
    }
    public static var __valueMetatype: any _IntentValue.Type { Value.self }
    public static func __make() -> any AnyEntityProperty {
        EntityProperty(identifier: nil, title: nil, indexing: nil, source: .stored)
    }
}

/// What the runtime does with a property.
package protocol RuntimeEntityProperty: AnyEntityProperty {
    var title: LocalizedStringResource { get }
    var hasTitle: Bool { get }
    var isOptional: Bool { get }
    var indexing: IndexingKey? { get }
    var traits: EntityPropertyTraits { get }
    var valueType: IntentWire.ValueType { get }
    /// The value of this property of `entity`; nil where it has none.
    func value(of entity: any AppEntity) async throws -> (any _IntentValue)?
    /// The same without waiting; nil for deferred properties.
    func valueNow(of entity: any AppEntity) -> (any _IntentValue)?
    func assign(_ value: IntentValue, _ context: __ValueContext) async throws
}

extension EntityProperty: RuntimeEntityProperty {
    package var valueType: IntentWire.ValueType { Value.__valueType }

    package func value(of entity: any AppEntity) async throws -> (any _IntentValue)? {
        if case .asyncGetter(let getter) = source { return try await getter(entity) }
        return valueNow(of: entity)
    }

    package func valueNow(of entity: any AppEntity) -> (any _IntentValue)? {
        switch source {
        case .stored: state.withLock { $0.value }
        case .getter(let getter): getter(entity)
        case .asyncGetter: nil
        }
    }

    package func assign(_ value: IntentValue, _ context: __ValueContext) async throws {
        wrappedValue = try await resolveValue(value, as: Value.self, context)
    }
}

/// What `@ComputedProperty` and `@DeferredProperty` declare, for the runtime to find. Not for apps.
@_alwaysEmitConformanceMetadata
public protocol __EntityPropertyDeclaration: SendableMetatype {
    associatedtype Entity: AppEntity
    /// The line of the declaration, so that properties keep their order.
    static var order: Int { get }
    static func makeProperty() -> any AnyEntityProperty
    /// The key path `\.$name`.
    static var keyPath: PartialKeyPath<Entity> { get }
}
