import Alarms
import Foundation
import IntentWire
import Testing

@Suite struct YearTests {
    /// What happens to a machine beside the passing of time.
    private enum Disturbance { case sleep(TimeInterval), clock(TimeInterval), flight(ZoneRules) }

    /// One ring of one alarm.
    private struct Ring: Hashable {
        var alarm: Int
        var instant: Date
    }

    /// A year of minutes in the simplest words: an alarm rings whenever local time passes its time of day, forward, on one
    /// of its days; what was there once, because a clock was set back, is not there again.
    private struct Minutes {
        var zone: ZoneRules
        var wall: Date
        /// How far local time has come, so that an hour that there is twice counts once.
        var local: Int
        var byTime: [Int: [(alarm: Int, days: Set<AlarmWeekday>)]]
        var rings: Set<Ring> = []

        init(_ alarms: [(minute: Int, days: [AlarmWeekday])], in zone: ZoneRules, at wall: Date) {
            self.zone = zone
            self.wall = wall
            local = Self.local(wall, zone)
            byTime = Dictionary(grouping: alarms.enumerated(), by: \.element.minute)
                .mapValues { $0.map { ($0.offset, Set($0.element.days)) } }
        }

        /// Minutes since 1970 in local time.
        static func local(_ date: Date, _ zone: ZoneRules) -> Int {
            (Int(date.timeIntervalSince1970) + zone.offset(at: date)) / 60
        }

        mutating func pass(until end: Date) {
            while wall < end {
                wall += 60
                let now = Self.local(wall, zone)
                while local < now {
                    local += 1
                    // 1 January 1970 was a Thursday.
                    let weekday = AlarmWeekday.allCases[(local / 1440 + 3) % 7]
                    for entry in byTime[local % 1440] ?? [] where entry.days.contains(weekday) {
                        rings.insert(Ring(alarm: entry.alarm, instant: wall))
                    }
                }
            }
        }

        mutating func fly(to zone: ZoneRules) {
            self.zone = zone
            local = Self.local(wall, zone)
        }
    }

    /// `BECKON_ALARM_DAYS` sets how long it goes on; a whole year takes minutes in a debug build.
    private static let days = Int(ProcessInfo.processInfo.environment["BECKON_ALARM_DAYS"] ?? "") ?? 40

    @Test func `has each ring of 500 alarms exactly once, with flights, sleep and clocks that are set`() throws {
        var numbers = Numbers(state: 7)
        let zones = try ["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "America/Nuuk"]
            .map { try ZoneRules(named: $0) }
        // Berlin puts its clocks forward two weeks later, New York back in autumn.
        let start = try utc("2026-03-15 00:00")
        let alarms = (0..<500).map { _ in
            let days = AlarmWeekday.allCases.filter { _ in Bool.random(using: &numbers) }
            return (minute: Int.random(in: 0..<1440, using: &numbers), days: days.isEmpty ? [.sunday] : days)
        }
        var model = Minutes(alarms, in: zones[0], at: start)
        var zone = zones[0]
        var now = AlarmMoment(wall: start, uptime: 0, boot: "a")
        var machines = try alarms.map { alarm in
            try AlarmMachine(
                AlarmPlan(
                    id: UUID(),
                    schedule: .relative(
                        time: AlarmTime(hour: alarm.minute / 60, minute: alarm.minute % 60), weekdays: alarm.days)),
                at: now, in: zone)
        }
        var log: [Ring: Int] = [:]
        var missed = 0

        /// Tells the alarms the time, as the scheduler does: those that are due.
        func tell() throws {
            for index in machines.indices {
                guard let next = machines[index].next, next <= now.wall else { continue }
                for event in machines[index].advance(to: now, in: zone, grace: 900) {
                    switch event {
                    case .rang(let instant): log[Ring(alarm: index, instant: instant), default: 0] += 1
                    case .missed(let instant):
                        missed += 1
                        log[Ring(alarm: index, instant: instant), default: 0] += 1
                    case .missedMany: Issue.record("nothing sleeps for a year here")
                    case .changed, .ended: break
                    }
                }
                if machines[index].phase == .alerting {
                    _ = try machines[index].apply(.stop, at: now, in: zone)
                }
            }
        }

        func pass(_ seconds: TimeInterval, awake: Bool = true) throws {
            let end = now.wall + seconds
            while now.wall < end {
                // It wakes for the next ring, or when it wakes.
                let next = awake ? machines.compactMap(\.next).min() ?? end : end
                let step = min(max(next, now.wall), end).timeIntervalSince(now.wall)
                now.wall += step
                now.uptime += step
                try tell()
            }
        }

        let end = start + Double(Self.days) * 86_400
        while now.wall < end {
            // Disturbances are a day apart at least: what happens where two meet is the person's to say.
            try pass(86_400 + Double(Int.random(in: 0..<1440, using: &numbers)) * 60)
            model.pass(until: now.wall)
            let disturbance: Disturbance =
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: .sleep(Double(Int.random(in: 1..<3000, using: &numbers)) * 60)
                case 1: .clock(Double(Int.random(in: -1000..<1000, using: &numbers)) * 60)
                default: .flight(zones.randomElement(using: &numbers) ?? zone)
                }
            switch disturbance {
            case .sleep(let seconds): try pass(seconds, awake: false)
            case .clock(let seconds):
                now.wall += seconds
                try tell()
                for index in machines.indices { _ = machines[index].reconsider(at: now, in: zone) }
            case .flight(let other):
                zone = other
                model.fly(to: other)
                for index in machines.indices { _ = machines[index].reconsider(at: now, in: zone) }
            }
            model.pass(until: now.wall)
        }
        #expect(missed > 0)
        #expect(log.values.allSatisfy { $0 == 1 })
        let found = Set(log.keys)
        #expect(found.subtracting(model.rings).isEmpty)
        #expect(model.rings.subtracting(found).isEmpty)
    }
}
