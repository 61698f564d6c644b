public import Evaluations

/// The scenarios of an evaluation, in the order in which they are written.
///
/// ```swift
/// SiriScenarioLoader {
///     order
///     ["soup", "tea"].map { food in SiriScenario { UserTurn("Order \(food)") } }
/// }
/// ```
///
/// - Source: developer.apple.com/documentation/sirievaluations/siriscenarioloader
public struct SiriScenarioLoader: Loader {
    public typealias Sample = SiriScenario

    /// The scenarios.
    public let scenarios: [SiriScenario]

    /// The scenarios of a block.
    public init(@SiriScenarioLoaderBuilder _ content: () -> SiriScenarioLoader) { scenarios = content().scenarios }

    init(scenarios: [SiriScenario]) { self.scenarios = scenarios }

    public func load() async throws -> [SiriScenario] { scenarios }
}

/// Collects scenarios, one by one or several at once.
///
/// - Source: developer.apple.com/documentation/sirievaluations/siriscenarioloaderbuilder
@resultBuilder
public enum SiriScenarioLoaderBuilder {
    public static func buildExpression(_ scenario: SiriScenario) -> SiriScenarioLoader {
        SiriScenarioLoader(scenarios: [scenario])
    }
    public static func buildExpression(_ scenarios: [SiriScenario]) -> SiriScenarioLoader {
        SiriScenarioLoader(scenarios: scenarios)
    }
    public static func buildBlock(_ components: SiriScenarioLoader...) -> SiriScenarioLoader { buildArray(components) }
    public static func buildOptional(_ component: SiriScenarioLoader?) -> SiriScenarioLoader {
        component ?? SiriScenarioLoader(scenarios: [])
    }
    public static func buildEither(first component: SiriScenarioLoader) -> SiriScenarioLoader { component }
    public static func buildEither(second component: SiriScenarioLoader) -> SiriScenarioLoader { component }
    public static func buildArray(_ components: [SiriScenarioLoader]) -> SiriScenarioLoader {
        SiriScenarioLoader(scenarios: components.flatMap(\.scenarios))
    }
}
