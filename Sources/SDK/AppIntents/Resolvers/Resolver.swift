import FoundationAdditions

/// Turns a value of one type into a value of another, so that a parameter takes both.
///
/// - Source: AppIntents, `Resolver`.
public protocol Resolver: Hashable, Sendable {
    /// What a resolver is told about the parameter.
    typealias Context = IntentParameterContext

    associatedtype Input: _IntentValue
    associatedtype Output: _IntentValue, Sendable

    /// Makes a value of the output type, or returns nil to leave it to the next resolver.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// The resolvers of a parameter, in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
    associatedtype Output: _IntentValue
}

/// No resolvers.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
    public typealias Output = Value
    public typealias Iterator = IndexingIterator<[any Resolver]>

    /// Creates the empty specification.
    public init() {}

    public func makeIterator() -> IndexingIterator<[any Resolver]> { [any Resolver]().makeIterator() }
}

/// Lists resolvers.
@resultBuilder public enum ResolverSpecificationBuilder<Property: _IntentValue> {
    /// Resolvers of known types.
    public struct Specification<Output: _IntentValue, each R: Resolver>: ResolverSpecification {
        public typealias Iterator = Array<any Resolver>.Iterator

        private let resolvers: [any Resolver]

        init(_ resolvers: repeat each R) {
            var list: [any Resolver] = []
            for resolver in repeat each resolvers { list.append(resolver) }
            self.resolvers = list
        }

        init(list: [any Resolver]) { resolvers = list }

        public func makeIterator() -> Array<any Resolver>.Iterator { resolvers.makeIterator() }

        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.resolvers.map(AnyHashable.init(_:)) == rhs.resolvers.map(AnyHashable.init(_:))
        }

        public func hash(into hasher: inout Hasher) {
            for resolver in resolvers { hasher.combine(AnyHashable(resolver)) }
        }
    }

    public static func buildExpression<ResolverType: Resolver>(_ resolver: ResolverType) -> ResolverType
    where Property == ResolverType.Output { resolver }

    public static func buildBlock() -> some ResolverSpecification { EmptyResolverSpecification<Property>() }

    public static func buildPartialBlock<R: Resolver>(first: R) -> Specification<Property, R> { Specification(first) }

    public static func buildPartialBlock<each Accumulated: Resolver, R: Resolver>(
        accumulated: Specification<Property, repeat each Accumulated>, next: R
    ) -> Specification<Property, repeat each Accumulated, R> {
        Specification(list: Array(accumulated) + [next])
    }
}

extension AnyHashable {
    fileprivate init(_ resolver: any Resolver) {
        func erase(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
        self = erase(resolver)
    }
}

/// A resolver that minds the range of its parameter.
public protocol RangeCheckingResolver: Resolver {}

/// A number that has a range.
public protocol RangeComparableProperty: _IntentValue, Comparable {}

extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}

extension RangeCheckingResolver where Output: Sendable {
    /// Checks a value against the parameter's inclusive range.
    ///
    /// - Throws: An error that names the range, where the value is outside it.
    public func checkParameterRangeContains<Value: RangeComparableProperty>(
        value: Value, context: IntentParameterContext<Output>
    ) throws where Value == Output.ValueType {
        try context.checkRange(value)
    }
}
