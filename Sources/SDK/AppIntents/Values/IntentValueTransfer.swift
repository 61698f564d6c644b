import CoreTransferable
import FoundationAdditions
import IntentWire
package import UniformTypeIdentifiers

/// Values of the system in the place of entities, and entities made of such values.
package enum IntentValueTransfer {
    private static let prefix = "org.beckon.intent-value."

    /// The type of data that holds a value of the system.
    package static func contentType(of type: any _IntentValue.Type) -> UTType {
        UTType(exportedAs: prefix + String(describing: type).lowercased(), conformingTo: .json)
    }

    static func data(of value: some _IntentValue) async throws -> Data {
        try JSONEncoder().encode(try await value.__encode(__ValueContext()))
    }

    static func value<Value: _IntentValue>(in data: Data) async throws -> Value {
        try await Value.__decode(JSONDecoder().decode(IntentWire.IntentValue.self, from: data), __ValueContext())
    }

    /// The value of a type that stands in for an entity of this app; nil where the entity's type has none.
    static func exported<Value: _IntentValue>(
        _ snapshot: EntitySnapshot, as type: Value.Type, _ context: __ValueContext
    ) async throws -> Value? {
        guard let entityType = AppRegistry.shared.entityType(snapshot.type),
            let transferable = entityType as? any (AppEntity & Transferable).Type
        else { return nil }
        let contentType = contentType(of: type)
        func export<Entity: AppEntity & Transferable>(_ type: Entity.Type) async throws -> Data? {
            guard Entity.exportedContentTypes(visibility: .all).contains(contentType) else { return nil }
            var context = context
            context.traits = ParameterTraits()
            let entity = try await EntityResolution<Entity>(context: context).resolve(.entity(snapshot))
            return try await entity.exported(as: contentType)
        }
        guard let data = try await export(transferable) else { return nil }
        return try await value(in: data)
    }

    /// An entity that is made of a value of the system; nil where the entity's type takes none of this kind.
    static func imported<Entity: AppEntity>(
        _ value: IntentWire.IntentValue, as type: Entity.Type
    ) async throws -> Entity? {
        guard let transferable = type as? any Transferable.Type else { return nil }
        func make<Item: Transferable>(_ type: Item.Type) async throws -> Any? {
            let data = try JSONEncoder().encode(value)
            for contentType in Item.importedContentTypes() where contentType.identifier.hasPrefix(prefix) {
                do {
                    return try await Item(importing: data, contentType: contentType)
                } catch let error as IntentFailure where error.code == .invalidValue {
                    // The value is of another kind than this form takes.
                    continue
                }
            }
            return nil
        }
        return try await make(transferable) as? Entity
    }
}
