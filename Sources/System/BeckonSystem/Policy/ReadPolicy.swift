package import IntentWire

/// Decides whether what an app keeps may be read, before the app is asked: entities, and values that are proposed.
///
/// The one place for such rules, and a pure function. Reading asks nobody but for a password, since most of it is done
/// by programs that look around; who is refused learns what to do. The table is in Documentation/Policy.md.
///
/// - Source: AppIntents, `AppEntity.authenticationPolicy`.
package enum ReadPolicy {
    /// Everything that the decision depends on.
    package struct Facts: Sendable {
        /// Names what is read, as `'Document' of Notes`.
        package var name: String
        package var policy: IntentDescriptor.AuthenticationPolicy
        package var source: RequestSource
        package var lock: SessionLock

        package init(
            name: String, policy: IntentDescriptor.AuthenticationPolicy, source: RequestSource, lock: SessionLock
        ) {
            self.name = name
            self.policy = policy
            self.source = source
            self.lock = lock
        }
    }

    /// What is decided.
    package enum Decision: Hashable, Sendable {
        case give
        /// Given once the person has shown who they are.
        case authenticate
        case refuse(Refusal)
    }

    /// Why something is not given.
    package struct Refusal: Hashable, Sendable {
        /// For the log.
        package var reason: String
        /// For who asked.
        package var failure: IntentFailure

        package init(reason: String, failure: IntentFailure) {
            self.reason = reason
            self.failure = failure
        }
    }

    /// Whether the lock of the session matters.
    package static func needsLock(_ policy: IntentDescriptor.AuthenticationPolicy, _ source: RequestSource) -> Bool {
        policy != .alwaysAllowed && source != .test
    }

    /// What to do about a question.
    package static func decide(_ facts: Facts) -> Decision {
        guard needsLock(facts.policy, facts.source) else { return .give }
        if facts.policy == .requiresLocalDeviceAuthentication, facts.source == .remote {
            return refuse("needs a person at this machine: ask there", facts, "it is asked for from another machine")
        }
        if case .locked(let session) = facts.lock {
            return refuse(
                "needs an unlocked session, and session \(session) is locked: unlock it and try again", facts,
                "session \(session) is locked")
        }
        if facts.policy == .requiresLocalDeviceAuthentication { return .authenticate }
        switch (facts.lock, facts.source) {
        case (.unknown(let why), .automation), (.unknown(let why), .assistant), (.unknown(let why), .remote):
            return refuse(
                "needs a person who has logged in here, and \(why): ask from a terminal of this account", facts, why)
        default: return .give
        }
    }

    private static func refuse(_ why: String, _ facts: Facts, _ reason: String) -> Decision {
        .refuse(
            Refusal(reason: reason, failure: IntentFailure(.authenticationRequired, "\(facts.name) \(why)")))
    }
}
