public import Foundation
public import IntentWire

/// A Live Activity as surfaces list it.
public struct ActivityRecord: Codable, Hashable, Sendable {
    /// What the app says of it, and how far it is at the moment of asking.
    public var snapshot: ActivitySnapshot
    /// The identifier of its app.
    public var app: String
    /// The name of its app.
    public var appName: String
    /// The program that started it, which draws it and runs its intents.
    public var executablePath: String
    public var lifetime: ActivityLifetime
    /// When it started, or is to start.
    public var start: Date
    /// When it ended, or will end at the latest.
    public var end: Date
    /// When it is not shown any more at the latest; nil before its end.
    public var removal: Date?
    /// What was told to the person last.
    public var alert: ActivityAlert?
    /// When that was told.
    public var alertDate: Date?

    /// Creates a record.
    public init(
        snapshot: ActivitySnapshot, app: String, appName: String, executablePath: String,
        lifetime: ActivityLifetime = .standard, start: Date, end: Date, removal: Date? = nil,
        alert: ActivityAlert? = nil, alertDate: Date? = nil
    ) {
        self.snapshot = snapshot
        self.app = app
        self.appName = appName
        self.executablePath = executablePath
        self.lifetime = lifetime
        self.start = start
        self.end = end
        self.removal = removal
        self.alert = alert
        self.alertDate = alertDate
    }

    public var id: String { snapshot.id }
    public var phase: ActivityPhase { snapshot.phase }
}

/// A Live Activity with the views that show it.
public struct ActivityPage: Codable, Hashable, Sendable {
    public var activity: ActivityRecord
    public var drawing: ActivityDrawing

    /// Creates a page.
    public init(activity: ActivityRecord, drawing: ActivityDrawing) {
        self.activity = activity
        self.drawing = drawing
    }
}

/// A Live Activity as the store has it: what does not depend on the time.
struct StoredActivity: Codable, Hashable, Sendable {
    /// How long one lasts that nobody ends.
    static let longestLife: TimeInterval = 8 * 3600
    /// How long one is shown after its end.
    static let longestFarewell: TimeInterval = 4 * 3600

    var id: String
    var app: String
    var executablePath: String
    var attributesType: String
    var attributes: String
    var content: ActivityContentSnapshot
    var lifetime: ActivityLifetime
    var start: Date
    /// When its last content was found out.
    var timestamp: Date
    var revision = 1
    var contentRevision = 1
    var end: Date?
    var removal: Date?
    var alert: ActivityAlert?
    var alertDate: Date?
    /// Whether it shows an alarm, whose system keeps it.
    var isOfAlarm: Bool?

    init(
        _ request: ActivityRequest, id: String = UUID().uuidString, app: String, executablePath: String, now: Date
    ) {
        self.id = id
        self.app = app
        self.executablePath = executablePath
        attributesType = request.attributesType
        attributes = request.attributes
        content = request.content
        lifetime = request.lifetime
        start = max(request.start ?? now, now)
        timestamp = now
        alert = request.alert
        alertDate = request.alert.map { _ in start }
    }

    /// When it has ended at the latest.
    var latestEnd: Date { end ?? start + Self.longestLife }

    /// When it is not shown any more at the latest.
    var latestRemoval: Date { min(removal ?? .distantFuture, latestEnd + Self.longestFarewell) }

    /// How far it is.
    ///
    /// - Source: developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities: eight hours,
    ///   and four more on the lock screen.
    func phase(at now: Date) -> ActivityPhase {
        if latestRemoval <= now { return .dismissed }
        if latestEnd <= now { return .ended }
        if start > now { return .pending }
        if let stale = content.staleDate, stale <= now { return .stale }
        return .active
    }

    func snapshot(at now: Date) -> ActivitySnapshot {
        ActivitySnapshot(
            id: id, attributesType: attributesType, attributes: attributes, content: content, phase: phase(at: now),
            revision: revision, contentRevision: contentRevision)
    }

    func record(at now: Date, appName: String) -> ActivityRecord {
        let snapshot = snapshot(at: now)
        let hasEnded = snapshot.phase == .ended || snapshot.phase == .dismissed
        return ActivityRecord(
            snapshot: snapshot, app: app, appName: appName, executablePath: executablePath, lifetime: lifetime,
            start: start, end: latestEnd, removal: hasEnded ? latestRemoval : nil, alert: alert,
            alertDate: alertDate)
    }

    // MARK: - Changes

    /// Takes an update, unless it came too late or is older than what is known.
    ///
    /// - Returns: Whether it was taken.
    /// - Source: developer.apple.com/documentation/activitykit/activity/update(_:alertconfiguration:timestamp:)
    mutating func take(_ update: ActivityUpdate, now: Date) -> Bool {
        let found = update.timestamp ?? now
        guard [.pending, .active, .stale].contains(phase(at: now)), found >= timestamp else { return false }
        change(update.content, found: found)
        if let alert = update.alert {
            self.alert = alert
            alertDate = now
        }
        return true
    }

    /// Ends. One that has ended keeps its content; it may go earlier than planned.
    ///
    /// - Returns: Whether anything changed.
    mutating func take(_ message: ActivityEnd, now: Date) -> Bool {
        switch phase(at: now) {
        case .dismissed: return false
        case .ended:
            let removal = Self.removal(message.dismissal, end: latestEnd, now: now)
            guard removal < latestRemoval else { return false }
            self.removal = removal
            revision += 1
            return true
        case .pending, .active, .stale:
            let found = message.timestamp ?? now
            guard found >= timestamp else { return false }
            if let content = message.content { change(content, found: found) } else { revision += 1 }
            end = now
            removal = Self.removal(message.dismissal, end: now, now: now)
            return true
        }
    }

    /// Goes at once, as the person wants.
    ///
    /// - Returns: Whether it was shown.
    mutating func dismiss(now: Date) -> Bool {
        guard phase(at: now) != .dismissed else { return false }
        end = min(latestEnd, now)
        removal = now
        revision += 1
        return true
    }

    private mutating func change(_ content: ActivityContentSnapshot, found: Date) {
        self.content = content
        timestamp = found
        revision += 1
        contentRevision = revision
    }

    private static func removal(_ dismissal: ActivityEnd.Dismissal, end: Date, now: Date) -> Date {
        switch dismissal {
        case .default: end + longestFarewell
        case .immediate: now
        case .after(let date): min(max(date, now), end + longestFarewell)
        }
    }
}
