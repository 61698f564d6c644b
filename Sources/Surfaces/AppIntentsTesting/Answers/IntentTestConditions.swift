public import Foundation
import IntentWire

/// Who asks for an intent in a test, in which language, and what they can answer. This is an addition to Apple's
/// framework.
public struct IntentTestConditions: Equatable, Sendable {
    /// Who asks for an intent.
    public enum Asker: Equatable, Sendable {
        /// The test itself, which has a system of its own.
        case test
        /// A person.
        case person
        /// A schedule or a workflow.
        case automation
        /// A language model.
        case assistant
    }

    /// What the one who asks can do when the intent has a question.
    public enum Ability: Hashable, Sendable, CaseIterable {
        /// Gives values for parameters.
        case values
        /// Chooses between things.
        case choices
        /// Says yes or no.
        case confirmations
        /// Lets the app come to the front.
        case foreground
        /// Sees how far the intent has come.
        case progress
    }

    /// The language of texts, and how numbers and dates are written.
    public var locale: Locale
    /// Who asks.
    public var asker: Asker
    /// What they can do. What is left out the intent is told at once, as with a surface that cannot ask.
    public var abilities: Set<Ability>

    /// Creates conditions.
    ///
    /// - Parameters:
    ///   - locale: The language; American English unless given, wherever the tests run.
    ///   - asker: Who asks.
    ///   - abilities: What they can do; all unless given.
    public init(
        locale: Locale = Locale(identifier: "en_US"), asker: Asker = .test,
        abilities: Set<Ability> = Set(Ability.allCases)
    ) {
        self.locale = locale
        self.asker = asker
        self.abilities = abilities
    }
}

extension IntentTestConditions.Asker {
    var source: RequestSource {
        switch self {
        case .test: .test
        case .person: .person
        case .automation: .automation
        case .assistant: .assistant
        }
    }
}

extension IntentTestConditions.Ability {
    var capability: InteractionCapabilities {
        switch self {
        case .values: .values
        case .choices: .choices
        case .confirmations: .confirmations
        case .foreground: .foreground
        case .progress: .progress
        }
    }
}
