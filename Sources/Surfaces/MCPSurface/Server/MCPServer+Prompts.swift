import IntentWire

extension MCPServer {
    /// `prompts/list`
    func listPrompts(_ parameters: JSONValue, _ context: RequestContext) async throws -> JSONValue {
        let catalog = try await catalog { try await catalogs.get() }
        let prompts = ShortcutPrompt.all(in: catalog)
        let start = try Cursor.start(parameters, of: catalog.revision, count: prompts.count)
        let page = prompts[min(start, prompts.count)...].prefix(Catalog.pageSize)
        return listed(
            "prompts", page.map(\.json),
            next: Cursor.next(after: page.endIndex, of: catalog.revision, count: prompts.count), context)
    }

    /// `prompts/get`
    func getPrompt(_ parameters: JSONValue, _ context: RequestContext) async throws -> JSONValue {
        let arguments = parameters["arguments"] ?? .object([])
        guard case .object = arguments else {
            throw ProtocolError.invalidParameters("'arguments' has to be an object")
        }
        return try await prompt(parameters["name"]).result(arguments)
    }

    /// The prompt with a name.
    func prompt(_ name: JSONValue?) async throws -> ShortcutPrompt {
        guard let name = name?.string else {
            throw ProtocolError.invalidParameters("'name' has to be the name of a prompt")
        }
        let catalog = try await catalog { try await catalogs.get() }
        guard let prompt = ShortcutPrompt.all(in: catalog).first(where: { $0.name == name }) else {
            throw ProtocolError.invalidParameters("there is no prompt '\(SafeText.line(name, limit: 100))'")
        }
        return prompt
    }
}
