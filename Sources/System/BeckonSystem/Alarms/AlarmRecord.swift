import Alarms
public import Foundation
public import IntentWire

/// An alarm as surfaces list it.
public struct AlarmRecord: Codable, Hashable, Sendable, Identifiable {
    /// What it is doing at the moment of asking.
    public var snapshot: AlarmSnapshot
    /// The identifier of its app; ``personApp`` where a person set it.
    public var app: String
    /// The name of its app.
    public var appName: String
    public var presentation: AlarmPresentationSnapshot
    /// Whether its app runs an intent when it is stopped.
    public var hasStopIntent: Bool
    /// Whether its app runs an intent when the second button is pressed.
    public var hasSecondaryIntent: Bool

    /// Creates a record.
    public init(
        snapshot: AlarmSnapshot, app: String, appName: String, presentation: AlarmPresentationSnapshot,
        hasStopIntent: Bool, hasSecondaryIntent: Bool
    ) {
        self.snapshot = snapshot
        self.app = app
        self.appName = appName
        self.presentation = presentation
        self.hasStopIntent = hasStopIntent
        self.hasSecondaryIntent = hasSecondaryIntent
    }

    /// Whose alarms those are that a person set at a surface.
    public static let personApp = "beckon"

    public var id: UUID { snapshot.id }
    public var phase: AlarmPhase { snapshot.phase }

    /// What it is called in what it is doing.
    public var title: String {
        switch phase {
        case .scheduled, .alerting: presentation.title
        case .countdown: presentation.countdownTitle ?? presentation.title
        case .paused: presentation.pausedTitle ?? presentation.countdownTitle ?? presentation.title
        }
    }
}

/// What a person does to an alarm.
public struct AlarmPress: Codable, Hashable, Sendable {
    /// Something that can be done.
    public enum Action: Codable, Hashable, Sendable {
        case operation(AlarmOperation)
        /// The second button of a ring, whatever it is for.
        case secondary
    }

    public var id: UUID
    public var action: Action
    public var source: RequestSource
    /// The language of the person, as a BCP 47 tag.
    public var locale: String?

    /// Creates the message.
    public init(id: UUID, action: Action, source: RequestSource = .person, locale: String? = nil) {
        self.id = id
        self.action = action
        self.source = source
        self.locale = locale
    }
}

/// What came of it.
public struct AlarmPressResult: Codable, Hashable, Sendable {
    /// The alarm afterwards; nil where it is gone.
    public var alarm: AlarmRecord?
    /// What came of the app's intent, where it has one.
    public var outcome: IntentOutcome?
    /// Why the app's intent did not run to its end; the alarm itself has done what was wanted.
    public var problem: String?

    /// Creates a result.
    public init(alarm: AlarmRecord? = nil, outcome: IntentOutcome? = nil, problem: String? = nil) {
        self.alarm = alarm
        self.outcome = outcome
        self.problem = problem
    }
}

/// Something that happened to an alarm.
public struct AlarmLogEntry: Codable, Hashable, Sendable {
    /// What happened.
    public enum Event: String, Codable, Hashable, Sendable, CaseIterable {
        case set, rang, missed, stopped, snoozed, paused, resumed, cancelled
    }

    public var id: UUID
    public var app: String
    public var title: String
    public var event: Event
    /// For a ring: when it was to be. Else as `noted`.
    public var time: Date
    /// For rings that were missed in a row and are told as one: the last of them.
    public var through: Date?
    /// When it was written down.
    public var noted: Date

    /// Creates an entry.
    public init(
        id: UUID, app: String, title: String, event: Event, time: Date, through: Date? = nil, noted: Date
    ) {
        self.id = id
        self.app = app
        self.title = title
        self.event = event
        self.time = time
        self.through = through
        self.noted = noted
    }
}

/// Allows an app to set alarms, or does not.
public struct AlarmPermissionChange: Codable, Hashable, Sendable {
    public var app: AppReference
    public var permission: AlarmPermission

    /// Creates the message.
    public init(app: AppReference, permission: AlarmPermission) {
        self.app = app
        self.permission = permission
    }
}
