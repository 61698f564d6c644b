import IntentWire

extension MCPServer {
    /// `resources/subscribe`
    func subscribe(_ parameters: JSONValue, _ context: RequestContext) async throws -> JSONValue {
        let uri = try Self.uri(parameters)
        try await checkReadable(uri, context.era)
        await watcher.subscribe(context.connection, to: uri)
        return .object([])
    }

    /// `resources/unsubscribe`
    func unsubscribe(_ parameters: JSONValue, _ context: RequestContext) async throws -> JSONValue {
        await watcher.unsubscribe(context.connection, from: try Self.uri(parameters))
        return .object([])
    }

    private func checkReadable(_ uri: String, _ era: ProtocolEra) async throws {
        let tools = try await catalog { try await catalogs.getSoon() }.tools
        if !tools.contains(where: { SnippetPage.uri(of: $0) == uri }) { _ = try await entity(at: uri, era) }
    }

    /// `subscriptions/listen`: lasts until it is cancelled or the server ends.
    ///
    /// - Source: MCP 2026-07-28, basic/utilities/subscriptions.
    func listen(_ parameters: JSONValue, _ context: RequestContext) async throws -> JSONValue {
        guard let wanted = parameters["notifications"], case .object = wanted else {
            throw ProtocolError.invalidParameters("'notifications' has to say what to listen for")
        }
        let uris = (wanted["resourceSubscriptions"]?.elements ?? []).compactMap(\.string)
        var filter = ChangeFilter(uris: [])
        filter.tools = wanted["toolsListChanged"]?.bool == true
        filter.prompts = wanted["promptsListChanged"]?.bool == true
        filter.resources = wanted["resourcesListChanged"]?.bool == true
        for uri in uris where (try? await checkReadable(uri, .stateless)) != nil { filter.uris.insert(uri) }
        let tag = JSONValue.members([MetaName.subscriptionID: context.id.json])
        context.notify(
            "notifications/subscriptions/acknowledged",
            .members(["notifications": filter.json, "_meta": tag]))
        await watcher.listen(context, filter)
        try Task.checkCancellation()
        return .members(["_meta": tag])
    }
}
