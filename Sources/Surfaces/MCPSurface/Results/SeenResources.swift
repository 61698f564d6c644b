import BeckonSystem
import IntentWire

/// What clients have read of entities, so that a person who is asked sees which values of a call come from there.
///
/// The system knows what came of runs; resources do not pass through it as such.
final class SeenResources: Sendable {
    private let seen = SeenContent()

    /// Remembers that a client has read an entity, or its name in a list.
    func note(_ entities: [EntitySnapshot], by client: String?) {
        guard let client, !entities.isEmpty else { return }
        seen.note(entities.map(IntentValue.entity), from: "a resource", to: client)
    }

    /// Where the values of a call come from, as far as that is from resources.
    func origins(of values: [String: IntentValue], from client: String?) -> [String: ArgumentOrigin]? {
        guard let client else { return nil }
        let origins = values.mapValues { seen.origin(of: $0, from: client) }.filter { $0.value != .requester }
        return origins.isEmpty ? nil : origins
    }
}
