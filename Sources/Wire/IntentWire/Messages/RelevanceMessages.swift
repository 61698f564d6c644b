public import Foundation

extension IntentMethod {
    // App to system
    /// `RelevantIntentsMessage` to `WireNothing`: takes the place of what the app told before.
    public static let updateRelevantIntents = "system/updateRelevantIntents"
    /// `RelevantEntitiesChange` to `WireNothing`.
    public static let changeRelevantEntities = "system/changeRelevantEntities"
    /// `CaptureContext` to `WireNothing`: keeps what a camera intent needs where it runs.
    public static let setCaptureContext = "system/setCaptureContext"
    /// `CaptureContext` without data to `CaptureContext`: gives what was kept.
    public static let captureContext = "system/captureContext"
}

/// A configuration of a widget that is of use at some time or place.
public struct RelevantIntentSnapshot: Codable, Hashable, Sendable {
    /// The configuration.
    public var intent: PreparedIntent
    /// The app's name for the kind of widget.
    public var widgetKind: String
    /// When or where.
    public var relevance: RelevanceSnapshot

    /// Creates a hint.
    public init(intent: PreparedIntent, widgetKind: String, relevance: RelevanceSnapshot) {
        self.intent = intent
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}

/// All configurations of widgets that an app calls relevant.
public struct RelevantIntentsMessage: Codable, Hashable, Sendable {
    public var intents: [RelevantIntentSnapshot]

    /// Creates the message.
    public init(intents: [RelevantIntentSnapshot]) { self.intents = intents }
}

/// An entity that an app calls relevant: by its identity, with how it is shown.
public struct RelevantEntity: Codable, Hashable, Sendable {
    /// The entity type's identifier.
    public var type: String
    public var id: String
    public var display: DisplaySnapshot

    /// Creates an entity.
    public init(type: String, id: String, display: DisplaySnapshot) {
        self.type = type
        self.id = id
        self.display = display
    }
}

/// A change of the entities that an app calls relevant; a context is named as `audio.nowPlaying`.
public enum RelevantEntitiesChange: Codable, Hashable, Sendable {
    /// These are the entities of a context from now on.
    case replace([RelevantEntity], context: String)
    /// Entities, as `type/id`, leave a context, or all where nil.
    case remove([String], context: String?)
    /// A context, or all where nil, has no entities any more.
    case removeAll(context: String?)
}

/// What a camera intent needs where it runs, in the app's own form.
public struct CaptureContext: Codable, Hashable, Sendable {
    /// The most bytes that are kept.
    public static let maximumSize = 4096

    /// The identifier of the intent.
    public var intent: String
    public var data: Data?

    /// Creates the message.
    public init(intent: String, data: Data? = nil) {
        self.intent = intent
        self.data = data
    }
}
