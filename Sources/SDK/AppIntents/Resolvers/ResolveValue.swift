import FoundationAdditions
import IntentWire

/// Reads a value as `type`: directly, else by the resolvers of the parameter, else by those of the type, else by what
/// stands in for an entity, else in another form of the same value.
///
/// - Throws: What the last form is refused for, where none fits.
func resolveValue<Value: _IntentValue>(
    _ value: IntentValue, as type: Value.Type, _ context: __ValueContext
) async throws -> Value {
    do {
        return try await resolveForm(value, as: type, context)
    } catch let error as IntentFailure where error.code == .invalidValue {
        guard let other = otherForm(of: value, for: Value.UnwrappedType.self) else { throw error }
        return try await resolveValue(other, as: type, context)
    }
}

/// The same value in a form that more types take: the one element of a list, styled text without its style, and, where
/// text is wanted, what a model would read; nil where there is none.
private func otherForm(of value: IntentValue, for type: any _IntentValue.Type) -> IntentValue? {
    switch value {
    case .list(let values): values.count == 1 ? values[0] : nil
    case .attributedString(let styled): .string(styled.text)
    case .null, .string, .file: nil
    default:
        type == String.self || type == AttributedString.self ? value.plainText.map(IntentValue.string) : nil
    }
}

private func resolveForm<Value: _IntentValue>(
    _ value: IntentValue, as type: Value.Type, _ context: __ValueContext
) async throws -> Value {
    let failure: any Error
    do {
        let decoded = try await Value.__decode(value, context)
        try context.checkRange(of: decoded)
        return decoded
    } catch let error as IntentFailure where error.code == .invalidValue {
        failure = error
    }
    let resolvers =
        (context.traits.resolvers ?? []) + Array(Value.UnwrappedType.defaultResolverSpecification)
    for resolver in resolvers {
        guard let resolved = try await resolver.resolveErased(value, context) else { continue }
        if let resolved = resolved as? Value { return resolved }
    }
    if case .entity(let snapshot) = value,
        let stand = try await IntentValueTransfer.exported(snapshot, as: Value.UnwrappedType.self, context) as? Value
    {
        return stand
    }
    throw failure
}

extension Resolver {
    /// The output for a value that may or may not be this resolver's input.
    fileprivate func resolveErased(_ value: IntentValue, _ context: __ValueContext) async throws -> (any _IntentValue)?
    {
        guard let input = try? await Input.__decode(value, context) else { return nil }
        return try await resolve(from: input, context: IntentParameterContext<Output>(context))
    }
}

extension __ValueContext {
    /// Checks a number against the parameter's range.
    func checkRange(of value: some _IntentValue) throws {
        let number: Double
        switch value {
        case let int as Int: number = Double(int)
        case let double as Double: number = double
        case let amount as IntentCurrencyAmount:
            number = NSDecimalNumber(decimal: amount.amount).doubleValue
        default: return
        }
        if number.isNaN || number < traits.minimum ?? -.infinity || number > traits.maximum ?? .infinity {
            throw rangeFailure(number)
        }
    }

    func rangeFailure(_ number: Double) -> IntentFailure {
        func text(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }
        let range =
            switch (traits.minimum, traits.maximum) {
            case (let minimum?, let maximum?): "from \(text(minimum)) to \(text(maximum))"
            case (let minimum?, nil): "from \(text(minimum))"
            case (_, let maximum): "up to \(text(maximum ?? .infinity))"
            }
        return IntentFailure(
            .invalidValue, "'\(parameterName ?? "the value")' takes numbers \(range); \(text(number)) is outside",
            parameters: parameterName.map { [$0] })
    }
}
