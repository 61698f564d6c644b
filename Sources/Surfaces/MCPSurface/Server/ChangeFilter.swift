import IntentWire

/// Which changes a client wants to hear of.
struct ChangeFilter: Sendable {
    var tools = false
    var prompts = false
    var resources = false
    /// The resources whose changes are told.
    var uris: Set<String>

    init(uris: Set<String>) { self.uris = uris }

    /// As a stateless client is told what it will hear of.
    var json: JSONValue {
        .members([
            "toolsListChanged": tools ? .bool(true) : nil, "promptsListChanged": prompts ? .bool(true) : nil,
            "resourcesListChanged": resources ? .bool(true) : nil,
            "resourceSubscriptions": uris.isEmpty ? nil : .array(uris.sorted().map(JSONValue.string)),
        ])
    }
}
