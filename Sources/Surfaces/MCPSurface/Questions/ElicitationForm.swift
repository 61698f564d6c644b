import IntentWire

/// A question as a client puts it to its person: a message, and fields to fill in.
///
/// - Source: MCP 2025-11-25, client/elicitation, "Requested Schema": one level, of a few kinds of fields.
struct ElicitationForm: Sendable {
    var message: String
    /// The one field.
    var field: String
    var schema: JSONValue

    /// The parameters of `elicitation/create`.
    ///
    /// - Parameter revision: The revision that the client speaks. Those before 2025-11-25 know neither kinds of forms, nor
    ///   choices with titles of their own, nor several choices.
    func parameters(_ revision: String) -> JSONValue {
        let isOld = revision < "2025-11-25"
        let schema = isOld ? Self.older(schema) : schema
        return .members([
            "mode": isOld ? nil : .string("form"), "message": .string(message),
            "requestedSchema": .members([
                "type": .string("object"),
                "properties": .object([JSONValue.Member(name: field, value: schema)]),
                "required": .array([.string(field)]),
            ]),
        ])
    }

    /// A field as earlier revisions have it: choices as `enum` and `enumNames`, several of them as text.
    ///
    /// - Source: MCP 2025-06-18, schema, `EnumSchema`.
    private static func older(_ schema: JSONValue) -> JSONValue {
        let members = schema.members ?? []
        if schema["type"] == .string("array") {
            let choices = schema["items"]?["anyOf"]?.elements ?? []
            let titles = choices.compactMap { $0["title"]?.string }.joined(separator: ", ")
            return .members([
                "title": schema["title"], "type": .string("string"),
                "description": .string("Several, separated by commas: \(titles)"),
            ])
        }
        guard let choices = schema["oneOf"]?.elements else { return schema }
        return .object(members.filter { $0.name != "oneOf" }).with("enum", .array(choices.compactMap { $0["const"] }))
            .with("enumNames", .array(choices.compactMap { $0["title"] }))
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
