import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// `beckon entities APP ENTITY`
struct FindEntities: CommandIntent {
    /// For whom entities are shown.
    enum Format: String, AppEnum {
        case text, model

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Format"
        static let caseDisplayRepresentations: [Format: DisplayRepresentation] = [.text: "text", .model: "model"]
    }

    static let syntax = CommandSyntax("entities", positionals: ["app", "entity"])
    static let enumerations: [any AppEnum.Type] = [Format.self]
    static let title: LocalizedStringResource = "Find Entities"
    static let description: IntentDescription? = IntentDescription(
        "Lists an app's entities: all, those that fit a text or a value, or those whose properties compare as wanted.")

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path")
    var app: String

    @Parameter(title: "Entity", description: "The name of a type of entities")
    var entity: String

    @Parameter(title: "Matching", description: "Text to search for")
    var matching: String?

    @Parameter(title: "Like", description: "A value that is no entity, as a picture, for which the app finds some")
    var like: String?

    @Parameter(title: "ID", description: "The identifier of an entity", default: [])
    var id: [String]

    @Parameter(title: "Where", description: "Comparisons, as 'Due Date is before tomorrow and Priority is A'")
    var `where`: String?

    @Parameter(title: "Sort", description: "A property to sort by", default: [])
    var sort: [String]

    @Parameter(title: "Descending", description: "Sort from the last to the first", default: false)
    var descending: Bool

    @Parameter(title: "Limit", description: "How many entities to list at most", inclusiveRange: (1, 1_000_000))
    var limit: Int?

    @Parameter(
        title: "Format", description: "'text' for people, 'model' for JSON as language models read it", default: .text)
    var format: Format

    func run(in context: CommandContext) async throws {
        let reference = context.reference(app)
        let manifest = try await context.host.manifest(of: reference)
        let reading = context.reading(manifest)
        let type = try IntentLookup.entity(entity, in: manifest, languages: reading.languages)
        var request = EntityRequest(
            entity: type.identifier, query: try query(type, reading), limit: limit, locale: context.locale)
        request.process = ProcessInfo.processInfo.processIdentifier
        let needsPassword = type.authenticationPolicy == .requiresLocalDeviceAuthentication
        let agent = needsPassword ? await PasswordAgent.start(environment: context.console.environment) : nil
        defer { agent?.stop() }
        let found = try await context.host.entities(request, of: reference).entities
        if format == .model {
            let models = found.map { JSONValue($0.forModel(in: manifest, languages: reading.languages)) }
            return context.show(.members(["entities": .array(models)])) { [JSONValue.array(models).text] }
        }
        context.show(.members(["entities": .array(found.map { JSONValue($0) })])) {
            if found.isEmpty { return ["Nothing found."] }
            return context.entityPage(manifest).lines(found, type)
        }
    }

    private func query(_ type: EntityDescriptor, _ reading: ReadingContext) throws -> EntityRequest.Query {
        let isSorted = !sort.isEmpty
        let given = [
            ("--matching", matching != nil), ("--like", like != nil), ("--id", !id.isEmpty),
            ("--where or --sort", `where` != nil || isSorted),
        ].filter(\.1).map(\.0)
        guard given.count <= 1 else {
            throw IntentFailure(
                .invalidValue, "\(given.formattedList(.and)) cannot be combined; use one of them",
                parameters: ["matching", "like", "id", "where", "sort"])
        }
        if descending, !isSorted {
            throw IntentFailure(
                .invalidValue, "--descending needs --sort with a property to sort by", parameters: ["descending"])
        }
        if let matching { return .matching(matching) }
        if let like { return .value(try value(like, for: type, reading)) }
        if !id.isEmpty { return .identifiers(id) }
        guard `where` != nil || isSorted else { return .all }
        let parser = try FilterParser(entity: type, reader: ValueReader(context: reading))
        return .filter(
            try `where`.map(parser.parse) ?? EntityFilter(comparisons: []),
            sort: try sort.map { try parser.sort(by: $0, ascending: !descending) })
    }

    /// Reads a value of one of the types for which the app finds such entities.
    private func value(
        _ text: String, for type: EntityDescriptor, _ reading: ReadingContext
    ) throws -> IntentValue {
        guard let types = type.query.valueTypes else {
            throw IntentFailure(
                .unsupported,
                "the app finds no \(type.name.text(in: reading.languages)) for a value that is no entity",
                parameters: ["like"])
        }
        let parameter = ParameterDescriptor(
            name: "like", title: LocalizedText("Like"), type: types.count == 1 ? types[0] : .union(types),
            isOptional: false)
        return try ValueReader(context: reading).read(text, for: parameter)
    }
}
