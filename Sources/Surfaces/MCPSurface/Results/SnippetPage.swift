import IntentWire
import ViewRendering

/// The view of a result as an app of the client: HTML at an address of the scheme `ui`, with text for clients without.
///
/// - Source: MCP Apps (SEP-1865): `_meta.ui.resourceUri`, and the type `text/html;profile=mcp-app`.
struct SnippetPage {
    static let mimeType = "text/html;profile=mcp-app"

    let tool: Tool
    let server: MCPServer

    /// The address of the page in which the views of a tool are shown.
    static func uri(of tool: Tool) -> String { "ui://beckon/\(tool.name)" }

    /// What the tool tells of its page.
    static func meta(of tool: Tool) -> JSONValue {
        .members(["ui": .members(["resourceUri": .string(uri(of: tool))])])
    }

    /// The view as text, and as an embedded page; and what its buttons do.
    func content(_ tree: ViewTree) -> (content: [JSONValue], meta: JSONValue?) {
        let lines = TerminalRenderer(options: .init(width: 80)).lines(tree).joined(separator: "\n")
        let renderer = HTMLRenderer()
        let html = renderer.page(tree, title: tool.title)
        let actions = renderer.draw(tree).actions
        let page = JSONValue.members([
            "type": .string("resource"),
            "resource": .members([
                "uri": .string(Self.uri(of: tool) + "/result"), "mimeType": .string(Self.mimeType),
                "text": .string(html),
            ]),
        ])
        let text = lines.isEmpty ? [] : [ToolResult.text(SafeText.lines(lines, limit: 20_000))]
        let meta =
            actions.isEmpty ? nil : JSONValue.members([PressTool.meta: server.presses.keep(actions, of: tool.app)])
        return (text + [page], meta)
    }

    /// The page of the tool, which shows the view of each result that the client hands to it.
    var shell: JSONValue {
        .members([
            "uri": .string(Self.uri(of: tool)), "mimeType": .string(Self.mimeType),
            "text": .string(SnippetShell.page(title: tool.title)),
            "_meta": .members(["ui": .members(["csp": .object([]), "prefersBorder": .bool(true)])]),
        ])
    }
}
