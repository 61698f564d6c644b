import IntentWire

/// Turns a `parameterSummary` into the `actionConfiguration` of an action.
struct SummaryExtraction {
    let log: ProblemLog

    private var texts: TextExtraction { TextExtraction(dialect: .xcode27, log: log) }

    /// The configuration; nil where the intent has none, or none that can be written.
    func configuration(of type: ConstType) -> JSONValue? {
        guard let property = type.static("parameterSummary") else { return nil }
        return configuration(property.value, "the parameter summary of '\(type.name.base)'", at: property.place)
    }

    private func configuration(_ value: ConstValue, _ subject: String, at place: SourcePlace) -> JSONValue? {
        switch value {
        case .call(let call) where call.type.base == "AppIntents.IntentParameterSummary":
            return summary(call, subject, at: place)
        case .call(let call) where call.type.base == "AppIntents.ParameterSummaryWhenCondition":
            return when(call, subject, at: place)
        case .call(let call) where call.type.base == "AppIntents.ParameterSummarySwitchCondition":
            log.unknown("a 'Switch' in \(subject)", at: place)
        case .builder(let members) where members.count == 1 && members[0].kind == "buildExpression":
            return configuration(members[0].element, subject, at: place)
        case .builder(let members) where members.isEmpty: log.unknown("an empty summary, as \(subject) is,", at: place)
        default: log.error("\(subject) has no value that the compiler knows: write Summary(\"…\") in it", at: place)
        }
        return nil
    }

    private func summary(_ call: ConstCall, _ subject: String, at place: SourcePlace) -> JSONValue? {
        var template: String?
        var named: [String] = []
        var others: [String] = []
        var table: String?
        for argument in call.arguments where argument.value != .null && argument.value != .opaque("Runtime") {
            switch (argument.label, argument.value) {
            case ("table", .literal(let name)): table = name
            case ("", .builder(let members)):
                for member in members {
                    guard let name = member.element.parameterName else {
                        log.error("\(subject) lists something that is no parameter", at: place)
                        return nil
                    }
                    others.append(name)
                }
            case ("", .literal), ("", .interpolation):
                template = texts.template(argument.value, subject, at: place)
                if case .interpolation(let segments) = argument.value {
                    named = segments.compactMap(\.parameterName)
                }
                if template == nil { return nil }
            default: log.unknown("the argument '\(argument.label)' of \(subject)", at: place)
            }
        }
        guard let template else {
            log.unknown("a summary without a sentence, as \(subject) is,", at: place)
            return nil
        }
        return .members([
            "actionSummary": .members([
                "wrapper": .members([
                    "otherParameterIdentifiers": .array(others.map(JSONValue.string)),
                    "summaryString": .members([
                        "formatString": .string(template),
                        "parameterIdentifiers": .array(named.map(JSONValue.string)),
                    ]), "table": table.map(JSONValue.string),
                ])
            ])
        ])
    }

    private func when(_ call: ConstCall, _ subject: String, at place: SourcePlace) -> JSONValue? {
        let branches = call.arguments.compactMap { if case .builder = $0.value { $0.value } else { nil } }
        guard let parameter = call.arguments.lazy.compactMap(\.value.parameterName).first,
            call.arguments.contains(where: { $0.value.caseName == "hasAnyValue" }), branches.count == 2
        else {
            log.unknown(
                "a 'When' in \(subject) with another condition than '.hasAnyValue' or without 'otherwise'", at: place)
            return nil
        }
        guard let first = configuration(branches[0], subject, at: place),
            let second = configuration(branches[1], subject, at: place)
        else { return nil }
        return .members([
            "whenClause": .members([
                "wrapper": .members([
                    "condition": .members([
                        "comparisonOperator": .int(0), "parameterIdentifier": .string(parameter),
                    ]), "otherwise": second, "when": first,
                ])
            ])
        ])
    }
}
