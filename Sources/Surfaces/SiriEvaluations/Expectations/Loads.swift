public import AppIntentsTesting

/// That skills of an app are loaded.
///
/// A skill is a text with instructions for a language model. There is none here that would load it: a required one always
/// fails, and says so.
///
/// - Source: developer.apple.com/documentation/sirievaluations/loads
public struct Loads: Sendable {
    /// Whether a skill that is not loaded is a failure.
    public enum Enforcement: String, Codable, Hashable, Sendable {
        case required
        /// Shown in the report, and never graded.
        case preferred
    }

    /// Whether it is graded.
    public let enforcement: Enforcement
    let skills: [SkillDefinition]

    /// Expects each of the skills in the block.
    public init(_ enforcement: Enforcement, @SkillExpectationBuilder _ content: () -> [SkillDefinition]) {
        self.enforcement = enforcement
        skills = content()
    }
}

/// Collects the skills that are expected to be loaded.
///
/// - Source: developer.apple.com/documentation/sirievaluations/skillexpectationbuilder
@resultBuilder
public enum SkillExpectationBuilder {
    public typealias Component = [SkillDefinition]

    public static func buildExpression(_ skill: SkillDefinition) -> Component { [skill] }
    public static func buildBlock(_ components: Component...) -> Component { components.flatMap(\.self) }
    public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
    public static func buildEither(first component: Component) -> Component { component }
    public static func buildEither(second component: Component) -> Component { component }
    public static func buildArray(_ components: [Component]) -> Component { components.flatMap(\.self) }
}

/// That what is answered has texts in it.
///
/// ```swift
/// SiriResponse(.contains("tomato", caseSensitive: false))
/// ```
///
/// - Source: developer.apple.com/documentation/sirievaluations/siriresponse
public struct SiriResponse: Sendable {
    /// One text that is looked for.
    ///
    /// - Source: developer.apple.com/documentation/sirievaluations/siriresponse/text
    public struct Text: Sendable {
        let value: String
        let isCaseSensitive: Bool

        /// Looks for a text, letter for letter or whatever the capitals.
        public static func contains(_ value: String, caseSensitive: Bool = true) -> Text {
            Text(value: value, isCaseSensitive: caseSensitive)
        }

        func isIn(_ response: String) -> Bool {
            isCaseSensitive ? response.contains(value) : response.lowercased().contains(value.lowercased())
        }
    }

    let checks: [Text]

    /// Expects all of the texts.
    public init(_ checks: Text...) { self.checks = checks }
}
