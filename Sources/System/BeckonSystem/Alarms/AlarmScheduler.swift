import Alarms
package import Foundation
package import IntentWire
import Synchronization

/// What is heard and seen of alarms that ring.
package protocol AlarmBell: Sendable {
    /// Begins; what a person does to an alarm at the bell goes to `press`.
    func start(_ press: @escaping @Sendable (AlarmPress) async -> Void) async
    /// Rings for these alarms and no others, the first that began first.
    func ring(_ alarms: [RingingAlarm]) async
    /// Says that rings of an alarm did not take place.
    func missed(_ alarm: AlarmRecord, at times: [Date]) async
    /// Asks the person something that is about no run; gives nil where nobody answers.
    func ask(_ question: ConfirmationQuestion) async -> Bool?
    /// Is silent from now on.
    func end() async
}

extension AlarmBell {
    package func ask(_ question: ConfirmationQuestion) async -> Bool? { nil }
}

/// Neither heard nor seen: for systems without anything to ring with.
struct SilentBell: AlarmBell {
    func start(_ press: @escaping @Sendable (AlarmPress) async -> Void) async {}
    func ring(_ alarms: [RingingAlarm]) async {}
    func missed(_ alarm: AlarmRecord, at times: [Date]) async {}
    func end() async {}
}

/// An alarm that rings.
package struct RingingAlarm: Hashable, Sendable {
    package var alarm: AlarmRecord
    /// For how many seconds it has rung.
    package var elapsed: TimeInterval
    /// The program of its app, beside which its sounds are.
    package var executablePath: String
    package var sound: String?

    /// Creates a description.
    package init(alarm: AlarmRecord, elapsed: TimeInterval, executablePath: String, sound: String?) {
        self.alarm = alarm
        self.elapsed = elapsed
        self.executablePath = executablePath
        self.sound = sound
    }
}

/// Tells the alarms the time when they want to hear it: the part of a system that serves which makes them ring.
///
/// It holds nothing that the store does not: what rings is read there, so that a system which is killed rings again for
/// the same alarms when it is started.
actor AlarmScheduler {
    private let service: AlarmService
    private let bell: any AlarmBell
    private let timers: AlarmTimers
    private var loop: Task<Void, Never>?
    /// How often it has woken, for those who count.
    private(set) var wakeUps = 0

    /// - Throws: `IntentFailure` where the machine has no timers left.
    init(_ service: AlarmService, bell: any AlarmBell) throws {
        self.service = service
        self.bell = bell
        do { timers = try AlarmTimers() } catch {
            throw IntentFailure(.unsupported, "alarms cannot ring: the kernel gives no timers (\(error))")
        }
    }

    /// Whether alarms wake the machine from sleep.
    nonisolated var wakesMachine: Bool { timers.wakesMachine }

    /// Begins: rings at once for what rang when the last system ended, and for what was due since.
    ///
    /// - Parameter press: Does what a person wants with an alarm.
    func start(_ press: @escaping @Sendable (AlarmPress) async -> Void) async {
        await bell.start(press)
        let wakeUps = timers.wakeUps()
        service.whenChanged { [timers] in timers.wake() }
        service.ask { [bell] in await bell.ask($0) }
        loop = Task { [timers] in
            await self.look([.clock, .time])
            for await _ in wakeUps { await self.look(timers.takeReasons()) }
        }
    }

    func end() async {
        timers.close()
        await loop?.value
        await bell.end()
    }

    private func look(_ reason: AlarmTimers.Reason) async {
        wakeUps += 1
        // A store that fails is tried again in a moment.
        do { try await turn(reason) } catch { timers.set(wall: nil, evenSeconds: 5) }
    }

    private func turn(_ reason: AlarmTimers.Reason) async throws {
        let happened = try await service.store.advance()
        let moved = reason.isDisjoint(with: [.clock, .zone]) ? [] : try await service.store.reconsider()
        let now = service.store.clock.now()
        let ringing = try await service.store.ringing().compactMap { alarm -> RingingAlarm? in
            guard let record = alarm.record(at: now), let since = alarm.ringing else { return nil }
            return RingingAlarm(
                alarm: record, elapsed: now.elapsed(since: since), executablePath: alarm.executablePath,
                sound: alarm.request.sound)
        }
        // What is heard first, what is told afterwards.
        await bell.ring(ringing)
        let due = try await service.store.due()
        timers.set(wall: due.wall, evenSeconds: due.seconds)
        for transition in happened {
            let times = transition.events.compactMap { event in
                switch event {
                case .missed(let time), .missedMany(let time, _): time
                case .rang, .changed, .ended: nil as Date?
                }
            }
            if !times.isEmpty { await bell.missed(transition.alarm.shown(at: now), at: times) }
        }
        await service.tell(happened + moved)
    }
}

extension StoredAlarm {
    /// The alarm as surfaces show it, also where it is over.
    fileprivate func shown(at now: AlarmMoment) -> AlarmRecord {
        record(at: now)
            ?? AlarmRecord(
                snapshot: AlarmSnapshot(id: id, schedule: request.schedule, phase: .scheduled), app: app,
                appName: appName, presentation: request.presentation, hasStopIntent: request.stopIntent != nil,
                hasSecondaryIntent: request.secondaryIntent != nil)
    }
}
