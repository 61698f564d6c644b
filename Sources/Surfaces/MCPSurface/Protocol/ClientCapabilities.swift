import IntentWire

/// What a client says that it can do, as far as it matters here.
struct ClientCapabilities: Hashable, Sendable {
    /// Whether it shows forms to its person.
    var hasForms = false
    /// Whether it shows apps in HTML.
    var showsApps = false

    init() {}

    /// Reads capabilities. Before there were kinds of elicitation, an empty object meant forms.
    ///
    /// - Source: MCP 2025-11-25, client/elicitation, "Capabilities"; the extension MCP Apps, "Negotiation".
    init(_ value: JSONValue) {
        if let elicitation = value["elicitation"], case .object(let kinds) = elicitation {
            hasForms = kinds.isEmpty || elicitation["form"] != nil
        }
        showsApps = value["extensions"]?[MetaName.apps] != nil
    }
}
