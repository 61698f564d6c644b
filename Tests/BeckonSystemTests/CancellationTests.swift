import BeckonSystem
import IntentWire
import Testing

/// Intents that are cancelled, with the process of a real app.
struct CancellationTests {
    private func cancellations(_ test: TestSystem) async throws -> IntentValue? {
        try await test.run("ListCancellations", app: .path(notesApp)).value
    }

    private func processIdentifier(_ test: TestSystem) async throws -> IntentValue? {
        try await test.run("NotesProcess", app: .path(notesApp)).value
    }

    @Test(arguments: [("CountNotes", "count: timeout"), ("SortNotes", "sort: timeout")])
    func `tells an intent that it took too long, and keeps its app`(intent: String, told: String) async throws {
        try await TestSystem.with(adjust: { $0.requestTimeout = .seconds(0.5) }) { test in
            let process = try await processIdentifier(test)
            let failure = try await BeckonSystemTests.failure {
                try await test.run(intent, ["steps": .int(1), "pause": .int(60_000)], app: .path(notesApp))
            }
            #expect(failure.code == .timeout)
            #expect(failure.message == "'NotesApp' did not answer '\(intent)Intent' within 0.5 s; it was cancelled")
            #expect(try await cancellations(test) == .list([.string(told)]))
            #expect(try await processIdentifier(test) == process)
        }
    }

    @Test(arguments: [("CountNotes", "count: userCancelled"), ("SortNotes", "sort: userCancelled")])
    func `tells an intent that the person gave up`(intent: String, told: String) async throws {
        try await TestSystem.with { test in
            let person = Person()
            let run = Task {
                try await test.run(intent, ["steps": .int(10_000), "pause": .int(5)], app: .path(notesApp), person)
            }
            while person.reports.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
            run.cancel()
            #expect(try await failure { try await run.value }.code == .cancelled)
            #expect(try await cancellations(test) == .list([.string(told)]))
        }
    }

    @Test func `lets an intent work for as long as its progress moves`() async throws {
        try await TestSystem.with(adjust: { $0.requestTimeout = .seconds(1) }) { test in
            let outcome = try await test.run(
                "SortNotes", ["steps": .int(8), "pause": .int(250)], app: .path(notesApp))
            #expect(outcome.value == .int(8))
        }
    }
}
