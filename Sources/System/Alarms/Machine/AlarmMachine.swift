public import Foundation
public import IntentWire

/// One alarm, apart from any clock, store or sound: what it does follows from what it is told.
///
/// It is told the time by `advance(to:in:grace:)` and what people want by `apply(_:at:in:)`; it says what happened by
/// ``AlarmEvent``s. `due(at:)` says when it wants to hear the time next. A ring of its schedule always takes place, or
/// is reported as missed, whatever the alarm is doing then.
///
/// ```swift
/// var alarm = try AlarmMachine(plan, at: now, in: zone)
/// let events = alarm.advance(to: later, in: zone, grace: 900)
/// ```
public struct AlarmMachine: Codable, Hashable, Sendable {
    /// A countdown that runs.
    public struct Countdown: Codable, Hashable, Sendable {
        public var total: TimeInterval
        /// How much had passed when it was started or resumed.
        public var elapsed: TimeInterval
        public var start: AlarmMoment
        /// Whether it leads to the next ring of the schedule, whatever becomes of the clock.
        public var leadsToSchedule: Bool

        /// How many seconds are left.
        func remaining(at now: AlarmMoment) -> TimeInterval { total - elapsed - now.elapsed(since: start) }
    }

    /// What it is doing.
    public enum State: Codable, Hashable, Sendable {
        case scheduled
        case countdown(Countdown)
        case paused(total: TimeInterval, elapsed: TimeInterval)
        /// Since when it rings.
        case alerting(since: AlarmMoment)
        /// It is no alarm any more.
        case over
    }

    public let plan: AlarmPlan
    public private(set) var state: State
    /// The next ring of the schedule; nil where there is none any more.
    public private(set) var next: Date?
    /// The last ring of the schedule that took place or was missed.
    public private(set) var last: Date?

    /// Creates an alarm, which begins at once to wait or to count down.
    ///
    /// - Parameters:
    ///   - plan: What it is to do.
    ///   - now: The moment.
    ///   - zone: The zone that the machine is in.
    /// - Throws: ``AlarmError/invalid(_:)``.
    public init(_ plan: AlarmPlan, at now: AlarmMoment, in zone: ZoneRules) throws(AlarmError) {
        try plan.check(at: now.wall)
        self.plan = plan
        state = .scheduled
        if let schedule = plan.schedule {
            next = AlarmOccurrences(schedule, in: zone).next(after: now.wall)
            guard next != nil else { throw .invalid("it would never ring") }
            beginLeadingCountdown(at: now)
        } else {
            beginCountdown(plan.preAlert ?? 0, at: now)
        }
    }

    public var id: UUID { plan.id }

    /// The name of what it is doing; nil where it is over.
    public var phase: AlarmPhase? {
        switch state {
        case .scheduled: .scheduled
        case .countdown: .countdown
        case .paused: .paused
        case .alerting: .alerting
        case .over: nil
        }
    }

    /// Its countdown, for those who show it.
    public func countdown(at now: AlarmMoment) -> AlarmCountdown? {
        switch state {
        case .countdown(let countdown):
            if countdown.leadsToSchedule, let next {
                return AlarmCountdown(
                    total: countdown.total, elapsed: 0, start: next - countdown.total, fire: next)
            }
            let fire = now.wall + countdown.remaining(at: now)
            return AlarmCountdown(
                total: countdown.total, elapsed: countdown.elapsed,
                start: fire - (countdown.total - countdown.elapsed), fire: fire)
        case .paused(let total, let elapsed): return AlarmCountdown(total: total, elapsed: elapsed)
        case .scheduled, .alerting, .over: return nil
        }
    }

    /// When it rings next; nil where it rings now, or no time is set.
    public func nextRing(at now: AlarmMoment) -> Date? { countdown(at: now)?.fire ?? next }

    // MARK: - What people want

    /// Does what a person or an app wants.
    ///
    /// - Returns: What happened; nothing where nothing had to be done.
    /// - Throws: ``AlarmError``, and then nothing has changed.
    /// - Source: developer.apple.com/documentation/alarmkit/alarmmanager: `stop(id:)`, `cancel(id:)`,
    ///   `countdown(id:)`, `pause(id:)`, `resume(id:)`.
    public mutating func apply(
        _ operation: AlarmOperation, at now: AlarmMoment, in zone: ZoneRules
    ) throws(AlarmError) -> [AlarmEvent] {
        guard let phase else { throw .wrongState(operation, .scheduled, id) }
        switch operation {
        case .cancel:
            state = .over
            return [.ended]
        case .stop: return stop(at: now, in: zone)
        case .countdown:
            guard phase == .alerting else { throw .wrongState(operation, phase, id) }
            guard let duration = plan.postAlert ?? plan.preAlert else { throw .noCountdown(id) }
            beginCountdown(duration, at: now)
        case .pause:
            guard case .countdown(let countdown) = state else { throw .wrongState(operation, phase, id) }
            let remaining: TimeInterval
            if countdown.leadsToSchedule, let next {
                // From now on it is this countdown that rings, not its schedule.
                remaining = next.timeIntervalSince(now.wall)
                pass(next, in: zone)
            } else {
                remaining = countdown.remaining(at: now)
            }
            state = .paused(total: countdown.total, elapsed: countdown.total - min(max(0, remaining), countdown.total))
        case .resume:
            guard case .paused(let total, let elapsed) = state else { throw .wrongState(operation, phase, id) }
            state = .countdown(Countdown(total: total, elapsed: elapsed, start: now, leadsToSchedule: false))
        }
        return [.changed]
    }

