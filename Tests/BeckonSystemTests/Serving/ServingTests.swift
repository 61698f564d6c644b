import BeckonSystem
import Foundation
import IntentWire
import Testing

/// What clients of a server get from it.
@Suite struct ServingTests {
    @Test func `answers as a system in the same process does`() async throws {
        try await ServedSystem.with { served in
            try await served.withClient { client in
                #expect(try await client.apps().isEmpty)
                let record = try await client.install(wireApp)
                #expect(try await client.apps() == [record])
                let app = AppReference.name("wireling")
                #expect(try await client.app(app) == record)
                #expect(try await client.manifest(of: app) == served.test.system.manifest(of: app))
                let found = try await client.entities(
                    EntityRequest(entity: "to do", query: .matching("x")), of: app)
                #expect(found.entities.map(\.display.title) == ["x"])
                let options = try await client.options(OptionsRequest(intent: "Echo", parameter: "text"), of: app)
                #expect(options.items.map(\.value) == [.string("EchoIntent")])
                #expect(try await client.runWire("Echo", ["text": .string("ü\n\"")]).value == .string("ü\n\""))
                #expect(try await client.runs(limit: 5).map(\.outcome) == ["done"])
                #expect(try await client.remove(app) == record)
                #expect(try await served.test.system.apps().isEmpty)
            }
        }
    }

    @Test func `passes failures on unchanged`() async throws {
        try await ServedSystem.with { served in
            try await served.withClient { client in
                _ = try await client.install(wireApp)
                let app = AppReference.name("Wire App")
                let request = IntentRequest(app: app, intent: "the same", source: .test)
                let there = try await failure { try await client.run(request, interaction: Person()) }
                let here = try await failure { try await served.test.system.run(request, interaction: Person()) }
                #expect(there == here)
                #expect(there.code == .unknownIntent && there.candidates?.count == 2)
            }
        }
    }

    @Test func `takes questions to the person who asked, and what they can do to the app`() async throws {
        try await ServedSystem.with { served in
            try await served.withClient { client in
                let person = Person([.value(.string("a")), .option(2), .confirmed, .declined])
                let outcome = try await client.runWire("Ask", ["count": .int(4)], person)
                #expect(person.questions.count == 4)
                guard case .list(let answers)? = outcome.value else { Issue.record("no answers"); return }
                #expect(answers.count == 4 && answers[1] == .string("option(2)"))
                let mute = Person([.confirmed], capabilities: [.confirmations])
                let silent = try await client.runWire("Ask", ["count": .int(2)], mute)
                #expect(mute.questions.isEmpty)
                #expect(silent.value == .list([.string("unsupported"), .string("unsupported")]))
            }
        }
    }

    @Test func `passes progress on in order, all of it before the outcome`() async throws {
        try await ServedSystem.with { served in
            try await served.withClient { client in
                let person = Person()
                _ = try await client.runWire("Progress", ["count": .int(100)], person)
                #expect(person.reports.map(\.description) == (0..<100).map { "\($0)" })
            }
        }
    }

    @Test func `serves many clients at once, each with its own answers`() async throws {
        try await ServedSystem.with { served in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<24 {
                    group.addTask {
                        try await served.withClient { client in
                            let person = Person([.value(.string("\(number)"))])
                            let outcome = try await client.runWire("Ask", ["count": .int(1)], person)
                            #expect(outcome.value == .list([.string("\(IntentAnswer.value(.string("\(number)")))")]))
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await served.withClient { try await $0.status().apps.count } == 1)
        }
    }

    @Test func `ends a run whose task is cancelled before the caller goes on`() async throws {
        try await ServedSystem.with { served in
            try await served.withClient { client in
                let run = Task { try await client.runWire("Wait") }
                try await client.waitForRun(of: "WaitIntent", outcome: nil)
                run.cancel()
                #expect(try await failure { try await run.value }.code == .cancelled)
                #expect(try await client.runs(limit: 1).map(\.outcome) == ["cancelled"])
            }
        }
    }

    @Test func `kills an app that goes on after its client has cancelled`() async throws {
        try await ServedSystem.with(adjust: { $0.cancellationTimeout = .seconds(0.1) }) { served in
            try await served.withClient { client in
                guard case .int(let process)? = try await client.runWire("Pid").value else { return }
                let run = Task { try await client.runWire("IgnoreCancel") }
                try await client.waitForRun(of: "IgnoreCancelIntent", outcome: nil)
                run.cancel()
                _ = try await failure { try await run.value }
                #expect(!isRunning(pid_t(process)))
                #expect(try await client.runWire("Echo", ["text": .string("on")]).value == .string("on"))
            }
        }
    }

    @Test func `cancels the run of a client that vanishes in a question`() async throws {
        try await ServedSystem.with { served in
            let client = try await served.client()
            let person = VanishingPerson { await client.shutdown() }
            let lost = try await failure { try await client.runWire("Ask", ["count": .int(1)], person) }
            #expect(lost.code == .connectionClosed)
            try await served.withClient { try await $0.waitForRun(of: "AskIntent", outcome: "cancelled") }
        }
    }

    @Test func `gives apps the environment of who asks, a process for each that differs`() async throws {
        try await ServedSystem.with { served in
            func process(_ variables: [String: String]) async throws -> IntentValue? {
                let client = try await served.client { $0.environment.merge(variables) { $1 } }
                let value = try await client.runWire("Pid").value
                await client.shutdown()
                return value
            }
            let first = try await process([:])
            #expect(try await process(["TERM": "other", "PWD": "/"]) == first)
            #expect(try await process(["TODO_FILE": "/other"]) != first)
            #expect(try await process([:]) == first)
            #expect(try await served.withClient { try await $0.status().apps.count } == 2)
        }
    }

    @Test func `undoes what other clients have run`() async throws {
        try await ServedSystem.with { served in
            _ = try await served.withClient { try await $0.runNote("AddNote", ["text": .string("a")]) }
            try await served.withClient { client in
                let runs = try await client.undoableRuns(of: nil, limit: 5)
                #expect(runs.map(\.state) == [.possible])
                let undone = try await client.undo(of: .path(notesApp))
                #expect(undone.actionName == "Add Note" && undone.run == runs[0].run)
                #expect(try await client.runNote("ListNotes").value == .list([]))
                #expect(try await failure { try await client.undo(of: nil) }.code == .nothingToUndo)
            }
        }
    }

    @Test func `says what it is and what it keeps`() async throws {
        try await ServedSystem.with { served in
            try await served.withClient { client in
                _ = try await client.runNote("AddNote", ["text": .string("a")])
                let status = try await client.status()
                #expect(status.process == Int(ProcessInfo.processInfo.processIdentifier))
                #expect(status.socket == served.server.socket && status.clients == 1)
                #expect(status.memory ?? 0 > 1_000_000 && status.started <= .now)
                let app = try #require(status.apps.first)
                #expect(app.app == "local.NotesApp" && app.requests == 0 && app.undoableRuns == 1)
                #expect(isRunning(pid_t(app.process)))
            }
        }
    }
}

/// Somebody who does something else than to answer.
struct VanishingPerson: IntentInteraction {
    let capabilities = InteractionCapabilities.all
    let act: @Sendable () async -> Void

    init(_ act: @escaping @Sendable () async -> Void) { self.act = act }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        await act()
        return .cancelled
    }

    func report(_ progress: IntentProgress) async {}
}
