import FoundationAdditions
import IntentWire

/// Finds the entity that a value means: by identifier, by title, or by what the app's query finds for a text.
struct EntityResolution<Entity: AppEntity> {
    let context: __ValueContext

    func resolve(_ value: IntentValue) async throws -> Entity {
        switch value {
        case .entity(let snapshot) where snapshot.isTransient == true:
            return try await transient(snapshot)
        case .entity(let snapshot):
            return try await identified(by: snapshot.id, calledAs: snapshot.display.title)
        case .entityIdentifier(let identifier):
            let prefix = Entity.persistentIdentifier + "/"
            let id = identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
            return try await identified(by: id, calledAs: nil)
        case .text(let text), .string(let text):
            return try await named(text)
        case .int(let number):
            return try await named(String(number))
        case .uuid(let uuid):
            return try await named(uuid.uuidString)
        case .list(let values) where values.count == 1:
            return try await resolve(values[0])
        default:
            let found = try await ValueQueries.entities(for: value, of: Entity.self, context) ?? []
            let entities = found.compactMap { $0 as? Entity }
            if entities.count > 1 { return try await choose(among: entities, for: "the value", isQuoted: false) }
            if let entity = entities.first { return entity }
            if let made = try await IntentValueTransfer.imported(value, as: Entity.self) { return made }
            throw context.invalid(value, expected: "a \(typeName)")
        }
    }

    private var typeName: String {
        context.texts.forType(Entity.self).string(Entity.typeDisplayRepresentation.name)
    }

    /// The parameter's query, else the entity's.
    private var query: any EntityQuery { context.traits.query ?? Entity.defaultQuery }

    private func identified(by identifier: String, calledAs title: String?) async throws -> Entity {
        if let entity = try await find(identifier) { return entity }
        throw IntentFailure(
            .entityNotFound,
            "there is no \(typeName) with the identifier '\(identifier)'"
                + (title.flatMap { $0.isEmpty ? nil : " ('\($0)')" } ?? "") + "; it may have been deleted",
            parameters: context.parameterName.map { [$0] })
    }

    private func find(_ identifier: String) async throws -> Entity? {
        guard let id = Entity.ID.entityIdentifier(for: identifier) else { return nil }
        return try await query.entitiesErased(for: [id]).first { ($0 as? Entity)?.id == id } as? Entity
    }

    private func transient(_ snapshot: EntitySnapshot) async throws -> Entity {
        guard let type = Entity.self as? any TransientAppEntity.Type, let entity = type.init() as? Entity else {
            throw IntentFailure(.entityNotFound, "'\(snapshot.display.title)' cannot be made again")
        }
        let reflection = EntityReflection.of(Entity.self)
        for field in reflection.fields where field.offset != nil {
            guard let value = snapshot.properties[field.name] else { continue }
            try await reflection.property(field, of: entity).assign(value, context)
        }
        return entity
    }

    /// The entity that a person named. An identifier wins over titles, a whole title over a whole
    /// synonym, and that over a part.
    private func named(_ text: String) async throws -> Entity {
        if let entity = try await find(text) { return entity }
        let found = try await EntityService.search(for: text, query: query, context).compactMap { $0 as? Entity }
        let word = TextFolding.fold(text)
        let titled = found.filter { TextFolding.fold(title(of: $0)) == word }
        let exact = titled.isEmpty ? found.filter { synonyms(of: $0).contains(word) } : titled
        let candidates = exact.isEmpty ? found : exact
        switch candidates.count {
        case 0:
            throw IntentFailure(
                .entityNotFound, "there is no \(typeName) '\(text)'" + (await proposals()),
                parameters: context.parameterName.map { [$0] })
        case 1:
            return candidates[0]
        default:
            return try await choose(among: candidates, for: text)
        }
    }

    private func title(of entity: Entity) -> String {
        context.texts.forType(Entity.self).string(entity.displayRepresentation.title)
    }

    private func synonyms(of entity: Entity) -> [String] {
        entity.displayRepresentation.synonyms.map(context.texts.forType(Entity.self).string).map(TextFolding.fold)
    }

    /// What there is instead, for the message.
    private func proposals() async -> String {
        let titles = ((try? await query.suggestionsErased()) ?? []).prefix(5).compactMap { $0 as? Entity }.map(title)
        return titles.isEmpty ? "" : "; there is " + titles.map { "'\($0)'" }.joined(separator: ", ")
    }

    private func choose(
        among candidates: [Entity], for text: String, isQuoted: Bool = true
    ) async throws -> Entity {
        if let session = IntentSession.current, session.interaction.capabilities.contains(.choices) {
            let texts = context.texts.forType(Entity.self)
            let prompt =
                context.traits.requestDisambiguationDialog.map(context.texts.snapshot)
                ?? DialogSnapshot(full: "Which \(typeName)?")
            let options = candidates.map {
                ChoiceQuestion.Option(display: texts.snapshot($0.displayRepresentation))
            }
            return candidates[try await session.choose(prompt, options)]
        }
        var items: [OptionItem] = []
        for candidate in candidates.prefix(20) { items.append(try await option(for: candidate, display: nil, context)) }
        throw IntentFailure(
            .ambiguousValue,
            "\(candidates.count) values of type \(typeName) fit \(isQuoted ? "'\(text)'" : text): "
                + items.prefix(5).map { "'\($0.display.title)'" }.joined(separator: ", ")
                + (candidates.count > 5 ? "…" : "") + "; name one of them, or give its identifier",
            parameters: context.parameterName.map { [$0] }, candidates: items)
    }
}

extension EntityQuery {
    /// The entities with these identifiers.
    func entitiesErased(for identifiers: [any Sendable]) async throws -> [any AppEntity] {
        try await DependencyPreparation.prepare(self)
        return try await entities(for: identifiers.compactMap { $0 as? Entity.ID })
    }

    /// What the app proposes.
    func suggestionsErased() async throws -> [any AppEntity] {
        try await DependencyPreparation.prepare(self)
        return try await suggestedEntities().items.map { $0 as any AppEntity }
    }
}
