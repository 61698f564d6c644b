import Alarms
import Foundation
import IntentWire
import Testing

/// 3 June 2026, 12:00 UTC, a Wednesday.
let noon = Date(timeIntervalSince1970: 1_780_488_000)

/// A moment so many seconds after noon, by both clocks.
func at(_ seconds: TimeInterval) -> AlarmMoment { AlarmMoment(wall: noon + seconds, uptime: 1000 + seconds, boot: "a") }

func daily(_ hour: Int, _ minute: Int = 0) -> AlarmSchedule {
    .relative(time: AlarmTime(hour: hour, minute: minute), weekdays: AlarmWeekday.allCases)
}

/// An alarm that expectations can change.
final class Subject {
    var machine: AlarmMachine

    init(_ machine: AlarmMachine) { self.machine = machine }

    /// An alarm in universal time.
    convenience init(
        _ schedule: AlarmSchedule? = nil, pre: TimeInterval? = nil, post: TimeInterval? = nil,
        at now: AlarmMoment = at(0)
    ) throws {
        let plan = AlarmPlan(id: UUID(), schedule: schedule, preAlert: pre, postAlert: post)
        self.init(try AlarmMachine(plan, at: now, in: .universal))
    }

    var id: UUID { machine.id }
    var phase: AlarmPhase? { machine.phase }
    var next: Date? { machine.next }

    func due(_ seconds: TimeInterval) -> [AlarmMachine.Due] { machine.due(at: at(seconds)) }

    func advance(_ seconds: TimeInterval) -> [AlarmEvent] { advance(to: at(seconds)) }

    func advance(to now: AlarmMoment) -> [AlarmEvent] { machine.advance(to: now, in: .universal, grace: 900) }

    @discardableResult
    func apply(_ operation: AlarmOperation, _ seconds: TimeInterval) throws -> [AlarmEvent] {
        try machine.apply(operation, at: at(seconds), in: .universal)
    }

    @discardableResult
    func reconsider(_ now: AlarmMoment, in zone: ZoneRules = .universal) -> Bool {
        machine.reconsider(at: now, in: zone)
    }
}

@Suite struct MachineTests {
    @Test func `waits, rings, and is gone when it is stopped`() throws {
        let alarm = try Subject(.fixed(date: noon + 60))
        #expect(alarm.phase == .scheduled)
        #expect(alarm.due(0) == [.wall(noon + 60)])
        #expect(alarm.advance(59).isEmpty)
        #expect(alarm.advance(60) == [.rang(noon + 60)])
        #expect(alarm.phase == .alerting)
        #expect(alarm.advance(61).isEmpty)
        #expect(try alarm.apply(.stop, 70) == [.ended])
        #expect(alarm.phase == nil)
    }

    @Test func `goes back to its schedule when a repeating one is stopped`() throws {
        let alarm = try Subject(daily(13))
        #expect(alarm.advance(3600) == [.rang(noon + 3600)])
        #expect(try alarm.apply(.stop, 3610) == [.changed])
        #expect(alarm.phase == .scheduled)
        #expect(alarm.next == noon + 3600 + 86_400)
    }

    @Test func `is gone when a repeating one is cancelled`() throws {
        let alarm = try Subject(daily(13))
        #expect(try alarm.apply(.cancel, 10) == [.ended])
        #expect(alarm.phase == nil)
    }

    @Test func `counts down to its time and not after it`() throws {
        let alarm = try Subject(.fixed(date: noon + 600), pre: 60)
        #expect(alarm.due(0) == [.wall(noon + 540)])
        #expect(alarm.advance(540) == [.changed])
        #expect(alarm.phase == .countdown)
        #expect(alarm.machine.countdown(at: at(550))?.fire == noon + 600)
        #expect(alarm.advance(600) == [.rang(noon + 600)])
    }

    @Test func `counts down at once without a schedule`() throws {
        let timer = try Subject(pre: 300)
        #expect(timer.phase == .countdown)
        #expect(timer.due(100) == [.after(200)])
        #expect(timer.advance(300) == [.rang(noon + 300)])
    }

    @Test func `counts a snooze from the tap`() throws {
        let alarm = try Subject(.fixed(date: noon + 60), post: 540)
        _ = alarm.advance(60)
        try alarm.apply(.countdown, 100)
        #expect(alarm.phase == .countdown)
        #expect(alarm.advance(639).isEmpty)
        #expect(alarm.advance(640) == [.rang(noon + 640)])
    }

    @Test func `repeats a timer that has no second duration`() throws {
        let timer = try Subject(pre: 60)
        _ = timer.advance(60)
        try timer.apply(.countdown, 70)
        #expect(timer.due(70) == [.after(60)])
    }

