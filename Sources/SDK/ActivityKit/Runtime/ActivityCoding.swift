import AppIntents
import FoundationAdditions
import IntentWire

/// The values of an app's Live Activities as JSON, and the names of their types.
package enum ActivityCoding {
    static func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    package static func value<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    static func content<State>(_ snapshot: ActivityContentSnapshot) throws -> ActivityContent<State> {
        ActivityContent(
            state: try value(snapshot.state), staleDate: snapshot.staleDate, relevanceScore: snapshot.relevanceScore)
    }

    /// - Throws: `activity-too-large` where the state alone has too many bytes.
    static func snapshot<State>(_ content: ActivityContent<State>) throws -> ActivityContentSnapshot {
        let state = try json(content.state)
        guard state.utf8.count <= ActivityRequest.maximumSize else {
            throw IntentFailure(
                .activityTooLarge,
                "its content has \(state.utf8.count) bytes; at most \(ActivityRequest.maximumSize) are allowed")
        }
        return ActivityContentSnapshot(
            state: state, staleDate: content.staleDate, relevanceScore: content.relevanceScore)
    }
}

/// The names of types of attributes.
package enum ActivityNames {
    /// The full name of a type, the same in every process of the app: that of a private type has no address in it.
    package static func name(of type: any ActivityAttributes.Type) -> String {
        var name = TypeNames.qualified(type)
        while let start = name.range(of: "(unknown context at "), let end = name[start.upperBound...].range(of: ").") {
            name.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return name
    }
}
