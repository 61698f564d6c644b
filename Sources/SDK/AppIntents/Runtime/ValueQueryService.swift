import FoundationAdditions
import IntentWire

/// Answers questions to queries that belong to no entity, by the query's name; what they find need not be entities.
enum ValueQueryService {
    static func respond(to request: ValueQueryRequest) async throws -> ValueQueryResponse {
        let types = AppRegistry.shared.types.valueQueries
        guard let type = types.first(where: { isNamed(request.query, $0) }) else {
            let names = types.map { "'\($0.persistentIdentifier)'" }
            throw IntentFailure(
                .unknownQuery,
                "there is no value query '\(request.query)'; there is "
                    + (names.isEmpty ? "none" : names.joined(separator: ", ")))
        }
        func ask<Query: IntentValueQuery>(_ type: Query.Type) async throws -> ValueQueryResponse {
            let texts = TextContext(locale: request.locale.map { Locale(identifier: $0) }).forType(type)
            let context = __ValueContext(parameterName: "input", texts: texts)
            return try await LocalizationContext.with(texts) {
                let input = try await resolveValue(request.input, as: Query.Input.self, context)
                var values: [IntentValue] = []
                for value in try await Query.find(input) {
                    values.append(try await value.__encode(__ValueContext(texts: texts)))
                }
                return ValueQueryResponse(values: values)
            }
        }
        return try await ask(type)
    }

    private static func isNamed(_ name: String, _ type: any IntentValueQuery.Type) -> Bool {
        let qualified = TypeNames.qualified(type)
        return [type.persistentIdentifier, qualified, qualified.split(separator: ".").last.map(String.init)]
            .contains(name)
    }
}
