import Alarms
import Foundation
import IntentWire
import Synchronization

/// Answers what apps say of their alarms, and tells them what happens to those.
final class AlarmService: Sendable {
    /// Tells the processes of an app; false where there are none.
    typealias Teller = @Sendable (_ app: String, _ method: String, _ message: WireNotice) async -> Bool

    private struct Hooks {
        var tell: Teller?
        /// Whether anything was changed by this system.
        var hasChanged = false
        var changed: (@Sendable () -> Void)?
    }

    let store: AlarmStore
    private let activities: AlarmActivities
    private let permissions: AlarmPermissions
    private let hooks = Mutex(Hooks())
    /// What was done to alarms whose intents run because of it, which may want to do the same again.
    private let pressing = Mutex<[UUID: AlarmOperation]>([:])

    init(store: AlarmStore, activities: ActivityStore) {
        self.store = store
        self.activities = AlarmActivities(alarms: store, activities: activities)
        permissions = AlarmPermissions(store: store)
    }

    /// Who is told, set once there are processes.
    func tell(by teller: @escaping Teller) { hooks.withLock { $0.tell = teller } }

    /// What is done when the next time may be another one.
    func whenChanged(_ body: @escaping @Sendable () -> Void) { hooks.withLock { $0.changed = body } }

    /// Who asks the person where the surface of a run cannot.
    func ask(by asker: @escaping AlarmPermissions.Asker) { permissions.ask(by: asker) }

    // MARK: - Apps

    /// - Returns: The answer; nil where the message is about something else.
    func answer(
        _ method: String, _ parameters: WirePayload, from app: String, at executable: String
    ) async throws -> (any Encodable & Sendable)? {
        switch method {
        case IntentMethod.scheduleAlarm:
            let name = URL(filePath: executable).lastPathComponent
            let transition = try await set(try parameters.decode(), of: app, named: name, at: executable)
            return transition.notice(at: store.clock.now())
        case IntentMethod.changeAlarm:
            let change: AlarmChange = try parameters.decode()
            return try await apply(change, of: app)
        case IntentMethod.alarms:
            return try await store.list(of: app)
        case IntentMethod.alarmPermission:
            let request: AlarmPermissionRequest = try parameters.decode()
            return AlarmPermissionState(
                permission: try await permissions.permission(
                    request, of: app, named: URL(filePath: executable).lastPathComponent))
        default:
            return nil
        }
    }

    /// Sets an alarm: when it returns, a crash does not lose it any more.
    func set(
        _ request: AlarmRequest, of app: String, named name: String, at executable: String
    ) async throws -> AlarmTransition {
        let transition = try await store.add(request, of: app, named: name, at: executable)
        await changed([transition])
        return transition
    }

    private func apply(_ change: AlarmChange, of app: String) async throws -> AlarmNotice {
        let nothing = AlarmNotice(revision: 0, id: change.id, alarm: nil)
        // An intent that stops the alarm by which it was started finds it stopped.
        if pressing.withLock({ $0[change.id] }) == change.operation { return nothing }
        do {
            let transition = try await store.apply(change.operation, to: change.id, of: app).transition
            await changed(transition.map { [$0] } ?? [])
            return transition?.notice(at: store.clock.now()) ?? nothing
        } catch let failure as IntentFailure where failure.code == .unknownAlarm {
            // It is stopped all the same where it has ended by itself, or by a person, a moment before.
            guard [.stop, .cancel].contains(change.operation), try await store.remembers(change.id, of: app) else {
                throw failure
            }
            return nothing
        }
    }

    // MARK: - Persons

    /// Does something to an alarm for a person; while `body` runs, the app may do the same without an error.
    func press<R: Sendable>(
        _ operation: AlarmOperation, _ id: UUID, then body: (StoredAlarm) async throws -> R
    ) async throws -> R {
        let (alarm, transition) = try await store.apply(operation, to: id, of: nil)
        await changed(transition.map { [$0] } ?? [])
        pressing.withLock { $0[id] = operation }
        defer { pressing.withLock { $0[id] = nil } }
        return try await body(alarm)
    }

    /// Allows an app to set alarms, or does not.
    func set(_ permission: AlarmPermission, of app: String) async throws {
        try await store.set(permission, of: app)
        let state = WireNotice(AlarmPermissionState(permission: permission))
        _ = await hooks.withLock(\.tell)?(app, IntentMethod.alarmPermissionChanged, state)
    }

    // MARK: - Changes

    /// Tells those who want to know that alarms have changed.
    func changed(_ transitions: [AlarmTransition]) async {
        look()
        hooks.withLock { $0.hasChanged = true }
        await tell(transitions)
    }

    /// Makes who waits for the next time look at the alarms: another process may have changed them.
    func look() { hooks.withLock(\.changed)?() }

    /// Whether alarms wait that this system has set or changed, and would not ring since nobody waits for their time.
    func needsServer() async -> Bool {
        let isWaiting = hooks.withLock { $0.hasChanged && $0.changed == nil }
        guard isWaiting else { return false }
        return await hasAlarms()
    }

    /// Whether there are alarms that ring, or will without anybody's doing.
    func hasAlarms() async -> Bool {
        guard let due = try? await store.due(), let ringing = try? await store.ringing() else { return false }
        return due.wall != nil || due.seconds != nil || !ringing.isEmpty
    }

    /// Tells apps of their alarms, and brings their Live Activities along.
    func tell(_ transitions: [AlarmTransition]) async {
        let (tell, now) = (hooks.withLock(\.tell), store.clock.now())
        for transition in transitions {
            let notice = WireNotice(transition.notice(at: now))
            _ = await tell?(transition.alarm.app, IntentMethod.alarmsChanged, notice)
            await activities.follow(transition.alarm)
        }
    }
}

/// A message of any type.
struct WireNotice: Encodable, Sendable {
    private let message: any Encodable & Sendable

    init(_ message: any Encodable & Sendable) { self.message = message }

    func encode(to encoder: any Encoder) throws { try message.encode(to: encoder) }
}
