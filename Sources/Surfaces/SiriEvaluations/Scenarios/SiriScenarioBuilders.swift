/// Collects the turns of a scenario.
///
/// - Source: developer.apple.com/documentation/sirievaluations/siriscenariobuilder
@resultBuilder
public enum SiriScenarioBuilder {
    public static func buildExpression(_ turn: UserTurn) -> [UserTurn] { [turn] }
    public static func buildBlock(_ components: [UserTurn]...) -> [UserTurn] { components.flatMap(\.self) }
    public static func buildOptional(_ component: [UserTurn]?) -> [UserTurn] { component ?? [] }
    public static func buildEither(first component: [UserTurn]) -> [UserTurn] { component }
    public static func buildEither(second component: [UserTurn]) -> [UserTurn] { component }
    public static func buildArray(_ components: [[UserTurn]]) -> [UserTurn] { components.flatMap(\.self) }
}

/// Collects what is expected of a turn.
///
/// - Source: developer.apple.com/documentation/sirievaluations/siriturnexpectationbuilder
@resultBuilder
public enum SiriTurnExpectationBuilder {
    /// What is expected.
    public struct Component: Sendable {
        let expectations: ExpectationSet

        init(_ expectations: ExpectationSet) { self.expectations = expectations }

        fileprivate init(_ parts: [Component]) {
            expectations = parts.reduce(ExpectationSet()) { $0 + $1.expectations }
        }
    }

    public static func buildExpression(_ calls: Calls) -> Component { Component(ExpectationSet(calls: [calls])) }
    public static func buildExpression(_ finds: Finds) -> Component { Component(ExpectationSet(finds: [finds])) }
    public static func buildExpression(_ onScreen: OnScreen) -> Component {
        Component(ExpectationSet(onScreen: [onScreen]))
    }
    public static func buildExpression(_ loads: Loads) -> Component { Component(ExpectationSet(loads: [loads])) }
    public static func buildExpression(_ response: SiriResponse) -> Component {
        Component(ExpectationSet(responses: [response]))
    }
    public static func buildBlock(_ components: Component...) -> Component { Component(components) }
    public static func buildOptional(_ component: Component?) -> Component { component ?? Component([]) }
    public static func buildEither(first component: Component) -> Component { component }
    public static func buildEither(second component: Component) -> Component { component }
    public static func buildArray(_ components: [Component]) -> Component { Component(components) }
}

/// Collects what is expected of a whole scenario: no responses, since each belongs to its turn.
///
/// - Source: developer.apple.com/documentation/sirievaluations/siriscenarioexpectationbuilder
@resultBuilder
public enum SiriScenarioExpectationBuilder {
    /// What is expected.
    public struct Component: Sendable {
        let expectations: ExpectationSet

        init(_ expectations: ExpectationSet) { self.expectations = expectations }

        fileprivate init(_ parts: [Component]) {
            expectations = parts.reduce(ExpectationSet()) { $0 + $1.expectations }
        }
    }

    public static func buildExpression(_ calls: Calls) -> Component { Component(ExpectationSet(calls: [calls])) }
    public static func buildExpression(_ finds: Finds) -> Component { Component(ExpectationSet(finds: [finds])) }
    public static func buildExpression(_ onScreen: OnScreen) -> Component {
        Component(ExpectationSet(onScreen: [onScreen]))
    }
    public static func buildExpression(_ loads: Loads) -> Component { Component(ExpectationSet(loads: [loads])) }
    public static func buildBlock(_ components: Component...) -> Component { Component(components) }
    public static func buildOptional(_ component: Component?) -> Component { component ?? Component([]) }
    public static func buildEither(first component: Component) -> Component { component }
    public static func buildEither(second component: Component) -> Component { component }
    public static func buildArray(_ components: [Component]) -> Component { Component(components) }
}
