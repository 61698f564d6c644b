public import FoundationAdditions
import IntentWire

// The comparisons of text that a property query offers. Source: AppIntents, `EqualToComparator` and its siblings.

/// Holds for text that contains a text, and for lists that contain an element.
public final class ContainsComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
    init(
        erased transform: @escaping (InputType) -> ComparatorMappingType, resolvers: (any ResolverSpecification)? = nil
    ) {
        super.init(.contains, resolvers: resolvers, transform)
    }
}

extension ContainsComparator where PropertyType == String, InputType == String {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<String> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}

extension ContainsComparator where PropertyType == String?, InputType == String {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<String> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}

extension ContainsComparator where PropertyType == AttributedString, InputType == AttributedString {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<AttributedString> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}

extension ContainsComparator where PropertyType == AttributedString?, InputType == AttributedString {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<AttributedString> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}

extension ContainsComparator where PropertyType: _SequenceIntentValue, InputType == PropertyType.ValueType {
    /// Creates the comparison; `mappingTransform` turns the element to look for into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }
}

extension ContainsComparator
where
    PropertyType: ExpressibleByNilLiteral, PropertyType.UnwrappedType: _SequenceIntentValue,
    InputType == PropertyType.ValueType
{
    /// Creates the comparison; `mappingTransform` turns the element to look for into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }
}

/// Holds for text that begins with a text.
public final class HasPrefixComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
    init(
        erased transform: @escaping (InputType) -> ComparatorMappingType, resolvers: (any ResolverSpecification)? = nil
    ) {
        super.init(.hasPrefix, resolvers: resolvers, transform)
    }
}

extension HasPrefixComparator where PropertyType == String, InputType == String {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<String> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}

extension HasPrefixComparator where PropertyType == String?, InputType == String {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<String> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}

extension HasPrefixComparator where PropertyType == AttributedString, InputType == AttributedString {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<AttributedString> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}

extension HasPrefixComparator where PropertyType == AttributedString?, InputType == AttributedString {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<AttributedString> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}

/// Holds for text that ends with a text.
public final class HasSuffixComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
    init(
        erased transform: @escaping (InputType) -> ComparatorMappingType, resolvers: (any ResolverSpecification)? = nil
    ) {
        super.init(.hasSuffix, resolvers: resolvers, transform)
    }
}

extension HasSuffixComparator where PropertyType == String, InputType == String {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<String> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}

extension HasSuffixComparator where PropertyType == String?, InputType == String {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<String> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}

extension HasSuffixComparator where PropertyType == AttributedString, InputType == AttributedString {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<AttributedString> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}

extension HasSuffixComparator where PropertyType == AttributedString?, InputType == AttributedString {
    /// Creates the comparison; `mappingTransform` turns the text to compare with into what the query works with.
    public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
        self.init(erased: mappingTransform)
    }

    /// Creates the comparison with resolvers of its own.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<AttributedString> withResolvers: () -> Spec,
        mappingTransform: @escaping (InputType) -> ComparatorMappingType
    ) {
        self.init(erased: mappingTransform, resolvers: withResolvers())
    }
}