    @Test func `stands still while it is paused`() throws {
        let timer = try Subject(pre: 300)
        try timer.apply(.pause, 100)
        #expect(timer.phase == .paused)
        #expect(timer.machine.countdown(at: at(150)) == AlarmCountdown(total: 300, elapsed: 100))
        #expect(timer.due(150).isEmpty)
        #expect(timer.advance(5000).isEmpty)
        try timer.apply(.resume, 5000)
        #expect(timer.advance(5199).isEmpty)
        #expect(timer.advance(5200) == [.rang(noon + 5200)])
    }

    @Test func `rings later where the countdown to a scheduled time was paused, and once`() throws {
        let alarm = try Subject(daily(13), pre: 600)
        _ = alarm.advance(3000)
        try alarm.apply(.pause, 3300)
        #expect(alarm.advance(3700).isEmpty)
        try alarm.apply(.resume, 3800)
        #expect(alarm.advance(4100) == [.rang(noon + 4100)])
        try alarm.apply(.stop, 4110)
        #expect(alarm.next == noon + 3600 + 86_400)
    }

    @Test func `skips the ring that a countdown leads to when it is stopped`() throws {
        let alarm = try Subject(daily(13), pre: 600)
        _ = alarm.advance(3000)
        try alarm.apply(.stop, 3100)
        #expect(alarm.phase == .scheduled)
        #expect(alarm.advance(3600).isEmpty)
        #expect(alarm.next == noon + 3600 + 86_400)
    }

    @Test func `rings anew where the next day comes while it still rings`() throws {
        let alarm = try Subject(daily(13))
        #expect(alarm.advance(3600) == [.rang(noon + 3600)])
        #expect(alarm.advance(3600 + 86_400) == [.rang(noon + 3600 + 86_400)])
    }

    @Test func `rings by its schedule while a snooze is paused`() throws {
        let alarm = try Subject(daily(13), post: 600)
        _ = alarm.advance(3600)
        try alarm.apply(.countdown, 3600)
        try alarm.apply(.pause, 3700)
        #expect(alarm.advance(3600 + 86_400) == [.rang(noon + 3600 + 86_400)])
    }

    @Test(arguments: [
        (AlarmOperation.countdown, AlarmPhase.scheduled), (.pause, .scheduled), (.resume, .scheduled),
        (.countdown, .countdown), (.resume, .countdown), (.countdown, .paused), (.pause, .paused), (.pause, .alerting),
        (.resume, .alerting),
    ])
    func `refuses what does not fit what it is doing`(_ operation: AlarmOperation, _ phase: AlarmPhase) throws {
        let alarm = try Subject(phase == .scheduled ? daily(13) : nil, pre: phase == .scheduled ? nil : 60)
        if phase == .paused { try alarm.apply(.pause, 1) }
        if phase == .alerting { _ = alarm.advance(60) }
        #expect(alarm.phase == phase)
        let before = alarm.machine
        #expect(throws: AlarmError.wrongState(operation, phase, alarm.id)) { try alarm.apply(operation, 61) }
        #expect(alarm.machine == before)
    }

    @Test func `refuses to count down again where it has no time for that`() throws {
        let alarm = try Subject(.fixed(date: noon + 60))
        _ = alarm.advance(60)
        #expect(throws: AlarmError.noCountdown(alarm.id)) { try alarm.apply(.countdown, 61) }
    }

    struct BadPlan: Sendable, CustomTestStringConvertible {
        var schedule: AlarmSchedule?
        var pre: TimeInterval?
        var post: TimeInterval?
        var testDescription: String
    }

    @Test(arguments: [
        BadPlan(testDescription: "neither schedule nor countdown"),
        BadPlan(pre: -5, testDescription: "a negative countdown"), BadPlan(pre: 0, testDescription: "no countdown"),
        BadPlan(pre: .infinity, testDescription: "an infinite countdown"),
        BadPlan(pre: .nan, testDescription: "no number"),
        BadPlan(pre: 5, post: -1, testDescription: "a negative snooze"),
        BadPlan(pre: 367 * 86_400, testDescription: "more than a year"),
        BadPlan(schedule: .fixed(date: .distantPast), testDescription: "year 1"),
        BadPlan(schedule: .fixed(date: noon), testDescription: "now"),
        BadPlan(schedule: .fixed(date: Date(timeIntervalSince1970: .nan)), testDescription: "no date"),
        BadPlan(
            schedule: .relative(time: AlarmTime(hour: 25, minute: 61), weekdays: []), testDescription: "25:61"),
        BadPlan(
            schedule: .relative(time: AlarmTime(hour: 7, minute: 0), weekdays: [.monday, .monday]),
            testDescription: "a day twice"),
    ])
    func `refuses what is no alarm`(_ plan: BadPlan) {
        #expect(throws: AlarmError.self) { try Subject(plan.schedule, pre: plan.pre, post: plan.post) }
    }

