import FoundationAdditions
public import IntentWire

/// An entity by its type and identifier.
///
/// - Source: AppIntents, `EntityIdentifier`.
public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible, _IntentValue {
    public typealias Specification = EmptyResolverSpecification<EntityIdentifier>
    public static var defaultResolverSpecification: EmptyResolverSpecification<EntityIdentifier> { .init() }

    /// The largest number of characters in an identifier.
    public static let valueMaximumLength = 2_048

    /// The type of the entity.
    public let entityType: any AppEntity.Type
    /// The entity's identifier as text.
    public let identifier: String

    init(entityType: any AppEntity.Type, identifier: String) {
        self.entityType = entityType
        self.identifier = identifier
    }

    /// Creates the identifier of an entity.
    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(entityType: Entity.self, identifier: entity.id.entityIdentifierString)
    }

    /// Creates the identifier of an entity of which only the ID is known.
    public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
        self.init(entityType: type, identifier: identifier.entityIdentifierString)
    }

    /// Reads an identifier that a user activity carries, as `description` writes it; nil where the text is none, or
    /// the app has no such entity type.
    public init?(activityIdentifier: String) {
        guard let slash = activityIdentifier.firstIndex(of: "/"),
            let type = AppRegistry.shared.entityType(String(activityIdentifier[..<slash]))
        else { return nil }
        self.init(entityType: type, identifier: String(activityIdentifier[activityIdentifier.index(after: slash)...]))
    }

    public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.entityType == rhs.entityType && lhs.identifier == rhs.identifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entityType))
        hasher.combine(identifier)
    }

    public static var __valueType: IntentWire.ValueType { .entityIdentifier }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> EntityIdentifier {
        switch value {
        case .entity(let entity):
            if let type = AppRegistry.shared.entityType(entity.type) {
                return EntityIdentifier(entityType: type, identifier: entity.id)
            }
        case .string(let text), .text(let text), .entityIdentifier(let text):
            if let found = EntityIdentifier(activityIdentifier: text) { return found }
        default: break
        }
        throw context.invalid(value, expected: "an entity, as type/identifier")
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .entityIdentifier(description) }
}

/// Something on screen that shows an entity.
///
/// - Source: AppIntents, `AppEntityAnnotatable`.
public protocol AppEntityAnnotatable {
    /// The entity that is shown.
    var appEntityIdentifier: EntityIdentifier? { get set }
}
