import IntentWire

/// Turns entities and their queries into objects of the metadata.
struct EntityExtraction {
    let index: ModuleIndex
    let dialect: MetadataDialect
    let log: ProblemLog

    private var texts: TextExtraction { TextExtraction(dialect: dialect, log: log) }

    /// The object of an entity.
    func entity(_ type: ConstType) -> JSONValue {
        if type.conforms(to: "TransientAppEntity") {
            log.unknown("the transient entity '\(type.name.base)'", at: type.place)
        }
        TypeTexts.checkIdentifier(of: type, log)
        let names = TypeTexts(texts: texts, log: log).read(type)
        let found = SystemProtocols(dialect: dialect, log: log).entity(type)
        let query = type.alias("DefaultQuery")?.type
        if query == nil {
            log.error("the query of '\(type.name.base)' is not known to the compiler", at: type.place)
        }
        return .members([
            "assistantDefinedSchemas": dialect.isModern ? .array([]) : nil,
            "availabilityAnnotations": CommonMembers.availability(type, log),
            "defaultQueryIdentifier": query.map { .string($0.base) }, "displayTypeName": names.name,
            "effectiveBundleIdentifiers": .array([]),
            "entitySyncMetadata": dialect >= .xcode27 ? .members(["entitySyncType": .int(0)]) : nil,
            "fullyQualifiedTypeName": dialect.isModern ? .string(type.name.base) : nil,
            "mangledTypeName": .string(type.mangledName), "mangledTypeNameByBundleIdentifier": .object([]),
            "numericFormatTypeName": names.numericFormat, "properties": .array(properties(of: type)),
            "requiredCapabilities": .array([]), "synonyms": names.synonyms.map(JSONValue.array),
            "systemProtocolMetadata": found.metadata,
            "systemProtocolMetadataV2": dialect.isModern ? found.metadata : nil, "transient": .bool(false),
            "typeName": .string(type.name.bareName),
            "typeSpecificMetadata": dialect >= .xcode27 ? .array([]) : nil,
            "visibilityMetadata": CommonMembers.visibility(dialect),
        ])
    }

    /// The properties, in the order of the source. Those of macros have their arguments at the name with a dollar sign.
    private func properties(of type: ConstType) -> [JSONValue] {
        let stored = type.properties.filter { !$0.isStatic && $0.type.base == "AppIntents.EntityProperty" }
        var names: [String] = []
        for property in stored where !names.contains(String(property.label.dropFirst())) {
            names.append(String(property.label.dropFirst()))
        }
        return names.compactMap { name in
            let forms = stored.filter { $0.label.dropFirst() == name }
            return (forms.first { $0.value.call != nil } ?? forms.first).flatMap { property($0, of: type) }
        }
    }

    private func property(_ property: ConstType.Property, of owner: ConstType) -> JSONValue? {
        let name = String(property.label.dropFirst())
        let subject = "property '\(name)' of '\(owner.name.base)'"
        let shown = owner.properties.first { $0.label == name && !$0.isStatic }
        let place = shown?.place ?? property.place
        guard let valueType = property.type.arguments.first, let call = property.value.call else {
            log.error("\(subject) has arguments that the compiler does not know: write literals", at: place)
            return nil
        }
        let (type, isOptional) = valueType.unwrapped
        let types = ValueTypes(index: index, dialect: dialect, log: log)
        guard let encoded = types.encode(type, subject, at: place) else { return nil }
        var identifier = name
        var title: JSONValue?
        var spotlightKey: String?
        var capabilities = 0
        let written = Set((shown?.wrappers.first?.arguments ?? call.arguments).map(\.label))
        for argument in call.arguments where argument.value != .null {
            switch (argument.label, argument.value) {
            case ("identifier", .literal(let text)): identifier = text
            case ("title", _): title = texts.text(argument.value, "the title of \(subject)", at: place)
            case ("indexingKey", .keyPath(let path)): spotlightKey = path
            case ("asyncGetter", _): capabilities = 2
            case ("getter", _): log.unknown("the computed \(subject)", at: place)
            case (_, .opaque("Runtime")) where !written.contains(argument.label): continue
            default: log.unknown("'\(argument.label)' of \(subject)", at: place)
            }
        }
        if title == nil {
            log.unknown("a property without a title, as \(subject) is,", at: place)
        }
        return .members([
            "capabilities": dialect.isModern ? .int(capabilities) : nil, "identifier": .string(identifier),
            "isOptional": .bool(isOptional), "spotlightAttributeKey": spotlightKey.map(JSONValue.string),
            "title": title, "valueType": encoded.json,
        ])
    }

