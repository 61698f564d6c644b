import IntentWire

/// Turns `@Parameter` declarations into parameters of the metadata.
struct ParameterExtraction {
    let index: ModuleIndex
    let dialect: MetadataDialect
    let log: ProblemLog

    private var texts: TextExtraction { TextExtraction(dialect: dialect, log: log) }
    private var types: ValueTypes { ValueTypes(index: index, dialect: dialect, log: log) }

    /// The parameters of a type, in the order of its source.
    func parameters(of type: ConstType) -> [JSONValue] {
        type.properties.filter { $0.label.hasPrefix("_") && $0.type.base == "AppIntents.IntentParameter" }
            .compactMap { parameter($0, of: type) }
    }

    private func parameter(_ property: ConstType.Property, of owner: ConstType) -> JSONValue? {
        let name = String(property.label.dropFirst())
        let subject = "parameter '\(name)' of '\(owner.name.base)'"
        // The place of what the person wrote, not of the storage behind it.
        let shown = owner.properties.first { $0.label == name && !$0.isStatic }
        let place = shown?.place ?? property.place
        guard let valueType = property.type.arguments.first, let call = property.value.call else {
            log.error("\(subject) has arguments that the compiler does not know: write literals", at: place)
            return nil
        }
        let (type, isOptional) = valueType.unwrapped
        guard let encoded = types.encode(type, subject, at: place) else { return nil }

        var draft = ParameterDraft(encoded: encoded)
        let written = shown?.wrappers.first { $0.type.base == "AppIntents.IntentParameter" }?.arguments
        // Without the written arguments, those that hold nothing are taken for defaults.
        let arguments = written ?? call.arguments.filter { $0.value != .opaque("Runtime") }
        for argument in arguments where argument.value != .null {
            apply(argument, to: &draft, Target(subject: subject, place: place))
        }
        if case .measurement(let unit) = encoded.kind {
            draft.add("LNValueTypeMetadataKeyMeasurementUnitType", .int(unit))
            draft.add("LNValueTypeMetadataKeyMeasurementUnitAdjustsForLocale", .int(0))
        }
        if let searchesText = encoded.searchesText {
            if draft.hasProvider, searchesText {
                log.unknown("an options provider beside a query that finds by text, as of \(subject),", at: place)
            }
            draft.optionsSupport = draft.hasProvider ? 1 : searchesText ? 2 : 1
        }
        return .members([
            "capabilities": dialect.isModern ? .int((draft.hasDefault ? 1 : 0) | (draft.hasProvider ? 8 : 0)) : nil,
            "dynamicOptionsSupport": .int(draft.optionsSupport),
            "inputConnectionBehavior": .int(draft.isInput ? 2 : 0), "isInput": .bool(draft.isInput),
            "isOptional": .bool(isOptional), "name": .string(name), "parameterDescription": draft.description,
            "resolvableInputTypes": types.resolvableTypes(encoded), "title": draft.title,
            "typeSpecificMetadata": draft.metadata, "valueType": encoded.json,
        ])
    }

    /// What messages say of a parameter.
    private struct Target {
        var subject: String
        var place: SourcePlace
    }

    private func apply(_ argument: ConstArgument, to draft: inout ParameterDraft, _ target: Target) {
        let (subject, place) = (target.subject, target.place)
        if !isApplied(argument, to: &draft, target) {
            log.unknown("'\(argument.label)' of \(subject) as it is written here", at: place)
        }
    }

    /// Applies an argument; false where it is not known how it is written.
    private func isApplied(_ argument: ConstArgument, to draft: inout ParameterDraft, _ target: Target) -> Bool {
        let (subject, place) = (target.subject, target.place)
        switch argument.label {
        case "title": draft.title = texts.text(argument.value, "the title of \(subject)", at: place)
        case "description": draft.description = texts.text(argument.value, "the description of \(subject)", at: place)
        // Said when the intent runs, not before.
        case "requestValueDialog", "requestDisambiguationDialog": break
        case "default": applyDefault(argument.value, to: &draft, target)
        case "inclusiveRange": applyRange(argument.value, to: &draft, target)
        case "controlStyle":
            guard let name = argument.value.caseName, let code = ["field": 1, "slider": 2][name] else { return false }
            draft.add("LNValueTypeMetadataKeyNumberControlStyle", .int(code))
        case "inputOptions":
            guard let call = argument.value.call else { return false }
            applyOptions(call, to: &draft, target)
        case "inputConnectionBehavior":
            switch argument.value.caseName {
            case "default": break
            case "connectToPreviousIntentResult": draft.isInput = true
            default: return false
            }
        case "optionsProvider":
            guard let call = argument.value.call, index.type(call.type) != nil else { return false }
            draft.hasProvider = true
            draft.optionsSupport = 1
        case "supportedTypeIdentifiers", "supportedContentTypes":
            guard let types = contentTypes(argument.value) else { return false }
            draft.pairs["LNValueTypeMetadataKeyFileSupportedTypes"] = .members([
                "array": .members(["elements": .array(types.map { ParameterDraft.wrapped("string", .string($0)) })])
            ])
        default: return false
        }
        return true
    }

