package import IntentWire

extension JSONValue {
    /// An entity as a language model reads it.
    package init(_ entity: ModelEntity) {
        self = .members([
            "type": .string(entity.type), "title": .string(entity.title),
            "subtitle": entity.subtitle.map(JSONValue.string),
            "properties": .object(entity.properties.map { Member(name: $0.title, value: .string($0.text)) }),
        ])
    }
}
