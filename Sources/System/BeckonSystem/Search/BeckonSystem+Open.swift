import Foundation
public import IntentWire
import SpotlightIndex

extension BeckonSystem {
    /// Opens what a search found, or goes on with the search in an app.
    ///
    /// An entity is opened by the app's `OpenIntent` for its type. What else an app indexed starts the app with an activity:
    /// of the type `CSSearchableItemActionType` for an item or entity, the app's own for an activity that people may find. Where no
    /// view of the app takes that, it gets the item's URL, and where it takes no URL either, the URL is in the result. An
    /// action is run.
    ///
    /// - Parameters:
    ///   - request: What is opened.
    ///   - interaction: Who answers the questions of an intent.
    /// - Returns: What came of it.
    /// - Throws: `IntentFailure`: `entity-not-found` where the item is no longer in the index; `unsupported` where nothing in
    ///   the app opens it; `unknown-app`, `authentication-required`, `store`; or what an intent failed with.
    /// - Source: developer.apple.com/documentation/corespotlight/cssearchableitemactiontype; AppIntents, `OpenIntent`.
    public func open(_ request: OpenRequest, interaction: any IntentInteraction) async throws -> Opening {
        switch request.target {
        case .search(let reference):
            let app = try await resolve(reference)
            return try await open(
                ContinuationRequest(activity: SearchActivity.query(request.text), locale: request.locale), in: app,
                named: "the search")
        case .item(let identifier, let index, let name):
            let source = IndexSource(app: identifier, name: index)
            guard let item = try await search.use({ try await $0.item(name, in: source) }) else {
                throw IntentFailure(
                    .entityNotFound, "'\(name)' of '\(identifier)' is no longer in the index: search again")
            }
            let opening = try await open(item, request, interaction)
            if !request.text.isEmpty {
                // What cannot be learnt from is opened all the same.
                try? await noteChoice(of: item.hit, for: request.text)
            }
            return opening
        }
    }

    private func open(
        _ item: KeptItem, _ request: OpenRequest, _ interaction: any IntentInteraction
    ) async throws -> Opening {
        let hit = item.hit
        let app = try await resolve(.name(hit.app))
        let manifest = app.names.manifest
        if let entity = hit.attributes.entity {
            // Also where it is only what an item or an activity is about.
            var question = EntityRequest(
                entity: entity.type, query: .identifiers([entity.identifier]), locale: request.locale)
            question.process = request.process
            try await admit(question, about: ReadOwner(app).kind(entity.type), in: app)
        }
        switch hit.kind {
        case .action:
            let intent = ManifestIndexing.intent(ofItem: hit.identifier) ?? hit.identifier
            return try await run(FoundAction(intent: intent, title: hit.title), of: app, request, interaction)
        case .app:
            // An app that cannot go on with a search shows its window.
            return try await open(
                ContinuationRequest(activity: SearchActivity.query(request.text), locale: request.locale), in: app,
                named: "it", orWindow: true)
        case .activity:
            // An activity without a payload was written by a version that did not keep it.
            let activity =
                item.payload.flatMap { try? JSONDecoder().decode(UserActivitySnapshot.self, from: $0) }
                ?? SearchActivity.item(hit.identifier)
            return try await open(
                ContinuationRequest(activity: activity, url: activity.webpage ?? hit.link, locale: request.locale),
                in: app, named: "'\(hit.title)'")
        case .entity, .item:
            if let action = FoundAction.actions(for: hit, in: manifest).first(where: \.isOpening) {
                return try await run(action, of: app, request, interaction)
            }
            return try await open(
                ContinuationRequest(
                    activity: SearchActivity.item(hit.identifier), url: hit.link, locale: request.locale), in: app,
                named: "'\(hit.title)'")
        }
    }

    /// The data of an item that an app indexed, for an app that wants it.
    ///
    /// - Throws: `IntentFailure`: `unknown-app`; `entity-not-found` where there is no such item; `authentication-required` where
    ///   it is another app's, and is about an entity that nobody may read now; or that the app gives no such data.
    func itemData(
        _ request: SearchableDataRequest, of owner: String, for asking: String
    ) async throws -> SearchableDataAnswer {
        let items = try await search.use { try await $0.items(request.item, of: owner) }
        guard !items.isEmpty else {
            throw IntentFailure(.entityNotFound, "'\(owner)' has no item '\(request.item)' in the index")
        }
        let app = try await resolve(.name(owner))
        for entity in items.compactMap(\.hit.attributes.entity) where asking != owner {
            try await admitReading(ReadOwner(app).kind(entity.type), in: app, Reader(app: asking))
        }
        return try await pool.use(app.location, app.fingerprint) { session in
            try await session.request(IntentMethod.indexData, request, what: "for the data of '\(request.item)'")
        }
    }

    private func run(
        _ action: FoundAction, of app: ResolvedApp, _ request: OpenRequest, _ interaction: any IntentInteraction
    ) async throws -> Opening {
        var run = IntentRequest(
            app: .name(app.app.identifier), intent: action.intent, arguments: action.arguments, locale: request.locale)
        run.process = request.process
        let outcome = try await self.run(run, interaction: interaction)
        return Opening(
            app: app.app.identifier, appName: app.app.name, road: .intent, intent: action.intent, outcome: outcome)
    }

    private func open(
        _ request: ContinuationRequest, in app: ResolvedApp, named name: String, orWindow: Bool = false
    ) async throws -> Opening {
        let answer: ContinuationAnswer = try await pool.use(app.location, app.fingerprint) { session in
            try await session.request(IntentMethod.continueActivity, request, what: "to open \(name)")
        }
        func opening(_ road: Opening.Road, url: URL? = nil, shows: Bool = true) -> Opening {
            Opening(
                app: app.app.identifier, appName: app.app.name, road: road,
                outcome: IntentOutcome(snippet: shows ? answer.window : nil, url: url?.absoluteString))
        }
        switch answer.taking {
        case .activity: return opening(.activity)
        case .url: return opening(.appURL)
        case .nothing:
            if let url = request.url { return opening(.url, url: url, shows: false) }
            if orWindow && answer.window != nil { return opening(.window) }
            throw IntentFailure(
                .unsupported,
                "nothing in \(app.app.name) opens \(name): it has neither an intent that opens such an entity nor a view with "
                    + "onContinueUserActivity(\"\(request.activity.type)\")")
        }
    }
}

extension SearchHit {
    /// The place of what was found.
    fileprivate var link: URL? {
        switch attributes.values["contentURL"] {
        case .link(let link): link
        case .text(let text): URL(string: text)
        default: nil
        }
    }
}
