import IntentWire
import ValueForms

extension MCPServer {
    /// `tools/list`
    func listTools(_ parameters: JSONValue, _ context: RequestContext) async throws -> ResultBody {
        let catalog = try await catalog { try await catalogs.get() }
        let canAsk = context.capabilities.hasForms
        if listsSearchOnly(catalog) {
            if parameters["cursor"] != nil { throw Cursor.unknown }
            let result = JSONValue.members(["tools": .array(ToolSearch.tools + pageTools(catalog, context))])
            return .value(context.era == .stateless ? Self.cacheable(result) : result)
        }
        let start = try Cursor.start(parameters, of: catalog.revision, count: catalog.tools.count)
        let key = Catalog.PageKey(
            start: start, canAsk: canAsk, showsApps: context.capabilities.showsApps,
            isStateless: context.era == .stateless)
        let pageTools = start == 0 ? pageTools(catalog, context) : []
        return .encoded(
            catalog.page(key) {
                let tools = catalog.tools[start...].prefix(Catalog.pageSize)
                let result = JSONValue.members([
                    "tools": .array(tools.map { $0.json(canAsk: canAsk) } + pageTools),
                    "nextCursor": Cursor.next(after: tools.endIndex, of: catalog.revision, count: catalog.tools.count),
                ])
                guard context.era == .stateless else { return result }
                return OutgoingMessage.completed(Self.cacheable(result), identity)
            })
    }

    /// `tools/call`
    func callTool(_ parameters: JSONValue, _ context: RequestContext) async throws -> JSONValue {
        guard let name = parameters["name"]?.string else {
            throw ProtocolError.invalidParameters("'name' has to be the name of a tool")
        }
        guard case .object(let arguments) = parameters["arguments"] ?? .object([]) else {
            throw ProtocolError.invalidParameters("'arguments' has to be an object")
        }
        let catalog = try await catalog { try await catalogs.getSoon() }
        if name == PressTool.name, catalog.tool(name) == nil { return try await press(arguments, parameters, context) }
        if catalog.tool(name) == nil, listsSearchOnly(catalog) {
            switch name {
            case ToolSearch.findName:
                guard parameters["requestState"] == nil else {
                    throw ProtocolError.invalidParameters("'\(name)' asks nothing: it takes no 'requestState'")
                }
                return ToolSearch(catalog: catalog).find(arguments, context.capabilities)
            case ToolSearch.runName: return try await runFound(arguments, parameters, catalog, context)
            default: break
            }
        }
        return try await call(try await tool(name, catalog), arguments, parameters, context)
    }

    /// The tools that only pages of views call, where the client shows such.
    private func pageTools(_ catalog: Catalog, _ context: RequestContext) -> [JSONValue] {
        context.capabilities.showsApps && catalog.tools.contains(where: \.intent.showsSnippet) ? [PressTool.json] : []
    }

    /// Runs what a button of a view stands for.
    private func press(_ arguments: [JSONValue.Member], _ parameters: JSONValue, _ context: RequestContext) async throws
        -> JSONValue
    {
        guard let press = JSONValue.object(arguments)["button"]?.string.flatMap(presses.press),
            let intent = press.app.manifest.intent(press.intent.intent)
        else {
            return ToolResult.failure(
                IntentFailure(.invalidValue, "the button is unknown; call the tool of the view again"))
        }
        let tool = Tool(name: PressTool.name, app: press.app, intent: intent)
        return try await call(tool, arguments, parameters, context, given: press.intent.arguments)
    }

    private func call(
        _ tool: Tool, _ arguments: [JSONValue.Member], _ parameters: JSONValue, _ context: RequestContext,
        given: [String: IntentValue]? = nil
    ) async throws -> JSONValue {
        let call = ToolCall(server: self, tool: tool, arguments: arguments, given: given, context: context)
        if context.era == .stateless, let state = parameters["requestState"] {
            guard let state = state.string else {
                throw ProtocolError.invalidParameters("'requestState' has to be a string")
            }
            return try await call.resume(state, parameters["inputResponses"])
        }
        return try await call.run()
    }

    /// Runs the tool that the arguments of `run_tool` name.
    private func runFound(
        _ arguments: [JSONValue.Member], _ parameters: JSONValue, _ catalog: Catalog, _ context: RequestContext
    ) async throws -> JSONValue {
        let given = JSONValue.object(arguments)
        guard let name = given["name"]?.string else {
            return ToolResult.failure(
                IntentFailure(.missingValue, "'name' is missing; \(ToolSearch.findName) tells the names of tools"))
        }
        guard case .object(let inner) = given["arguments"] ?? .object([]) else {
            return ToolResult.failure(IntentFailure(.invalidValue, "'arguments' has to be an object"))
        }
        do {
            return try await call(try await tool(name, catalog), inner, parameters, context)
        } catch let error as ProtocolError where catalog.tool(name) == nil {
            return ToolResult.failure(IntentFailure(.unknownIntent, error.message))
        }
    }

    /// The tool with a name, which may have come just now.
    private func tool(_ name: String, _ catalog: Catalog) async throws -> Tool {
        if let tool = catalog.tool(name) { return tool }
        let catalog = try await self.catalog { try await catalogs.refresh() }
        if let tool = catalog.tool(name) { return tool }
        let near = Names.nearest(to: name, among: catalog.tools.map(\.name))
        throw ProtocolError.invalidParameters(
            "there is no tool '\(SafeText.line(name, limit: 100))'\(Names.suggestion(near))")
    }
}
