package import IntentWire

/// What an app's metadata says, for people.
package struct MetadataSummary: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        package var name: String
        package var title: String?
        package var description: String?
        /// In words: `list of text`.
        package var type: String
        package var isOptional: Bool
        package var defaultValue: String?
    }

    package struct Intent: Hashable, Sendable {
        package var identifier: String
        package var title: String?
        package var description: String?
        package var parameters: [Parameter]
        package var summary: String?
        /// What it gives, in words.
        package var results: [String]
        /// What else there is to say, in words.
        package var traits: [String]
        /// The phrases of its shortcuts.
        package var phrases: [String]
    }

    package struct Entity: Hashable, Sendable {
        package var identifier: String
        package var title: String?
        package var properties: [Parameter]
        /// The name of the query, and what it can, in words.
        package var query: String?
    }

    package struct Choice: Hashable, Sendable {
        package var identifier: String
        package var title: String?
        /// Raw values with their titles.
        package var cases: [Case]
    }

    package struct Case: Hashable, Sendable {
        package var value: String
        package var title: String?
    }

    /// The version of the Xcode that wrote the metadata.
    package var version: String
    package var intents: [Intent]
    package var entities: [Entity]
    package var choices: [Choice]

    /// Reads what metadata says.
    package init(_ metadata: MetadataFile) {
        version = metadata.version
        var phrases: [String: [String]] = [:]
        for shortcut in metadata.shortcuts {
            let templates = shortcut["phraseTemplates"]?.elements?.compactMap { MetadataWords.text($0) } ?? []
            phrases[shortcut["actionIdentifier"]?.string ?? "", default: []] += templates
        }
        intents = metadata.actions.map { action in
            let identifier = action["identifier"]?.string ?? ""
            return Intent(
                identifier: identifier, title: MetadataWords.text(action["title"]),
                description: MetadataWords.text(action["descriptionMetadata"]?["descriptionText"]),
                parameters: action["parameters"]?.elements?.map { Self.parameter($0) } ?? [],
                summary: MetadataWords.summary(action), results: MetadataWords.results(action),
                traits: MetadataWords.traits(action), phrases: phrases[identifier] ?? [])
        }.sorted { $0.identifier < $1.identifier }
        entities = metadata.entities.map { entity in
            Entity(
                identifier: entity["typeName"]?.string ?? "", title: MetadataWords.text(entity["displayTypeName"]),
                properties: entity["properties"]?.elements?.map { Self.parameter($0, name: "identifier") } ?? [],
                query: Self.query(of: entity, metadata.queries))
        }.sorted { $0.identifier < $1.identifier }
        choices = metadata.enums.map { choice in
            Choice(
                identifier: choice["identifier"]?.string ?? "", title: MetadataWords.text(choice["displayTypeName"]),
                cases: choice["cases"]?.elements?.map { element in
                    Case(
                        value: element["identifier"]?.string ?? "",
                        title: MetadataWords.text(element["displayRepresentation"]?["title"]))
                } ?? [])
        }.sorted { $0.identifier < $1.identifier }
    }

    private static func parameter(_ value: JSONValue, name: String = "name") -> Parameter {
        Parameter(
            name: value[name]?.string ?? "", title: MetadataWords.text(value["title"]),
            description: MetadataWords.text(value["parameterDescription"]),
            type: MetadataWords.type(value["valueType"]),
            isOptional: value["isOptional"]?.bool ?? false, defaultValue: MetadataWords.defaultValue(value))
    }

    private static func query(of entity: JSONValue, _ queries: [JSONValue]) -> String? {
        guard let name = entity["defaultQueryIdentifier"]?.string else { return nil }
        let bare = name.split(separator: ".").last.map(String.init) ?? name
        let found = queries.first {
            $0["fullyQualifiedIdentifier"]?.string == name || $0["identifier"]?.string == bare
        }
        let capabilities = found?["capabilities"]?.int ?? 0
        var words: [String] = []
        if capabilities & QueryCapability.text != 0 { words.append("finds by text") }
        if capabilities & QueryCapability.enumerates != 0 { words.append("lists all") }
        return words.isEmpty ? bare : "\(bare), \(words.joined(separator: ", "))"
    }

    /// The whole as JSON; members without a value are left out.
    package var json: JSONValue {
        .members([
            "xcode": .string(version), "intents": .array(intents.map(Self.json)),
            "entities": .array(
                entities.map { entity in
                    .members([
                        "id": .string(entity.identifier), "title": entity.title.map(JSONValue.string),
                        "query": entity.query.map(JSONValue.string),
                        "properties": .array(entity.properties.map(Self.json)),
                    ])
                }),
            "enumerations": .array(
                choices.map { choice in
                    .members([
                        "id": .string(choice.identifier), "title": choice.title.map(JSONValue.string),
                        "cases": .array(
                            choice.cases.map {
                                .members(["value": .string($0.value), "title": $0.title.map(JSONValue.string)])
                            }),
                    ])
                }),
        ])
    }

    private static func json(_ intent: Intent) -> JSONValue {
        .members([
            "id": .string(intent.identifier), "title": intent.title.map(JSONValue.string),
            "description": intent.description.map(JSONValue.string), "summary": intent.summary.map(JSONValue.string),
            "parameters": .array(intent.parameters.map(json)),
            "results": .array(intent.results.map(JSONValue.string)),
            "traits": .array(intent.traits.map(JSONValue.string)),
            "phrases": .array(intent.phrases.map(JSONValue.string)),
        ])
    }

    private static func json(_ parameter: Parameter) -> JSONValue {
        .members([
            "name": .string(parameter.name), "title": parameter.title.map(JSONValue.string),
            "description": parameter.description.map(JSONValue.string), "type": .string(parameter.type),
            "optional": .bool(parameter.isOptional), "default": parameter.defaultValue.map(JSONValue.string),
        ])
    }
}
