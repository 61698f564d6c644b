import Alarms
import BeckonSystem
import Foundation
import IntentWire
import Testing

@Suite struct AlarmTests {
    @Test func `rings, snoozes from the tap, and is gone when it is stopped`() async throws {
        try await AlarmBench.with { bench in
            let id = try await bench.set(in: 60, snooze: 540)
            #expect(try await bench.phase(id) == .scheduled)
            try await bench.pass(59)
            #expect(try await bench.phase(id) == .scheduled)
            try await bench.pass(1)
            #expect(try await bench.phase(id) == .alerting)
            bench.clock.pass(30)
            try await bench.press(.countdown, id)
            let next = try await bench.system.alarms().first?.snapshot.next
            #expect(next == bench.clock.now().wall + 540)
            try await bench.pass(540)
            #expect(try await bench.phase(id) == .alerting)
            try await bench.press(.stop, id)
            #expect(try await bench.phase(id) == nil)
            #expect(try await bench.events() == [.set, .rang, .snoozed, .rang, .stopped])
        }
    }

    @Test func `rings for all alarms of an instant, in the order in which they were set`() async throws {
        try await AlarmBench.with { bench in
            for title in ["One", "Two", "Three"] { try await bench.set(in: 60, title: title) }
            try await bench.pass(60)
            let rings = try await bench.system.alarmLog(limit: 3).reversed()
            #expect(rings.map(\.title) == ["One", "Two", "Three"] && rings.allSatisfy { $0.event == .rang })
            #expect(try await bench.system.alarms().map(\.phase) == [.alerting, .alerting, .alerting])
        }
    }

    @Test func `keeps a ring that nobody has stopped over a new start`() async throws {
        try await AlarmBench.with { bench in
            let id = try await bench.set(in: 60)
            try await bench.pass(60)
            await bench.system.shutdown()
            let again = try BeckonSystem(configuration: bench.test.configuration)
            try await again.tellAlarmsTime()
            #expect(try await again.alarms().map(\.phase) == [.alerting])
            #expect(try await again.alarms().map(\.id) == [id])
            #expect(try await again.alarmLog(limit: 10).map(\.event) == [.rang, .set])
            await again.shutdown()
        }
    }

    @Test func `tells of an alarm that it has missed`() async throws {
        try await AlarmBench.with { bench in
            let due = bench.clock.now().wall + 60
            try await bench.set(in: 60)
            try await bench.pass(3600)
            let last = try #require(try await bench.system.alarmLog(limit: 1).first)
            #expect(last.event == .missed && last.time == due && last.noted == bench.clock.now().wall)
            #expect(try await bench.system.alarms().isEmpty)
        }
    }

    @Test func `moves alarms with the person, but for those at a date`() async throws {
        try await AlarmBench.with { bench in
            // 15 January 2027, 8:00 in universal time.
            let relative = try await bench.system.setAlarm(
                AlarmRequest(
                    id: UUID(), schedule: .relative(time: AlarmTime(hour: 22, minute: 0), weekdays: []),
                    presentation: AlarmPresentationSnapshot(title: "Sleep")))
            let fixed = try await bench.set(in: 7200)
            let before = try #require(relative.snapshot.next)
            bench.clock.fly(to: try ZoneRules(named: "Asia/Tokyo"))
            try await bench.system.tellAlarmsTime()
            let after = try await bench.system.alarms()
            #expect(after.first { $0.id == relative.id }?.snapshot.next == before - 9 * 3600)
            #expect(after.first { $0.id == fixed }?.snapshot.next == bench.clock.now().wall + 7200)
        }
    }

    @Test func `counts down evenly when the clock is set`() async throws {
        try await AlarmBench.with { bench in
            let timer = try await bench.system.setAlarm(
                AlarmRequest(id: UUID(), preAlert: 300, presentation: AlarmPresentationSnapshot(title: "Eggs")))
            bench.clock.set(by: 7200)
            try await bench.pass(299)
            #expect(try await bench.phase(timer.id) == .countdown)
            try await bench.pass(1)
            #expect(try await bench.phase(timer.id) == .alerting)
        }
    }

    @Test func `refuses a second alarm with the same identifier`() async throws {
        try await AlarmBench.with { bench in
            let id = try await bench.set(in: 60)
            let refusal = try await failure { try await bench.set(in: 120, id: id) }
            #expect(refusal.code == .alarmExists)
            #expect(try await bench.system.alarms().count == 1)
        }
    }

    @Test(arguments: [AlarmOperation.countdown, .pause, .resume])
    func `refuses what an alarm that waits cannot do`(_ operation: AlarmOperation) async throws {
        try await AlarmBench.with { bench in
            let id = try await bench.set(in: 60)
            let refusal = try await failure { try await bench.press(operation, id) }
            #expect(refusal.code == .alarmState)
            #expect(try await bench.events() == [.set])
        }
    }

    @Test(arguments: AlarmOperation.allCases)
    func `knows no alarm that was never set`(_ operation: AlarmOperation) async throws {
        try await AlarmBench.with { bench in
            let refusal = try await failure { try await bench.press(operation, UUID()) }
            #expect(refusal.code == .unknownAlarm)
        }
    }

    @Test func `says that there are as many alarms as there may be`() async throws {
        try await AlarmBench.with { bench in
            try await bench.fill(AlarmBench.maximumOfApp)
            let refusal = try await failure { try await bench.set(in: 60) }
            #expect(refusal.code == .alarmLimit)
            let one = try #require(try await bench.system.alarms().first)
            try await bench.press(.cancel, one.id)
            try await bench.set(in: 60)
        }
    }
}

extension AlarmBench {
    static let maximumOfApp = 10_000

    /// Sets so many alarms.
    fileprivate func fill(_ count: Int) async throws {
        try await withThrowingTaskGroup { group in
            for index in 0..<count { group.addTask { try await set(in: Double(60 + index)) } }
            try await group.waitForAll()
        }
    }
}
