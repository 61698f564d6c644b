public import Foundation

extension IntentMethod {
    // App to system
    /// `AlarmRequest` to `AlarmNotice`: sets an alarm or starts a timer.
    public static let scheduleAlarm = "alarm/schedule"
    /// `AlarmChange` to `AlarmNotice`: does something to an alarm of the app.
    public static let changeAlarm = "alarm/change"
    /// `WireNothing` to `AlarmList`: the alarms of the app.
    public static let alarms = "alarm/list"
    /// `AlarmPermissionRequest` to `AlarmPermissionState`: whether the app may set alarms.
    public static let alarmPermission = "alarm/permission"

    // System to app
    /// Notification with `AlarmNotice`: an alarm of the app has changed.
    public static let alarmsChanged = "alarm/changed"
    /// Notification with `AlarmPermissionState`.
    public static let alarmPermissionChanged = "alarm/permissionChanged"
}

extension IntentFailure.Code {
    /// What was asked for can be no alarm.
    public static let invalidAlarm = IntentFailure.Code(rawValue: "invalid-alarm")
    /// There is an alarm with this identifier already.
    public static let alarmExists = IntentFailure.Code(rawValue: "alarm-exists")
    /// There is no alarm with this identifier, or none any more.
    public static let unknownAlarm = IntentFailure.Code(rawValue: "unknown-alarm")
    /// The alarm is doing something else than the operation needs.
    public static let alarmState = IntentFailure.Code(rawValue: "alarm-state")
    /// There are as many alarms as there may be.
    public static let alarmLimit = IntentFailure.Code(rawValue: "alarm-limit")
}

/// Sets an alarm or starts a timer.
public struct AlarmRequest: Codable, Hashable, Sendable {
    public var id: UUID
    /// When it rings; absent for a timer.
    public var schedule: AlarmSchedule?
    /// How long it counts down before it rings, in seconds.
    public var preAlert: TimeInterval?
    /// How long it counts down when it is to ring again, in seconds.
    public var postAlert: TimeInterval?
    public var presentation: AlarmPresentationSnapshot
    /// The name of a sound of the app; the usual one where absent.
    public var sound: String?
    /// The type of the attributes, for the Live Activity.
    public var attributesType: String?
    /// The attributes as JSON, what the app adds included.
    public var attributes: String?
    /// What runs when a person stops it.
    public var stopIntent: PreparedIntent?
    /// What runs when a person presses the second button.
    public var secondaryIntent: PreparedIntent?
    /// The entity that it is about, as `type/id`.
    public var entity: String?

    /// Creates the message.
    public init(
        id: UUID, schedule: AlarmSchedule? = nil, preAlert: TimeInterval? = nil, postAlert: TimeInterval? = nil,
        presentation: AlarmPresentationSnapshot, sound: String? = nil, attributesType: String? = nil,
        attributes: String? = nil, stopIntent: PreparedIntent? = nil, secondaryIntent: PreparedIntent? = nil,
        entity: String? = nil
    ) {
        self.id = id
        self.schedule = schedule
        self.preAlert = preAlert
        self.postAlert = postAlert
        self.presentation = presentation
        self.sound = sound
        self.attributesType = attributesType
        self.attributes = attributes
        self.stopIntent = stopIntent
        self.secondaryIntent = secondaryIntent
        self.entity = entity
    }
}

/// The words with which an alarm is shown, in the language of who set it.
public struct AlarmPresentationSnapshot: Codable, Hashable, Sendable {
    /// A button of an alarm.
    public struct Button: Codable, Hashable, Sendable {
        public var text: String
        public var systemImageName: String?

        /// Creates a button.
        public init(text: String, systemImageName: String? = nil) {
            self.text = text
            self.systemImageName = systemImageName
        }
    }

    /// What the second button of a ring does.
    public enum SecondaryBehavior: String, Codable, Hashable, Sendable {
        /// Counts down, to ring again.
        case countdown
        /// Stops the ring and runs the app's intent.
        case custom
    }

    /// What it is called while it rings.
    public var title: String
    public var stopButton: Button?
    public var secondaryButton: Button?
    public var secondaryBehavior: SecondaryBehavior?
    /// What it is called while it counts down.
    public var countdownTitle: String?
    public var pauseButton: Button?
    /// What it is called while its countdown stands still.
    public var pausedTitle: String?
    public var resumeButton: Button?

    /// Creates a presentation.
    public init(title: String) { self.title = title }
}

/// Does something to an alarm.
public struct AlarmChange: Codable, Hashable, Sendable {
    public var id: UUID
    public var operation: AlarmOperation

    /// Creates the message.
    public init(id: UUID, operation: AlarmOperation) {
        self.id = id
        self.operation = operation
    }
}

/// An alarm as it is at a moment.
public struct AlarmSnapshot: Codable, Hashable, Sendable, Identifiable {
    public var id: UUID
    public var schedule: AlarmSchedule?
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?
    public var phase: AlarmPhase
    public var countdown: AlarmCountdown?
    /// When it rings next, by the clock and in the zone as they are.
    public var next: Date?
    /// What it is called while it rings; nil where that is not told.
    public var title: String?

    /// Creates a snapshot.
    public init(
        id: UUID, schedule: AlarmSchedule? = nil, preAlert: TimeInterval? = nil, postAlert: TimeInterval? = nil,
        phase: AlarmPhase, countdown: AlarmCountdown? = nil, next: Date? = nil, title: String? = nil
    ) {
        self.id = id
        self.schedule = schedule
        self.preAlert = preAlert
        self.postAlert = postAlert
        self.phase = phase
        self.countdown = countdown
        self.next = next
        self.title = title
    }
}

/// The alarms of an app, in the order in which they were set.
public struct AlarmList: Codable, Hashable, Sendable {
    /// Grows with each change of one of them.
    public var revision: Int
    public var alarms: [AlarmSnapshot]

    /// Creates a list.
    public init(revision: Int, alarms: [AlarmSnapshot]) {
        self.revision = revision
        self.alarms = alarms
    }
}

/// One change of one alarm of an app.
public struct AlarmNotice: Codable, Hashable, Sendable {
    /// One more than with the change before.
    public var revision: Int
    public var id: UUID
    /// The alarm from then on; absent where it is gone.
    public var alarm: AlarmSnapshot?

    /// Creates the message.
    public init(revision: Int, id: UUID, alarm: AlarmSnapshot?) {
        self.revision = revision
        self.id = id
        self.alarm = alarm
    }
}

/// Asks whether the app may set alarms.
public struct AlarmPermissionRequest: Codable, Hashable, Sendable {
    /// Whether to ask the person now, where that was not done yet.
    public var decides: Bool
    /// The run whose person can be asked; absent where the app asks by itself.
    public var run: String?
    /// What the app says that it sets alarms for.
    public var purpose: String?

    /// Creates the message.
    public init(decides: Bool, run: String? = nil, purpose: String? = nil) {
        self.decides = decides
        self.run = run
        self.purpose = purpose
    }
}

/// Says whether the app may set alarms.
public struct AlarmPermissionState: Codable, Hashable, Sendable {
    public var permission: AlarmPermission

    /// Creates the message.
    public init(permission: AlarmPermission) { self.permission = permission }
}

/// Whether an app may set alarms.
public enum AlarmPermission: String, Codable, Hashable, Sendable, CaseIterable {
    case notDetermined = "not-determined"
    case denied, authorized
}
