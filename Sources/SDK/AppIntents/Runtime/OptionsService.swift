import FoundationAdditions
package import IntentWire

/// Answers which values there are for a parameter.
package enum OptionsService {
    package static func respond(to request: OptionsRequest) async throws -> OptionList {
        guard let type = AppRegistry.shared.intentType(request.intent) else {
            throw IntentFailure(.unknownIntent, "there is no intent '\(request.intent)'")
        }
        return try await options(
            of: request.parameter, in: type, arguments: request.arguments, matching: request.matching,
            locale: request.locale.map { Locale(identifier: $0) })
    }

    package static func options(
        of name: String, in type: any AppIntent.Type, arguments: [String: IntentValue] = [:], matching: String? = nil,
        locale: Locale? = nil
    ) async throws -> OptionList {
        let reflection = IntentReflection.of(type)
        let intent = type.init()
        let parameters = reflection.parameters(of: intent)
        guard let parameter = parameters.first(where: { $0.name == name })?.parameter else {
            throw IntentFailure(
                .unknownParameter, "'\(reflection.type.persistentIdentifier)' has no parameter '\(name)'",
                parameters: [name])
        }
        let texts = TextContext(locale: locale).forType(type)
        for (other, target) in parameters where other != name {
            guard let value = arguments[other] else { continue }
            // Options are proposals: an argument that does not fit yet is left out, and refused when the intent runs.
            try? await target.setValue(
                value, __ValueContext(parameterName: other, traits: target.traits, texts: texts))
        }
        let context = __ValueContext(parameterName: name, traits: parameter.traits, texts: texts)
        return try await LocalizationContext.with(texts) {
            try await options(for: parameter, in: intent, matching: matching, context) ?? OptionList(sections: [])
        }
    }

    /// The values to propose beside a question; nil where there are none, or they cannot be had.
    static func proposals(
        for parameter: any AnyIntentParameter, in intent: (any AppIntent)?, _ context: __ValueContext
    ) async -> OptionList? {
        guard let list = try? await options(for: parameter, in: intent, matching: nil, context), !list.items.isEmpty
        else { return nil }
        return list
    }

    private static func options(
        for parameter: any AnyIntentParameter, in intent: (any AppIntent)?, matching: String?,
        _ context: __ValueContext
    ) async throws -> OptionList? {
        let current = intent.map(OptionsContext.init(intent:))
        return try await OptionsContext.$current.withValue(current) {
            var list: OptionList
            if let provider = parameter.traits.options {
                list = try await provider.optionList(context)
                list.defaultValue = try await provider.defaultValue(context)
            } else if let type = parameter.elementType as? any AppEnum.Type {
                list = OptionList(sections: [.init(items: type.optionItems(parameter.traits, context))])
            } else if let type = parameter.elementType as? any AppEntity.Type {
                let query = parameter.traits.query ?? type.anyDefaultQuery
                if let matching, !matching.isEmpty {
                    var items: [OptionItem] = []
                    for entity in try await EntityService.search(for: matching, query: query, context) {
                        items.append(try await entityOption(entity, context))
                    }
                    return OptionList(sections: [.init(items: items)])
                }
                list = try await query.suggestionList(context)
            } else {
                return nil
            }
            return matching.map { list.filtered(by: $0) } ?? list
        }
    }

    private static func entityOption(_ entity: some AppEntity, _ context: __ValueContext) async throws -> OptionItem {
        try await option(for: entity, display: nil, context)
    }
}

extension AppEnum {
    fileprivate static func optionItems(_ traits: ParameterTraits, _ context: __ValueContext) -> [OptionItem] {
        allCases.filter { traits.supportedCases?.contains(String($0.rawValue)) != false }.map {
            OptionItem(value: .enumCase($0.snapshot(context.texts)), display: $0.display(context.texts))
        }
    }
}

extension EntityQuery {
    fileprivate func suggestionList(_ context: __ValueContext) async throws -> OptionList {
        try await DependencyPreparation.prepare(self)
        let results = try await suggestedEntities()
        let proposed = await defaultResult()
        return OptionList(
            prompt: results.promptLabel.map(context.texts.string), sections: try await results.sections(context),
            defaultValue: try await proposed?.__encode(context))
    }
}

extension OptionList {
    /// Only the values whose titles or synonyms contain a text.
    fileprivate func filtered(by text: String) -> OptionList {
        let word = TextFolding.fold(text)
        guard !word.isEmpty else { return self }
        var list = self
        list.sections = sections.compactMap { section in
            let items = section.items.filter { item in
                ([item.display.title] + (item.display.synonyms ?? [])).contains { TextFolding.fold($0).contains(word) }
            }
            return items.isEmpty ? nil : Section(title: section.title, items: items)
        }
        return list
    }
}
