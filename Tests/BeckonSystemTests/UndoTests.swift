import BeckonSystem
import Foundation
import IntentWire
import Testing

@Suite struct UndoTests {
    @Test func `undoes the latest run first, then the one before it`() async throws {
        try await TestSystem.with { test in
            for text in ["a", "b"] {
                _ = try await test.note("AddNote", ["text": .string(text), "actionName": .string("Add \(text)")])
            }
            #expect(try await test.notes == ["a", "b"])
            let latest = try await test.system.undo()
            #expect(latest.actionName == "Add b" && latest.state == .undone && latest.intent == "AddNoteIntent")
            #expect(try await test.notes == ["a"])
            #expect(try await test.system.undo(of: .path(notesApp)).actionName == "Add a")
            #expect(try await test.notes == [])
            let failure = try await failure { try await test.system.undo() }
            #expect(failure.code == .nothingToUndo)
            #expect(failure.message == "no run can be undone: all that could be are undone")
        }
    }

    @Test func `lists runs with what is possible, the newest first`() async throws {
        try await TestSystem.with { test in
            #expect(try await test.system.undoableRuns().isEmpty)
            for text in ["a", "b", "c"] { _ = try await test.note("AddNote", ["text": .string(text)]) }
            _ = try await test.note("ListNotes")
            _ = try await test.system.undo()
            let runs = try await test.system.undoableRuns(of: .path(notesApp))
            #expect(runs.map(\.state) == [.undone, .possible, .possible])
            #expect(runs.map(\.actionName) == ["Add Note", "Add Note", "Add Note"])
            #expect(runs[0].date >= runs[2].date)
            #expect(try await test.system.undoableRuns(limit: 1).count == 1)
            let logged = try await test.system.runs(limit: 10)
            #expect(runs.allSatisfy { run in logged.contains { $0.run == run.run && $0.app == run.app } })
        }
    }

    @Test(arguments: [("AddManyNotes", [:]), ("CopyNote", ["text": IntentValue.string("x")])])
    func `undoes all that a run did, by whichever intents`(
        intent: String, arguments: [String: IntentValue]
    ) async throws {
        try await TestSystem.with { test in
            _ = try await test.note("AddNote", ["text": .string("kept")])
            _ = try await test.note(intent, arguments)
            #expect(try await test.notes.count > 1)
            let title = intent == "CopyNote" ? "Copy a Note" : "Add Many Notes"
            #expect(try await test.system.undo().actionName == title)
            #expect(try await test.notes == ["kept"])
        }
    }

    @Test func `undoes what an intent did before it failed`() async throws {
        try await TestSystem.with { test in
            let failed = try await failure {
                try await test.note("AddNote", ["text": .string("long"), "fails": .bool(true)])
            }
            #expect(failed.message.contains("too long"))
            #expect(try await test.notes == ["long"])
            _ = try await test.system.undo()
            #expect(try await test.notes == [])
        }
    }

    @Test func `says why it cannot undo what an ended app did`() async throws {
        try await TestSystem.with { test in
            let failure = try await failure { try await test.system.undo(of: .path(notesApp)) }
            #expect(failure.message.hasSuffix("only intents that register how to undo what they do can be"))
            _ = try await test.note("AddNote", ["text": .string("a")])
            try await test.endNotes()
            let ended = try await BeckonSystemTests.failure { try await test.system.undo() }
            #expect(ended.code == .nothingToUndo)
            #expect(ended.message.hasPrefix("'Add Note' of 'local.NotesApp' cannot be undone any more"))
            #expect(try await test.system.undoableRuns().map(\.state) == [.ended])
            // A new process is another one, also for the same app.
            _ = try await test.note("AddNote", ["text": .string("b")])
            #expect(try await test.system.undoableRuns().map(\.state) == [.possible, .ended])
            #expect(try await test.system.undo().state == .undone)
            #expect(try await BeckonSystemTests.failure { try await test.system.undo() }.message == ended.message)
        }
    }

    @Test func `leaves runs of another system to that`() async throws {
        try await TestSystem.with { test in
            _ = try await test.note("AddNote", ["text": .string("a")])
            let other = try BeckonSystem(configuration: test.configuration)
            #expect(try await other.undoableRuns().map(\.state) == [.elsewhere])
            let failure = try await failure { try await other.undo() }
            #expect(failure.code == .nothingToUndo && failure.message.contains("only where it was run"))
            await other.shutdown()
            #expect(try await test.system.undo().state == .undone)
        }
    }

    @Test func `does not undo twice where two ask at once`() async throws {
        try await TestSystem.with { test in
            for text in ["a", "b", "c"] { _ = try await test.note("AddNote", ["text": .string(text)]) }
            let system = test.system
            let undone = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<3 { group.addTask { try await system.undo().run } }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(undone.count == 3)
            #expect(try await test.notes == [])
        }
    }

    @Test func `forgets the runs of a removed app`() async throws {
        try await TestSystem.with { test in
            let app = try await test.system.install(notesApp)
            _ = try await test.run("AddNote", ["text": .string("a")], app: .name(app.identifier))
            _ = try await test.run("Tell", ["what": .string("intents")], app: .name(app.identifier))
            _ = try await test.system.remove(.name(app.identifier))
            #expect(try await test.system.undoableRuns().isEmpty)
            #expect(try await test.system.relevantIntents(of: .path(notesApp)).isEmpty)
        }
    }
}

extension TestSystem {
    /// Runs an intent of `NotesApp`.
    @discardableResult
    func note(_ intent: String, _ arguments: [String: IntentValue] = [:]) async throws -> IntentOutcome {
        try await run(intent, arguments, app: .path(notesApp))
    }

    /// The notes of the process that serves `NotesApp`.
    var notes: [String] {
        get async throws {
            guard case .list(let values)? = try await note("ListNotes").value else { return [] }
            return values.map { if case .string(let text) = $0 { text } else { "\($0)" } }
        }
    }

    /// Ends the process that serves `NotesApp`.
    func endNotes() async throws {
        guard case .int(let number)? = try await note("NotesProcess").value else { return }
        kill(pid_t(number), SIGKILL)
        try await waitForEnd(of: pid_t(number))
    }
}
