import IntentWire

/// What a client may expect of a tool before it runs it. Advice only: what may happen, the system decides.
///
/// A tool counts as one that may destroy something unless its protocols or the verb of its name say otherwise.
///
/// - Source: MCP 2025-11-25, schema, `ToolAnnotations`.
struct ToolHints: Hashable {
    let isReadOnly: Bool
    let isDestructive: Bool
    let isIdempotent: Bool

    init(_ intent: IntentDescriptor) {
        let protocols = Set(intent.systemProtocols)
        let reads = !protocols.isDisjoint(with: ["SnippetIntent", "ShowInAppSearchResultsIntent"])
        let verb = Self.verb(of: intent.identifier)
        isReadOnly =
            !protocols.contains("DeleteIntent")
            && (reads || (Self.readingVerbs.contains(verb) && intent.resultType != nil))
        let opens = protocols.contains("OpenIntent")
        isDestructive = !isReadOnly && !opens
        isIdempotent = isReadOnly || opens || protocols.contains("SetValueIntent")
    }

    private static let readingVerbs: Set = ["find", "list", "search", "count", "get", "show"]

    /// The first word of a name in camel case: `find` of `FindTasksIntent`.
    private static func verb(of identifier: String) -> String {
        let first = identifier.prefix(1)
        return (first + identifier.dropFirst().prefix { $0.isLowercase }).lowercased()
    }

    var json: JSONValue {
        .members([
            "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(isDestructive),
            "idempotentHint": .bool(isIdempotent), "openWorldHint": .bool(false),
        ])
    }
}
