import IntentWire
import ValueForms

/// An entity as a resource: by link, and to be read.
struct EntityResource {
    static let mimeType = "application/json"

    let entity: EntitySnapshot
    let uri: String
    private let description: String

    init(_ entity: EntitySnapshot, app: CatalogApp) {
        self.entity = entity
        uri = EntityURI(app: app.manifest.identifier, entity: entity.type, identifier: entity.id).description
        let kind = app.manifest.entity(entity.type).map { app.text($0.name) } ?? entity.type
        let subtitle = entity.display.subtitle.map { ": " + SafeText.line($0, limit: 300) } ?? ""
        description = "\(kind) of \(app.name)\(subtitle)"
    }

    /// As an entry of a list.
    var json: JSONValue {
        .members([
            "uri": .string(uri), "name": .string(SafeText.line(entity.id, limit: 200)),
            "title": .string(SafeText.line(entity.display.title, limit: 200)), "description": .string(description),
            "mimeType": .string(Self.mimeType),
        ])
    }

    /// As content of a result.
    var link: JSONValue {
        .object([JSONValue.Member(name: "type", value: .string("resource_link"))] + (json.members ?? []))
    }

    /// What is read of it.
    var contents: JSONValue {
        .members([
            "uri": .string(uri), "mimeType": .string(Self.mimeType), "text": .string(JSONValue(entity).text),
        ])
    }
}
