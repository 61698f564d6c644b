public import Foundation
public import IntentWire

/// One run of an intent, or one that was refused, or entities that were not given to be read, as the log keeps it; values
/// are not kept.
public struct RunRecord: Codable, Hashable, Sendable {
    /// What was decided before the app was asked.
    public enum Decision: String, Codable, Sendable {
        /// It ran at once.
        case allowed
        /// A person was asked and has not answered.
        case asked
        /// It ran after a person agreed.
        case confirmed
        /// It ran after a person gave their password.
        case authenticated
        /// A person was asked and did not agree.
        case declined
        /// It did not run.
        case refused
    }

    /// Names the run.
    public var run: String
    /// The identifier of the app.
    public var app: String
    /// The identifier of the intent; empty where something was to be read.
    public var intent: String
    /// The identifier of the kind of entities that was to be read, and of the property after a dot, where one was.
    public var entity: String?
    public var source: RequestSource
    /// What the requester called itself, as an assistant's program.
    public var requester: String?
    public var started: Date
    /// When it was over; nil while it runs, and for ever where the system itself was killed.
    public var ended: Date?
    /// What came of it: `done`, or the code of the failure.
    public var outcome: String?
    /// What was decided; nil for runs of versions that decided nothing.
    public var decision: Decision?
    /// Why.
    public var reason: String?

    /// Creates a record.
    public init(
        run: String, app: String, intent: String, source: RequestSource, requester: String? = nil, started: Date,
        ended: Date? = nil, outcome: String? = nil, decision: Decision? = nil, reason: String? = nil,
        entity: String? = nil
    ) {
        self.entity = entity
        self.run = run
        self.app = app
        self.intent = intent
        self.source = source
        self.requester = requester
        self.started = started
        self.ended = ended
        self.outcome = outcome
        self.decision = decision
        self.reason = reason
    }
}
