import AppIntents
import BeckonSystem
import IntentWire
import ValueForms

/// `beckon intents [APP]`
struct ListIntents: CommandIntent {
    static let syntax = CommandSyntax("intents", positionals: ["app"])
    static let title: LocalizedStringResource = "List Intents"
    static let description: IntentDescription? = IntentDescription("Lists what apps can do.")

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path; all where absent")
    var app: String?

    @Parameter(title: "All", description: "List those too that apps hide", default: false)
    var all: Bool

    @Parameter(
        title: "Why Hidden", description: "List those that search does not show, and by which rule", default: false)
    var whyHidden: Bool

    func run(in context: CommandContext) async throws {
        var found: [(manifest: AppManifest, intent: IntentDescriptor)] = []
        for (_, manifest) in try await context.manifests(of: app) {
            let intents = manifest.intents.filter { all || ($0.isDiscoverable && !$0.isConfigurationOnly) }
            found += intents.map { (manifest, $0) }
        }
        if whyHidden { return try await showHidden(context) }
        context.show(.members(["intents": .array(found.map { json($0.manifest, $0.intent, context) })])) {
            if found.isEmpty { return ["There is no intent."] }
            return context.table(
                ["App", "Intent", "Title", "Description"],
                found.map { manifest, intent in
                    [
                        context.text(manifest.name), intent.identifier, context.text(intent.title),
                        intent.description.map(context.text) ?? "",
                    ]
                })
        }
    }

    private func showHidden(_ context: CommandContext) async throws {
        var hidden: [(manifest: AppManifest, intent: IntentDescriptor)] = []
        for (_, manifest) in try await context.manifests(of: app) {
            hidden += manifest.intents.filter { !$0.hidingRules.isEmpty }.map { (manifest, $0) }
        }
        context.show(
            .members([
                "hidden": .array(
                    hidden.map { manifest, intent in
                        .members([
                            "app": .string(manifest.identifier), "id": .string(intent.identifier),
                            "rules": .array(intent.hidingRules.map { .string($0.rawValue) }),
                        ])
                    })
            ])
        ) {
            if hidden.isEmpty { return ["Search shows all intents."] }
            return context.table(
                ["App", "Intent", "Hidden, Since"],
                hidden.map { manifest, intent in
                    [
                        context.text(manifest.name), intent.identifier,
                        intent.hidingRules.map(\.explanation).joined(separator: "; "),
                    ]
                })
        }
    }

    private func json(_ manifest: AppManifest, _ intent: IntentDescriptor, _ context: CommandContext) -> JSONValue {
        let reading = context.reading(manifest)
        return .members([
            "app": .string(manifest.identifier), "id": .string(intent.identifier),
            "title": .string(intent.title.text(in: reading.languages)),
            "description": intent.description.map { .string($0.text(in: reading.languages)) },
            "parameters": .array(intent.parameters.map { ParameterJSON.members($0, reading) }),
            "returns": intent.resultType.map { .string($0.description) },
        ])
    }
}

/// How parameters are shown as JSON.
enum ParameterJSON {
    static func members(_ parameter: ParameterDescriptor, _ context: ReadingContext) -> JSONValue {
        .members([
            "name": .string(parameter.name), "flag": .string(FlagName.flag(for: parameter.name)),
            "title": .string(parameter.title.text(in: context.languages)),
            "description": parameter.description.map { .string($0.text(in: context.languages)) },
            "type": .string(parameter.type.description), "required": .bool(parameter.isRequired),
            "default": parameter.defaultValue.map(JSONValue.init),
            "choices": choices(of: parameter, context),
            "minimum": parameter.minimum.map(JSONValue.double), "maximum": parameter.maximum.map(JSONValue.double),
            "unit": parameter.unit.map(JSONValue.string),
        ])
    }

    private static func choices(of parameter: ParameterDescriptor, _ context: ReadingContext) -> JSONValue? {
        guard case .enumeration(let identifier) = parameter.type.element else { return nil }
        let cases = EnumerationReader(
            identifier: identifier, descriptor: context.enumeration(identifier), supported: parameter.supportedCases,
            languages: context.languages
        ).cases
        return .array(
            cases.map {
                .members(["value": .string($0.rawValue), "title": .string($0.title.text(in: context.languages))])
            })
    }
}
