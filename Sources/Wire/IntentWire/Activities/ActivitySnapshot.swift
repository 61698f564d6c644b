public import Foundation

/// A Live Activity: what it is about, what it shows at the moment, and how far it has come.
public struct ActivitySnapshot: Codable, Hashable, Sendable {
    /// Names the activity among those of all apps.
    public var id: String
    /// The type of its attributes, as the app names it.
    public var attributesType: String
    /// What stays the same while it lasts, as JSON.
    public var attributes: String
    public var content: ActivityContentSnapshot
    public var phase: ActivityPhase
    /// Counts the changes of the activity, from 1.
    public var revision: Int
    /// The revision that brought the content.
    public var contentRevision: Int

    /// Creates a snapshot.
    public init(
        id: String, attributesType: String, attributes: String, content: ActivityContentSnapshot, phase: ActivityPhase,
        revision: Int = 1, contentRevision: Int = 1
    ) {
        self.id = id
        self.attributesType = attributesType
        self.attributes = attributes
        self.content = content
        self.phase = phase
        self.revision = revision
        self.contentRevision = contentRevision
    }
}

/// What a Live Activity shows until the next update.
public struct ActivityContentSnapshot: Codable, Hashable, Sendable {
    /// What changes while the activity lasts, as JSON.
    public var state: String
    /// From when on the content is out of date; never where absent.
    public var staleDate: Date?
    /// How much the activity matters among those of its app: higher is more.
    public var relevanceScore: Double

    /// Creates content.
    public init(state: String, staleDate: Date? = nil, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

/// How far a Live Activity has come, in the order in which it goes; an update leads from `stale` back to `active`.
public enum ActivityPhase: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is to start at a later moment.
    case pending
    /// It is shown and takes updates.
    case active
    /// It is shown and takes updates, but what it shows is out of date.
    case stale
    /// It is shown for the last time and takes no updates.
    case ended
    /// It is not shown any more.
    case dismissed
}

/// How a Live Activity ends by itself.
public enum ActivityLifetime: String, Codable, Hashable, Sendable {
    /// When its app ends it, or after the longest time that the system allows.
    case standard
    /// As `standard`, and as soon as the person turns to something else, where a surface knows.
    case transient
}

/// What is told to a person when a Live Activity changes.
public struct ActivityAlert: Codable, Hashable, Sendable {
    public var title: String
    public var body: String
    /// The file of a sound; the surface's own where absent.
    public var sound: String?

    /// Creates an alert.
    public init(title: String, body: String, sound: String? = nil) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}
