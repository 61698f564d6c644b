import FoundationAdditions
public import IntentWire

extension AppUnionValue where Self: _IntentValueRepresentable {
    public static var __valueType: IntentWire.ValueType { .union(allIntentValueTypes.map { $0.__valueType }) }

    /// Reads the value as the first of its types that takes it; text, which nearly every value can be read as, comes last.
    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Self {
        let types = allIntentValueTypes
        let ordered = types.filter { !isText($0) } + types.filter { isText($0) }
        for type in ordered {
            guard let decoded = try? await decodeErased(value, as: type, context) else { continue }
            if let union = __make(from: decoded) { return union }
        }
        throw context.invalid(value, expected: types.map { $0.__valueType.displayName }.joined(separator: " or "))
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        try await asIntentValue.__encode(context)
    }

    private static func isText(_ type: any _IntentValue.Type) -> Bool {
        type == String.self || type == AttributedString.self
    }
}

private func decodeErased<Value: _IntentValue>(
    _ value: IntentValue, as type: Value.Type, _ context: __ValueContext
) async throws -> any _IntentValue {
    try await resolveValue(value, as: type, context)
}
