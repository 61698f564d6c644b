import Foundation
import IntentWire
public import SpotlightIndex

extension BeckonSystem {
    /// Searches in what apps have indexed, and in the apps and their intents. Entities that the reader may not read now are
    /// left out.
    ///
    /// - Parameter question: What is searched for.
    /// - Returns: What was found, the best first, with what can be done.
    /// - Throws: `IntentFailure`: `unknown-app`, or `store`.
    public func search(_ question: SearchQuestion) async throws -> SearchPage {
        var filter = SearchFilter(after: question.after, before: question.before)
        var searched: ResolvedApp?
        if let reference = question.app {
            let app = try await resolve(reference)
            try await indexManifest(of: app)
            filter.apps = [app.app.identifier]
            searched = app
        }
        await indexInstalledApps()
        // Decided before anything is looked for, so that no place, correction or line of the log tells what was found.
        var round = ReadingRound(self, Reader(question, mayAsk: false))
        filter.withheld = try await withheldKinds(from: &round, in: searched)
        if let type = question.type { try filter.take(type) }
        let request = SearchRequest(
            question.text, isTyping: question.isTyping, isSemantic: question.isSemantic, explains: question.explains,
            limit: question.limit, filter: filter)
        let results = try await search.use { try await $0.search(request) }
        var known: [String: ResolvedApp] = [:]
        var items: [FoundItem] = []
        for hit in results.hits {
            if known[hit.app] == nil { known[hit.app] = try? await resolve(question.app ?? .name(hit.app)) }
            let app = known[hit.app]
            // A type that its app no longer declares.
            if let entity = hit.attributes.entity, let app, app.names.manifest.entity(entity.type) == nil,
                try await round.refuses(entity.type, of: ReadOwner(app))
            {
                continue
            }
            items.append(
                FoundItem(
                    hit: hit, appName: app?.app.name ?? hit.app,
                    actions: app.map { FoundAction.actions(for: hit, in: $0.names.manifest) } ?? []))
        }
        return SearchPage(items: items, corrections: results.corrections)
    }

    /// The kinds of entities in the index that a reader may not read now.
    ///
    /// - Parameters:
    ///   - round: Decides.
    ///   - only: The app that is searched; nil for all.
    private func withheldKinds(
        from round: inout ReadingRound, in only: ResolvedApp?
    ) async throws -> Set<IndexedEntityKind> {
        guard round.reader.source != .test else { return [] }
        let (apps, types) = try await search.use { try await $0.entityTypes() }
        var withheld: Set<IndexedEntityKind> = []
        for app in only.map({ [$0.app.identifier] }) ?? apps {
            let owner = await readOwner(app, only)
            for type in types where owner.manifest == nil || owner.manifest?.entity(type) != nil {
                if try await round.refuses(type, of: owner) { withheld.insert(IndexedEntityKind(app: app, type: type)) }
            }
        }
        return withheld
    }

    /// An app whose items are in the index: it may be installed, or have been run from its folder.
    func readOwner(_ identifier: String, _ known: ResolvedApp? = nil) async -> ReadOwner {
        if let known, known.app.identifier == identifier { return ReadOwner(known) }
        if let app = try? await resolve(.name(identifier)), app.app.identifier == identifier { return ReadOwner(app) }
        return ReadOwner(identifier: identifier, manifest: await manifests.latest(of: identifier))
    }

    /// Notes that somebody chose something that was found: it is found sooner from then on.
    ///
    /// - Throws: `IntentFailure` with code `store`.
    public func noteChoice(of hit: SearchHit, for text: String) async throws {
        guard try await learning().allows(hit.app) else { return }
        try await search.use {
            try await $0.noteChoice(
                of: hit.identifier, in: IndexSource(app: hit.app, name: hit.index), for: text)
        }
    }

    // MARK: - The index

    /// What is in the index.
    ///
    /// - Throws: `IntentFailure` with code `store`.
    public func indexStatus() async throws -> IndexStatus {
        await indexInstalledApps()
        return try await search.use { try await $0.status() }
    }

    /// Looks through all of the index.
    ///
    /// - Throws: `IntentFailure` with code `store` where that cannot be done, as where it is busy.
    public func verifyIndex() async throws -> IndexHealth {
        do {
            return try await search.use { try await $0.verify() }
        } catch let failure as IntentFailure where failure.code == .store && failure.message.contains("damaged") {
            return IndexHealth(faults: [failure.message])
        }
    }

