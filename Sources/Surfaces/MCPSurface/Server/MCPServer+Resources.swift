import BeckonSystem
import IntentWire

extension MCPServer {
    /// How many entities of one kind are listed: those that the app proposes.
    private static let maximumSuggestions = 100

    /// `resources/list`: what apps propose of their entities, and the pages of views.
    func listResources(_ parameters: JSONValue, _ context: RequestContext) async throws -> JSONValue {
        let catalog = try await catalog { try await catalogs.get() }
        var resources = catalog.tools.filter(\.intent.showsSnippet).map { tool in
            JSONValue.members([
                "uri": .string(SnippetPage.uri(of: tool)), "name": .string(tool.name), "title": .string(tool.title),
                "mimeType": .string(SnippetPage.mimeType),
            ])
        }
        let suggestions = try await suggestions(in: catalog)
        seen.note(suggestions.map(\.entity), by: context.clientName)
        resources += suggestions.map(\.json)
        let revision = Catalog.digest(resources.compactMap { $0["uri"]?.string })
        let start = try Cursor.start(parameters, of: revision, count: resources.count)
        let page = resources[start...].prefix(Catalog.pageSize)
        return listed(
            "resources", Array(page), next: Cursor.next(after: page.endIndex, of: revision, count: resources.count),
            context)
    }

    /// The entities that all apps propose, in the order of apps and kinds; of an app that fails, none.
    private func suggestions(in catalog: Catalog) async throws -> [EntityResource] {
        let kinds = catalog.apps.flatMap { app in
            app.manifest.entities.filter { !$0.isTransient && $0.query.supportsSuggestions }.map { (app, $0) }
        }
        let found = try await withThrowingTaskGroup(of: (Int, [EntityResource]).self) { group in
            for (place, (app, entity)) in kinds.enumerated() {
                group.addTask {
                    let request = EntityRequest(
                        entity: entity.identifier, query: .suggested, limit: Self.maximumSuggestions,
                        locale: app.locale)
                    let entities = try? await self.read(request, of: app)
                    try Task.checkCancellation()
                    return (
                        place, (entities ?? []).prefix(Self.maximumSuggestions).map { EntityResource($0, app: app) }
                    )
                }
            }
            return try await group.reduce(into: [Int: [EntityResource]]()) { $0[$1.0] = $1.1 }
        }
        var seen: Set<String> = []
        return kinds.indices.flatMap { found[$0] ?? [] }.filter { seen.insert($0.uri).inserted }
    }

    /// `resources/templates/list`: one template for each kind of entities.
    func listTemplates(_ parameters: JSONValue, _ context: RequestContext) async throws -> JSONValue {
        let catalog = try await catalog { try await catalogs.get() }
        if let cursor = parameters["cursor"], cursor != .null { throw Cursor.unknown }
        let templates = catalog.apps.flatMap { app in
            app.manifest.entities.filter { !$0.isTransient }.map { entity in
                JSONValue.members([
                    "uriTemplate": .string(EntityURI.template(app: app.manifest.identifier, entity: entity.identifier)),
                    "name": .string(Tool.name([app.manifest.name.text, entity.identifier])),
                    "title": .string(app.text(entity.name)),
                    "description": .string("\(app.text(entity.name)) of \(app.name), by its identifier"),
                    "mimeType": .string(EntityResource.mimeType),
                ])
            }
        }
        return listed("resourceTemplates", templates, next: nil, context)
    }

    /// `resources/read`
    func readResource(_ parameters: JSONValue, _ context: RequestContext) async throws -> JSONValue {
        let uri = try Self.uri(parameters)
        let contents: JSONValue
        if let tool = try await catalog({ try await catalogs.getSoon() }).tools.first(where: {
            SnippetPage.uri(of: $0) == uri
        }) {
            contents = SnippetPage(tool: tool, server: self).shell
        } else {
            let resource = try await entity(at: uri, context.era)
            seen.note([resource.entity], by: context.clientName)
            contents = resource.contents
        }
        let result = JSONValue.members(["contents": .array([contents])])
        return context.era == .stateless ? Self.cacheable(result) : result
    }

    /// The entity at an address, with all of its properties.
    ///
    /// - Throws: `ProtocolError` where there is none.
    func entity(at uri: String, _ era: ProtocolEra) async throws -> EntityResource {
        let catalog = try await catalog { try await catalogs.getSoon() }
        guard let parts = EntityURI(uri), let app = catalog.app(parts.app),
            let kind = app.manifest.entity(parts.entity), !kind.isTransient
        else { throw ProtocolError.unknownResource(uri, era) }
        let deferred = kind.properties.filter { $0.isDeferred == true }.map(\.name)
        let request = EntityRequest(
            entity: kind.identifier, query: .identifiers([parts.identifier]), limit: 1,
            deferredProperties: deferred.isEmpty ? nil : deferred, locale: app.locale)
        do {
            guard let entity = try await read(request, of: app).first else {
                throw ProtocolError.unknownResource(uri, era)
            }
            return EntityResource(entity, app: app)
        } catch let failure as IntentFailure {
            throw ProtocolError.internal(failure.message)
        }
    }

    /// Asks the query of an app, as an assistant: what it may not read now is refused.
    func read(_ request: EntityRequest, of app: CatalogApp) async throws -> [EntitySnapshot] {
        var request = request
        request.source = .assistant
        request.requester = RequestContext.clientName
        return try await host.entities(request, of: app.reference).entities
    }

    static func uri(_ parameters: JSONValue) throws -> String {
        guard let uri = parameters["uri"]?.string else {
            throw ProtocolError.invalidParameters("'uri' has to be the address of a resource")
        }
        return uri
    }

    /// A page of a list as its era wants it.
    func listed(_ name: String, _ items: [JSONValue], next: JSONValue?, _ context: RequestContext) -> JSONValue {
        let members = [JSONValue.Member(name: name, value: .array(items))]
        let result = JSONValue.object(members).with("nextCursor", next)
        return context.era == .stateless ? Self.cacheable(result) : result
    }
}
