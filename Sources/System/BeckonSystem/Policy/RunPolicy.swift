import IntentWire

/// Decides whether an intent may run, before its app hears of it.
///
/// The one place for such rules, and a pure function: the same facts lead to the same decision. The table of what it
/// decides is in Documentation/Policy.md.
///
/// - Source: AppIntents documentation, `IntentAuthenticationPolicy`, `isDiscoverable`, `assistantOnly`.
package enum RunPolicy {
    /// What to do about a run.
    package static func decide(_ facts: RunFacts) -> RunDecision {
        do throws(Refusal) {
            try checkVisibility(facts)
            let access = try access(facts)
            let risk = risk(facts)
            let password = access.password.map { [$0] } ?? []
            guard risk != nil || access.needsPresence else { return .run(because: access.reason, after: password) }
            let reason = [risk, access.reason].compactMap(\.self).joined(separator: "; ")
            guard facts.capabilities.contains(.confirmations) else { throw unaskable(facts, because: reason) }
            // First what is easy to answer and says what it is about, then the password.
            return .run(because: reason, after: [.confirmation(ConfirmationText(facts).question)] + password)
        } catch {
            return .refuse(because: error.reason, error.failure)
        }
    }

    /// Why a run is refused.
    private struct Refusal: Error {
        /// For the log.
        var reason: String
        /// For the person.
        var failure: IntentFailure

        init(_ code: IntentFailure.Code, because reason: String, _ message: String) {
            self.reason = reason
            failure = IntentFailure(code, message)
        }
    }

    // MARK: - Who may see the intent

    private static func checkVisibility(_ facts: RunFacts) throws(Refusal) {
        let intent = facts.intent
        if intent.isConfigurationOnly {
            throw Refusal(
                .unsupported, because: "it only configures",
                "the intent '\(intent.identifier)' only configures a widget or a control: it cannot run")
        }
        // What the app itself puts before the person it may run.
        if facts.isPrepared { return }
        switch facts.source {
        case .person, .automation, .remote:
            guard intent.isAssistantOnly else { break }
            throw Refusal(
                .notAllowed, because: "only assistants may run it",
                "\(facts.name) is meant for assistants only: let one run it")
        case .assistant, .test: break
        }
        switch facts.source {
        case .assistant, .remote:
            guard !intent.isDiscoverable else { break }
            throw Refusal(
                .notAllowed, because: "it is not discoverable",
                "\(facts.name) is hidden by its app: only a person can run it, with beckon run")
        case .person, .automation, .test: break
        }
    }

    // MARK: - Who must be there

    /// How a run passes the intent's authentication policy.
    private struct Access {
        var reason: String
        /// The password that is to be asked for.
        var password: RunDecision.Demand?
        /// Whether a person has to show that they are there, since no lock of a session tells.
        var needsPresence = false
    }

    private static func access(_ facts: RunFacts) throws(Refusal) -> Access {
        if facts.source == .test { return Access(reason: "a test has a system of its own") }
        switch facts.intent.authenticationPolicy {
        case .alwaysAllowed: return Access(reason: "always allowed")
        case .requiresAuthentication: return try unlocked(facts)
        case .requiresLocalDeviceAuthentication: return try authenticatedHere(facts)
        }
    }

    private static func unlocked(_ facts: RunFacts) throws(Refusal) -> Access {
        switch (facts.lock ?? .unknown("nothing is known of the session"), facts.source) {
        case (.unlocked(let session), _): return Access(reason: "session \(session) is unlocked")
        case (.locked(let session), .person):
            return Access(reason: "session \(session) is locked", password: .authentication(mayAsk: true))
        case (.locked(let session), _): throw locked(session, facts)
        case (.unknown(let why), .person):
            // Who types has come past whatever guards this account, and no lock screen has come down since.
            return Access(reason: "a person of this account asks; \(why)")
        case (.unknown(let why), .assistant): return Access(reason: why, needsPresence: true)
        case (.unknown(let why), _):
            throw Refusal(
                .authenticationRequired, because: why,
                "\(facts.name) needs a person who has logged in here, and \(why): run it from a terminal of this account"
            )
        }
    }

    private static func authenticatedHere(_ facts: RunFacts) throws(Refusal) -> Access {
        if facts.source == .remote {
            throw Refusal(
                .authenticationRequired, because: "it needs a person at this machine",
                "\(facts.name) needs a person who gives their password at this machine: run it there")
        }
        if case .locked(let session)? = facts.lock, facts.source != .person { throw locked(session, facts) }
        // A schedule cannot wait for somebody to come by.
        return Access(
            reason: "a password is needed", password: .authentication(mayAsk: facts.source != .automation))
    }

    private static func locked(_ session: String, _ facts: RunFacts) -> Refusal {
        Refusal(
            .authenticationRequired, because: "session \(session) is locked",
            "\(facts.name) needs an unlocked session, and session \(session) is locked: unlock it and try again")
    }

    // MARK: - What the intent may do

    /// Why a person must agree to what the intent does; nil where nobody need be asked.
    ///
    /// A person who gave the command has decided, and so has who set up an automation or wrote a test.
    private static func risk(_ facts: RunFacts) -> String? {
        guard let effects = facts.intent.effects, !effects.isEmpty else { return nil }
        switch facts.source {
        case .assistant, .remote: return "it \(effects.map(\.rawValue).joinedByAnd), and no person gave the command"
        case .person, .automation, .test:
            // A sentence may have been understood wrongly, or said by a recogniser.
            let lasting = facts.intent.lastingEffects
            guard facts.sentence != nil, !lasting.isEmpty else { return nil }
            return "it \(lasting.map(\.rawValue).joinedByAnd), and was read from a sentence"
        }
    }

    private static func unaskable(_ facts: RunFacts, because reason: String) -> Refusal {
        Refusal(
            .confirmationRequired, because: "\(reason); nobody can be asked",
            "a person must agree to \(facts.name), and nobody can be asked from here: run it from a terminal, or with a "
                + "client that can ask")
    }
}

extension IntentDescriptor {
    /// What it does that cannot be taken back: what is deleted comes back where the intent can be undone.
    var lastingEffects: [Effect] { (effects ?? []).filter { !($0 == .deletes && isUndoable) } }
}

extension RunFacts {
    /// The intent and its app, for a message.
    var name: String { "'\(title)' of \(app)" }
}

extension [String] {
    /// `a`, `a and b`, `a, b and c`.
    var joinedByAnd: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