    /// Makes the index anew: from its items where they can be read, else from nothing; then asks the installed apps to
    /// index again.
    ///
    /// - Throws: `IntentFailure` with code `store`.
    public func rebuildIndex() async throws -> IndexRebuild {
        var wasDamaged = false
        do {
            try await search.use { index in
                try await index.rebuildFromItems()
                let health = try await index.verify()
                if !health.isSound { throw IntentFailure(.store, health.faults[0]) }
            }
        } catch let failure as IntentFailure where failure.code == .store {
            wasDamaged = true
            do { try search.setAside() } catch {
                throw IntentFailure(.store, "the damaged index cannot be moved away: \(error.localizedDescription)")
            }
        }
        var result = IndexRebuild(wasDamaged: wasDamaged, items: 0)
        for record in registry.records() {
            do {
                let app = try await resolve(.name(record.identifier))
                try await indexManifest(of: app)
                let answer: SearchableIndexEventAnswer = try await pool.use(app.location, app.fingerprint) { session in
                    try await session.request(
                        IntentMethod.indexEvent, SearchableIndexEventMessage(event: .reindexAll),
                        what: "to index again")
                }
                if answer.takers > 0 {
                    result.asked.append(record.name)
                } else {
                    result.unasked[record.name] = "nothing in it indexes again"
                }
            } catch {
                result.unasked[record.name] = "\(error)"
            }
        }
        result.items = try await search.use { try await $0.status().items }
        return result
    }

    /// Lets the index know the installed apps as they are now. An app that cannot be asked is left out.
    private func indexInstalledApps() async {
        for record in registry.records() {
            guard let app = try? await resolve(.name(record.identifier)) else { continue }
            try? await indexManifest(of: app)
        }
    }

    private func indexManifest(of app: ResolvedApp) async throws {
        try await search.use { index in
            let fingerprint = app.fingerprint.text
            if try await ManifestIndexing.knows(app.app.identifier, fingerprint: fingerprint, in: index) { return }
            let isNew = try await index.clientState(of: ManifestIndexing.source(app.app.identifier)) == nil
            try await ManifestIndexing.update(app.names.manifest, fingerprint: fingerprint, in: index)
            if isNew { try await noteEarlierUses(of: app.app.identifier, in: index) }
        }
    }
}

extension SearchFilter {
    fileprivate mutating func take(_ type: String) throws {
        switch type.lowercased() {
        case "app", "apps": kinds = [.app]
        case "action", "actions", "intent", "intents": kinds = [.action]
        case "activity", "activities": kinds = [.activity]
        case "item", "items": kinds = [.item]
        case "entity", "entities": kinds = [.entity]
        default: types = [type]
        }
    }
}

extension FoundAction {
    /// What can be done with something that was found.
    static func actions(for hit: SearchHit, in manifest: AppManifest) -> [FoundAction] {
        switch hit.kind {
        case .action:
            guard let intent = ManifestIndexing.intent(ofItem: hit.identifier).flatMap(manifest.intent) else {
                return []
            }
            return [
                FoundAction(
                    intent: intent.identifier, title: intent.title.text,
                    missing: intent.parameters.filter(\.isRequired).map(\.name))
            ]
        case .app:
            return manifest.shortcuts.compactMap { shortcut in
                guard let intent = manifest.intent(shortcut.intent), intent.hidingRules.isEmpty else { return nil }
                return FoundAction(
                    intent: intent.identifier, title: shortcut.shortTitle?.text ?? intent.title.text,
                    arguments: shortcut.arguments,
                    missing: intent.parameters.filter { $0.isRequired && shortcut.arguments[$0.name] == nil }.map(
                        \.name))
            }
        case .item, .entity, .activity:
            guard let entity = hit.attributes.entity else { return [] }
            return actions(with: entity, titled: hit.title, in: manifest)
        }
    }

    /// The intents that take an entity, those that open it first.
    private static func actions(
        with entity: SearchableEntityReference, titled title: String, in manifest: AppManifest
    ) -> [FoundAction] {
        let snapshot = EntitySnapshot(
            type: entity.type, id: entity.identifier, display: DisplaySnapshot(title: title))
        let actions = manifest.intents.compactMap { intent -> FoundAction? in
            let isOpening = intent.systemProtocols.contains("OpenIntent")
            guard isOpening || intent.hidingRules.isEmpty else { return nil }
            guard let parameter = intent.parameters.first(where: { $0.type.takes(entity.type) }) else { return nil }
            let value: IntentValue =
                if case .list = parameter.type { .list([.entity(snapshot)]) } else { .entity(snapshot) }
            return FoundAction(
                intent: intent.identifier, title: intent.title.text, arguments: [parameter.name: value],
                missing: intent.parameters.filter { $0.isRequired && $0.name != parameter.name }.map(\.name),
                isOpening: isOpening)
        }
        return actions.filter(\.isOpening) + actions.filter { !$0.isOpening && $0.missing.isEmpty }
            + actions.filter { !$0.isOpening && !$0.missing.isEmpty }
    }
}

extension ValueType {
    /// Whether entities of a type are values of this one.
    fileprivate func takes(_ entity: String) -> Bool {
        switch self {
        case .entity(let type): type == entity
        case .list(let type): type.takes(entity)
        case .union(let types): types.contains { $0.takes(entity) }
        default: false
        }
    }
}
