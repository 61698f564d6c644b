import FoundationAdditions
import IntentWire

/// Tells the system which entities are of use at the moment.
///
/// What is told goes to the system that runs the app and stays there until the app replaces or removes it; in an app that
/// was started by hand there is none, and all members throw. Search finds what is indexed, and donations are what
/// people did: this is neither. No surface shows these entities yet.
///
/// - Source: developer.apple.com/documentation/appintents/relevantentities (iOS 27).
public struct RelevantEntities: Sendable {
    /// The one for the app.
    public static let shared = RelevantEntities()

    /// Makes these the entities of a context, in this order; those that it had are gone.
    public func updateEntities(_ entities: [any AppEntity], for context: AppEntityContext) async throws {
        try await send(.replace(entities.map(Self.relevant), context: context.name))
    }

    /// Takes entities out of all contexts.
    public func removeEntities(_ entities: [any AppEntity]) async throws {
        try await send(.remove(entities.map(Self.reference), context: nil))
    }

    /// Takes entities out of a context.
    public func removeEntities(_ entities: [any AppEntity], from context: AppEntityContext) async throws {
        try await send(.remove(entities.map(Self.reference), context: context.name))
    }

    /// Takes all entities out of all contexts.
    public func removeAllEntities() async throws { try await send(.removeAll(context: nil)) }

    /// Takes all entities out of a context.
    public func removeAllEntities(for context: AppEntityContext) async throws {
        try await send(.removeAll(context: context.name))
    }

    private func send(_ change: RelevantEntitiesChange) async throws {
        let channel = try AppRegistry.shared.requiredChannel("tell the system which entities are of use")
        let _: WireNothing = try await channel.call(IntentMethod.changeRelevantEntities, change)
    }

    private static func relevant(_ entity: any AppEntity) -> RelevantEntity {
        func identifier(_ entity: some AppEntity) -> EntityIdentifier { EntityIdentifier(for: entity) }
        let texts = TextContext().forType(type(of: entity))
        return RelevantEntity(
            type: type(of: entity).persistentIdentifier, id: identifier(entity).identifier,
            display: texts.snapshot(entity.displayRepresentation))
    }

    private static func reference(_ entity: any AppEntity) -> String {
        func identifier(_ entity: some AppEntity) -> EntityIdentifier { EntityIdentifier(for: entity) }
        return identifier(entity).description
    }
}