    private mutating func stop(at now: AlarmMoment, in zone: ZoneRules) -> [AlarmEvent] {
        guard plan.schedule?.repeats == true else {
            state = .over
            return [.ended]
        }
        switch state {
        case .scheduled: return []
        case .countdown(let countdown) where countdown.leadsToSchedule: if let next { pass(next, in: zone) }
        default: break
        }
        state = .scheduled
        beginLeadingCountdown(at: now)
        return [.changed]
    }

    // MARK: - What time does

    /// When it wants to be told the time next.
    public enum Due: Hashable, Sendable {
        /// At a time of the clock on the wall.
        case wall(Date)
        /// When so many seconds have passed, whatever becomes of that clock.
        case after(TimeInterval)
    }

    /// When it wants to be told the time; both, where a countdown runs beside a schedule.
    public func due(at now: AlarmMoment) -> [Due] {
        var due: [Due] = []
        if case .countdown(let countdown) = state, !countdown.leadsToSchedule {
            due.append(.after(max(0, countdown.remaining(at: now))))
        }
        if let next {
            if case .scheduled = state, let lead = plan.preAlert, next - lead > now.wall {
                due.append(.wall(next - lead))
            } else {
                due.append(.wall(next))
            }
        }
        return due
    }

    /// Tells it the time.
    ///
    /// - Parameters:
    ///   - now: The moment.
    ///   - zone: The zone that the machine is in.
    ///   - grace: How many seconds after its time a ring still takes place, which the machine slept through; one that is
    ///     older is missed.
    /// - Returns: What happened, in order.
    public mutating func advance(to now: AlarmMoment, in zone: ZoneRules, grace: TimeInterval) -> [AlarmEvent] {
        var events: [AlarmEvent] = []
        // What counts down rings before what the schedule says for later.
        if case .countdown(let countdown) = state, !countdown.leadsToSchedule {
            let late = -countdown.remaining(at: now)
            if late >= 0 {
                let time = now.wall - late
                if late <= grace { ring(time, at: now, &events) } else { miss(time, at: now, &events) }
            }
        }
        while let time = next, time <= now.wall {
            // Years of a clock that was wrong are told as one.
            if events.count >= Self.mostEvents {
                let start = max(time, now.wall - grace)
                events.append(.missedMany(from: time, through: start))
                last = start
                next = plan.schedule.flatMap { AlarmOccurrences($0, in: zone).next(after: start) }
                continue
            }
            pass(time, in: zone)
            if now.wall.timeIntervalSince(time) <= grace {
                ring(time, at: now, &events)
            } else {
                miss(time, at: now, &events)
            }
        }
        if beginLeadingCountdown(at: now) { events.append(.changed) }
        return events
    }

    /// How many rings are told one by one that were missed in one go.
    static let mostEvents = 500

    /// Takes notice of another zone, of other rules of it, or of a clock that was set: the next ring is found anew.
    ///
    /// What has rung already does not ring again because a clock was set back by less than a day.
    ///
    /// - Returns: Whether anything changed.
    public mutating func reconsider(at now: AlarmMoment, in zone: ZoneRules) -> Bool {
        guard let schedule = plan.schedule, next != nil || schedule.repeats else { return false }
        let before = self
        // A ring that is due now takes place before clocks are looked at again.
        if let next, next <= now.wall { return false }
        var start = now.wall
        if let last, last > start, last.timeIntervalSince(start) < 86_400 { start = last }
        next = AlarmOccurrences(schedule, in: zone).next(after: start)
        if case .countdown(let countdown) = state, countdown.leadsToSchedule {
            state = .scheduled
            beginLeadingCountdown(at: now)
        }
        return self != before
    }

    // MARK: - Steps

    /// A ring of the schedule is dealt with: it leads to the next one.
    private mutating func pass(_ time: Date, in zone: ZoneRules) {
        last = time
        next = plan.schedule.flatMap { $0.repeats ? AlarmOccurrences($0, in: zone).next(after: time) : nil }
    }

    private mutating func ring(_ time: Date, at now: AlarmMoment, _ events: inout [AlarmEvent]) {
        state = .alerting(since: now)
        events.append(.rang(time))
    }

    private mutating func miss(_ time: Date, at now: AlarmMoment, _ events: inout [AlarmEvent]) {
        events.append(.missed(time))
        if case .alerting = state { return }
        if plan.schedule?.repeats == true {
            state = .scheduled
        } else {
            state = .over
            events.append(.ended)
        }
    }

    private mutating func beginCountdown(_ duration: TimeInterval, at now: AlarmMoment) {
        state = .countdown(Countdown(total: duration, elapsed: 0, start: now, leadsToSchedule: false))
    }

    /// Counts down to the next ring where that is near enough; gives whether it began.
    @discardableResult
    private mutating func beginLeadingCountdown(at now: AlarmMoment) -> Bool {
        guard case .scheduled = state, let lead = plan.preAlert, let next, next - lead <= now.wall, next > now.wall
        else { return false }
        state = .countdown(Countdown(total: lead, elapsed: 0, start: now, leadsToSchedule: true))
        return true
    }
}
