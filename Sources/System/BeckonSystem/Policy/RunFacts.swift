package import IntentWire

/// Everything that the decision about a run depends on.
package struct RunFacts: Sendable {
    /// One argument, as a question shows it.
    package struct Argument: Hashable, Sendable {
        /// What the parameter is called.
        package var title: String
        /// The value in words.
        package var value: String
        package var origin: ArgumentOrigin

        package init(title: String, value: String, origin: ArgumentOrigin = .requester) {
            self.title = title
            self.value = value
            self.origin = origin
        }
    }

    /// What the app is called.
    package var app: String
    package var intent: IntentDescriptor
    /// What the intent is called, in the person's language.
    package var title: String
    package var source: RequestSource
    /// What the requester calls itself.
    package var requester: String?
    package var arguments: [Argument]
    /// Whether the app prepared the intent itself, as for a button, or for the intent that another one opens.
    package var isPrepared: Bool
    /// The sentence that intent and arguments were read from; nil where somebody named them.
    package var sentence: String?
    /// The person's language, as a BCP 47 tag; that of English where nil.
    package var locale: String?
    /// What the surface can ask.
    package var capabilities: InteractionCapabilities
    /// Whether the session is locked; nil where the decision does not need it.
    package var lock: SessionLock?

    package init(
        app: String, intent: IntentDescriptor, title: String, source: RequestSource, requester: String? = nil,
        arguments: [Argument] = [], isPrepared: Bool = false, capabilities: InteractionCapabilities = .all,
        lock: SessionLock? = nil
    ) {
        self.app = app
        self.intent = intent
        self.title = title
        self.source = source
        self.requester = requester
        self.arguments = arguments
        self.isPrepared = isPrepared
        self.capabilities = capabilities
        self.lock = lock
    }

    /// Whether a decision about these needs to know if the session is locked.
    package static func needLock(_ intent: IntentDescriptor, _ source: RequestSource) -> Bool {
        intent.authenticationPolicy != .alwaysAllowed && source != .test
    }
}

/// What is decided about a run.
package enum RunDecision: Hashable, Sendable {
    /// It runs once everything that is demanded has happened, in order; nothing is demanded of most runs.
    case run(because: String, after: [Demand])
    /// It does not run.
    case refuse(because: String, IntentFailure)

    /// What must happen before a run.
    package enum Demand: Hashable, Sendable {
        /// The person agrees.
        case confirmation(ConfirmationQuestion)
        /// The person shows who they are; whether they may be asked for the password.
        case authentication(mayAsk: Bool)
    }
}
