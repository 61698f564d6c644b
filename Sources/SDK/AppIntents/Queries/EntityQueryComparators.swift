import FoundationAdditions
import IntentWire

/// A comparison with its types erased: reads the values to compare with and makes what the query works with.
struct ErasedComparator<ComparatorMappingType> {
    let comparison: ComparisonOperator
    let make: ([IntentValue], __ValueContext) async throws -> ComparatorMappingType
}

/// A comparison of a property, whatever it takes.
///
/// - Source: AppIntents, `AnyEntityQueryComparator`.
public struct AnyEntityQueryComparator<
    Entity, Subject, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
    ComparatorMappingType
> {
    let erased: ErasedComparator<ComparatorMappingType>
}

/// A comparison of a property with a value.
///
/// - Source: AppIntents, `EntityQueryComparator`.
public class EntityQueryComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
> {
    let erased: ErasedComparator<ComparatorMappingType>

    init(
        _ comparison: ComparisonOperator, resolvers: (any ResolverSpecification)? = nil,
        _ transform: @escaping (InputType) -> ComparatorMappingType
    ) {
        let resolvers = resolvers.map { Array($0) }
        erased = ErasedComparator(comparison: comparison) { values, context in
            var context = context
            context.traits.resolvers = resolvers
            return transform(try await resolveValue(values.first ?? .null, as: InputType.self, context))
        }
    }

    init(
        between resolvers: (any ResolverSpecification)?,
        _ transform: @escaping (InputType, InputType) -> ComparatorMappingType
    ) {
        let resolvers = resolvers.map { Array($0) }
        erased = ErasedComparator(comparison: .isBetween) { values, context in
            guard values.count == 2 else {
                throw IntentFailure(.invalidValue, "'is between' takes two values; there are \(values.count)")
            }
            var context = context
            context.traits.resolvers = resolvers
            return transform(
                try await resolveValue(values[0], as: InputType.self, context),
                try await resolveValue(values[1], as: InputType.self, context))
        }
    }
}

/// Lists comparisons.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
    PropertyType: _IntentValue & Sendable, ComparatorMappingType
> {
    public typealias Comparator = AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >

    public static func buildExpression(
        _ comparator: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
    ) -> Comparator { Comparator(erased: comparator.erased) }

    public static func buildExpression(
        _ comparator: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
    ) -> Comparator where PropertyType: ExpressibleByNilLiteral { Comparator(erased: comparator.erased) }

    public static func buildExpression<InputType: _IntentValue>(
        _ comparator: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> Comparator { Comparator(erased: comparator.erased) }

    public static func buildExpression<InputType: Comparable>(
        _ comparator: IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> Comparator where InputType == PropertyType.UnwrappedType { Comparator(erased: comparator.erased) }

    public static func buildBlock(_ comparators: Comparator...) -> [Comparator] { comparators }
}
