import IntentWire

/// What a client may expect of a tool before it runs it. Advice only: what may happen, the system decides.
///
/// Follows from what the manifest says of the intent's effects. A tool counts as one that may destroy something unless the
/// manifest says otherwise.
///
/// - Source: MCP 2025-11-25, schema, `ToolAnnotations`.
struct ToolHints: Hashable {
    let isReadOnly: Bool
    let isDestructive: Bool
    let isIdempotent: Bool
    /// Whether others than the person's own apps take part.
    let reachesOthers: Bool

    init(_ intent: IntentDescriptor) {
        let protocols = Set(intent.systemProtocols)
        let effects = Set(intent.effects ?? [])
        let opens = protocols.contains("OpenIntent")
        isReadOnly = effects.isEmpty && intent.alters == .nothing
        // What only opens, adds, or can be undone leaves everything as it was, or as it can be again.
        let spares = intent.alters != nil || opens || intent.isUndoable
        isDestructive = !effects.isEmpty || !spares
        isIdempotent = isReadOnly || effects.isEmpty && (opens || protocols.contains("SetValueIntent"))
        reachesOthers = !effects.isDisjoint(with: [.sends, .shares, .pays])
    }

    var json: JSONValue {
        .members([
            "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(isDestructive),
            "idempotentHint": .bool(isIdempotent), "openWorldHint": .bool(reachesOthers),
        ])
    }
}
