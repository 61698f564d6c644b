import FoundationAdditions
public import IntentWire

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped.UnwrappedType
    public typealias Specification = Wrapped.UnwrappedType.Specification

    public static var defaultResolverSpecification: Wrapped.UnwrappedType.Specification {
        Wrapped.UnwrappedType.defaultResolverSpecification
    }
    public static var __valueType: IntentWire.ValueType { Wrapped.__valueType }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Wrapped? {
        if case .null = value { return nil }
        return try await Wrapped.__decode(value, context)
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        switch self {
        case .some(let value): try await value.__encode(context)
        case .none: .null
        }
    }
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = [Element]
    public typealias Specification = EmptyResolverSpecification<[Element]>

    public static var defaultResolverSpecification: EmptyResolverSpecification<[Element]> { .init() }
    public static var __valueType: IntentWire.ValueType { .list(Element.__valueType) }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> [Element] {
        try await decodeElements(of: value, as: Element.self, context)
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        var values: [IntentValue] = []
        values.reserveCapacity(count)
        for element in self { values.append(try await element.__encode(context)) }
        return .list(values)
    }
}

extension Array: _SequenceIntentValue where Element: _IntentValue {
    public typealias UnderlyingSequence = [Element]
}

extension Set: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = Set<Element>

    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<Set<Element>>()
    }
    public static var __valueType: IntentWire.ValueType { .list(Element.__valueType) }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Set<Element> {
        Set(try await decodeElements(of: value, as: Element.self, context))
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        var values: [IntentValue] = []
        for element in self { values.append(try await element.__encode(context)) }
        return .list(values)
    }
}

extension Set: _SequenceIntentValue where Element: _IntentValue {
    public typealias UnderlyingSequence = Set<Element>
}

/// The elements of a list; one value that is no list counts as a list of one.
private func decodeElements<Element: _IntentValue>(
    of value: IntentValue, as type: Element.Type, _ context: __ValueContext
) async throws -> [Element] {
    let values: [IntentValue] =
        switch value {
        case .null: []
        case .list(let values): values
        default: [value]
        }
    let traits = context.traits
    if let minimum = traits.minimumCount, values.count < minimum {
        throw countFailure(values.count, traits, context)
    }
    if let maximum = traits.maximumCount, values.count > maximum {
        throw countFailure(values.count, traits, context)
    }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for value in values { elements.append(try await resolveValue(value, as: Element.self, context)) }
    return elements
}

private func countFailure(_ count: Int, _ traits: ParameterTraits, _ context: __ValueContext) -> IntentFailure {
    let range =
        switch (traits.minimumCount, traits.maximumCount) {
        case (let minimum?, let maximum?) where minimum == maximum: "exactly \(minimum)"
        case (let minimum?, let maximum?): "\(minimum) to \(maximum)"
        case (let minimum?, nil): "at least \(minimum)"
        case (_, let maximum): "at most \(maximum ?? 0)"
        }
    return IntentFailure(
        .invalidValue, "'\(context.parameterName ?? "the list")' takes \(range) values; there are \(count)",
        parameters: context.parameterName.map { [$0] })
}
