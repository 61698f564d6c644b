import BeckonSystem
import Foundation
import IntentWire
import Testing

/// The person's alarms as intents and entities, in the schemas of a clock.
@Suite struct ClockTests {
    private func run(
        _ bench: AlarmBench, _ intent: String, _ arguments: [String: IntentValue] = [:]
    ) async throws -> IntentOutcome {
        try await bench.test.run(intent, arguments, app: .path(try program("Clock")))
    }

    private func identifier(_ outcome: IntentOutcome) throws -> UUID {
        guard case .entity(let entity)? = outcome.value else {
            throw IntentFailure(.invalidMessage, "no entity: \(String(describing: outcome.value))")
        }
        return try #require(UUID(uuidString: entity.id))
    }

    private func entities(_ bench: AlarmBench, _ type: String) async throws -> [String] {
        try await bench.system.entities(
            EntityRequest(entity: type, query: .all), of: .path(try program("Clock"))
        ).entities.map(\.id)
    }

    @Test func `adopts every schema of alarms, timers and stopwatches`() async throws {
        try await AlarmBench.with { bench in
            let manifest = try await bench.system.manifest(of: .path(try program("Clock")))
            #expect(
                Set(manifest.intents.compactMap(\.schema)) == [
                    "clock.createAlarm", "clock.updateAlarm", "clock.deleteAlarm", "clock.dismissAlarm",
                    "clock.snoozeAlarm", "clock.createTimer", "clock.updateTimer", "clock.cancelTimer",
                    "clock.pauseTimer", "clock.resumeTimer", "clock.startStopwatch", "clock.stopStopwatch",
                    "clock.lapStopwatch", "clock.resetStopwatch",
                ])
        }
    }

    @Test func `sets an alarm of the person's without asking, which commands see`() async throws {
        try await AlarmBench.with { bench in
            let id = try identifier(
                try await run(
                    bench, "CreateAlarmIntent",
                    ["time": .dateComponents(DateComponents(hour: 7, minute: 30)), "label": .string("Get up")]))
            let alarm = try #require(try await bench.system.alarms().first)
            #expect(alarm.id == id && alarm.title == "Get up" && alarm.app == AlarmRecord.personApp)
            #expect(
                alarm.snapshot.schedule == .relative(time: AlarmTime(hour: 7, minute: 30), weekdays: []))
            #expect(alarm.snapshot.postAlert == 540)
            #expect(try await entities(bench, "AlarmEntity") == [id.uuidString])
            #expect(try await entities(bench, "TimerEntity").isEmpty)
        }
    }

    @Test func `has the alarms as entities that a person has set by a command`() async throws {
        try await AlarmBench.with { bench in
            let id = try await bench.set(in: 60, snooze: 60, title: "Bread")
            #expect(try await entities(bench, "AlarmEntity") == [id.uuidString])
            _ = try await run(bench, "DeleteAlarmIntent", ["entities": .list([.text("Bread")])])
            #expect(try await bench.system.alarms().isEmpty)
        }
    }

    @Test func `is suggested with a duration as people say it, and without a switch that is off`() async throws {
        try await AlarmBench.with { bench in
            let clock = AppReference.path(try program("Clock"))
            _ = try await bench.system.run(
                IntentRequest(
                    app: clock, intent: "CreateTimerIntent", arguments: ["duration": .duration(.seconds(300))],
                    locale: "en_US"), interaction: Person())
            let page = try await bench.system.suggestions(SuggestionQuestion(app: clock, locale: "en_US"))
            #expect(page.suggestions.map(\.title) == ["Create Timer: 5 min"])
        }
    }

    @Test func `has a stopwatch that runs while no program does`() async throws {
        try await AlarmBench.with { bench in
            let refusal = try await failure { _ = try await run(bench, "LapStopwatchIntent") }
            #expect(refusal.message.contains("No stopwatch is running"))
            let id = try identifier(try await run(bench, "StartStopwatchIntent"))
            #expect(try identifier(try await run(bench, "LapStopwatchIntent")) == id)
            let stopped = try await run(bench, "StopStopwatchIntent")
            guard case .entity(let stopwatch)? = stopped.value else {
                Issue.record("no entity: \(String(describing: stopped.value))")
                return
            }
            #expect(stopwatch.id == id.uuidString)
            guard case .enumCase(let state)? = stopwatch.properties["state"] else {
                Issue.record("no state: \(stopwatch.properties)")
                return
            }
            #expect(state.rawValue == "paused")
            guard case .list(let laps)? = stopwatch.properties["laps"] else {
                Issue.record("no laps: \(stopwatch.properties)")
                return
            }
            #expect(laps.count == 1)
            #expect(try identifier(try await run(bench, "StartStopwatchIntent")) == id)
            #expect(try await entities(bench, "StopwatchEntity") == [id.uuidString])
            _ = try await run(bench, "ResetStopwatchIntent")
            #expect(try await entities(bench, "StopwatchEntity").isEmpty)
        }
    }

    @Test func `dismisses and snoozes the alarm that rings`() async throws {
        try await AlarmBench.with { bench in
            let refusal = try await failure { _ = try await run(bench, "DismissAlarmIntent") }
            #expect(refusal.message.contains("There is none that is alerting"))
            let id = try await bench.set(in: 60, snooze: 60)
            try await bench.pass(60)
            _ = try await run(bench, "SnoozeAlarmIntent")
            #expect(try await bench.phase(id) == .countdown)
            try await bench.pass(60)
            _ = try await run(bench, "DismissAlarmIntent")
            #expect(try await bench.phase(id) == nil)
        }
    }

    @Test func `starts, pauses, resumes, changes and cancels a timer`() async throws {
        try await AlarmBench.with { bench in
            let id = try identifier(
                try await run(
                    bench, "CreateTimerIntent", ["duration": .duration(.seconds(300)), "label": .string("Eggs")]))
            #expect(try await bench.system.alarms().first?.snapshot.preAlert == 300)
            _ = try await run(bench, "PauseTimerIntent", ["timer": .text("Eggs")])
            #expect(try await bench.phase(id) == .paused)
            _ = try await run(bench, "ResumeTimerIntent")
            #expect(try await bench.phase(id) == .countdown)
            let changed = try identifier(
                try await run(
                    bench, "UpdateTimerIntent", ["timer": .text("Eggs"), "duration": .duration(.seconds(600))]))
            let timers = try await bench.system.alarms()
            #expect(timers.map(\.id) == [changed] && timers.first?.snapshot.preAlert == 600)
            #expect(timers.first?.title == "Eggs")
            _ = try await run(bench, "CancelTimerIntent", ["entities": .list([.text("Eggs")])])
            #expect(try await bench.system.alarms().isEmpty)
        }
    }

    @Test func `keeps the old alarm where a change is none`() async throws {
        try await AlarmBench.with { bench in
            let id = try await bench.set(in: 60, title: "Bread")
            _ = try await failure {
                _ = try await run(bench, "UpdateTimerIntent", ["timer": .text("Bread"), "duration": .duration(.zero)])
            }
            let changed = try identifier(
                try await run(
                    bench, "UpdateAlarmIntent",
                    ["alarm": .text("Bread"), "time": .dateComponents(DateComponents(hour: 6, minute: 15))]))
            let alarm = try #require(try await bench.system.alarms().first)
            #expect(changed == alarm.id && changed != id && alarm.title == "Bread")
            #expect(
                alarm.snapshot.schedule == .relative(time: AlarmTime(hour: 6, minute: 15), weekdays: []))
        }
    }

    @Test func `leaves the person's alarms when the clock is removed`() async throws {
        try await AlarmBench.with { bench in
            _ = try await bench.system.install(try program("Clock"))
            let id = try await bench.set(in: 60)
            _ = try await bench.system.remove(.name("Clock"))
            #expect(try await bench.system.alarms().map(\.id) == [id])
        }
    }
}
