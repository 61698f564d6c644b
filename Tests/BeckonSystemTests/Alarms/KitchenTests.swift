import Alarms
import BeckonSystem
import Foundation
import IntentWire
import Testing

/// Alarms of an app, from its intent to those that the alarm runs.
@Suite struct KitchenTests {
    private func kitchen() throws -> AppReference { .path(try program("Kitchen")) }

    private func cook(_ bench: AlarmBench, _ dish: String = "pasta") async throws -> UUID {
        let outcome = try await bench.test.run(
            "CookIntent", ["dish": .text(dish)], app: try kitchen(), Person([.confirmed]))
        guard case .string(let text)? = outcome.value else { return UUID() }
        return try #require(UUID(uuidString: text))
    }

    @Test func `keeps the timer of an app that has ended, and runs its intent when it is stopped`() async throws {
        try await AlarmBench.with { bench in
            let id = try await cook(bench)
            let timer = try #require(try await bench.system.alarms().first)
            #expect(timer.id == id && timer.phase == .countdown && timer.title == "Pasta")
            #expect(timer.snapshot.next == bench.clock.now().wall + 480)
            #expect(timer.appName == "Kitchen" && timer.hasStopIntent)
            try await bench.pass(480)
            #expect(try await bench.phase(id) == .alerting)
            let result = try await bench.system.pressAlarm(
                AlarmPress(id: id, action: .operation(.stop)), interaction: Person())
            #expect(result.alarm == nil && result.problem == nil)
            #expect(result.outcome?.dialog?.full == "Drain it.")
            #expect(try await bench.events() == [.set, .rang, .stopped])
            let run = try #require(try await bench.system.runs(limit: 1).first)
            #expect(run.intent == "ServeDishIntent" && run.source == .person)
        }
    }

    @Test func `shows a Live Activity from the countdown to the end`() async throws {
        try await AlarmBench.with { bench in
            let id = try await cook(bench, "tea")
            func view() async throws -> String {
                let page = try await bench.system.activity(id.uuidString)
                #expect(page.drawing.problem == nil)
                let data = try JSONEncoder().encode(try #require(page.drawing.lockScreen))
                return String(decoding: data, as: UTF8.self)
            }
            #expect(try await view().contains("Pause"))
            _ = try await bench.test.run("PauseTimerIntent", ["timer": .string(id.uuidString)], app: try kitchen())
            #expect(try await bench.phase(id) == .paused)
            #expect(try await view().contains("Resume"))
            _ = try await bench.test.run("ResumeTimerIntent", ["timer": .string(id.uuidString)], app: try kitchen())
            try await bench.pass(180)
            #expect(try await view().contains("Take the leaves out"))
            _ = try await bench.test.run("StopTimerIntent", ["timer": .string(id.uuidString)], app: try kitchen())
            #expect(try await bench.system.activities().isEmpty)
            #expect(try await bench.system.alarms().isEmpty)
        }
    }

    @Test func `gives a dish one more minute`() async throws {
        try await AlarmBench.with { bench in
            let id = try await cook(bench, "eggs")
            try await bench.pass(360)
            let result = try await bench.system.pressAlarm(
                AlarmPress(id: id, action: .secondary), interaction: Person())
            #expect(result.alarm?.snapshot.next == bench.clock.now().wall + 60)
            try await bench.pass(60)
            #expect(try await bench.phase(id) == .alerting)
        }
    }

    @Test func `has no second button before it rings`() async throws {
        try await AlarmBench.with { bench in
            let id = try await cook(bench)
            let refusal = try await failure {
                _ = try await bench.system.pressAlarm(AlarmPress(id: id, action: .secondary), interaction: Person())
            }
            #expect(refusal.code == .alarmState)
        }
    }

    @Test func `may not set alarms when the person denies it, and keeps those it has`() async throws {
        try await AlarmBench.with { bench in
            let id = try await cook(bench)
            _ = try await bench.system.setAlarmPermission(
                AlarmPermissionChange(app: try kitchen(), permission: .denied))
            let refusal = try await failure { _ = try await cook(bench) }
            #expect(refusal.message.contains("beckon alarms allow org.beckon.examples.Kitchen"))
            #expect(try await bench.system.alarms().map(\.id) == [id])
            _ = try await bench.system.setAlarmPermission(
                AlarmPermissionChange(app: try kitchen(), permission: .authorized))
            _ = try await cook(bench)
        }
    }
}
