import IntentWire

/// Turns an intent into an action of the metadata.
struct ActionExtraction {
    let index: ModuleIndex
    let dialect: MetadataDialect
    let log: ProblemLog

    private var texts: TextExtraction { TextExtraction(dialect: dialect, log: log) }

    /// The identifier of an intent: its own, else the name of its type.
    static func identifier(of type: ConstType, _ log: ProblemLog? = nil) -> String {
        guard let property = type.static("persistentIdentifier") else { return type.name.bareName }
        if let text = property.value.text { return text }
        log?.error(
            "'persistentIdentifier' of '\(type.name.base)' has no value that the compiler knows: write a literal",
            at: property.place)
        return type.name.bareName
    }

    /// The action; its members may be incomplete where the log has errors.
    func action(_ type: ConstType) -> JSONValue {
        let found = SystemProtocols(dialect: dialect, log: log).intent(type)
        let isConfiguration =
            type.conforms(to: "WidgetConfigurationIntent") || type.conforms(to: "ControlConfigurationIntent")
        let discoverable = truth("isDiscoverable", of: type)
        if discoverable == nil, type.conforms(to: "SetFocusFilterIntent") {
            log.unknown("whether the focus filter '\(type.name.base)' is discoverable", at: type.place)
        }
        let modes = modes(of: type)
        let policy = policy(of: type)
        let result = result(of: type)
        let parameters = ParameterExtraction(index: index, dialect: dialect, log: log).parameters(of: type)
        return .members([
            "actionConfiguration": SummaryExtraction(log: log).configuration(of: type),
            "allowedTargets": allowedTargets(of: type), "assistantDefinedSchemaTraits": modern(.array([])),
            "assistantDefinedSchemas": modern(schemas(of: type)), "authenticationPolicy": .int(policy.code),
            "availabilityAnnotations": CommonMembers.availability(type, log),
            "descriptionMetadata": description(of: type), "effectiveBundleIdentifiers": .array([]),
            "fullyQualifiedTypeName": modern(.string(type.name.base)),
            "identifier": .string(Self.identifier(of: type, log)),
            "isAuthPolExplicit": modern(.bool(policy.isWritten)),
            "isDiscoverable": .bool(discoverable ?? !isConfiguration),
            "mangledTypeName": .string(type.mangledName), "mangledTypeNameByBundleIdentifier": .object([]),
            "mangledTypeNameByBundleIdentifierV2": .object([]), "mangledTypeNameV2": .string(type.mangledName),
            "openAppWhenRun": .bool(modes.opensApp), "outputFlags": .int(result.flags), "outputType": result.type,
            "parameters": .array(parameters), "presentationStyle": .int(0), "requiredCapabilities": .array([]),
            "supportedModes": modern(.int(modes.code)), "systemProtocolMetadata": found.metadata,
            "systemProtocolMetadataV2": modern(found.metadata), "systemProtocols": found.identifiers,
            "title": title(of: type), "typeSpecificMetadata": entityMetadata(of: type),
            "visibilityMetadata": CommonMembers.visibility(dialect, isDiscoverable: discoverable ?? true),
        ])
    }

    private func modern(_ value: JSONValue) -> JSONValue? { dialect.isModern ? value : nil }

    private func title(of type: ConstType) -> JSONValue? {
        let subject = "the title of '\(type.name.base)'"
        guard let property = type.static("title") else {
            log.error(
                "\(subject) is not declared in the type itself, so that the compiler does not know it", at: type.place)
            return nil
        }
        return texts.text(property.value, subject, at: property.place)
    }

    private func description(of type: ConstType) -> JSONValue? {
        guard let property = type.static("description"), property.value != .null else { return nil }
        let subject = "the description of '\(type.name.base)'"
        var category: JSONValue?
        var keywords: [JSONValue] = []
        var resultName: JSONValue?
        var main: ConstValue = property.value
        if case .call(let call) = property.value, call.type.base == "AppIntents.IntentDescription" {
            guard let text = call[""] ?? call["stringLiteral"] else {
                log.error("\(subject) has no text", at: property.place)
                return nil
            }
            main = text
            for argument in call.arguments
            where argument.value != .null && argument.value != .opaque("Runtime") && argument.label != "" {
                switch (argument.label, argument.value) {
                case ("stringLiteral", _): break
                case ("categoryName", _):
                    category = texts.text(argument.value, "the category of \(subject)", at: property.place)
                case ("resultValueName", _):
                    resultName = texts.text(argument.value, "the name of the result in \(subject)", at: property.place)
                case ("searchKeywords", .array(let values)):
                    keywords = values.compactMap {
                        texts.text($0, "a search keyword of \(subject)", at: property.place)
                    }
                default: log.unknown("the argument '\(argument.label)' of \(subject)", at: property.place)
                }
            }
        }
        guard let text = texts.text(main, subject, at: property.place) else { return nil }
        return .members([
            "categoryName": category.map { .members(["title": $0]) }, "descriptionText": text,
            "resultValueName": resultName, "searchKeywords": .array(keywords),
        ])
    }

    private func truth(_ label: String, of type: ConstType) -> Bool? {
        guard let property = type.static(label) else { return nil }
        switch property.value.text {
        case "true": return true
        case "false": return false
        default:
            log.error(
                "'\(label)' of '\(type.name.base)' has no value that the compiler knows: write true or false",
                at: property.place)
            return nil
        }
    }

