import IntentWire

/// How the types of parameters, properties and results are written.
struct ValueTypes {
    let index: ModuleIndex
    let dialect: MetadataDialect
    let log: ProblemLog

    /// A type, and what else of it matters to a parameter.
    struct Encoded {
        enum Kind: Equatable { case primitive(Int), intents(Int), measurement(Int), entity, choice, array, other }

        var kind: Kind
        var type: TypeName
        var json: JSONValue
        /// Whether the type, or its element, is an entity whose query finds by text; nil where it is no entity.
        var searchesText: Bool?
    }

    /// - Source: metadata of pom11/Radio, PoomSmart/TrollLEDs, qyang-nj/llios and coryparrry/Intents.
    private static let primitives = [
        "Swift.String": 0, "Swift.Bool": 1, "Swift.Int": 2, "Swift.Double": 7, "Swift.Float": 7, "Foundation.Date": 8,
        "Foundation.DateComponents": 9, "Foundation.URL": 11, "Foundation.AttributedString": 12,
    ]
    private static let intents = [
        "AppIntents.IntentPerson": 3, "AppIntents.IntentFile": 12, "AppIntents.IntentCurrencyAmount": 14,
    ]
    private static let units = ["Foundation.UnitLength": 1, "Foundation.UnitDuration": 7]

    /// Encodes a type.
    ///
    /// - Parameter subject: What has the type, for messages: `parameter 'title' of 'AddTask'`.
    func encode(_ type: TypeName, _ subject: String, at place: SourcePlace) -> Encoded? {
        if let element = type.element {
            guard element.element == nil else {
                log.unknown("the list of lists that \(subject) is", at: place)
                return nil
            }
            guard let inner = encode(element, subject, at: place) else { return nil }
            return Encoded(
                kind: .array, type: type, json: Self.array(inner.json), searchesText: inner.searchesText)
        }
        if let code = Self.primitives[type.text] {
            return Encoded(kind: .primitive(code), type: type, json: Self.primitive(code))
        }
        if let code = Self.intents[type.text] {
            return Encoded(
                kind: .intents(code), type: type, json: Self.wrapped("intents", "typeIdentifier", .int(code)))
        }
        if type.base == "Foundation.Measurement", let unit = type.arguments.first,
            let code = Self.units[unit.text]
        {
            return Encoded(
                kind: .measurement(code), type: type, json: Self.wrapped("measurement", "unitType", .int(code)))
        }
        if let entity = index.entity(type) {
            return Encoded(
                kind: .entity, type: type, json: Self.wrapped("entity", "typeName", .string(entity.typeName)),
                searchesText: entity.searchesText)
        }
        if let choice = index.choice(type) {
            return Encoded(
                kind: .choice, type: type, json: Self.wrapped("linkEnumeration", "identifier", .string(choice)))
        }
        if type.text == "AppIntents.StringSearchCriteria" {
            return Encoded(kind: .other, type: type, json: Self.wrapped("searchCriteria", "typeIdentifier", .int(0)))
        }
        if type.text == "Swift.Duration", dialect >= .xcode27 {
            return Encoded(kind: .other, type: type, json: Self.duration)
        }
        if type.text.contains("<<error type>>") || type.text.isEmpty {
            log.error("\(subject) has a type that the compiler does not find", at: place)
        } else {
            log.unknown("\(subject), of type \(type.text),", at: place)
        }
        return nil
    }

    /// What a parameter of this type can be made from.
    func resolvableTypes(_ encoded: Encoded) -> JSONValue {
        let types: [JSONValue]
        switch encoded.kind {
        case .primitive(0): types = [Self.primitive(0), Self.primitive(2), Self.array(Self.primitive(2))]
        case .primitive(2), .primitive(7): types = [2, 7, 0].map(Self.primitive)
        case .primitive(11): types = [0, 11].map(Self.primitive)
        case .primitive(12): types = [12, 0].map(Self.primitive)
        case .primitive(let code): types = [Self.primitive(code)]
        case .intents(12), .measurement: types = [encoded.json]
        case .intents, .entity, .choice, .array, .other: types = []
        }
        return .array(types.map { .members(["kindValue": .int(0), "valueType": $0]) })
    }

    private static func primitive(_ code: Int) -> JSONValue { wrapped("primitive", "typeIdentifier", .int(code)) }

    private static func array(_ member: JSONValue) -> JSONValue {
        .members(["array": .members(["wrapper": .members(["capabilities": .int(3), "memberValueType": member])])])
    }

    private static func wrapped(_ kind: String, _ name: String, _ value: JSONValue) -> JSONValue {
        .object([.init(name: kind, value: .members(["wrapper": .object([.init(name: name, value: value)])]))])
    }

    /// A type of the system that is written as an entity with its availability.
    private static let duration: JSONValue = {
        let platforms = ["IOS", "MACOS", "TVOS", "VISIONOS", "WATCHOS"].map {
            JSONValue.Member(name: "LNPlatformName\($0)", value: .members(["introducedVersion": .string("26.0")]))
        }
        return .members([
            "entity": .members([
                "wrapper": .members([
                    "codable": .members([
                        "availabilityAnnotations": .object(platforms),
                        "contentTypeIdentifier": .string("com.apple.Foundation.Duration"),
                        "mangledTypeName": .string("s8DurationV"),
                    ]), "typeName": .string("Swift.Duration"),
                ])
            ])
        ])
    }()
}
