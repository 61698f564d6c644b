import BeckonSystem
import Foundation
import IntentWire
import Testing

@Suite struct MisbehaviourTests {
    @Test(arguments: [
        (intent: "Abort", code: IntentFailure.Code.appCrashed, says: "'Wire App' crashed (SIGABRT) while it worked on"),
        ("Kill", .appCrashed, "'Wire App' was killed (SIGKILL) while it worked on 'KillIntent'"),
        ("Exit", .appCrashed, "'Wire App' ended with status 7 while it worked on 'ExitIntent'"),
        ("Garbage", .invalidMessage, "'Wire App' was stopped while it worked on 'GarbageIntent': the other end sent"),
    ])
    func `says what an app does instead of answering, and starts it anew`(
        intent: String, code: IntentFailure.Code, says: String
    ) async throws {
        try await TestSystem.with { test in
            let before = try await test.processIdentifier()
            let failure = try await test.failure(of: intent)
            #expect(failure.code == code)
            #expect(failure.message.contains(says), "\(failure.message)")
            #expect(!isRunning(before))
            try await test.expectWorking()
            #expect(try await test.processIdentifier() != before)
        }
    }

    @Test func `tells the last lines of an app that crashes`() async throws {
        try await TestSystem.with { test in
            let failure = try await test.failure(of: "Abort")
            #expect(failure.message.contains("it printed:\n    first line\n    fatal: it is broken\n"))
            let paths = failure.message.split(separator: "'").map(String.init).filter { $0.hasSuffix(".log") }
            #expect(paths.count == 2)
            for path in paths { #expect(FileManager.default.fileExists(atPath: path)) }
        }
    }

    @Test func `keeps the last of what a noisy app prints`() async throws {
        try await TestSystem.with { test in
            let failure = try await test.failure(of: "FloodErrors", ["count": .int(5000)])
            #expect(failure.code == .appCrashed)
            #expect(failure.message.contains("    the very last line\n"))
            #expect(failure.message.utf8.count < 4000)
            let logs = test.folder.appending(path: "cache/logs")
            let sizes = try FileManager.default.contentsOfDirectory(atPath: logs.path).map {
                try Data(contentsOf: logs.appending(path: $0)).count
            }
            #expect(sizes.reduce(0, +) > 1 << 20 && sizes.reduce(0, +) < 4 << 20)
            try await test.expectWorking()
        }
    }

    @Test func `stops an app that answers with more than a message may hold`() async throws {
        try await TestSystem.with { test in
            let failure = try await test.failure(of: "Huge", ["count": .int(100 << 20)])
            #expect(failure.code == .invalidMessage)
            #expect(failure.message.contains("longer than \(64 << 20) bytes"))
            try await test.expectWorking()
        }
    }

    @Test func `stops an app that says nothing, and tells others why`() async throws {
        try await TestSystem.with(adjust: {
            $0.requestTimeout = .seconds(5)
            $0.cancellationTimeout = .seconds(0.3)
        }) { test in
            try await test.expectWorking()
            let process = try await test.processIdentifier()
            // Always a question ahead of the limit: only the silent run is to blame.
            let patient = Task {
                try await test.run("AskForEver", [:], Person(thinking: .milliseconds(300)))
            }
            let failure = try await test.failure(of: "IgnoreCancel")
            #expect(failure.code == .timeout)
            #expect(
                failure.message.contains("'Wire App' did not answer 'IgnoreCancelIntent' within 5 s and was stopped"))
            #expect(failure.message.contains("it printed:\n    waiting"))
            let other = try await BeckonSystemTests.failure { try await patient.value }
            #expect(other.code == .appCrashed)
            #expect(other.message.contains("because it did not answer 'IgnoreCancelIntent' within 5 s: try again"))
            #expect(!isRunning(process))
            try await test.expectWorking()
        }
    }

    @Test func `survives a crash in a search`() async throws {
        try await TestSystem.with { test in
            let request = EntityRequest(entity: "task", query: .matching("crash"))
            let failure = try await failure { try await test.system.entities(request, of: .path(wireApp)) }
            #expect(failure.code == .appCrashed)
            #expect(failure.message.contains("while it worked on a search for 'TaskEntity'"))
            try await test.expectWorking()
        }
    }

    @Test func `cancels an intent and keeps its app`() async throws {
        try await TestSystem.with { test in
            let process = try await test.processIdentifier()
            let run = Task { try await test.run("Wait") }
            while try await test.system.runs(limit: 1).first?.intent != "WaitIntent" { await Task.yield() }
            run.cancel()
            #expect(try await failure { try await run.value }.code == .cancelled)
            #expect(try await test.processIdentifier() == process)
            #expect(try await test.system.runs(limit: 2).last?.outcome == "cancelled")
        }
    }

    @Test func `ends an app that goes on after a cancellation`() async throws {
        try await TestSystem.with(adjust: { $0.cancellationTimeout = .seconds(0.3) }) { test in
            let process = try await test.processIdentifier()
            let run = Task { try await test.run("IgnoreCancel") }
            while try await test.system.runs(limit: 1).first?.intent != "IgnoreCancelIntent" { await Task.yield() }
            run.cancel()
            #expect(try await failure { try await run.value }.code == .cancelled)
            #expect(!isRunning(process))
            try await test.expectWorking()
        }
    }
}
