public import AppIntentsTesting

/// That a sentence leads to entities: those that words of it name, and those that an intent finds.
///
/// ```swift
/// Finds { soup.expect(title: .contains("Tomato")) }
/// ```
///
/// - Source: developer.apple.com/documentation/sirievaluations/finds
public struct Finds: Sendable {
    let entities: [any AppEntityExpectationProviding]

    /// Expects each of the entities in the block.
    public init(@EntityFindExpectationBuilder _ content: () -> [any AppEntityExpectationProviding]) {
        entities = content()
    }
}

/// Collects the entities that are expected to be found.
///
/// - Source: developer.apple.com/documentation/sirievaluations/entityfindexpectationbuilder
@resultBuilder
public enum EntityFindExpectationBuilder {
    public typealias Component = [any AppEntityExpectationProviding]

    public static func buildExpression(_ expectable: some AppEntityExpectationProviding) -> Component { [expectable] }
    public static func buildBlock(_ components: Component...) -> Component { components.flatMap(\.self) }
    public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
    public static func buildEither(first component: Component) -> Component { component }
    public static func buildEither(second component: Component) -> Component { component }
    public static func buildArray(_ components: [Component]) -> Component { components.flatMap(\.self) }
}

/// That entities are on the screen when a sentence is said: in the view that the app's last run has shown.
///
/// - Source: developer.apple.com/documentation/sirievaluations/onscreen
public struct OnScreen: Sendable {
    let entities: [any ResolvableAppEntityExpectation]

    /// Expects each of the entities in the block.
    public init(@OnScreenEntityExpectationBuilder _ content: () -> [any ResolvableAppEntityExpectation]) {
        entities = content()
    }
}

/// Collects the entities that are expected to be on the screen.
///
/// - Source: developer.apple.com/documentation/sirievaluations/onscreenentityexpectationbuilder
@resultBuilder
public enum OnScreenEntityExpectationBuilder {
    public typealias Component = [any ResolvableAppEntityExpectation]

    public static func buildExpression(_ expectable: some ResolvableAppEntityExpectation) -> Component { [expectable] }
    public static func buildBlock(_ components: Component...) -> Component { components.flatMap(\.self) }
    public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
    public static func buildEither(first component: Component) -> Component { component }
    public static func buildEither(second component: Component) -> Component { component }
    public static func buildArray(_ components: [Component]) -> Component { components.flatMap(\.self) }
}
