import AppIntents
public import FoundationAdditions
import IntentWire

/// Sets alarms, and says what becomes of them.
///
/// The system keeps the alarms, not the process: they ring when the app has ended, crashed or was never started again.
/// Without a system, in a process that was started by hand, every call throws. Safe to use from any task.
///
/// - Source: developer.apple.com/documentation/alarmkit/alarmmanager
public final class AlarmManager: Sendable {
    /// The one manager of the app.
    public static let shared = AlarmManager()

    private init() {}

    /// Why an alarm cannot be set.
    public enum AlarmError: Error, Equatable, Hashable {
        /// The app has as many alarms as it may have: 10,000 here, and 50,000 for all apps together.
        case maximumLimitReached
    }

    /// Whether the app may set alarms.
    public enum AuthorizationState: Codable, Equatable, Hashable, Sendable {
        /// Nobody has decided yet.
        case notDetermined
        /// It may not.
        case denied
        /// It may.
        case authorized
    }

    // MARK: - Authorization

    /// Whether the app may set alarms. Keeps its thread waiting for the system.
    public var authorizationState: AuthorizationState { AlarmHub.shared.permission }

    /// Asks whether the app may set alarms, where that is not decided.
    ///
    /// The person is asked where they are: at the surface of the run that this is called in, else by a notice on the
    /// desktop. Without an answer it stays `notDetermined`, and the next call asks again. An app without
    /// `NSAlarmKitUsageDescription` in its `Info.plist` is denied. `beckon alarms allow` and `deny` change what was said.
    ///
    /// - Throws: `IntentFailure` where there is no system.
    public func requestAuthorization() async throws -> AuthorizationState {
        try await AlarmHub.shared.requestPermission()
    }

    /// Whether the app may set alarms, now and after each change.
    public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> {
        AlarmAuthorizationStateUpdates()
    }

    // MARK: - Alarms

    /// The alarms of the app, in the order in which they were set. Keeps its thread waiting for the system.
    ///
    /// - Throws: `IntentFailure` where there is no system.
    public var alarms: [Alarm] {
        get throws { try AlarmHub.shared.alarms() }
    }

    /// The alarms of the app, now and after each change: none is left out, and none comes twice.
    public var alarmUpdates: some AsyncSequence<[Alarm], Never> { AlarmUpdates() }

    /// Sets an alarm; asks for permission where that is not decided.
    ///
    /// When this returns, the alarm rings whatever happens to the app.
    ///
    /// - Parameters:
    ///   - id: A new identifier.
    ///   - configuration: What it is to do.
    /// - Returns: The alarm.
    /// - Throws: ``AlarmError/maximumLimitReached``; else `IntentFailure`: `not-allowed`, `invalid-alarm` where it
    ///   could never ring, `alarm-exists` where there is one with this identifier.
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm {
        let request = try await configuration.request(id)
        return try await AlarmHub.shared.schedule(request)
    }

    /// Takes an alarm away, one that repeats too.
    ///
    /// - Throws: `IntentFailure` with code `unknown-alarm` where the app never had it.
    public func cancel(id: Alarm.ID) throws { try AlarmHub.shared.apply(.cancel, to: id) }

    /// Ends a ring or a countdown: one that repeats waits for its next time, any other is taken away.
    ///
    /// - Throws: `IntentFailure` with code `unknown-alarm` where the app never had it.
    public func stop(id: Alarm.ID) throws { try AlarmHub.shared.apply(.stop, to: id) }

    /// Counts down again, after a ring: snooze, or repeat.
    ///
    /// - Throws: `IntentFailure`: `alarm-state` where it does not ring, `unknown-alarm`.
    public func countdown(id: Alarm.ID) throws { try AlarmHub.shared.apply(.countdown, to: id) }

    /// Lets a countdown stand still.
    ///
    /// - Throws: `IntentFailure`: `alarm-state` where it does not count down, `unknown-alarm`.
    public func pause(id: Alarm.ID) throws { try AlarmHub.shared.apply(.pause, to: id) }

    /// Lets a countdown go on.
    ///
    /// - Throws: `IntentFailure`: `alarm-state` where it is not paused, `unknown-alarm`.
    public func resume(id: Alarm.ID) throws { try AlarmHub.shared.apply(.resume, to: id) }
}
