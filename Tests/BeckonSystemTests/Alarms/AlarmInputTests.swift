import Alarms
import BeckonSystem
import Foundation
import IntentWire
import SQLiteStore
import Testing

/// What is asked of alarms that cannot be, or hardly can.
@Suite struct AlarmInputTests {
    private func request(
        _ schedule: AlarmSchedule?, preAlert: TimeInterval? = nil, postAlert: TimeInterval? = nil
    ) -> AlarmRequest {
        AlarmRequest(
            id: UUID(), schedule: schedule, preAlert: preAlert, postAlert: postAlert,
            presentation: AlarmPresentationSnapshot(title: "Tea"))
    }

    private static let tea = AlarmTime(hour: 16, minute: 0)

    /// What is no alarm, and what is said of it.
    private static let refused: [(AlarmSchedule?, TimeInterval?, TimeInterval?, String)] = [
        (.fixed(date: Date(timeIntervalSince1970: -62_135_596_800)), nil, nil, "its date, 0001-01-0"),
        (.fixed(date: Date(timeIntervalSince1970: .infinity)), nil, nil, "no date"),
        (.fixed(date: Date(timeIntervalSince1970: .nan)), nil, nil, "no date"),
        (.relative(time: AlarmTime(hour: 25, minute: 61), weekdays: []), nil, nil, "no time 25:61"),
        (.relative(time: AlarmTime(hour: -1, minute: 0), weekdays: []), nil, nil, "no time -1:0"),
        (.relative(time: AlarmTime(hour: .max, minute: .max), weekdays: [.monday]), nil, nil, "no time"),
        (.relative(time: tea, weekdays: [.monday, .monday]), nil, nil, "given twice"),
        (nil, nil, nil, "neither a schedule nor a countdown"), (nil, nil, 60, "neither a schedule nor a countdown"),
        (nil, 0, nil, "'preAlert' of 0.0"), (nil, -5, nil, "'preAlert' of -5.0"),
        (nil, .infinity, nil, "'preAlert' of inf"),
        (nil, .nan, nil, "'preAlert' of nan"), (nil, 1e300, nil, "'preAlert' of 1e+300"),
        (nil, 60, -.infinity, "'postAlert' of -inf"),
        (.relative(time: tea, weekdays: []), nil, 0, "'postAlert' of 0.0"),
    ]

    @Test(arguments: refused.indices)
    func `refuses what is no alarm, and sets nothing`(_ index: Int) async throws {
        let (schedule, preAlert, postAlert, words) = Self.refused[index]
        try await AlarmBench.with { bench in
            let refusal = try await failure {
                try await bench.system.setAlarm(request(schedule, preAlert: preAlert, postAlert: postAlert))
            }
            #expect(refusal.code == .invalidAlarm && refusal.message.contains(words), "\(refusal.message)")
            #expect(try await bench.system.alarms().isEmpty)
            #expect(try await bench.events().isEmpty)
        }
    }

    @Test func `keeps an alarm of the year 9999, and rings then`() async throws {
        try await AlarmBench.with { bench in
            let date = try Date("9999-12-31T23:59:59Z", strategy: .iso8601)
            let id = try await bench.system.setAlarm(request(.fixed(date: date))).id
            #expect(try await bench.system.alarms().first?.snapshot.next == date)
            try await bench.pass(date.timeIntervalSince(bench.clock.now().wall))
            #expect(try await bench.phase(id) == .alerting)
        }
    }

    @Test func `serves with an alarm of the year 9999 and a countdown of a year`() async throws {
        try await ServedSystem.with { served in
            try await served.withClient { client in
                _ = try await client.setAlarm(
                    request(.fixed(date: try Date("9999-12-31T23:59:59Z", strategy: .iso8601))))
                _ = try await client.setAlarm(request(nil, preAlert: AlarmPlan.longestCountdown))
                let soon = try await client.setAlarm(request(nil, preAlert: 0.05)).id
                while try await client.alarms().first(where: { $0.id == soon })?.phase != .alerting {
                    try await Task.sleep(for: .milliseconds(5))
                }
            }
        }
    }

