import CoreSpotlight
import FoundationAdditions
import IntentWire

/// Joins the app's indexes, and its activities that people may find, with the system's index.
enum IndexService {
    /// Lets what the app indexes reach the system from now on.
    static func connect() {
        SearchableIndexChannel.shared.connect(SystemIndexTransport())
        CurrentUserActivity.shared.observe(note)
    }

    /// Waits until the system has all that was indexed.
    static func settle() async { await SearchableIndexChannel.shared.settle() }

    // MARK: - What the system wants

    static func respond(to message: SearchableIndexEventMessage) async throws -> SearchableIndexEventAnswer {
        var takers = 0
        for index in CSSearchableIndex.answering {
            try await index.deliver(message.event)
            takers += 1
        }
        switch message.event {
        case .reindexAll:
            for type in indexedTypes where try await reindex(type) { takers += 1 }
        case .reindex(let identifiers):
            for type in indexedTypes where try await reindex(type, identifiers) { takers += 1 }
        case .didThrottle, .didFinishThrottle, .itemsDidUpdate: break
        }
        await settle()
        return SearchableIndexEventAnswer(takers: takers)
    }

    private static var indexedTypes: [any IndexedEntity.Type] {
        AppRegistry.shared.types.entities.sorted { $0.key < $1.key }.compactMap { $0.value as? any IndexedEntity.Type }
    }

    /// Indexes all entities of a type again: by its query where that knows how, else those that its query can list.
    ///
    /// - Returns: Whether there is a way.
    private static func reindex<Entity: IndexedEntity>(_ type: Entity.Type) async throws -> Bool {
        let query = type.anyDefaultQuery
        if let indexed = query as? any IndexedEntityQuery {
            try await indexed.reindexAllEntities(indexDescription: CSSearchableIndexDescription())
            return true
        }
        guard let enumerable = query as? any EnumerableEntityQuery else { return false }
        let entities = try await enumerable.allErased().compactMap { $0 as? Entity }
        try await CSSearchableIndex.default().indexAppEntities(entities)
        return true
    }

    private static func reindex<Entity: IndexedEntity>(
        _ type: Entity.Type, _ identifiers: [String]
    ) async throws -> Bool {
        let own = identifiers.compactMap { EntityIdentifier(activityIdentifier: $0) }
            .filter { $0.entityType == type }.map(\.identifier)
        guard !own.isEmpty else { return false }
        let query = type.anyDefaultQuery
        if let indexed = query as? any IndexedEntityQuery {
            try await indexed.reindexErased(own)
            return true
        }
        let entities = try await query.entities(withIdentifiers: own).compactMap { $0 as? Entity }
        try await CSSearchableIndex.default().indexAppEntities(entities)
        return true
    }

    /// The data of an item: of the first delegate that has it, else the contents of the first file that one has.
    static func respond(to request: SearchableDataRequest) throws -> SearchableDataAnswer {
        var reason: any Error = CSIndexError(.indexingUnsupported, "nobody in the app answers for its indexes")
        for index in CSSearchableIndex.answering {
            do {
                return SearchableDataAnswer(data: try index.itemData(request.item, contentType: request.contentType))
            } catch { reason = error }
            if let file = try? index.itemFile(request.item, contentType: request.contentType, inPlace: true) {
                return SearchableDataAnswer(data: try Data(contentsOf: file))
            }
        }
        throw IntentFailure(
            .unsupported,
            "the app gives no '\(request.contentType)' of '\(request.item)': \(reason.localizedDescription)")
    }

    // MARK: - Searches

    /// The identifiers of all entities of a type that the app has indexed; nil where there is no index.
    static func entities(_ type: any IndexedEntity.Type) async -> [String]? {
        guard SearchableIndexChannel.shared.isAvailable else { return nil }
        return try? await CSSearchableIndex.entityIdentifiers(ofType: type.persistentIdentifier)
    }

    /// The identifiers of the entities of a type that the system's index finds, the best first; nil where there is no index.
    static func entities(_ type: any IndexedEntity.Type, matching text: String) async -> [String]? {
        guard SearchableIndexChannel.shared.isAvailable else { return nil }
        let query = CSUserQuery(userQueryString: text, userQueryContext: nil)
        var found: [String] = []
        do {
            for try await item in query.results {
                guard let entity = item.item.attributeSet.appEntity, entity.type == type.persistentIdentifier else {
                    continue
                }
                found.append(entity.identifier)
            }
        } catch {
            return nil
        }
        return found
    }

    // MARK: - Activities

    /// The domain that all activities are in.
    private static let activityDomain = "NSUserActivity"

    @Sendable private static func note(_ event: UserActivityEvent) {
        let index = CSSearchableIndex.default()
        switch event {
        case .becameCurrent(let activity):
            guard activity.isEligibleForSearch, let item = item(of: activity) else { return }
            index.indexSearchableItems([item])
        case .resignedCurrent: break
        case .deleted(let identifiers): index.deleteSearchableItems(withIdentifiers: identifiers)
        case .deletedAll: index.deleteSearchableItems(withDomainIdentifiers: [activityDomain])
        }
    }

    private static func item(of activity: NSUserActivity) -> CSSearchableItem? {
        let attributes =
            activity.contentAttributeSet?.copy() as? CSSearchableItemAttributeSet ?? CSSearchableItemAttributeSet()
        if attributes.title == nil { attributes.title = activity.title }
        guard attributes.title?.isEmpty == false else { return nil }
        if attributes.keywords == nil && !activity.keywords.isEmpty { attributes.keywords = activity.keywords.sorted() }
        if attributes.lastUsedDate == nil { attributes.lastUsedDate = Date() }
        if let entity = activity.appEntityIdentifier {
            attributes.appEntity = SearchableEntityReference(
                type: entity.entityType.persistentIdentifier, identifier: entity.identifier)
        }
        let item = CSSearchableItem(
            uniqueIdentifier: activity.persistentIdentifier ?? attributes.relatedUniqueIdentifier
                ?? "\(activity.activityType)/\(attributes.title ?? "")",
            domainIdentifier: activityDomain, attributeSet: attributes)
        if let expiration = activity.expirationDate { item.expirationDate = expiration }
        item.activitySnapshot = activity.snapshot
        return item
    }
}

extension IndexedEntityQuery {
    fileprivate func reindexErased(_ identifiers: [String]) async throws {
        let known = identifiers.compactMap { Entity.ID.entityIdentifier(for: $0) }
        try await reindexEntities(for: known, indexDescription: CSSearchableIndexDescription())
    }
}

/// The road to the system's index: the connection over which the system talks to the app.
private struct SystemIndexTransport: SearchableIndexTransport {
    var isAvailable: Bool { AppRegistry.shared.channel != nil }

    func perform(_ request: SearchableIndexRequest) async throws -> Data? {
        guard let channel = AppRegistry.shared.channel else { throw CSIndexError(.indexUnavailableError) }
        let reply: SearchableIndexReply = try await channel.call(IntentMethod.index, request)
        if let failure = reply.failure {
            throw CSIndexError(CSIndexError.Code(rawValue: failure.code) ?? .unknownError, failure.message)
        }
        return reply.data
    }
}
