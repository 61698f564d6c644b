import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// What came of an intent, as the result of a tool: text for a model, and the value with its structure.
struct ToolResult {
    /// How many entities of a result are linked.
    private static let maximumLinks = 20

    let tool: Tool
    let server: MCPServer

    func json(_ outcome: IntentOutcome) -> JSONValue {
        var content: [JSONValue] = []
        if let dialog = outcome.dialog { content.append(Self.text(SafeText.lines(dialog.full, limit: 20_000))) }
        let snippet = outcome.snippet.map { SnippetPage(tool: tool, server: server).content($0) }
        if let snippet { content += snippet.content }
        var structured: JSONValue?
        if let value = outcome.value, value != .null {
            let files = FileContent.content(of: value)
            content += files
            let plain = JSONValue.members(["value": JSONValue(FileContent.withoutBytes(value))])
            structured = plain
            if files.isEmpty { content.append(Self.text(plain.line)) }
            content += links(value)
        }
        if let url = outcome.url {
            content.append(Self.text("To open: \(SafeText.line(url, limit: 2_000))"))
            content.append(
                .members(["type": .string("resource_link"), "uri": .string(url), "name": .string(tool.title)]))
        }
        if let problem = outcome.snippetProblem {
            content.append(Self.text("The view of the result cannot be shown: \(SafeText.line(problem, limit: 500))"))
        }
        if content.isEmpty { content.append(Self.text("Done.")) }
        // Without a value there is still structured content where the schema promises some.
        if structured == nil, tool.intent.resultType != nil { structured = .object([]) }
        return .members([
            "content": .array(content), "structuredContent": structured, "_meta": snippet?.meta,
        ])
    }

    private func links(_ value: IntentValue) -> [JSONValue] {
        let entities: [EntitySnapshot]
        switch value {
        case .entity(let entity): entities = [entity]
        case .list(let values):
            entities = values.compactMap { if case .entity(let entity) = $0 { entity } else { nil } }
        default: entities = []
        }
        return entities.filter { $0.isTransient != true }.prefix(Self.maximumLinks).map { entity in
            EntityResource(entity, app: tool.app).link
        }
    }

    static func text(_ text: String) -> JSONValue { .members(["type": .string("text"), "text": .string(text)]) }

    /// An intent that failed: the app's own words, what there is to choose, and the code to branch on.
    static func failure(_ failure: IntentFailure) -> JSONValue {
        var message = SafeText.lines(failure.message, limit: 4_000)
        if let candidates = failure.candidates, !candidates.isEmpty {
            let names = candidates.prefix(20).map { candidate in
                let title = SafeText.line(candidate.display.title, limit: 200)
                guard case .entity(let entity) = candidate.value, entity.id != title else { return "'\(title)'" }
                return "'\(title)' (\(SafeText.line(entity.id, limit: 200)))"
            }
            message += "\nThere is: " + names.joined(separator: ", ")
        }
        return .members([
            "content": .array([text(message)]), "structuredContent": JSONValue(failure), "isError": .bool(true),
        ])
    }

    /// A question that the client has to put before it calls again.
    static func inputRequired(_ form: ElicitationForm, state: String) -> JSONValue {
        .members([
            "resultType": .string("input_required"),
            "inputRequests": .object([
                JSONValue.Member(
                    name: form.field,
                    value: .members([
                        "method": .string("elicitation/create"), "params": form.parameters(ProtocolRevision.stateless),
                    ]))
            ]),
            "requestState": .string(state),
        ])
    }
}