    /// What an alarm is doing that was brought there, and what cannot be done with it then.
    private static let wrong: [(AlarmPhase, [AlarmOperation])] = [
        (.scheduled, [.countdown, .pause, .resume]), (.countdown, [.countdown, .resume]),
        (.paused, [.countdown, .pause]), (.alerting, [.pause, .resume]),
    ]

    @Test(arguments: wrong)
    func `refuses what does not fit, and changes nothing`(_ phase: AlarmPhase, _ operations: [AlarmOperation])
        async throws
    {
        try await AlarmBench.with { bench in
            let schedule = AlarmSchedule.fixed(date: bench.clock.now().wall + 3600)
            let id = try await bench.system.setAlarm(
                phase == .scheduled ? request(schedule) : request(nil, preAlert: 60, postAlert: 60)
            ).id
            if phase == .paused { try await bench.press(.pause, id) }
            if phase == .alerting { try await bench.pass(60) }
            let before = try await bench.system.alarms()
            #expect(before.first?.phase == phase)
            for operation in operations {
                let refusal = try await failure { try await bench.press(operation, id) }
                #expect(refusal.code == .alarmState && refusal.message.contains("is \(phase.rawValue)"))
            }
            #expect(try await bench.system.alarms() == before)
        }
    }

    @Test(arguments: AlarmOperation.allCases)
    func `refuses everything of an alarm that is over`(_ operation: AlarmOperation) async throws {
        try await AlarmBench.with { bench in
            let id = try await bench.set(in: 60)
            try await bench.press(.cancel, id)
            #expect(try await failure { try await bench.press(operation, id) }.code == .unknownAlarm)
        }
    }

    @Test func `takes no more than all apps together may have`() async throws {
        try await AlarmBench.with { bench in
            // As many as others have, without setting them.
            let store = try Store(
                path: bench.test.configuration.dataDirectory.appending(path: "beckon.sqlite").path,
                application: 0x4245_4B4E, migrations: Array(repeating: Migration(), count: 90))
            try await store.write {
                try $0.execute("INSERT INTO alarm_apps (app, revision, alarms, permission) VALUES ('x', 1, 49999, '')")
            }
            try await bench.set(in: 60)
            let refusal = try await failure { try await bench.set(in: 60) }
            #expect(refusal.code == .alarmLimit && refusal.message.contains("50000"))
        }
    }

    /// 100,000 with BECKON_SLOW_TESTS=1.
    private static let asked = ProcessInfo.processInfo.environment["BECKON_SLOW_TESTS"] == "1" ? 100_000 : 10_500

    @Test func `sets as many of very many as there may be, and refuses the rest`() async throws {
        try await AlarmBench.with { bench in
            let start = ContinuousClock.now
            let outcomes = try await withThrowingTaskGroup(of: Bool.self) { group in
                for index in 0..<Self.asked {
                    group.addTask {
                        do {
                            try await bench.set(in: Double(60 + index % 10_000))
                            return true
                        } catch let failure as IntentFailure where failure.code == .alarmLimit {
                            return false
                        }
                    }
                }
                return try await group.reduce(into: [Bool: Int]()) { $0[$1, default: 0] += 1 }
            }
            print("\(Self.asked) alarms asked for in \(ContinuousClock.now - start)")
            #expect(outcomes == [true: AlarmBench.maximumOfApp, false: Self.asked - AlarmBench.maximumOfApp])
            #expect(try await bench.system.alarms().count == AlarmBench.maximumOfApp)
        }
    }

    @Test(arguments: ["Nowhere/City", "../../etc/passwd", "/etc/hostname", "", ":"])
    func `goes by the machine's own zone where the named one is none`(_ name: String) {
        let own = MachineClock(environment: [:]).zone()
        let zone = MachineClock(environment: ["TZ": name]).zone()
        #expect(zone.name == own.name || zone.name == ZoneRules.universal.name)
    }
}
