import Foundation
package import IntentWire
import SpotlightIndex

extension BeckonSystem {
    /// The entities of a type that an app has indexed, or those among them that a search finds, the best first.
    ///
    /// - Parameters:
    ///   - type: The entity type, by any of its names.
    ///   - text: What is searched for; nil for all.
    ///   - reference: The app.
    ///   - locale: The language, as a BCP 47 tag.
    ///   - source: Who asks.
    /// - Returns: The entities; those that the app's query no longer has are left out.
    /// - Throws: `IntentFailure`: `unknown-app`, `unknown-entity`, `store`, or what went wrong in the app.
    package func indexedEntities(
        ofType type: String, matching text: String?, of reference: AppReference, locale: String?, source: RequestSource
    ) async throws -> [EntitySnapshot] {
        let app = try await resolve(reference)
        let kind = try app.names.entity(named: type)
        let identifier = app.app.identifier
        guard search.exists else { return [] }
        var identifiers: [String]
        if let text {
            let request = SearchRequest(
                text, isTyping: true, limit: 1000,
                filter: SearchFilter(apps: [identifier], types: [kind.identifier], kinds: [.entity]))
            identifiers = try await search.use { try await $0.search(request) }.hits.compactMap {
                $0.attributes.entity?.identifier
            }
        } else {
            identifiers = try await search.use { try await $0.entities(ofType: kind.identifier, in: identifier) }
                .map(\.identifier)
        }
        guard !identifiers.isEmpty else { return [] }
        var request = EntityRequest(entity: kind.identifier, query: .identifiers(identifiers), locale: locale)
        request.source = source
        let found = Dictionary(try await entities(request, of: reference).entities.map { ($0.id, $0) }) { first, _ in
            first
        }
        return identifiers.compactMap { found[$0] }
    }

    /// The entities that a question asks for, from the index alone.
    ///
    /// - Returns: The entities as they were when they were indexed, or were last changed in the index; nil where the app
    ///   itself must be asked: its query lists entities or filters them, nothing is indexed, or of one of them not all
    ///   is in the index.
    func indexedEntities(
        _ request: EntityRequest, of kind: EntityDescriptor, in app: ResolvedApp
    ) async throws -> EntityResponse? {
        guard kind.query.usesIndex == true, (request.deferredProperties ?? []).isEmpty, search.exists else {
            return nil
        }
        switch request.query {
        case .suggested, .value: return nil
        case .matching where kind.query.supportsText: return nil
        default: break
        }
        let identifier = app.app.identifier
        let kept = try await search.use { try await $0.entities(ofType: kind.identifier, in: identifier) }
        guard !kept.isEmpty else { return nil }
        var entities: [EntitySnapshot] = []
        entities.reserveCapacity(kept.count)
        let decoder = JSONDecoder()
        for (_, payload) in kept {
            guard let payload, let entity = try? decoder.decode(EntitySnapshot.self, from: payload) else { return nil }
            entities.append(entity)
        }
        guard var found = try await answer(request.query, among: entities, of: kind, in: identifier) else { return nil }
        if let limit = request.limit { found = Array(found.prefix(max(0, limit))) }
        return EntityResponse(entities: found)
    }

    private func answer(
        _ query: EntityRequest.Query, among entities: [EntitySnapshot], of kind: EntityDescriptor, in app: String
    ) async throws -> [EntitySnapshot]? {
        switch query {
        case .all: return entities
        case .identifiers(let identifiers):
            let known = Dictionary(entities.map { ($0.id, $0) }) { first, _ in first }
            // One that the index does not have may be new.
            guard identifiers.allSatisfy({ known[$0] != nil }) else { return nil }
            return identifiers.compactMap { known[$0] }
        case .matching(let text):
            let request = SearchRequest(
                text, isTyping: true, limit: 1000,
                filter: SearchFilter(apps: [app], types: [kind.identifier], kinds: [.entity]))
            let hits = try await search.use { try await $0.search(request) }.hits
            let known = Dictionary(entities.map { ($0.id, $0) }) { first, _ in first }
            return hits.compactMap { hit in hit.attributes.entity.flatMap { known[$0.identifier] } }
        case .filter(let filter, let sort):
            guard IndexedEntityFilter.canCompare(filter, sort, of: kind) else { return nil }
            return try IndexedEntityFilter.apply(filter, sort, to: entities)
        case .suggested, .value: return nil
        }
    }
}

/// Finds among entities by their properties, as an app does among its own.
enum IndexedEntityFilter {
    private static let comparing = EntityComparing(baseValue: \.value)

    /// Whether all that is compared can be compared without the app: measurements need its units.
    static func canCompare(_ filter: EntityFilter, _ sort: [EntitySort], of kind: EntityDescriptor) -> Bool {
        (filter.comparisons.map(\.property) + sort.map(\.property)).allSatisfy { name in
            guard let property = kind.property(name), property.isDeferred != true else { return false }
            if case .measurement = property.type.element { return false }
            return true
        }
    }

    static func apply(
        _ filter: EntityFilter, _ sort: [EntitySort], to entities: [EntitySnapshot]
    ) throws -> [EntitySnapshot] {
        var kept = try entities.filter { entity in
            let holds = try filter.comparisons.map {
                try comparing.holds($0, for: entity.properties[$0.property] ?? .null)
            }
            return filter.mode == .and ? holds.allSatisfy { $0 } : holds.contains(true) || holds.isEmpty
        }
        for order in sort.reversed() {
            kept.sort { first, second in
                let (a, b) = (first.properties[order.property] ?? .null, second.properties[order.property] ?? .null)
                return order.ascending ? comparing.precedes(a, b) : comparing.precedes(b, a)
            }
        }
        return kept
    }
}
