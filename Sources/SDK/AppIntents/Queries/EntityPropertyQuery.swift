import FoundationAdditions

/// Finds entities by their properties.
///
/// - Source: AppIntents, `EntityPropertyQuery`.
public protocol EntityPropertyQuery: EntityQuery {
    /// What a comparison is turned into, as a predicate.
    associatedtype ComparatorMappingType

    typealias Property = EntityQueryProperty
    typealias ComparatorMode = EntityQueryComparatorMode
    typealias Sort = EntityQuerySort
    typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    typealias SortingOptions = EntityQuerySortingOptions<Entity>
    typealias SortableBy = EntityQuerySortableByProperty<Entity>

    /// What can be compared, and what a comparison is turned into.
    static var properties: QueryProperties { get }
    /// What entities can be sorted by.
    static var sortingOptions: SortingOptions { get }
    /// What the Find action is described as.
    static var findIntentDescription: IntentDescription? { get }

    /// The entities for which all comparisons hold, or one of them.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    public static var findIntentDescription: IntentDescription? { nil }
}

extension EntityPropertyQuery where Self: EnumerableEntityQuery {
    public static var findIntentDescription: IntentDescription? { nil }
}

/// How comparisons are joined.
///
/// - Source: AppIntents, `EntityQueryComparatorMode`.
@frozen public enum EntityQueryComparatorMode: BitwiseCopyable, Hashable, Sendable { case and, or }

/// An order of entities.
///
/// - Source: AppIntents, `EntityQuerySort`.
public struct EntityQuerySort<Entity: AppEntity> {
    /// The direction.
    @frozen public enum Ordering: BitwiseCopyable, Hashable, Sendable { case ascending, descending }

    /// The property, by the key path that the query's `sortingOptions` name.
    public let by: PartialKeyPath<Entity>
    /// The direction.
    public let order: Ordering
}

/// A property that a query sorts by.
///
/// - Source: AppIntents, `EntityQuerySortableByProperty`.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    let keyPath: PartialKeyPath<Entity>

    /// Creates the option.
    public init<Property>(_ keyPath: KeyPath<Entity, Property>) { self.keyPath = keyPath }
}

/// The properties that a query sorts by.
///
/// - Source: AppIntents, `EntityQuerySortingOptions`.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    // Holds key paths only, which are immutable; the type does not say that it is Sendable.
    let options: [EntityQuerySortableByProperty<Entity>]

    /// Creates no options.
    public init() { options = [] }

    /// Creates options.
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
    ) {
        options = content()
    }

    public subscript(_ index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// Lists properties to sort by.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildExpression(
        _ option: EntityQuerySortableByProperty<Entity>
    ) -> EntityQuerySortableByProperty<Entity> { option }
    public static func buildBlock(
        _ options: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { options }
}

/// The properties that a query compares.
///
/// - Source: AppIntents, `EntityQueryProperties`.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    // Holds key paths and the app's own closures, made once when the type is first used and only read.
    let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    /// Creates the properties.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
        properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {
        declarations = properties()
    }

    public subscript(_ index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
        declarations[index]
    }
}

/// Lists properties to compare.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public static func buildExpression(
        _ property: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { property }
    public static func buildBlock(
        _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { properties }
}

/// A property that a query compares, whatever its type.
///
/// - Source: AppIntents, `EntityQueryPropertyDeclaration`.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    let keyPath: AnyKeyPath
    let comparators: [ErasedComparator<ComparatorMappingType>]
    let propertyType: any AnyEntityProperty.Type

    init(
        keyPath: AnyKeyPath, propertyType: any AnyEntityProperty.Type,
        comparators: [ErasedComparator<ComparatorMappingType>]
    ) {
        self.keyPath = keyPath
        self.propertyType = propertyType
        self.comparators = comparators
    }
}

/// A property that a query compares, and how.
///
/// - Source: AppIntents, `EntityQueryProperty`.
public final class EntityQueryProperty<
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
    PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    public typealias QueryComparators = [AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >]

    /// Creates a property of the entity itself.
    public convenience init(
        _ keyPath: KeyPath<Subject, Property>,
        @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
        comparators: () -> QueryComparators
    ) where Entity == Subject {
        self.init(path: keyPath, comparators: comparators())
    }

    /// Creates a property of an entity that the entity refers to.
    public convenience init(
        _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
        comparators: () -> QueryComparators
    ) {
        self.init(path: keyPath, comparators: comparators())
    }

    private init(path: KeyPath<Subject, Property>, comparators: QueryComparators) {
        super.init(keyPath: path, propertyType: Property.self, comparators: comparators.map(\.erased))
    }
}
