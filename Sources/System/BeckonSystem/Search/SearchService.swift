import Foundation
import IntentWire
import SpotlightIndex
import Synchronization

/// Asks the apps whose items are in the index. The system says how, once it can start apps.
final class ItemOwners: Sendable {
    typealias Ask =
        @Sendable (_ owner: String, _ asking: String, SearchableDataRequest) async throws -> SearchableDataAnswer

    private let state = Mutex<Ask?>(nil)

    var ask: Ask? { state.withLock { $0 } }

    func tell(_ ask: @escaping Ask) { state.withLock { $0 = ask } }
}

/// Answers what apps do with their indexes.
struct SearchService: Sendable {
    let keeper: SearchKeeper
    let owners = ItemOwners()

    /// What an app's own searches find: not the app itself and its intents.
    private static let ownKinds: [ItemKind] = [.item, .entity, .activity]

    func answer(_ request: SearchableIndexRequest, from app: String) async -> SearchableIndexReply {
        do {
            return SearchableIndexReply(data: try await perform(request, from: app))
        } catch let error as IndexStateMismatch {
            return Self.failed(-1006, error.description)
        } catch let error as Refusal {
            return Self.failed(error.code, error.message)
        } catch let failure as IntentFailure {
            return Self.failed(-1000, failure.message)
        } catch {
            return Self.failed(-1, "\(error)")
        }
    }

    private struct Refusal: Error {
        var code: Int
        var message: String
    }

    private static func failed(_ code: Int, _ message: String) -> SearchableIndexReply {
        SearchableIndexReply(failure: SearchableIndexReply.Failure(code: code, message: message))
    }

    private func perform(_ request: SearchableIndexRequest, from app: String) async throws -> Data? {
        let source = IndexSource(
            app: app, name: request.index.name ?? "", protection: request.index.protectionClass)
        guard source.name != ManifestIndexing.sourceName else {
            throw Refusal(code: -1005, message: "the name '\(source.name)' is taken: choose another for the index")
        }
        switch request.operation {
        case .change(let change):
            try await keeper.use { try await $0.apply([IndexChange(change)], to: source) }
        case .batch(let changes, let newState, let checksState, let expectedState):
            let state = IndexBatchState(new: newState, isChecked: checksState, expected: expectedState)
            try await keeper.use { try await $0.apply(changes.map(IndexChange.init), to: source, state: state) }
        case .clientState:
            return try await keeper.use { try await $0.clientState(of: source) }
        case .search(let query):
            return try JSONEncoder().encode(try await search(query, of: app))
        case .prepare:
            _ = try keeper.index()
        case .engaged(let engagement):
            if !engagement.isSuggestion && engagement.isSelection { try await note(engagement, of: app) }
        case .entities(let type):
            let kept = try await keeper.use { try await $0.entities(ofType: type, in: app) }
            return try JSONEncoder().encode(kept.map(\.identifier))
        case .data(let owner, let item, let contentType):
            return try await data(of: item, as: contentType, from: owner, for: app)
        }
        return nil
    }

    /// The data of an item, which its app gives: it is started for that.
    private func data(
        of item: String, as contentType: String, from owner: String, for asking: String
    ) async throws -> Data {
        guard let ask = owners.ask else {
            throw Refusal(code: -1005, message: "apps cannot be asked for data here")
        }
        do {
            return try await ask(owner, asking, SearchableDataRequest(item: item, contentType: contentType)).data
        } catch let failure as IntentFailure {
            throw Refusal(code: failure.code == .entityNotFound ? -1001 : -1005, message: failure.message)
        }
    }

    private func note(_ engagement: SearchEngagement, of app: String) async throws {
        try await keeper.use { index in
            for item in try await index.items(engagement.chosen, of: app) {
                try await index.noteChoice(
                    of: engagement.chosen, in: IndexSource(app: app, name: item.hit.index), for: engagement.text)
            }
        }
    }

    // MARK: - Searches

    private func search(_ query: SearchableIndexQuery, of app: String) async throws -> SearchableIndexAnswer {
        let protections = query.protectionClasses.isEmpty ? nil : query.protectionClasses
        let filter = SearchFilter(apps: [app], kinds: Self.ownKinds, protections: protections)
        do {
            guard let typed = query.typed else {
                let found = try await keeper.use {
                    try await $0.find(query.query, filters: query.filters, filter: filter)
                }
                return SearchableIndexAnswer(items: found.map { Self.snapshot($0, query.attributes) })
            }
            return try await search(typed, query, filter)
        } catch let failure as IntentFailure where failure.code == .invalidQuery {
            return SearchableIndexAnswer(invalidQuery: failure.message)
        }
    }

    private func search(
        _ typed: TypedSearch, _ query: SearchableIndexQuery, _ filter: SearchFilter
    ) async throws -> SearchableIndexAnswer {
        let text = typed.text.isEmpty ? typed.suggestion?.text ?? "" : typed.text
        let limit = min(typed.maximumItems ?? 1000, 10_000)
        var hits = try await keeper.use {
            try await $0.search(
                SearchRequest(
                    text, isTyping: true, isSemantic: typed.isSemantic, limit: query.filters.isEmpty ? limit : 10_000,
                    filter: filter)
            ).hits
        }
        if let first = query.filters.first {
            let fitting = try await keeper.use {
                try await $0.find(first, filters: Array(query.filters.dropFirst()), filter: filter)
            }
            let names = Set(fitting.map { "\($0.index)\u{0}\($0.identifier)" })
            hits = Array(hits.filter { names.contains("\($0.index)\u{0}\($0.identifier)") }.prefix(limit))
        }
        let suggestions = Self.suggestions(text, hits, limit: typed.maximumSuggestions ?? 10)
        return SearchableIndexAnswer(
            items: hits.map { Self.snapshot($0, query.attributes) }, suggestions: suggestions)
    }

    /// The titles that go on from what was typed, each once.
    private static func suggestions(_ text: String, _ hits: [SearchHit], limit: Int) -> [SuggestionSnapshot] {
        var seen: Set<String> = []
        let typed = text.trimmingCharacters(in: .whitespaces).lowercased()
        guard !typed.isEmpty else { return [] }
        return hits.map(\.title)
            .filter {
                $0.lowercased().hasPrefix(typed) && $0.lowercased() != typed && seen.insert($0.lowercased()).inserted
            }
            .prefix(limit).map { SuggestionSnapshot(text: $0) }
    }

    /// An item as its app gets it back: with the attributes that it asked for, and without the text, which is there to be
    /// searched.
    private static func snapshot(_ hit: SearchHit, _ wanted: [String]) -> SearchableItemSnapshot {
        var attributes = hit.attributes
        if wanted.isEmpty {
            attributes.values["textContent"] = nil
        } else {
            attributes.values = attributes.values.filter { wanted.contains($0.key) }
            attributes.custom.removeAll { !wanted.contains($0.name) }
        }
        return SearchableItemSnapshot(
            identifier: hit.identifier, domain: hit.domain, expiration: hit.expiration,
            listenerOptions: UInt(clamping: hit.listener), attributes: attributes)
    }
}
