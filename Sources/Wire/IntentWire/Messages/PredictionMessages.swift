extension IntentMethod {
    // System to app
    /// `PredictionRequest` to `PredictionResponse`: how intents with values are proposed, where they still exist.
    public static let predictions = "intent/predictions"

    // App to system
    /// Notification with `PerformedNotice`: the values with which a run of a person was performed; comes before the
    /// run's answer.
    public static let performed = "system/performed"
}

/// With which values a run was performed, those included that were asked for or taken by default.
public struct PerformedNotice: Codable, Hashable, Sendable {
    public var run: String
    /// The values by parameter.
    public var arguments: [String: IntentValue]

    /// Creates the message.
    public init(run: String, arguments: [String: IntentValue]) {
        self.run = run
        self.arguments = arguments
    }
}

/// Asks an app how it shows proposals of its intents.
public struct PredictionRequest: Codable, Hashable, Sendable {
    /// The intents, each with the values of one of its prediction's parameters, or of all that it was run with.
    public var candidates: [PreparedIntent]
    /// The language of the person, as a BCP 47 tag.
    public var locale: String?

    /// Creates the message.
    public init(candidates: [PreparedIntent], locale: String? = nil) {
        self.candidates = candidates
        self.locale = locale
    }
}

/// How an app shows proposals.
public struct PredictionResponse: Codable, Hashable, Sendable {
    /// One proposal.
    public struct Prediction: Codable, Hashable, Sendable {
        /// The values as they are now: an entity may be called something else by now.
        public var arguments: [String: IntentValue]
        /// How the app's prediction shows it; absent where it has none for these parameters.
        public var display: DisplaySnapshot?

        /// Creates a proposal.
        public init(arguments: [String: IntentValue], display: DisplaySnapshot? = nil) {
            self.arguments = arguments
            self.display = display
        }
    }

    /// In the order of the candidates; null for one whose values the app does not take any more, as an entity that was
    /// deleted.
    public var predictions: [Prediction?]

    /// Creates the message.
    public init(predictions: [Prediction?]) { self.predictions = predictions }
}
