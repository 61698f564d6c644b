import FoundationAdditions
public import IntentWire
import Synchronization

/// Entities by identifier, fetched only when they are wanted.
///
/// - Source: AppIntents, `EntityCollection` (iOS 27).
public struct EntityCollection<Entity: AppEntity>: Sendable, _IntentValue {
    public typealias Specification = EmptyResolverSpecification<EntityCollection<Entity>>
    public static var defaultResolverSpecification: EmptyResolverSpecification<EntityCollection<Entity>> { .init() }

    /// The identifiers.
    public var identifiers: [Entity.ID] {
        didSet { known = nil }
    }
    private var known: [Entity]?

    /// Creates a collection of entities that are at hand.
    public init(entities: [Entity]) {
        identifiers = entities.map(\.id)
        known = entities
    }

    /// Creates a collection of entities to fetch later.
    public init(identifiers: [Entity.ID] = []) { self.identifiers = identifiers }

    /// The entities: those the collection was made with, else what the default query gives for the identifiers.
    public func resolvedEntities() async throws -> [Entity] {
        if let known { return known }
        let query = Entity.defaultQuery
        try await DependencyPreparation.prepare(query)
        return try await query.entities(for: identifiers)
    }

    public static var __valueType: IntentWire.ValueType { .list(Entity.__valueType) }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> EntityCollection {
        let values: [IntentValue] = if case .list(let values) = value { values } else { [value] }
        var identifiers: [Entity.ID] = []
        for value in values {
            switch value {
            case .entity(let entity):
                if let id = Entity.ID.entityIdentifier(for: entity.id) { identifiers.append(id) }
            case .entityIdentifier(let text):
                if let id = Entity.ID.entityIdentifier(for: text) { identifiers.append(id) }
            default: identifiers.append(try await Entity.__decode(value, context).id)
            }
        }
        return EntityCollection(identifiers: identifiers)
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        if let known { return try await known.__encode(context) }
        return .list(identifiers.map { .entityIdentifier($0.entityIdentifierString) })
    }
}
