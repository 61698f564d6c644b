import IntentWire

/// JSON Schemas of what intents give back, as structured content has it.
struct ResultSchema {
    let app: CatalogApp

    /// The schema of the structured content: the value, or why there is none. Nil where the intent returns no value.
    func schema(of intent: IntentDescriptor) -> JSONValue? {
        guard let type = intent.resultType, type != .none else { return nil }
        var value = schema(of: type)
        if let name = intent.resultValueName { value = value.with("title", .string(app.text(name))) }
        return .members([
            "type": .string("object"),
            "properties": .members(["value": value, "error": Self.object]),
        ])
    }

    private static let object = ParameterSchema.type("object")
    private static let string = ParameterSchema.type("string")

    private func schema(of type: ValueType) -> JSONValue {
        switch type {
        case .bool: ParameterSchema.type("boolean")
        case .int: ParameterSchema.type("integer")
        // What is not finite is written as text.
        case .double: .members(["type": .array([.string("number"), .string("string")])])
        case .decimal: ParameterSchema.type("number")
        case .date: ParameterSchema.type("string", format: "date-time")
        case .duration: ParameterSchema.type("string", format: "duration")
        case .url: ParameterSchema.type("string", format: "uri")
        case .uuid: ParameterSchema.type("string", format: "uuid")
        case .measurement:
            .members([
                "type": .string("object"),
                "properties": .members(["value": schema(of: .double), "unit": Self.string]),
                "required": .array([.string("value"), .string("unit")]),
            ])
        case .entity: entity
        case .list(let element): .members(["type": .string("array"), "items": schema(of: element)])
        case .union(let types): .members(["anyOf": .array(types.map(schema))])
        case .dateComponents, .personName, .person, .file, .currencyAmount, .paymentMethod, .placemark: Self.object
        case .string, .attributedString, .recurrenceRule, .searchCriteria, .enumeration, .entityIdentifier, .other:
            Self.string
        case .none: .object([])
        }
    }

    private var entity: JSONValue {
        .members([
            "type": .string("object"),
            "properties": .members([
                "type": Self.string, "id": Self.string, "title": Self.string, "subtitle": Self.string,
                "properties": Self.object,
                "withheld": .members(["type": .string("array"), "items": Self.string]),
            ]), "required": .array(["type", "id", "title", "properties"].map(JSONValue.string)),
        ])
    }
}
