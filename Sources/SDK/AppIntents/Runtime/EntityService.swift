import FoundationAdditions
package import IntentWire

/// Answers questions to entities' queries.
package enum EntityService {
    package static func respond(to request: EntityRequest) async throws -> EntityResponse {
        guard let type = AppRegistry.shared.entityType(request.entity) else {
            throw IntentFailure(.unknownEntity, "there is no entity type '\(request.entity)'")
        }
        var context = __ValueContext(
            texts: TextContext(locale: request.locale.map { Locale(identifier: $0) }).forType(type))
        context.deferredProperties = Set(request.deferredProperties ?? [])
        return try await LocalizationContext.with(context.texts) {
            let query = type.anyDefaultQuery
            var entities = try await find(request.query, query, type, limit: request.limit, context)
            if let limit = request.limit, entities.count > limit { entities = Array(entities.prefix(max(limit, 0))) }
            var snapshots: [EntitySnapshot] = []
            snapshots.reserveCapacity(entities.count)
            for entity in entities { snapshots.append(try await EntityReflection.snapshot(of: entity, context)) }
            return EntityResponse(entities: snapshots)
        }
    }

    private static func find(
        _ question: EntityRequest.Query, _ query: any EntityQuery, _ type: any AppEntity.Type, limit: Int?,
        _ context: __ValueContext
    ) async throws -> [any AppEntity] {
        switch question {
        case .identifiers(let identifiers):
            return try await query.entities(withIdentifiers: identifiers)
        case .matching(let text):
            return try await search(for: text, query: query, context)
        case .suggested:
            return try await query.suggestionsErased()
        case .all:
            if let enumerable = query as? any EnumerableEntityQuery { return try await enumerable.allErased() }
            if let indexed = try await indexed(type, query) { return indexed }
            return try await query.suggestionsErased()
        case .filter(let filter, let sort):
            if let property = query as? any EntityPropertyQuery {
                return try await PropertyFiltering(type: type, context: context).find(filter, sort, limit, property)
            }
            let all: [any AppEntity] =
                if let enumerable = query as? any EnumerableEntityQuery {
                    try await enumerable.allErased()
                } else if let indexed = try await indexed(type, query) {
                    indexed
                } else {
                    throw IntentFailure(
                        .unsupported,
                        "'\(type.persistentIdentifier)' cannot be searched by its properties: its query is neither an "
                            + "EntityPropertyQuery nor an EnumerableEntityQuery")
                }
            return try await PropertyFiltering(type: type, context: context).filter(all, filter, sort)
        case .value(let value):
            if let found = try await ValueQueries.entities(for: value, of: type, context) { return found }
            let taken = ValueQueries.inputs(for: type).map(\.displayName).joined(separator: " or ")
            throw IntentFailure(
                .unsupported,
                "the app finds no '\(type.persistentIdentifier)' for such a value"
                    + (taken.isEmpty ? ": no IntentValueQuery of it does" : "; it takes \(taken)"))
        }
    }

    /// All entities of a type that the index of search lists, since its query does not; nil where it does, or where nothing
    /// is indexed. Those that the query no longer knows are left out.
    private static func indexed(
        _ type: any AppEntity.Type, _ query: any EntityQuery
    ) async throws -> [any AppEntity]? {
        guard query.leavesListingToIndex, let indexed = type as? any IndexedEntity.Type,
            let identifiers = await IndexService.entities(indexed), !identifiers.isEmpty
        else { return nil }
        return try await query.entities(withIdentifiers: identifiers)
    }

    /// The entities that fit a text: what the app's string query finds, else those it lists whose titles contain it; of a query
    /// that lists nothing, those that the system's index finds.
    static func search(
        for text: String, query: any EntityQuery, _ context: __ValueContext
    ) async throws -> [any AppEntity] {
        if let string = query as? any EntityStringQuery { return try await string.matchesErased(text) }
        if !(query is any EnumerableEntityQuery), let type = query.anyEntityType as? any IndexedEntity.Type,
            let identifiers = await IndexService.entities(type, matching: text), !identifiers.isEmpty
        {
            return try await query.entities(withIdentifiers: identifiers)
        }
        let all: [any AppEntity] =
            if let enumerable = query as? any EnumerableEntityQuery { try await enumerable.allErased() } else {
                try await query.suggestionsErased()
            }
        let word = TextFolding.fold(text)
        return all.filter { entity in
            let display = context.texts.forType(type(of: entity)).snapshot(entity.displayRepresentation)
            return ([display.title, display.subtitle ?? ""] + (display.synonyms ?? []))
                .contains { TextFolding.fold($0).contains(word) }
        }
    }
}

extension AppEntity {
    static var anyDefaultQuery: any EntityQuery { defaultQuery }
}

extension EntityQuery {
    /// Whether the query itself neither lists entities nor finds them by their properties, and they are indexed.
    var leavesListingToIndex: Bool {
        Entity.self is any IndexedEntity.Type && !(self is any EnumerableEntityQuery)
            && !(self is any EntityPropertyQuery)
    }

    fileprivate var anyEntityType: any AppEntity.Type { Entity.self }

    func entities(withIdentifiers identifiers: [String]) async throws -> [any AppEntity] {
        try await DependencyPreparation.prepare(self)
        return try await entities(for: identifiers.compactMap { Entity.ID.entityIdentifier(for: $0) })
    }
}

extension EntityStringQuery {
    fileprivate func matchesErased(_ text: String) async throws -> [any AppEntity] {
        try await DependencyPreparation.prepare(self)
        return try await entities(matching: text).items.map { $0 as any AppEntity }
    }
}

extension EnumerableEntityQuery {
    func allErased() async throws -> [any AppEntity] {
        try await DependencyPreparation.prepare(self)
        return try await allEntities().items.map { $0 as any AppEntity }
    }
}

extension LocalizationContext {
    /// Runs app code with the person's language and the tables of a type's module.
    ///
    /// - Throws: What the app's code threw; an error with localized words as `IntentFailure`, since it may look them up
    ///   only when it is asked for them.
    static func with<Result>(_ texts: TextContext, _ body: () async throws -> Result) async throws -> Result {
        let context = LocalizationContext(modules: texts.modules, locale: texts.locale)
        return try await LocalizationContext.$current.withValue(context) {
            do { return try await body() } catch let error as any Error & CustomLocalizedStringResourceConvertible {
                throw FailureDescription.failure(for: error, texts)
            }
        }
    }
}
