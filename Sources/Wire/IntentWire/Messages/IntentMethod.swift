/// The methods of the protocol between system and app: JSON-RPC 2.0 over the socket that the app finds in its
/// environment, one message a line.
public enum IntentMethod {
    /// The name of the environment variable that holds the number of the app's end of the socket.
    public static let channelVariable = "BECKON_CHANNEL"
    /// The version of the protocol that this package speaks.
    public static let protocolVersion = 1

    // System to app
    /// `HelloRequest` to `HelloResponse`: the first message.
    public static let hello = "app/hello"
    /// `ManifestRequest` to `AppManifest`.
    public static let manifest = "app/manifest"
    /// `PerformRequest` to `IntentOutcome`.
    public static let perform = "intent/perform"
    /// `OptionsRequest` to `OptionList`.
    public static let options = "intent/options"
    /// `EntityRequest` to `EntityResponse`.
    public static let entities = "entity/query"
    /// Notification: end after the runs that are under way.
    public static let shutdown = "app/shutdown"

    // App to system
    /// `QuestionMessage` to `IntentAnswer`.
    public static let ask = "interaction/ask"
    /// Notification with `ProgressMessage`.
    public static let progress = "interaction/progress"
    /// `DonationMessage` to `DonationReceipt`.
    public static let donate = "system/donate"
    /// `DonationDeletion` to `[String]`, the identifiers that were deleted.
    public static let deleteDonations = "system/deleteDonations"
    /// Notification: the values of App Shortcut parameters have changed.
    public static let shortcutParametersChanged = "system/shortcutParametersChanged"
    /// Notification with `SnippetChange`: a snippet that is shown should be drawn anew.
    public static let snippetChanged = "system/snippetChanged"
    /// `WeatherRequest` to `WeatherReply`.
    package static let weather = "system/weather"
}

/// The first message of the system.
public struct HelloRequest: Codable, Hashable, Sendable {
    public var protocolVersion: Int

    /// Creates the message.
    public init(protocolVersion: Int = IntentMethod.protocolVersion) { self.protocolVersion = protocolVersion }
}

/// The answer of an app to the first message.
public struct HelloResponse: Codable, Hashable, Sendable {
    public var protocolVersion: Int
    /// The app's identifier.
    public var identifier: String
    /// The app's name.
    public var name: String
    public var version: String?

    /// Creates the message.
    public init(
        protocolVersion: Int = IntentMethod.protocolVersion, identifier: String, name: String, version: String? = nil
    ) {
        self.protocolVersion = protocolVersion
        self.identifier = identifier
        self.name = name
        self.version = version
    }
}

/// A request for the manifest.
public struct ManifestRequest: Codable, Hashable, Sendable {
    /// Creates the message.
    public init() {}
}

/// A question of a run.
public struct QuestionMessage: Codable, Hashable, Sendable {
    /// The run that asks.
    public var run: String
    public var question: IntentQuestion

    /// Creates the message.
    public init(run: String, question: IntentQuestion) {
        self.run = run
        self.question = question
    }
}

/// Progress of a run.
public struct ProgressMessage: Codable, Hashable, Sendable {
    public var run: String
    public var progress: IntentProgress

    /// Creates the message.
    public init(run: String, progress: IntentProgress) {
        self.run = run
        self.progress = progress
    }
}

/// An intent that a person performed in the app itself.
public struct DonationMessage: Codable, Hashable, Sendable {
    /// The identifier that the app gave the donation.
    public var identifier: String
    public var intent: PreparedIntent
    /// The entities among its values, as `type/id`.
    public var entities: [String]
    /// Who wanted the run in which the app tells this; absent where the app tells it by itself.
    public var source: RequestSource?

    /// Creates the message.
    public init(
        identifier: String, intent: PreparedIntent, entities: [String] = [], source: RequestSource? = nil
    ) {
        self.identifier = identifier
        self.intent = intent
        self.entities = entities
        self.source = source
    }
}

/// That a donation is kept.
public struct DonationReceipt: Codable, Hashable, Sendable {
    public var identifier: String

    /// Creates the message.
    public init(identifier: String) { self.identifier = identifier }
}

/// Which donations to delete: those for which all that is given holds.
public struct DonationDeletion: Codable, Hashable, Sendable {
    public var identifier: String?
    public var intent: String?
    /// An entity as `type/id`.
    public var entity: String?

    /// Creates the message.
    public init(identifier: String? = nil, intent: String? = nil, entity: String? = nil) {
        self.identifier = identifier
        self.intent = intent
        self.entity = entity
    }
}

/// That what a snippet shows has changed.
public struct SnippetChange: Codable, Hashable, Sendable {
    /// The identifier of the snippet intent.
    public var intent: String

    /// Creates the message.
    public init(intent: String) { self.intent = intent }
}
