import FoundationAdditions
package import IntentWire

/// Makes intents that configure something, and are read instead of performed.
package enum ConfigurationFilling {
    /// An intent with the values that a person gave, and the app's defaults for the rest.
    ///
    /// Nobody is asked: entities are fetched by the app's queries, and a required parameter without a value takes what
    /// its options provider or query proposes by default.
    ///
    /// - Throws: `IntentFailure`: `unknown-parameter`, `missing-value`, or what is wrong with a value.
    package static func fill<Intent: AppIntent>(
        _ type: Intent.Type, _ arguments: [String: IntentValue], _ texts: TextContext
    ) async throws -> Intent {
        let intent = Intent()
        let parameters = IntentReflection.of(type).parameters(of: intent)
        for name in arguments.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
            throw IntentFailure(
                .unknownParameter,
                "'\(type.persistentIdentifier)' has no parameter '\(name)'; it has "
                    + (parameters.isEmpty ? "none" : parameters.map(\.name).joined(separator: ", ")),
                parameters: [name])
        }
        for (name, parameter) in parameters {
            let context = __ValueContext(parameterName: name, traits: parameter.traits, texts: texts)
            if let value = arguments[name] {
                if case .null = value, !parameter.isOptional { continue }
                try await parameter.setValue(value, context)
            } else if !parameter.hasValue, !parameter.isOptional {
                let proposed = try await OptionsContext.$current.withValue(OptionsContext(intent: intent)) {
                    try await proposal(for: parameter, context)
                }
                if let proposed { try await parameter.setValue(proposed, context) }
            }
        }
        let missing = parameters.filter { !$0.parameter.hasValue && !$0.parameter.isOptional }.map(\.name)
        guard missing.isEmpty else {
            throw IntentFailure(
                .missingValue,
                "the configuration '\(type.persistentIdentifier)' needs "
                    + missing.map { "'\($0)'" }.joined(separator: ", "), parameters: missing)
        }
        try await DependencyPreparation.prepare(intent)
        return intent
    }

    /// What the options provider of a parameter proposes by default, or the query of its entities.
    private static func proposal(
        for parameter: any AnyIntentParameter, _ context: __ValueContext
    ) async throws -> IntentValue? {
        if let options = parameter.traits.options { return try await options.defaultValue(context) }
        guard let type = parameter.valueMetatype as? any AppEntity.Type else { return nil }
        return try await type.proposedValue(context)
    }
}

extension AppEntity {
    /// What the query of the type proposes by default.
    fileprivate static func proposedValue(_ context: __ValueContext) async throws -> IntentValue? {
        let query = defaultQuery
        try await DependencyPreparation.prepare(query)
        return try await query.defaultResult()?.__encode(context)
    }
}
