import BeckonSystem
import IntentWire
import ValueForms

extension MCPServer {
    /// How many values a completion has at most.
    ///
    /// - Source: MCP 2025-11-25, server/utilities/completion.
    private static let maximumValues = 100

    /// `completion/complete`
    func complete(_ parameters: JSONValue, _ context: RequestContext) async throws -> JSONValue {
        guard let argument = parameters["argument"]?["name"]?.string,
            let written = parameters["argument"]?["value"]?.string
        else { throw ProtocolError.invalidParameters("'argument' has to have a 'name' and a 'value'") }
        let found: [String]
        switch parameters["ref"]?["type"]?.string {
        case "ref/prompt":
            found = try await values(of: argument, of: try await prompt(parameters["ref"]?["name"]), written)
        case "ref/resource":
            found = try await identifiers(argument, of: parameters["ref"]?["uri"]?.string ?? "", written)
        default: throw ProtocolError.invalidParameters("'ref' has to be of the type ref/prompt or ref/resource")
        }
        var seen: Set<String> = []
        let values = found.filter { !$0.isEmpty && seen.insert($0).inserted }
        return .members([
            "completion": .members([
                "values": .array(values.prefix(Self.maximumValues).map { .string(SafeText.line($0, limit: 300)) }),
                "total": .int(values.count), "hasMore": .bool(values.count > Self.maximumValues),
            ])
        ])
    }

    /// The values that a parameter can have: cases, or what the app proposes.
    private func values(of argument: String, of prompt: ShortcutPrompt, _ written: String) async throws -> [String] {
        let app = prompt.tool.app
        guard let parameter = prompt.parameters.first(where: { $0.name == argument }) else {
            throw ProtocolError.invalidParameters("the prompt has no argument '\(SafeText.line(argument, limit: 100))'")
        }
        if parameter.options != nil {
            var request = OptionsRequest(
                intent: prompt.tool.intent.identifier, parameter: parameter.name,
                matching: written.isEmpty ? nil : written, locale: app.locale)
            request.source = .assistant
            request.requester = RequestContext.clientName
            let question = request
            return try await asked { try await host.options(question, of: app.reference).items.map(\.display.title) }
        }
        switch parameter.type.element {
        case .enumeration(let identifier):
            let cases = EnumerationReader(
                identifier: identifier, descriptor: app.readingNow.enumeration(identifier),
                supported: parameter.supportedCases, languages: app.languages
            ).cases
            return cases.map { $0.title.text(in: app.languages) }.filter { Self.begins($0, written) }
        case .entity(let identifier):
            return try await entities(identifier, of: app, written).map(\.display.title)
        case .bool: return ["yes", "no"].filter { Self.begins($0, written) }
        default: return []
        }
    }

    /// The identifiers of entities that fit what was written.
    private func identifiers(_ argument: String, of template: String, _ written: String) async throws -> [String] {
        let catalog = try await catalog { try await catalogs.get() }
        for app in catalog.apps {
            for entity in app.manifest.entities where !entity.isTransient {
                let own = EntityURI.template(app: app.manifest.identifier, entity: entity.identifier)
                guard own == template else { continue }
                guard argument == "id" else {
                    throw ProtocolError.invalidParameters("the template has one variable, 'id'")
                }
                return try await entities(entity.identifier, of: app, written).map(\.id)
            }
        }
        throw ProtocolError.invalidParameters("there is no template '\(SafeText.line(template, limit: 300))'")
    }

    private func entities(_ type: String, of app: CatalogApp, _ written: String) async throws -> [EntitySnapshot] {
        let request = EntityRequest(
            entity: type, query: written.isEmpty ? .suggested : .matching(written), limit: Self.maximumValues + 1,
            locale: app.locale)
        return try await asked { try await read(request, of: app) }
    }

    /// What an app answers; nothing where nobody may read it now.
    private func asked<Value>(_ body: () async throws -> [Value]) async throws -> [Value] {
        do {
            return try await body()
        } catch let failure as IntentFailure where failure.code == .authenticationRequired {
            return []
        } catch let failure as IntentFailure {
            throw ProtocolError.internal(failure.message)
        }
    }

    private static func begins(_ title: String, _ written: String) -> Bool {
        written.isEmpty || Names.folded(title).hasPrefix(Names.folded(written))
    }
}
