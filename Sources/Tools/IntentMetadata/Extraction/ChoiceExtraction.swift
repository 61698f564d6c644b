import IntentWire

/// Turns an `AppEnum` into an object of the metadata.
struct ChoiceExtraction {
    let dialect: MetadataDialect
    let log: ProblemLog

    private var texts: TextExtraction { TextExtraction(dialect: dialect, log: log) }

    /// The object of a choice.
    func choice(_ type: ConstType) -> JSONValue {
        SystemProtocols(dialect: dialect, log: log).checkChoice(type)
        TypeTexts.checkIdentifier(of: type, log)
        let names = TypeTexts(texts: texts, log: log).read(type)
        return .members([
            "assistantDefinedSchemas": dialect.isModern ? .array([]) : nil,
            "availabilityAnnotations": CommonMembers.availability(type, log), "cases": .array(cases(of: type)),
            "displayTypeName": names.name, "effectiveBundleIdentifiers": .array([]),
            "fullyQualifiedTypeName": dialect.isModern ? .string(type.name.base) : nil,
            "identifier": .string(type.name.bareName), "isSystem": .bool(false),
            "mangledTypeName": .string(type.mangledName), "mangledTypeNameByBundleIdentifier": .object([]),
            "numericFormatTypeName": names.numericFormat,
            "systemProtocolMetadata": dialect >= .xcode27 ? .array([]) : nil,
            "visibilityMetadata": CommonMembers.visibility(dialect),
        ])
    }

    private func cases(of type: ConstType) -> [JSONValue] {
        let subject = "'caseDisplayRepresentations' of '\(type.name.base)'"
        guard let property = type.static("caseDisplayRepresentations") else {
            log.error(
                "\(subject) is not declared in the type itself, so that the compiler does not know it", at: type.place)
            return []
        }
        guard case .dictionary(let entries) = property.value else {
            log.error(
                "\(subject) has no value that the compiler knows: write a dictionary literal", at: property.place)
            return []
        }
        var values: [String: ConstValue] = [:]
        for entry in entries {
            guard let name = entry.key.caseName else {
                log.error("\(subject) has a key that is no case", at: property.place)
                continue
            }
            values[name] = entry.value
        }
        return order(of: type).compactMap { element in
            guard let value = values[element.name] else {
                log.error("\(subject) says nothing of '.\(element.name)'", at: property.place)
                return nil
            }
            guard
                let shown = representation(value, "case '\(element.name)' of '\(type.name.base)'", at: property.place)
            else { return nil }
            return .members([
                "displayRepresentation": shown, "identifier": .string(element.rawValue ?? element.name),
            ])
        }
    }

    /// The cases as `allCases` lists them, else as they are declared.
    private func order(of type: ConstType) -> [ConstType.Case] {
        guard case .array(let values)? = type.static("allCases")?.value else { return type.cases }
        let listed = values.compactMap { value in type.cases.first { $0.name == value.caseName } }
        return listed.count == values.count ? listed : type.cases
    }

    private func representation(_ value: ConstValue, _ subject: String, at place: SourcePlace) -> JSONValue? {
        guard case .call(let call) = value, call.type.base == "AppIntents.DisplayRepresentation" else {
            return texts.text(value, "the title of \(subject)", at: place).map { .members(["title": $0]) }
        }
        var title: JSONValue?
        var subtitle: JSONValue?
        var image: JSONValue?
        for argument in call.arguments where argument.value != .null && argument.value != .opaque("Runtime") {
            switch (argument.label, argument.value) {
            case ("title", _), ("stringLiteral", _):
                title = texts.text(argument.value, "the title of \(subject)", at: place)
            case ("subtitle", _): subtitle = texts.text(argument.value, "the subtitle of \(subject)", at: place)
            case ("synonyms", .array(let values)) where values.isEmpty: break
            case ("image", .call(let picture)):
                guard let name = picture["systemName"]?.text, dialect >= .xcode27,
                    picture.arguments.allSatisfy({
                        $0.label == "systemName" || $0.value == .null || $0.value == .opaque("Runtime")
                    })
                else {
                    log.unknown("the image of \(subject)", at: place)
                    continue
                }
                image = .members(["systemImageName": .members(["_0": .string(name)])])
            default: log.unknown("'\(argument.label)' of \(subject)", at: place)
            }
        }
        guard let title else {
            log.error("\(subject) has no title", at: place)
            return nil
        }
        return .members(["image": image, "imageV2": image, "subtitle": subtitle, "title": title])
    }
}
