public import Foundation

extension IntentMethod {
    // App to system
    /// `ActivityRequest` to `ActivitySnapshot`: starts a Live Activity, or plans it.
    public static let requestActivity = "activity/request"
    /// `ActivityUpdate` to `ActivitySnapshot`: what it shows from now on; passed over once it has ended.
    public static let updateActivity = "activity/update"
    /// `ActivityEnd` to `ActivitySnapshot`.
    public static let endActivity = "activity/end"
    /// `ActivityQuery` to `[ActivitySnapshot]`: those of the app that are still shown, the oldest first.
    public static let activities = "activity/list"
    /// `ActivityDrawn` to `WireNothing`: how a Live Activity looks that started before it was drawn.
    public static let activityDrawn = "activity/drawn"

    // System to app
    /// `ActivityDrawRequest` to `ActivityDrawing`.
    public static let drawActivity = "activity/draw"
    /// Notification with `ActivitySnapshot`: the person, the system or another process has changed it.
    public static let activityChanged = "activity/changed"
}

extension IntentFailure.Code {
    /// The attributes or the content of a Live Activity are larger than allowed.
    public static let activityTooLarge = IntentFailure.Code(rawValue: "activity-too-large")
    /// The app has as many Live Activities as an app may have.
    public static let activityLimitOfApp = IntentFailure.Code(rawValue: "activity-limit-of-app")
    /// There are as many Live Activities as there may be.
    public static let activityLimit = IntentFailure.Code(rawValue: "activity-limit")
    /// There is no Live Activity with this identifier, or none any more.
    public static let unknownActivity = IntentFailure.Code(rawValue: "unknown-activity")
}

/// Starts a Live Activity.
public struct ActivityRequest: Codable, Hashable, Sendable {
    public var attributesType: String
    /// As JSON.
    public var attributes: String
    public var content: ActivityContentSnapshot
    public var lifetime: ActivityLifetime
    /// When it is to start; now where absent.
    public var start: Date?
    /// What to tell the person when it starts.
    public var alert: ActivityAlert?

    /// Creates the message.
    public init(
        attributesType: String, attributes: String, content: ActivityContentSnapshot,
        lifetime: ActivityLifetime = .standard, start: Date? = nil, alert: ActivityAlert? = nil
    ) {
        self.attributesType = attributesType
        self.attributes = attributes
        self.content = content
        self.lifetime = lifetime
        self.start = start
        self.alert = alert
    }

    /// How many bytes the attributes and the state may have, together.
    ///
    /// - Source: developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities
    public static let maximumSize = 4096
}

/// Changes what a Live Activity shows.
public struct ActivityUpdate: Codable, Hashable, Sendable {
    public var id: String
    public var content: ActivityContentSnapshot
    /// When what it shows was found out; an update that is older than the last one is passed over. Now where absent.
    public var timestamp: Date?
    /// What to tell the person.
    public var alert: ActivityAlert?
    /// How it looks; the system asks for that where absent.
    public var drawing: ActivityDrawing?

    /// Creates the message.
    public init(
        id: String, content: ActivityContentSnapshot, timestamp: Date? = nil, alert: ActivityAlert? = nil,
        drawing: ActivityDrawing? = nil
    ) {
        self.id = id
        self.content = content
        self.timestamp = timestamp
        self.alert = alert
        self.drawing = drawing
    }
}

/// Ends a Live Activity.
public struct ActivityEnd: Codable, Hashable, Sendable {
    /// For how long a Live Activity is shown after its end.
    public enum Dismissal: Codable, Hashable, Sendable {
        /// As long as the system shows one at most.
        case `default`
        case immediate
        /// Until then, and not longer than by default.
        case after(date: Date)
    }

    public var id: String
    /// What it shows at last; what it showed before where absent.
    public var content: ActivityContentSnapshot?
    public var dismissal: Dismissal
    /// When the end was found out; one that is older than the last update is passed over. Now where absent.
    public var timestamp: Date?
    public var drawing: ActivityDrawing?

    /// Creates the message.
    public init(
        id: String, content: ActivityContentSnapshot? = nil, dismissal: Dismissal = .default, timestamp: Date? = nil,
        drawing: ActivityDrawing? = nil
    ) {
        self.id = id
        self.content = content
        self.dismissal = dismissal
        self.timestamp = timestamp
        self.drawing = drawing
    }
}

/// Asks for the Live Activities of an app.
public struct ActivityQuery: Codable, Hashable, Sendable {
    /// The type of their attributes; all where absent.
    public var attributesType: String?

    /// Creates the message.
    public init(attributesType: String? = nil) { self.attributesType = attributesType }
}

/// How a Live Activity looks.
public struct ActivityDrawn: Codable, Hashable, Sendable {
    public var id: String
    public var drawing: ActivityDrawing

    /// Creates the message.
    public init(id: String, drawing: ActivityDrawing) {
        self.id = id
        self.drawing = drawing
    }
}

/// Asks an app to draw a Live Activity.
public struct ActivityDrawRequest: Codable, Hashable, Sendable {
    public var activity: ActivitySnapshot
    /// The person's language and region, as a BCP 47 tag; those of the app's process where absent.
    public var locale: String?

    /// Creates the message.
    public init(activity: ActivitySnapshot, locale: String? = nil) {
        self.activity = activity
        self.locale = locale
    }
}
