import IntentWire
import ValueForms

/// Two tools in the place of very many: one finds tools by words, one runs a tool that was found.
struct ToolSearch {
    static let findName = "find_tools"
    static let runName = "run_tool"
    private static let usualLimit = 10
    private static let maximumLimit = 50

    let catalog: Catalog

    static let tools: [JSONValue] = [
        .members([
            "name": .string(findName), "title": .string("Find Tools"),
            "description": .string(
                "Finds actions of the apps on this machine by words of what they do, their names and their apps. "
                    + "Gives the name, description and input schema of each; run one with \(runName)."),
            "inputSchema": .members([
                "type": .string("object"),
                "properties": .members([
                    "query": .members([
                        "type": .string("string"), "description": .string("Words; all actions where empty."),
                    ]),
                    "app": .members([
                        "type": .string("string"), "description": .string("The name or identifier of one app."),
                    ]),
                    "limit": .members([
                        "type": .string("integer"), "minimum": .int(1), "maximum": .int(maximumLimit),
                        "default": .int(usualLimit),
                    ]),
                ]), "required": .array([.string("query")]), "additionalProperties": .bool(false),
            ]),
            "outputSchema": .members([
                "type": .string("object"),
                "properties": .members([
                    "tools": .members(["type": .string("array"), "items": ParameterSchema.type("object")]),
                    "total": ParameterSchema.type("integer"),
                ]),
            ]),
            "annotations": .members(["readOnlyHint": .bool(true), "openWorldHint": .bool(false)]),
        ]),
        .members([
            "name": .string(runName), "title": .string("Run Tool"),
            "description": .string("Runs an action that \(findName) found."),
            "inputSchema": .members([
                "type": .string("object"),
                "properties": .members([
                    "name": .members(["type": .string("string"), "description": .string("The name of the tool.")]),
                    "arguments": .members([
                        "type": .string("object"), "description": .string("As the tool's input schema wants them."),
                    ]),
                ]), "required": .array([.string("name")]), "additionalProperties": .bool(false),
            ]),
            "annotations": .members(["destructiveHint": .bool(true), "openWorldHint": .bool(false)]),
        ]),
    ]

    /// Answers a call of the first tool.
    func find(_ arguments: [JSONValue.Member], _ client: ClientCapabilities) -> JSONValue {
        let given = JSONValue.object(arguments)
        let known: Set = ["query", "app", "limit"]
        if let foreign = arguments.first(where: { !known.contains($0.name) }) {
            return ToolResult.failure(
                IntentFailure(
                    .invalidValue,
                    "there is no argument '\(SafeText.line(foreign.name, limit: 100))'; there are query, app and limit")
            )
        }
        guard let query = given["query"]?.string else {
            return ToolResult.failure(IntentFailure(.missingValue, "'query' has to be a string"))
        }
        let limit = given["limit"]?.int ?? Self.usualLimit
        guard 1...Self.maximumLimit ~= limit else {
            return ToolResult.failure(
                IntentFailure(.invalidValue, "'limit' has to be from 1 to \(Self.maximumLimit)"))
        }
        let found = matches(query, app: given["app"]?.string)
        let tools = found.prefix(limit).map { $0.json(canAsk: client.hasForms) }
        let structured = JSONValue.members(["tools": .array(tools), "total": .int(found.count)])
        return .members(["content": .array([ToolResult.text(structured.line)]), "structuredContent": structured])
    }

    /// The tools that fit words, the best first; all of them where there are no words.
    func matches(_ query: String, app: String?) -> [Tool] {
        let words = query.split { !$0.isLetter && !$0.isNumber }.map { Names.folded($0) }.filter { !$0.isEmpty }
        let tools = catalog.tools.filter { tool in
            guard let app, !app.isEmpty else { return true }
            return tool.app.manifest.identifier == app
                || tool.app.manifest.name.allTexts.contains { Names.match($0, app) }
        }
        guard !words.isEmpty else { return tools }
        let scored = tools.enumerated().compactMap { place, tool -> (score: Int, place: Int, tool: Tool)? in
            let score = score(of: tool, words)
            return score > 0 ? (score, place, tool) : nil
        }
        return scored.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.tool)
    }

    /// How well a tool fits: a word counts by where it stands, whole words more than parts.
    private func score(of tool: Tool, _ words: [String]) -> Int {
        let names =
            [tool.title, tool.intent.identifier, tool.app.name]
            + (tool.intent.searchKeywords ?? []).map { tool.app.text($0) }
        let texts = [tool.description, tool.intent.category.map { tool.app.text($0) } ?? ""]
        return words.reduce(0) { total, word in
            total + value(of: word, in: names) * 3 + value(of: word, in: texts)
        }
    }

    private func value(of word: String, in texts: [String]) -> Int {
        texts.map { text in
            let parts = text.split { !$0.isLetter && !$0.isNumber }.map { Names.folded($0) }
            if parts.contains(word) { return 3 }
            if parts.contains(where: { $0.hasPrefix(word) }) { return 2 }
            return Names.folded(text).contains(word) ? 1 : 0
        }.max() ?? 0
    }
}
