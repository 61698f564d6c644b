import FoundationAdditions
package import IntentWire

/// Tells how intents are proposed, and with which values they were performed.
package enum PredictionService {
    /// The names of the parameters of each prediction of an intent; nil where it describes none.
    static func parameters(of type: any AppIntent.Type) -> [[String]]? {
        guard let type = type as? any PredictableIntent.Type else { return nil }
        let reflection = IntentReflection.of(type)
        let names = type.listedPredictions.map { prediction in
            prediction.parameterPaths.map { reflection.parameterName(at: $0) }
        }
        // A key path that leads to no parameter, as into an entity, cannot be filled again.
        let whole = names.filter { !$0.contains(nil) }.map { $0.compactMap(\.self) }
        return whole.isEmpty ? nil : whole
    }

    /// The values of an intent that was performed; nil where it holds files, which are not kept, or where a value cannot be
    /// written.
    static func learnable(_ intent: any AppIntent, _ texts: TextContext) async -> [String: IntentValue]? {
        let reflection = IntentReflection.of(type(of: intent))
        let parameters = reflection.parameters(of: intent)
        guard !parameters.contains(where: { $0.parameter.hasValue && $0.parameter.valueType.element == .file }) else {
            return nil
        }
        return try? await reflection.prepared(intent, texts: texts).arguments
    }

    package static func respond(to request: PredictionRequest) async throws -> PredictionResponse {
        let locale = request.locale.map { Locale(identifier: $0) }
        var predictions: [PredictionResponse.Prediction?] = []
        for candidate in request.candidates { predictions.append(await prediction(of: candidate, locale)) }
        return PredictionResponse(predictions: predictions)
    }

    /// How a candidate is proposed; nil where the intent or one of its values is no more.
    private static func prediction(
        of candidate: PreparedIntent, _ locale: Locale?
    ) async -> PredictionResponse.Prediction? {
        guard let type = AppRegistry.shared.intentType(candidate.intent) else { return nil }
        let reflection = IntentReflection.of(type)
        let intent = type.init()
        let texts = TextContext(locale: locale).forType(type)
        return try? await LocalizationContext.with(texts) {
            var arguments: [String: IntentValue] = [:]
            let parameters = reflection.parameters(of: intent)
            for (name, value) in candidate.arguments {
                guard let parameter = parameters.first(where: { $0.name == name })?.parameter else {
                    throw IntentFailure(.unknownParameter, "there is no parameter '\(name)'", parameters: [name])
                }
                let context = __ValueContext(parameterName: name, traits: parameter.traits, texts: texts)
                try await parameter.setValue(value, context)
                arguments[name] = try await parameter.encodedValue(context)
            }
            let display = display(of: intent, with: Set(candidate.arguments.keys), reflection)
            return PredictionResponse.Prediction(arguments: arguments, display: display.map(texts.snapshot))
        }
    }

    /// What the prediction that has these parameters shows.
    private static func display(
        of intent: any AppIntent, with names: Set<String>, _ reflection: IntentReflection
    ) -> DisplayRepresentation? {
        guard let type = type(of: intent) as? any PredictableIntent.Type else { return nil }
        let parameters = reflection.parameters(of: intent)
        let fitting = type.listedPredictions.lazy.filter { prediction in
            // Optional parameters may be left out; a required one without a value must not be read.
            let wanted = prediction.parameterPaths.map { reflection.parameterName(at: $0) }
            return names.isSubset(of: wanted.compactMap(\.self))
                && wanted.allSatisfy { name in
                    parameters.contains { $0.name == name && ($0.parameter.hasValue || $0.parameter.isOptional) }
                }
        }
        return fitting.min { abs($0.parameterPaths.count - names.count) < abs($1.parameterPaths.count - names.count) }?
            .display(of: intent)
    }
}