    private func applyDefault(_ value: ConstValue, to draft: inout ParameterDraft, _ target: Target) {
        draft.hasDefault = true
        if case .opaque = value {
            return log.error(
                "the default of \(target.subject) has no value that the compiler knows: write a literal",
                at: target.place)
        }
        guard let form = defaultForm(value, draft.encoded) else {
            return log.unknown("this default of \(target.subject)", at: target.place)
        }
        draft.pairs["LNValueTypeSpecificMetadataKeyDefaultValue"] = form
    }

    private func defaultForm(_ value: ConstValue, _ encoded: ValueTypes.Encoded) -> JSONValue? {
        switch (encoded.kind, value) {
        case (.primitive(0), .literal(let text)): ParameterDraft.wrapped("string", .string(text))
        case (.primitive(1), .literal("true")): ParameterDraft.wrapped("int", .int(1))
        case (.primitive(1), .literal("false")): ParameterDraft.wrapped("int", .int(0))
        case (.primitive(2), .literal(let text)):
            Self.integer(text).map { ParameterDraft.wrapped("int", .int($0)) }
        case (.primitive(7), .literal(let text)):
            Self.number(text).map { ParameterDraft.wrapped("double", .double($0)) }
        case (.choice, _):
            value.caseName.flatMap { rawValue($0, of: encoded.type) }
                .map { ParameterDraft.wrapped("string", .string($0)) }
        default: nil
        }
    }

    private func rawValue(_ name: String, of type: TypeName) -> String? {
        index.type(type)?.cases.first { $0.name == name }.map { $0.rawValue ?? $0.name }
    }

    private func applyRange(_ value: ConstValue, to draft: inout ParameterDraft, _ target: Target) {
        guard case .tuple(let bounds) = value, bounds.count == 2, let low = bounds[0].text.flatMap(Self.number),
            let high = bounds[1].text.flatMap(Self.number)
        else {
            log.error(
                "the range of \(target.subject) has bounds that the compiler does not know: write literals",
                at: target.place)
            return
        }
        draft.add("LNValueTypeMetadataKeyNumberLowerBound", .double(low))
        draft.add("LNValueTypeMetadataKeyNumberUpperBound", .double(high))
        draft.add("LNValueTypeMetadataKeyNumberRangeType", .int(0))
    }

    private func applyOptions(_ call: ConstCall, to draft: inout ParameterDraft, _ target: Target) {
        for argument in call.arguments where argument.value != .null && argument.value != .opaque("Runtime") {
            let key: String
            let code: Int?
            switch argument.label {
            case "keyboardType":
                key = "LNValueTypeMetadataKeyStringKeyboardType"
                code = argument.value.caseName.flatMap { ["default": 0, "URL": 2][$0] }
            case "capitalizationType":
                key = "LNValueTypeMetadataKeyStringCapitalizationType"
                code = argument.value.caseName == "none" ? 0 : nil
            case "multiline", "autocorrect":
                key =
                    argument.label == "multiline"
                    ? "LNValueTypeMetadataKeyStringMultiline" : "LNValueTypeMetadataKeyStringAutocorrect"
                code = argument.value.text.flatMap { ["true": 1, "false": 0][$0] }
            default: (key, code) = ("", nil)
            }
            if let code {
                draft.add(key, .int(code))
            } else {
                log.unknown("'\(argument.label)' of the text of \(target.subject)", at: target.place)
            }
        }
    }

    private func contentTypes(_ value: ConstValue) -> [String]? {
        guard case .array(let elements) = value else { return nil }
        let types = elements.map { $0.text ?? $0.caseName.flatMap { ContentTypes.identifiers[$0] } }
        return types.contains(nil) ? nil : types.compactMap(\.self)
    }

    /// A whole number as Swift writes it: `1_000`, `-1`, `0x1F`.
    static func integer(_ text: String) -> Int? {
        let digits = text.replacing("_", with: "").lowercased()
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            return Int(digits.dropFirst(2), radix: radix)
        }
        return Int(digits)
    }

    /// A number as Swift writes it.
    static func number(_ text: String) -> Double? {
        if let whole = integer(text) { return Double(whole) }
        return Double(text.replacing("_", with: "")).flatMap { $0.isFinite ? $0 : nil }
    }
}

/// A parameter while its arguments are read.
private struct ParameterDraft {
    let encoded: ValueTypes.Encoded
    var title: JSONValue?
    var description: JSONValue?
    var hasDefault = false
    var hasProvider = false
    var isInput = false
    var optionsSupport = 0
    /// What is special to the type, by its key.
    var pairs: [String: JSONValue] = [:]

    init(encoded: ValueTypes.Encoded) { self.encoded = encoded }

    mutating func add(_ key: String, _ value: JSONValue) {
        if case .double = value {
            pairs[key] = Self.wrapped("double", value)
        } else {
            pairs[key] = Self.wrapped("int", value)
        }
    }

    static func wrapped(_ kind: String, _ value: JSONValue) -> JSONValue {
        .object([.init(name: kind, value: .members(["wrapper": value]))])
    }

    /// The pairs in one list, by key: Apple's order is that of a hash table.
    var metadata: JSONValue {
        .array(pairs.sorted { $0.key < $1.key }.flatMap { [.string($0.key), $0.value] })
    }
}
