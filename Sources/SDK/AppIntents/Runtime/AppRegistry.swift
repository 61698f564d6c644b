import FoundationAdditions
package import IntentWire
import Synchronization

/// What the app declares, found once, and the channel to the system that runs it.
package final class AppRegistry: Sendable {
    package static let shared = AppRegistry()

    private let state = Mutex(State())

    private struct State {
        var types: Types?
        var channel: WireConnection?
    }

    /// The types of the app by identifier.
    package struct Types: Sendable {
        package var intents: [String: any AppIntent.Type] = [:]
        package var entities: [String: any AppEntity.Type] = [:]
        package var enumerations: [String: any AppEnum.Type] = [:]
        package var providers: [any AppShortcutsProvider.Type] = []
        /// What modules above this one add.
        package var services: [any AppServiceExtension.Type] = []
        /// By name, so that results come in one order.
        var valueQueries: [any IntentValueQuery.Type] = []
        package var propertyDeclarations: [ObjectIdentifier: [any __EntityPropertyDeclaration.Type]] = [:]
        /// Two types with one identifier: the second goes by its full name.
        package var warnings: [String] = []
    }

    package var types: Types {
        state.withLock { state in
            if let types = state.types { return types }
            let types = Self.discover()
            state.types = types
            return types
        }
    }

    private static func discover() -> Types {
        let found = TypeDiscovery.types(conformingTo: [
            (any AppIntent).self, (any AppEntity).self, (any AppEnum).self, (any AppShortcutsProvider).self,
            (any __EntityPropertyDeclaration).self, (any AppServiceExtension).self, (any IntentValueQuery).self,
        ])
        var types = Types()
        // `Never` is an intent too, so that results can name none.
        let isOurs = { (type: Any.Type) in ["AppIntents", "Swift"].contains(TypeNames.module(of: type)) }
        for type in found[0] where !isOurs(type) {
            guard let type = type as? any AppIntent.Type else { continue }
            types.intents[types.unique(type, types.intents[type.persistentIdentifier])] = type
        }
        for type in found[1] where !isOurs(type) {
            guard let type = type as? any AppEntity.Type else { continue }
            types.entities[types.unique(type, types.entities[type.persistentIdentifier])] = type
        }
        for type in found[2] where !isOurs(type) {
            guard let type = type as? any AppEnum.Type else { continue }
            types.enumerations[types.unique(type, types.enumerations[type.persistentIdentifier])] = type
        }
        types.providers = found[3].compactMap { $0 as? any AppShortcutsProvider.Type }
        for type in found[4] {
            guard let type = type as? any __EntityPropertyDeclaration.Type else { continue }
            types.propertyDeclarations[type.entityKey, default: []].append(type)
        }
        types.services = found[5].compactMap { $0 as? any AppServiceExtension.Type }
        types.valueQueries = found[6].compactMap { $0 as? any IntentValueQuery.Type }
            .sorted { TypeNames.qualified($0) < TypeNames.qualified($1) }
        for key in types.propertyDeclarations.keys {
            types.propertyDeclarations[key]?.sort { $0.order < $1.order }
        }
        return types
    }

    package func intentType(_ identifier: String) -> (any AppIntent.Type)? { types.intents[identifier] }

    package func entityType(_ identifier: String) -> (any AppEntity.Type)? { types.entities[identifier] }

    /// A connection that code of this task uses in the place of the process's: for several systems in one process.
    @TaskLocal package static var channelOfTask: WireConnection?

    /// The connection to the system, once there is one.
    package var channel: WireConnection? {
        get { Self.channelOfTask ?? state.withLock { $0.channel } }
        set { state.withLock { $0.channel = newValue } }
    }

    /// The connection to the system.
    ///
    /// - Throws: A failure that says why there is none.
    package func requiredChannel(_ what: String) throws -> WireConnection {
        guard let channel else {
            throw IntentFailure(
                .unsupported, "cannot \(what): this process was not started by the system (run it with 'beckon run')")
        }
        return channel
    }

    func shortcutParametersChanged() { channel?.notify(IntentMethod.shortcutParametersChanged, WireNothing()) }

    func suggestionsChanged() { shortcutParametersChanged() }

    func snippetChanged(_ intent: String) {
        channel?.notify(IntentMethod.snippetChanged, SnippetChange(intent: intent))
    }
}

extension AppRegistry.Types {
    /// The identifier of a type: its persistent one, or its full name where another type has that already.
    fileprivate mutating func unique(
        _ type: any PersistentlyIdentifiable.Type, _ other: (any PersistentlyIdentifiable.Type)?
    ) -> String {
        guard let other else { return type.persistentIdentifier }
        let name = TypeNames.qualified(type)
        warnings.append(
            "\(TypeNames.qualified(other)) and \(name) share the identifier '\(type.persistentIdentifier)'; "
                + "the second goes by '\(name)'. Give one of them a persistentIdentifier.")
        return name
    }
}

extension __EntityPropertyDeclaration {
    fileprivate static var entityKey: ObjectIdentifier { ObjectIdentifier(Entity.self) }
}
