import ValueForms

/// A question as a client puts it to its person: a message, and fields to fill in.
///
/// - Source: MCP 2025-11-25, client/elicitation, "Requested Schema": one level, of a few kinds of fields.
struct ElicitationForm: Sendable {
    var message: String
    /// The one field.
    var field: String
    var schema: JSONValue

    /// The parameters of `elicitation/create`.
    var parameters: JSONValue {
        .members([
            "mode": .string("form"), "message": .string(message),
            "requestedSchema": .members([
                "type": .string("object"),
                "properties": .object([JSONValue.Member(name: field, value: schema)]),
                "required": .array([.string(field)]),
            ]),
        ])
    }
}

/// What the client's person did with a form.
enum ElicitationReply: Sendable {
    case accepted(JSONValue)
    case declined
    case cancelled

    /// Reads a reply. Whatever is neither a clear yes nor a clear no counts as giving up.
    init(_ value: JSONValue) {
        switch value["action"]?.string {
        case "accept": self = .accepted(value["content"] ?? .object([]))
        case "decline": self = .declined
        default: self = .cancelled
        }
    }
}