    /// The object of a query.
    func query(_ type: ConstType, defaultsOf entities: Set<String>) -> JSONValue? {
        let subject = "the query '\(type.name.base)'"
        for name in Self.unknownQueries where type.conforms(to: name) {
            log.unknown("the protocol \(name) of '\(type.name.base)'", at: type.place)
        }
        if let property = type.static("findIntentDescription") {
            log.unknown("'findIntentDescription' of '\(type.name.base)'", at: property.place)
        }
        if type.properties.contains(where: { $0.type.base == "AppIntents.IntentParameter" && !$0.isStatic }) {
            log.unknown("parameters of \(subject)", at: type.place)
        }
        TypeTexts.checkIdentifier(of: type, log)
        guard let entity = type.alias("Entity")?.type else {
            log.error("the entity of \(subject) is not known to the compiler", at: type.place)
            return nil
        }
        var capabilities = QueryCapability.base
        if type.conforms(to: "EnumerableEntityQuery") { capabilities |= QueryCapability.enumerates }
        if type.conforms(to: "EntityStringQuery") { capabilities |= QueryCapability.text }
        if dialect >= .xcode27 { capabilities |= QueryCapability.xcode27 }
        let name = type.name.bareName
        return .members([
            "availabilityAnnotations": CommonMembers.availability(type, log), "capabilities": .int(capabilities),
            "defaultQueryForEntity": .bool(entities.contains(type.name.base)),
            "effectiveBundleIdentifiers": .array([]), "entityType": .string(entity.bareName),
            "fullyQualifiedIdentifier": .string(type.name.base), "identifier": .string(name),
            "mangledTypeName": .string(type.mangledName), "mangledTypeNameByBundleIdentifier": .object([]),
            "parameters": .array([]), "queryType": .string(name),
            "resultValueType": .members([
                "entity": .members(["wrapper": .members(["typeName": .string(entity.bareName)])])
            ]), "sortingOptions": .array([]), "visibilityMetadata": CommonMembers.visibility(dialect),
        ])
    }

    private static let unknownQueries = [
        "EntityPropertyQuery", "UniqueAppEntityQuery", "IndexedEntityQuery", "IntentValueQuery",
    ]
}

/// What a type is called.
struct TypeTexts {
    let texts: TextExtraction
    let log: ProblemLog

    struct Names {
        var name: JSONValue?
        var numericFormat: JSONValue?
        var synonyms: [JSONValue]?
    }

    /// Notes an identifier that a type of values has of its own.
    static func checkIdentifier(of type: ConstType, _ log: ProblemLog) {
        if let property = type.static("persistentIdentifier") {
            log.unknown("'persistentIdentifier' of '\(type.name.base)', which is no intent,", at: property.place)
        }
    }

    /// Reads `typeDisplayRepresentation`.
    func read(_ type: ConstType) -> Names {
        let subject = "'typeDisplayRepresentation' of '\(type.name.base)'"
        guard let property = type.static("typeDisplayRepresentation") else {
            log.error(
                "\(subject) is not declared in the type itself, so that the compiler does not know it", at: type.place)
            return Names()
        }
        guard case .call(let call) = property.value, call.type.base == "AppIntents.TypeDisplayRepresentation" else {
            return Names(name: texts.text(property.value, subject, at: property.place))
        }
        var names = Names()
        for argument in call.arguments where argument.value != .null && argument.value != .opaque("Runtime") {
            switch (argument.label, argument.value) {
            case ("name", _), ("stringLiteral", _), ("", _):
                names.name = texts.text(argument.value, subject, at: property.place)
            case ("numericFormat", _):
                names.numericFormat = texts.text(
                    argument.value, "the numeric format of '\(type.name.base)'", at: property.place)
            case ("synonyms", .array(let values)) where values.isEmpty: break
            case ("synonyms", .array(let values)) where texts.dialect >= .xcode27 && type.conforms(to: "AppEntity"):
                names.synonyms = values.compactMap {
                    texts.text($0, "a synonym of '\(type.name.base)'", at: property.place)
                }
            default: log.unknown("'\(argument.label)' of \(subject)", at: property.place)
            }
        }
        if names.name == nil { log.error("\(subject) has no name", at: property.place) }
        // Written out as a value, a name counts as the format, too; a bare literal does not.
        if call.arguments.contains(where: { $0.label == "name" }) {
            names.numericFormat = names.numericFormat ?? names.name
        }
        return names
    }
}
