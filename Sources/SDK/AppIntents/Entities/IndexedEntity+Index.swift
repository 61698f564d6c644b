public import CoreSpotlight
import FoundationAdditions
import IntentWire
import UniformTypeIdentifiers

extension CSSearchableIndex {
    /// Indexes entities; those that are hidden are taken out.
    ///
    /// - Parameters:
    ///   - entities: Entities of one type.
    ///   - priority: How important they are among entities that fit a search equally well.
    /// - Throws: `CSIndexError` where there is no index, as in an app that the system did not start.
    /// - Source: AppIntents, `CSSearchableIndex.indexAppEntities(_:priority:)`.
    public func indexAppEntities(_ entities: [some IndexedEntity], priority: Int = 0) async throws {
        let hidden = entities.filter(\.hideInSpotlight).map { EntityIdentifier(for: $0).description }
        if !hidden.isEmpty { try await deleteSearchableItems(withIdentifiers: hidden) }
        var items: [CSSearchableItem] = []
        for entity in entities where !entity.hideInSpotlight {
            let item = CSSearchableItem(appEntity: entity, priority: priority)
            // With its properties the entity can be listed without the app; without them the app is asked.
            let context = __ValueContext(texts: TextContext().forType(type(of: entity)))
            item.entitySnapshot = try? await EntityReflection.snapshot(of: entity, context)
            items.append(item)
        }
        if !items.isEmpty { try await indexSearchableItems(items) }
    }

    /// Indexes entities with a priority by name; Apple's framework takes a number only.
    public func indexAppEntities(_ entities: [some IndexedEntity], priority: EntityPriority) async throws {
        try await indexAppEntities(entities, priority: priority.rank)
    }

    /// How important entities are in the index, by the name that guides use.
    public struct EntityPriority: Sendable {
        let rank: Int
        /// As important as others: 0.
        public static var normal: EntityPriority { EntityPriority(rank: 0) }
    }

    /// Takes entities out of the index.
    public func deleteAppEntities<Entity: IndexedEntity>(
        identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
    ) async throws {
        try await deleteSearchableItems(
            withIdentifiers: identifiers.map { EntityIdentifier(for: type, identifier: $0).description })
    }

    /// Takes all entities of a type out of the index.
    public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
        try await deleteSearchableItems(withDomainIdentifiers: [CSSearchableItem.domain(of: type)])
    }
}

extension CSSearchableItem {
    /// The domain that all entities of a type are in.
    static func domain(of type: any AppEntity.Type) -> String { "AppEntity.\(type.persistentIdentifier)" }

    /// Creates the item of an entity.
    public convenience init(appEntity entity: some IndexedEntity) { self.init(appEntity: entity, priority: 0) }

    /// Creates the item of an entity with a priority.
    public convenience init<Entity: IndexedEntity>(appEntity entity: Entity, priority: Int) {
        let attributes = entity.attributeSet
        attributes.appEntity = SearchableEntityReference(entity, priority: priority)
        self.init(
            uniqueIdentifier: EntityIdentifier(for: entity).description,
            domainIdentifier: Self.domain(of: Entity.self), attributeSet: attributes)
    }

    /// Says that the item stands for an entity, whose attributes are added where the item has none.
    public func associateAppEntity(_ entity: some IndexedEntity, priority: Int = 0) {
        attributeSet.associateAppEntity(entity, priority: priority)
    }
}

extension CSSearchableItem {
    /// The entity that the item is about (iOS 27); nil where there is none, or it is no entity of this app.
    public var relatedAppEntityIdentifier: EntityIdentifier? {
        get { attributeSet.relatedAppEntityIdentifier }
        set { attributeSet.relatedAppEntityIdentifier = newValue }
    }
}

extension CSSearchableItemAttributeSet {
    /// The entity that the attributes are about (iOS 27): `relatedUniqueIdentifier` as an identifier of this app's.
    public var relatedAppEntityIdentifier: EntityIdentifier? {
        get { relatedUniqueIdentifier.flatMap { EntityIdentifier(activityIdentifier: $0) } }
        set { relatedUniqueIdentifier = newValue?.description }
    }

    /// Says that what the attributes describe is an entity, whose title and description are taken where there are none.
    public func associateAppEntity<Entity: IndexedEntity>(_ entity: Entity, priority: Int = 0) {
        let own = entity.attributeSet
        relatedUniqueIdentifier = EntityIdentifier(for: entity).description
        if title == nil { title = own.title }
        if displayName == nil { displayName = own.displayName }
        if contentDescription == nil { contentDescription = own.contentDescription }
        appEntity = SearchableEntityReference(entity, priority: priority)
    }
}

extension SearchableEntityReference {
    fileprivate init<Entity: IndexedEntity>(_ entity: Entity, priority: Int) {
        self.init(
            type: Entity.persistentIdentifier, identifier: entity.id.entityIdentifierString, priority: priority)
    }
}
