import FoundationAdditions
import IntentWire

/// Finds entities for values that are no entities, by the app's value queries.
///
/// - Source: WWDC25 275 for what is seen; WWDC26 345 for values of other apps, where an existing entity comes before a
///   new one.
enum ValueQueries {
    /// The types of values for which the app finds entities of a type, in the order of the queries' names.
    static func inputs(for type: any AppEntity.Type) -> [IntentWire.ValueType] {
        var inputs: [IntentWire.ValueType] = []
        for query in queries(for: type) where !inputs.contains(query.inputType) { inputs.append(query.inputType) }
        return inputs
    }

    /// The entities of a type that the app finds for a value.
    ///
    /// - Returns: The entities; nil where no query takes such a value.
    /// - Throws: What a query threw.
    static func entities(
        for value: IntentWire.IntentValue, of type: any AppEntity.Type, _ context: __ValueContext
    ) async throws -> [any AppEntity]? {
        var found: [any AppEntity]?
        for query in queries(for: type) {
            guard let values = try await query.found(for: value, context) else { continue }
            found = (found ?? []) + values.filter { Swift.type(of: $0) == type }
        }
        return found
    }

    private static func queries(for type: any AppEntity.Type) -> [any IntentValueQuery.Type] {
        AppRegistry.shared.types.valueQueries.filter { $0.finds(type) }
    }
}

extension IntentValueQuery {
    fileprivate static var inputType: IntentWire.ValueType { Input.__valueType }

    /// Whether entities of the type are among what the query finds: it alone, or as a case of a union.
    fileprivate static func finds(_ type: any AppEntity.Type) -> Bool {
        let value = Result.Result.ValueType.self
        if value == type { return true }
        guard let union = value as? any _IntentValueRepresentable.Type else { return false }
        return union.allIntentValueTypes.contains { $0 == type }
    }

    /// What the query finds for a value; nil where it takes no such value.
    fileprivate static func found(
        for value: IntentWire.IntentValue, _ context: __ValueContext
    ) async throws -> [any AppEntity]? {
        let input: Input
        do {
            input = try await Input.__decode(value, context)
        } catch let failure as IntentFailure where failure.code == .invalidValue {
            return nil
        }
        return try await find(input).compactMap { item in
            if let union = item as? any _IntentValueRepresentable { return union.asIntentValue as? any AppEntity }
            return item as? any AppEntity
        }
    }

    /// What the query finds, once what it depends on is there.
    static func find(_ input: Input) async throws -> [Result.Result.ValueType] {
        let query = Self()
        try await DependencyPreparation.prepare(query)
        return try await query.values(for: input).items
    }
}
