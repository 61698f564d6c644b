public import AppIntentsTesting

/// That a sentence leads to intents, or does not.
///
/// ```swift
/// Calls { orderSoup.expect(soup: .equals("tomato")) }
/// Calls(.disallowed) { deleteOrder }
/// ```
///
/// A call counts once it has run and given a result. One that asks for a value, or for a yes, has not run yet: where the
/// answer comes in a later turn, the expectation belongs there, or to the scenario.
///
/// - Source: developer.apple.com/documentation/sirievaluations/calls
public struct Calls: Sendable {
    /// How intents have to be called.
    ///
    /// - Source: developer.apple.com/documentation/sirievaluations/calls/ordering-swift.enum
    public enum Ordering: String, Codable, Hashable, Sendable {
        /// All of them, in this order; others may come between.
        case ordered
        /// All of them, in any order.
        case unordered
        /// None of them: neither run, nor tried, nor asked for a yes.
        case disallowed
    }

    /// How the intents have to be called.
    public let ordering: Ordering
    let intents: [any AppIntentExpectationProviding]

    /// Expects calls of the intents in the block.
    ///
    /// - Source: developer.apple.com/documentation/sirievaluations/calls/init(_:_:)
    public init(
        _ ordering: Ordering = .ordered,
        @IntentExpectationBuilder _ content: () -> [any AppIntentExpectationProviding]
    ) {
        self.ordering = ordering
        intents = content()
    }
}

/// Collects the intents that are expected to be called.
///
/// - Source: developer.apple.com/documentation/sirievaluations/intentexpectationbuilder
@resultBuilder
public enum IntentExpectationBuilder {
    public typealias Component = [any AppIntentExpectationProviding]

    public static func buildExpression(_ expectable: some AppIntentExpectationProviding) -> Component { [expectable] }
    public static func buildBlock(_ components: Component...) -> Component { components.flatMap(\.self) }
    public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
    public static func buildEither(first component: Component) -> Component { component }
    public static func buildEither(second component: Component) -> Component { component }
    public static func buildArray(_ components: [Component]) -> Component { components.flatMap(\.self) }
}