    private func modes(of type: ConstType) -> (code: Int, opensApp: Bool) {
        let opens = truth("openAppWhenRun", of: type)
        if type.conforms(to: "ForegroundContinuableIntent"), dialect.isModern {
            log.unknown("the modes of '\(type.name.base)', which may continue in the foreground,", at: type.place)
        }
        guard let property = type.static("supportedModes") else {
            if opens == nil, type.conforms(to: "OpenIntent") {
                log.unknown("whether '\(type.name.base)' opens its app without saying so", at: type.place)
            }
            return (opens == true ? 2 : 1, opens ?? false)
        }
        guard dialect.isModern else {
            log.unknown("'supportedModes' before Xcode 26", at: property.place)
            return (1, opens ?? false)
        }
        switch property.value.caseName {
        case "background": return (1, opens ?? false)
        case "foreground": return (2, opens ?? true)
        default:
            log.unknown("these modes of '\(type.name.base)'", at: property.place)
            return (1, opens ?? false)
        }
    }

    private func policy(of type: ConstType) -> (code: Int, isWritten: Bool) {
        guard let property = type.static("authenticationPolicy") else { return (0, false) }
        let codes = ["alwaysAllowed": 0, "requiresAuthentication": 1, "requiresLocalDeviceAuthentication": 2]
        guard let code = property.value.caseName.flatMap({ codes[$0] }) else {
            log.error(
                "'authenticationPolicy' of '\(type.name.base)' has no value that the compiler knows: write a case",
                at: property.place)
            return (0, true)
        }
        return (code, true)
    }

    private func allowedTargets(of type: ConstType) -> JSONValue? {
        guard let property = type.static("allowedExecutionTargets") else { return nil }
        guard property.value.caseName == "main", dialect >= .xcode27 else {
            log.unknown("these execution targets of '\(type.name.base)'", at: property.place)
            return nil
        }
        return .array([.members(["type": .int(1)])])
    }

    private func schemas(of type: ConstType) -> JSONValue {
        guard type.conforms(to: "AssistantSchemaIntent") || type.conforms(to: "AssistantIntent") else {
            return .array([])
        }
        let names = ["system.open": "OpenIntent", "system.searchInApp": "SystemSearchInAppIntent"]
        let schema = type.static("__appSchemaIntent")?.value.text
        guard let schema, let name = names[schema], dialect >= .xcode27 else {
            log.unknown("the schema\(schema.map { " \($0)" } ?? "") of '\(type.name.base)'", at: type.place)
            return .array([])
        }
        return .array([
            .members([
                "domain": .string(String(schema.prefix { $0 != "." })), "name": .string(name),
                "version": .string("1.0.0"),
            ])
        ])
    }

    /// What `perform()` gives back.
    private func result(of type: ConstType) -> (flags: Int, type: JSONValue?) {
        guard let alias = type.alias("PerformResult") else {
            log.error(
                "'\(type.name.base)' has no result that the compiler knows: does 'perform()' compile?", at: type.place)
            return (0, nil)
        }
        let types = ValueTypes(index: index, dialect: dialect, log: log)
        let subject = "the result of '\(type.name.base)'"
        let place = type.place ?? SourcePlace(file: index.module)
        if alias.type.base == "Swift.Never" { return (8, nil) }
        if alias.type.base == "AppIntents.IntentResultContainer", alias.type.arguments.count == 4 {
            let parts = alias.type.arguments
            let isThere = parts.map { $0.base != "Swift.Never" }
            let flags = (isThere[1] ? 1 : 0) | (isThere[2] ? 2 : 0) | (isThere[3] ? 4 : 0)
            return (flags, isThere[0] ? types.encode(parts[0].unwrapped.type, subject, at: place)?.json : nil)
        }
        guard !alias.protocols.isEmpty else {
            log.unknown("\(subject), which is \(alias.type.text),", at: place)
            return (0, nil)
        }
        var flags = 0
        for name in alias.protocols {
            switch name {
            case "AppIntents.IntentResult", "AppIntents.ReturnsValue", "Swift.Sendable": break
            case "AppIntents.OpensIntent": flags |= 1
            case "AppIntents.ShowsSnippetView": flags |= 2
            case "AppIntents.ProvidesDialog": flags |= 4
            case "AppIntents.ShowsSnippetIntent": flags |= 32
            default: log.unknown("\(name) in \(subject)", at: place)
            }
        }
        guard alias.protocols.contains("AppIntents.ReturnsValue") else { return (flags, nil) }
        guard let value = alias.sameTypes.first(where: { $0.name.hasSuffix(".Value") || $0.name == "Value" }) else {
            log.error("\(subject) returns a value of a type that the compiler does not name", at: place)
            return (flags, nil)
        }
        return (flags, types.encode(value.type.unwrapped.type, subject, at: place)?.json)
    }

    /// For intents that open or delete something: what that is.
    private func entityMetadata(of type: ConstType) -> JSONValue {
        let alias: ConstType.Alias?
        if type.conforms(to: "OpenIntent") {
            alias = type.alias("Value")
        } else if type.conforms(to: "DeleteIntent") {
            alias = type.alias("Entity")
        } else {
            return .array([])
        }
        guard let name = alias?.type, let subject = index.type(name) else {
            log.unknown("what '\(type.name.base)' opens or deletes, since that is in another module,", at: type.place)
            return .array([])
        }
        let copy: JSONValue
        if subject.conforms(to: "AppEnum") {
            let choice = ChoiceExtraction(dialect: dialect, log: log).choice(subject)
            copy = .members(["enumMetadata": .members(["wrapper": choice])])
        } else {
            let entity = EntityExtraction(index: index, dialect: dialect, log: log).entity(subject)
            copy = .members(["entityMetadata": .members(["wrapper": entity])])
        }
        return .array([
            .string("LNActionTypeMetadataKeyEntityMetadata"), copy, .string("LNActionTypeMetadataKeyEntityType"),
            .members(["string": .members(["wrapper": .string(name.bareName)])]),
        ])
    }
}
