import ActivityKit
import AppIntents
import FoundationAdditions
package import IntentWire
import Synchronization

/// The alarms of the app as this process knows them, and who wants to hear of changes.
///
/// The system numbers the changes of an app's alarms. Each is applied once and in order, whether it comes as the answer
/// to a call or as a message; one that is missing, since another system made it, leads to a new list.
package final class AlarmHub: Sendable {
    package static let shared = AlarmHub()

    /// Whether the app tells people why it sets alarms; tests say it for theirs.
    @TaskLocal package static var isUsageDescribed: Bool?

    private struct State {
        /// Nil until somebody asks for them.
        var known: AlarmList?
        /// Changes that came before the ones that they follow.
        var early: [Int: AlarmNotice] = [:]
        var readers = ChangeReaders<[Alarm]>()
        var permissionReaders = ChangeReaders<AlarmManager.AuthorizationState>()
        var permission: AlarmManager.AuthorizationState?
    }

    private let state = Mutex(State())

    private static var mayAsk: Bool { isUsageDescribed ?? (AppInfo.current.alarmUsageDescription != nil) }

    /// Forgets what is known, for another system.
    package func reset() { state.withLock { $0 = State() } }

    private static func channel() throws -> WireConnection {
        try AppRegistry.shared.requiredChannel("use alarms")
    }

    // MARK: - Permission

    var permission: AlarmManager.AuthorizationState {
        guard Self.mayAsk else { return .notDetermined }
        let answer: AlarmPermissionState? = try? Self.channel().callBlocking(
            IntentMethod.alarmPermission, AlarmPermissionRequest(decides: false))
        return answer.map { AlarmManager.AuthorizationState($0.permission) } ?? .notDetermined
    }

    func requestPermission() async throws -> AlarmManager.AuthorizationState {
        guard Self.mayAsk else { return .denied }
        let answer: AlarmPermissionState = try await Self.channel().call(
            IntentMethod.alarmPermission,
            AlarmPermissionRequest(
                decides: true, run: IntentSession.current?.run, purpose: AppInfo.current.alarmUsageDescription))
        let permission = AlarmManager.AuthorizationState(answer.permission)
        take(permission)
        return permission
    }

    /// A queue that begins with what holds now.
    func permissions() -> ChangeQueue<AlarmManager.AuthorizationState> {
        let now = permission
        return state.withLock { state in
            state.permission = now
            let queue = ChangeQueue([now])
            state.permissionReaders.add(queue)
            return queue
        }
    }

    func take(_ permission: AlarmManager.AuthorizationState) {
        state.withLock { state in
            guard state.permission != permission else { return }
            state.permission = permission
            for queue in state.permissionReaders.all() { queue.push(permission) }
        }
    }

    // MARK: - Alarms

    func alarms() throws -> [Alarm] {
        let list: AlarmList = try Self.channel().callBlocking(IntentMethod.alarms, WireNothing())
        take(list)
        return list.alarms.map { Alarm($0) }
    }

    func schedule(_ request: AlarmRequest) async throws -> Alarm {
        guard Self.mayAsk else {
            throw IntentFailure(
                .notAllowed,
                "'\(AppInfo.current.name)' sets an alarm, and its Info.plist says nothing for that: give it an "
                    + "NSAlarmKitUsageDescription that tells people why")
        }
        let permission = try await requestPermission()
        guard permission == .authorized else {
            let reason = permission == .denied ? "may not set alarms" : "wants to set alarms, and nobody has allowed it"
            throw IntentFailure(
                .notAllowed,
                "'\(AppInfo.current.name)' \(reason): 'beckon alarms allow \(AppInfo.current.identifier)' lets it")
        }
        do {
            let notice: AlarmNotice = try await Self.channel().call(IntentMethod.scheduleAlarm, request)
            take(notice)
            guard let alarm = notice.alarm else {
                throw IntentFailure(.invalidMessage, "the system set an alarm and did not say which")
            }
            return Alarm(alarm)
        } catch let failure as IntentFailure where failure.code == .alarmLimit {
            throw AlarmManager.AlarmError.maximumLimitReached
        }
    }

    func apply(_ operation: AlarmOperation, to id: UUID) throws {
        let notice: AlarmNotice = try Self.channel().callBlocking(
            IntentMethod.changeAlarm, AlarmChange(id: id, operation: operation))
        take(notice)
    }

    /// The alarms as the system has them now.
    package func snapshots() throws -> [AlarmSnapshot] {
        let list: AlarmList = try Self.channel().callBlocking(IntentMethod.alarms, WireNothing())
        return list.alarms
    }

    /// A queue that begins with the alarms as they are now.
    func updates() -> ChangeQueue<[Alarm]> {
        let list: AlarmList? = try? Self.channel().callBlocking(IntentMethod.alarms, WireNothing())
        if let list { take(list) }
        return state.withLock { state in
            // What the list says may be older than what is known by now.
            let queue = ChangeQueue([(state.known ?? list)?.alarms.map { Alarm($0) } ?? []])
            state.readers.add(queue)
            return queue
        }
    }

    // MARK: - Changes

    /// Takes the alarms as the system has them, unless more is known.
    private func take(_ list: AlarmList) {
        state.withLock { state in
            guard list.revision > state.known?.revision ?? -1 else { return }
            let isNews = state.known != nil
            state.known = list
            state.early = state.early.filter { $0.key > list.revision }
            if isNews { Self.tell(&state) }
            Self.advance(&state)
        }
    }

    /// Takes one change, when its turn comes.
    func take(_ notice: AlarmNotice) {
        let misses = state.withLock { state -> Bool in
            // Nobody asked for alarms yet, so that nobody has to be told.
            guard let known = state.known, notice.revision > known.revision else { return false }
            state.early[notice.revision] = notice
            Self.advance(&state)
            return !state.early.isEmpty
        }
        guard misses, let channel = AppRegistry.shared.channel else { return }
        // What is missing is on its way, or nobody will tell it.
        Task {
            try? await Task.sleep(for: .milliseconds(200))
            guard state.withLock({ !$0.early.isEmpty }) else { return }
            if let list: AlarmList = try? await channel.call(IntentMethod.alarms, WireNothing()) { take(list) }
        }
    }

    /// Applies the changes that are known without a gap.
    private static func advance(_ state: inout State) {
        while var known = state.known, let notice = state.early.removeValue(forKey: known.revision + 1) {
            known.revision = notice.revision
            let index = known.alarms.firstIndex { $0.id == notice.id }
            switch (index, notice.alarm) {
            case (let index?, let alarm?): known.alarms[index] = alarm
            case (let index?, nil): known.alarms.remove(at: index)
            case (nil, let alarm?): known.alarms.append(alarm)
            case (nil, nil): break
            }
            let before = state.known?.alarms.map(\.asSeen)
            state.known = known
            // What only the system sees, as the time of the next ring, is no news to the app.
            if before != known.alarms.map(\.asSeen) { tell(&state) }
        }
    }

    private static func tell(_ state: inout State) {
        let readers = state.readers.all()
        guard !readers.isEmpty, let alarms = state.known?.alarms.map({ Alarm($0) }) else { return }
        for queue in readers { queue.push(alarms) }
    }
}

extension AlarmSnapshot {
    /// Without what an app does not see.
    fileprivate var asSeen: AlarmSnapshot {
        AlarmSnapshot(id: id, schedule: schedule, preAlert: preAlert, postAlert: postAlert, phase: phase)
    }
}
