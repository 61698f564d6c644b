import FoundationAdditions
import IntentWire

// The comparisons that a property query offers. Source: AppIntents, `EqualToComparator` and its siblings.

/// Holds for equal values.
public final class EqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
    /// Creates the comparison; `mappingTransform` turns the value to compare with into what the query works with.
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
        super.init(.equalTo, mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
    ) {
        super.init(.equalTo, resolvers: withResolvers(), mappingTransform)
    }
}

/// Holds for values that differ.
public final class NotEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
    /// Creates the comparison; `mappingTransform` turns the value to compare with into what the query works with.
    public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
        super.init(.notEqualTo, mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
    ) {
        super.init(.notEqualTo, resolvers: withResolvers(), mappingTransform)
    }
}

/// Holds for smaller values.
public final class LessThanComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    /// Creates the comparison; `mappingTransform` turns the value to compare with into what the query works with.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.lessThan, mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) {
        super.init(.lessThan, resolvers: withResolvers(), mappingTransform)
    }
}

/// Holds for smaller and equal values.
public final class LessThanOrEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    /// Creates the comparison; `mappingTransform` turns the value to compare with into what the query works with.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.lessThanOrEqualTo, mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) {
        super.init(.lessThanOrEqualTo, resolvers: withResolvers(), mappingTransform)
    }
}

/// Holds for greater values.
public final class GreaterThanComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    /// Creates the comparison; `mappingTransform` turns the value to compare with into what the query works with.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.greaterThan, mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) {
        super.init(.greaterThan, resolvers: withResolvers(), mappingTransform)
    }
}

/// Holds for greater and equal values.
public final class GreaterThanOrEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    /// Creates the comparison; `mappingTransform` turns the value to compare with into what the query works with.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(.greaterThanOrEqualTo, mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) {
        super.init(.greaterThanOrEqualTo, resolvers: withResolvers(), mappingTransform)
    }
}

/// Holds for values between two bounds, both included.
public final class IsBetweenComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue & Comparable,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where InputType == PropertyType.UnwrappedType {
    /// Creates the comparison; `mappingTransform` turns the bounds into what the query works with.
    public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) {
        super.init(between: nil, mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<InputType> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType
    ) {
        super.init(between: withResolvers(), mappingTransform)
    }
}
