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
        case refuse(IntentFailure)
    }

    /// Whether the lock of the session matters.
    package static func needsLock(_ policy: IntentDescriptor.AuthenticationPolicy, _ source: RequestSource) -> Bool {
        policy != .alwaysAllowed && source != .test
    }

    /// What to do about a question.
    package static func decide(_ facts: Facts) -> Decision {
        guard needsLock(facts.policy, facts.source) else { return .give }
        if facts.policy == .requiresLocalDeviceAuthentication, facts.source == .remote {
            return refuse("needs a person at this machine: ask there", facts)
        }
        if case .locked(let session) = facts.lock {
            return refuse("needs an unlocked session, and session \(session) is locked: unlock it and try again", facts)
        }
        if facts.policy == .requiresLocalDeviceAuthentication { return .authenticate }
        switch (facts.lock, facts.source) {
        case (.unknown(let why), .automation), (.unknown(let why), .assistant), (.unknown(let why), .remote):
            return refuse(
                "needs a person who has logged in here, and \(why): ask from a terminal of this account", facts)
        default: return .give
        }
    }

    private static func refuse(_ why: String, _ facts: Facts) -> Decision {
        .refuse(IntentFailure(.authenticationRequired, "\(facts.name) \(why)"))
    }
}
