import FoundationAdditions
public import IntentWire

/// A search whose results are known: the entities to show.
///
/// - Source: developer.apple.com/documentation/appintents/entitycollectionsearchcriteria (iOS 27).
public struct EntityCollectionSearchCriteria<Entity: AppEntity>: SearchCriteria {
    public typealias ValueType = EntityCollectionSearchCriteria<Entity>
    public typealias UnwrappedType = EntityCollectionSearchCriteria<Entity>
    public typealias Specification = EmptyResolverSpecification<EntityCollectionSearchCriteria<Entity>>
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }

    /// The entities to show.
    public var entities: EntityCollection<Entity>

    /// Creates a search that found these entities.
    public init(entities: EntityCollection<Entity>) { self.entities = entities }

    public static var __valueType: IntentWire.ValueType { EntityCollection<Entity>.__valueType }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Self {
        Self(entities: try await EntityCollection<Entity>.__decode(value, context))
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        try await entities.__encode(context)
    }

    /// Two searches are equal where they have the same identifiers in the same order.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.entities.identifiers == rhs.entities.identifiers }

    public func hash(into hasher: inout Hasher) { hasher.combine(entities.identifiers) }
}
