import BeckonSystem
import ChildProcesses
import Foundation
import IntentWire
import Testing

@Suite struct LifetimeTests {
    @Test func `ends an app that has nothing to do`() async throws {
        try await TestSystem.with(adjust: { $0.idleTimeout = .seconds(0.2) }) { test in
            let process = try await test.processIdentifier()
            try await waitForEnd(of: process)
            try await test.expectWorking()
        }
    }

    @Test func `keeps an app that works longer than idle apps are kept`() async throws {
        try await TestSystem.with(adjust: { $0.idleTimeout = .seconds(0.2) }) { test in
            let outcome = try await test.run("Progress", ["count": .int(10)])
            #expect(outcome.value == .string("done"))
        }
    }

    @Test(arguments: ["", "stubborn"])
    func `ends all apps when it is shut down`(mode: String) async throws {
        let test = try TestSystem(mode: mode, adjust: { $0.endTimeout = .seconds(0.3) })
        let process = try await test.processIdentifier()
        let waiting = Task { try await test.run("Wait") }
        while try await test.system.runs(limit: 1).first?.intent != "WaitIntent" { await Task.yield() }
        await test.system.shutdown()
        #expect(!isRunning(process))
        #expect(try await failure { try await waiting.value }.code == .cancelled)
        let later = try await test.failure(of: "Echo")
        #expect(later.code == .cancelled && later.message == "the system is shut down")
    }

    @Test func `starts a program anew when it was built again`() async throws {
        try await TestSystem.with { test in
            let program = try test.build("Rebuilt", identifier: "org.example.Rebuilt", version: "1")
            let process = try await test.processIdentifier(of: .path(program))
            #expect(try await test.system.app(.path(program)).version == "1")
            try FileManager.default.removeItem(atPath: program)
            _ = try test.build("Rebuilt", identifier: "org.example.Rebuilt", version: "2")
            #expect(try await test.processIdentifier(of: .path(program)) != process)
            #expect(try await test.system.app(.path(program)).version == "2")
        }
    }

    @Test func `takes its apps along when it is killed`() async throws {
        let test = try TestSystem()
        let output = Pipe()
        let host = try ChildProcess(
            [program("SystemHost"), test.folder.appending(path: "host").path, wireApp, "Pid"],
            environment: test.configuration.environment.merging(["WIREAPP_MODE": "stubborn"]) { $1 },
            output: output.fileHandleForWriting.fileDescriptor)
        try output.fileHandleForWriting.close()
        let line = try #require(await ChildProcess.line(from: output.fileHandleForReading))
        let app = try #require(pid_t(line))
        #expect(isRunning(app))
        host.signal(SIGKILL)
        try await waitForEnd(of: app)
    }
}
