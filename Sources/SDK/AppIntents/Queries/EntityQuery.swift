public import CoreSpotlight
import FoundationAdditions

/// Gives values to choose from for a parameter.
///
/// - Source: AppIntents, `DynamicOptionsProvider`.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: _IntentValue = Result.Result
    where DefaultValue.ValueType == Result.Result.ValueType

    /// The values.
    func results() async throws -> Result
    /// The value to take where none is given.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public typealias ParameterDependency = IntentParameterDependency
    public typealias Item<R> = IntentItem<R> where R == Result.Result
    public typealias ItemSection<R> = IntentItemSection<R> where R == Result.Result
    public typealias ItemCollection = IntentItemCollection

    public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities: by identifier, and those that are proposed.
///
/// - Source: AppIntents, `EntityQuery`.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
    override associatedtype Result = [Entity]

    init()

    /// Where the query may run.
    static var allowedExecutionTargets: IntentExecutionTargets { get }

    /// The entities with these identifiers; unknown identifiers are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    /// The entities to propose.
    func suggestedEntities() async throws -> Result

    /// How the entities with these identifiers are shown.
    func displayRepresentations(for identifiers: [Entity.ID]) async throws -> [Entity.ID: DisplayRepresentation]
}

extension EntityQuery {
    public static var allowedExecutionTargets: IntentExecutionTargets { .all }

    public func suggestedEntities() async throws -> Result { .empty }

    public func results() async throws -> Result { try await suggestedEntities() }

    public func displayRepresentations(
        for identifiers: [Entity.ID]
    ) async throws -> [Entity.ID: DisplayRepresentation] {
        try await entities(for: identifiers).reduce(into: [:]) { $0[$1.id] = $1.displayRepresentation }
    }

    /// How the entities with these identifiers are shown, or only some parts of it.
    public func displayRepresentations(
        for identifiers: [Entity.ID], requestedComponents: DisplayRepresentation.Components
    ) async throws -> [Entity.ID: DisplayRepresentation] {
        try await displayRepresentations(for: identifiers)
    }
}

/// Finds entities by text.
///
/// - Source: AppIntents, `EntityStringQuery`.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that fit a text, the best first.
    func entities(matching string: String) async throws -> Result
}

/// Lists every entity.
///
/// - Source: AppIntents, `EnumerableEntityQuery`.
public protocol EnumerableEntityQuery: EntityQuery {
    // Declared again, so that the type of `allEntities()` alone tells what they are.
    override associatedtype Entity
    override associatedtype Result = [Entity]

    /// What the Find action is described as.
    static var findIntentDescription: IntentDescription? { get }
    /// All entities.
    func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
    public static var findIntentDescription: IntentDescription? { nil }
    public func suggestedEntities() async throws -> Result { try await allEntities() }

    /// The entities with these identifiers among all; a query that can find them faster declares its own.
    ///
    /// Apple's framework has no such default, though guides leave the method out.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers)
        return try await allEntities().items.filter { wanted.contains($0.id) }
    }
}

/// Finds the one entity of its type.
///
/// - Source: AppIntents, `UniqueAppEntityQuery`.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity, Result == [Unique] {
    associatedtype Unique where Unique == Entity
    /// The entity.
    func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
    public func allEntities() async throws -> [Unique] { [try await uniqueEntity()] }
    public func suggestedEntities() async throws -> [Unique] { [try await uniqueEntity()] }
    public func entities(for identifiers: [Unique.ID]) async throws -> [Unique] {
        let entity = try await uniqueEntity()
        return identifiers.contains { $0 == entity.id } ? [entity] : []
    }
}

/// A query that gives the entity that a closure makes.
///
/// - Source: AppIntents, `UniqueAppEntityProvider`.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    public typealias Unique = Entity
    public typealias Result = [Entity]
    public typealias DefaultValue = Entity

    private let make: (@Sendable () async throws -> Entity)?

    /// Creates a provider without an entity; asking it fails.
    public init() { make = nil }

    /// Creates a provider of the entity that `provider` makes.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) { make = provider }

    public func uniqueEntity() async throws -> Entity {
        guard let make else { throw AppIntentError.Unrecoverable.entityNotFound }
        return try await make()
    }
}

/// Finds values for something that is no entity of the app, as a picture.
///
/// The system asks it with what a person sees, and where a parameter wants an entity and another app gave a value of
/// the system, as a person or a place.
///
/// - Source: AppIntents, `IntentValueQuery` (iOS 26).
@_alwaysEmitConformanceMetadata
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype Input: _IntentValue
    associatedtype Result: ResultsCollection = [ResultValue]
    associatedtype ResultValue = Result.Result.ValueType where ResultValue == Result.Result
    init()
    func values(for input: Input) async throws -> Result
}

extension IntentValueQuery {
    public typealias ExecutionTargets = IntentExecutionTargets
}

/// Rebuilds what Spotlight knows of entities.
///
/// - Source: AppIntents, `IndexedEntityQuery` (iOS 27).
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
    /// Indexes all entities again.
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
    /// Indexes these entities again.
    func reindexEntities(for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription) async throws
}
