public import AppIntentsTesting
public import Foundation

/// What came of a scenario, turn by turn.
///
/// - Source: developer.apple.com/documentation/sirievaluations/siritranscript
public struct SiriTranscript: Sendable {
    /// Something that was seen.
    ///
    /// - Source: developer.apple.com/documentation/sirievaluations/siritranscript/observation
    public struct Observation<Value: Sendable>: Sendable {
        /// What it was.
        public let value: Value
        /// When.
        public let date: Date

        init(_ value: Value, at date: Date = .now) {
            self.value = value
            self.date = date
        }
    }

    /// A call of an intent, or one that was to be.
    ///
    /// - Source: developer.apple.com/documentation/sirievaluations/siritranscript/intentinvocation
    public struct IntentInvocation: Sendable {
        /// How far a call has come in its turn.
        ///
        /// - Source: developer.apple.com/documentation/sirievaluations/siritranscript/intentinvocation/outcome-swift.enum
        public enum Outcome: String, Codable, Hashable, Sendable {
            /// It ran.
            case succeeded
            /// It ran and failed, or did not find what it needed.
            case failed
            /// A value is missing, or somebody has to choose.
            case needsInput
            /// Somebody has to agree first.
            case awaitingConfirmation
            /// It has shown something in the place of ending.
            case unknown
            /// Nobody knows.
            case unreported
        }

        /// The intent with the values that were understood.
        public let intent: AnyAppIntent
        /// The same values, for people to read.
        public let arguments: [String: String]
        /// How far it has come.
        public let outcome: Outcome
        /// What came of it; nil where it has not ended, or failed. This is an addition to Apple's framework.
        public let result: ResolvedIntentResult?
    }

    /// What came of one turn.
    ///
    /// - Source: developer.apple.com/documentation/sirievaluations/siritranscript/turn
    public struct Turn: Identifiable, Sendable {
        /// The identifier of the turn of the scenario.
        public let id: UUID
        /// The calls, in order.
        public let intentInvocations: [Observation<IntentInvocation>]
        /// The entities that words of the sentence name, or an intent found.
        public let foundEntities: [Observation<AnyAppEntity>]
        /// The entities that were on the screen when the sentence was said.
        public let onScreenEntities: [Observation<AnyAppEntity>]
        /// Nothing: apps have no skills here.
        public let loadedSkills: [Observation<SkillDefinition>]
        /// What was answered.
        public let response: Observation<String>
    }

    /// The turns that ran, in order. This is an addition to Apple's framework.
    public let turns: [Turn]

    /// What came of a turn; nil where it did not run.
    ///
    /// - Source: developer.apple.com/documentation/sirievaluations/siritranscript/turn(for:)
    public func turn(for id: UserTurn.ID) -> Turn? { turns.first { $0.id == id } }
}