    @Test func `takes the year 9999`() throws {
        let end = Date(timeIntervalSince1970: 253_402_300_799)
        #expect(try Subject(.fixed(date: end)).next == end)
    }
}

@Suite struct ClockTests {
    @Test func `rings at once what the machine slept through, within the grace time`() throws {
        let alarm = try Subject(.fixed(date: noon + 60))
        #expect(alarm.advance(60 + 900) == [.rang(noon + 60)])
    }

    @Test func `reports what was slept through for longer`() throws {
        let alarm = try Subject(.fixed(date: noon + 60))
        #expect(alarm.advance(60 + 901) == [.missed(noon + 60), .ended])
        let timer = try Subject(pre: 60)
        #expect(timer.advance(1000) == [.missed(noon + 60), .ended])
    }

    @Test func `reports each day that was slept through, and rings the last in time`() throws {
        let alarm = try Subject(daily(13))
        let days = (0...3).map { noon + 3600 + Double($0) * 86_400 }
        #expect(alarm.advance(3 * 86_400 + 3700) == days.prefix(3).map { .missed($0) } + [.rang(days[3])])
    }

    @Test func `tells years of a wrong clock in a bounded number of words`() throws {
        let alarm = try Subject(daily(13))
        let events = alarm.advance(100 * 366 * 86_400)
        #expect(events.count <= 510)
        #expect(events.contains { if case .missedMany = $0 { true } else { false } })
        #expect(try #require(alarm.next) > noon + 100 * 366 * 86_400)
    }

    @Test func `does not ring again when the clock is set back over a ring`() throws {
        let alarm = try Subject(daily(13))
        _ = alarm.advance(3600)
        try alarm.apply(.stop, 3610)
        let back = AlarmMoment(wall: noon + 1800, uptime: 5000, boot: "a")
        alarm.reconsider(back)
        #expect(alarm.next == noon + 3600 + 86_400)
    }

    @Test func `rings by the new clock when one that was far ahead is put right`() throws {
        let ahead = AlarmMoment(wall: noon + 400 * 86_400, uptime: 1000, boot: "a")
        let alarm = try Subject(daily(13), at: ahead)
        _ = alarm.advance(to: AlarmMoment(wall: ahead.wall + 3600, uptime: 4600, boot: "a"))
        try alarm.apply(.stop, 0)
        alarm.reconsider(AlarmMoment(wall: noon, uptime: 5000, boot: "a"))
        #expect(alarm.next == noon + 3600)
    }

    @Test func `counts down evenly whatever becomes of the clock`() throws {
        let timer = try Subject(pre: 300)
        let jumped = AlarmMoment(wall: noon + 7200, uptime: 1100, boot: "a")
        #expect(timer.advance(to: jumped).isEmpty)
        #expect(timer.machine.countdown(at: jumped)?.fire == noon + 7400)
        let end = AlarmMoment(wall: noon + 7400, uptime: 1300, boot: "a")
        #expect(timer.advance(to: end) == [.rang(noon + 7400)])
    }

    @Test func `counts on by the clock on the wall when the machine was started anew`() throws {
        let timer = try Subject(pre: 300)
        let restarted = AlarmMoment(wall: noon + 200, uptime: 5, boot: "b")
        #expect(timer.machine.due(at: restarted) == [.after(100)])
        #expect(
            timer.advance(to: AlarmMoment(wall: noon + 301, uptime: 106, boot: "b"))
                == [.rang(noon + 300)])
    }

    @Test func `follows the person to another zone, but for fixed dates`() throws {
        let berlin = try ZoneRules(named: "Europe/Berlin")
        let tokyo = try ZoneRules(named: "Asia/Tokyo")
        let id = UUID()
        // 14:00 in Berlin and 21:00 in Tokyo; the alarm is at 22:00.
        let alarm = Subject(try AlarmMachine(AlarmPlan(id: id, schedule: daily(22)), at: at(0), in: berlin))
        #expect(alarm.next == noon + 8 * 3600)
        #expect(alarm.reconsider(at(10), in: tokyo))
        #expect(alarm.next == noon + 3600)
        let fixed = Subject(
            try AlarmMachine(AlarmPlan(id: id, schedule: .fixed(date: noon + 60)), at: at(0), in: berlin))
        #expect(!fixed.reconsider(at(10), in: tokyo))
        #expect(fixed.next == noon + 60)
    }
}
