public import Foundation
public import IntentSyntax

/// The identifiers that people's shortcuts and widgets refer to, as they were at some time.
///
/// It belongs into version control: rules compare the sources with it, since a shortcut that uses an intent dies when the
/// intent's identifier changes.
public struct IdentifierBaseline: Sendable, Codable, Equatable {
    var version = 1
    /// Identifiers of intents, each with the file that it was in.
    var intents: [String: String] = [:]
    /// Identifiers of entities.
    var entities: [String: String] = [:]
    /// Identifiers of enumerations, with the raw values of their cases.
    var enums: [String: [String]] = [:]
    /// Intents that replace those of SiriKit: class name and parameters.
    var migrated: [String: Migration] = [:]

    struct Migration: Sendable, Codable, Equatable {
        var intentClassName: String
        var parameters: [String]
    }

    /// Reads identifiers from JSON.
    public init(data: Data) throws { self = try JSONDecoder().decode(IdentifierBaseline.self, from: data) }

    /// The identifiers as JSON, the same for the same sources.
    public var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var text = (try? encoder.encode(self)) ?? Data()
        text.append(10)
        return text
    }

    /// Writes down what sources declare.
    public init(_ model: Model) {
        for type in model.types(conformingTo: "AppIntent") {
            guard let name = Self.identifier(of: type) else { continue }
            intents[name] = type.file.path
            if type.conforms(to: "CustomIntentMigratedAppIntent"),
                let old = type.property("intentClassName", isStatic: true)?.value?.literalText
            {
                migrated[name] = Migration(intentClassName: old, parameters: type.parameters.map(\.name).sorted())
            }
        }
        for type in model.types(conformingTo: "AppEntity") {
            if let name = Self.identifier(of: type) { entities[name] = type.file.path }
        }
        for type in model.types(conformingTo: "AppEnum") {
            if let name = Self.identifier(of: type) { enums[name] = Self.rawValues(of: type).sorted() }
        }
    }

    /// The identifier of a type: what it says, else its name; nil where it is computed.
    static func identifier(of type: TypeInfo) -> String? {
        guard let property = type.inheritedProperty("persistentIdentifier", isStatic: true) else { return type.name }
        return property.value?.literalText
    }

    /// The raw values of the cases that are written out or follow from the name.
    static func rawValues(of type: TypeInfo) -> [String] {
        type.cases.map { $0.first(.initialValue)?.children.first?.literalText ?? $0.text }
    }
}
