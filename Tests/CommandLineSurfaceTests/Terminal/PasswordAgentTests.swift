import CommandLineSurface
import Foundation
import IntentWire
import Synchronization
import Testing

/// The program that asks for passwords at a terminal, played by a script.
struct PasswordAgentTests {
    private func manifest(_ policy: IntentDescriptor.AuthenticationPolicy) -> AppManifest {
        var manifest = TasksApp.manifest
        for index in manifest.intents.indices { manifest.intents[index].authenticationPolicy = policy }
        return manifest
    }

    private func run(
        _ policy: IntentDescriptor.AuthenticationPolicy, path: String, whileItRuns: @escaping @Sendable () -> Void
    ) async throws -> ExitCode {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let host = FakeHost(manifest: manifest(policy)) { request, _ in
            #expect(request.process == ProcessInfo.processInfo.processIdentifier)
            whileItRuns()
            return IntentOutcome()
        }
        let console = Console(
            output: TextStream { _ in },
            error: TextStream(descriptor: terminal.program, environment: ["NO_COLOR": "1"]) { _ in },
            input: terminal.program, isInputTerminal: true, environment: ["PATH": path], workingDirectory: "/srv",
            timeZone: .gmt, now: { date("2026-03-04T09:30:00Z") })
        return await CommandLineSurface(console: console, makeHost: { _ in host }).run(["run", "Tasks", "CountTasks"])
    }

    /// A folder with an agent that writes how it was called and its number, and then waits.
    private func withAgent(_ body: (_ folder: String, _ log: @escaping @Sendable () -> [String]) async throws -> Void)
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "agent-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "pkttyagent")
        let script = """
            #!/bin/sh
            echo "$$ $*" >> '\(folder.path)/log'
            exec >&-
            exec sleep 1000
            """
        try Data(script.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let path = folder.path
        try await body(path) {
            let text = (try? String(contentsOfFile: "\(path)/log", encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map(String.init)
        }
    }

    @Test(arguments: [
        IntentDescriptor.AuthenticationPolicy.requiresAuthentication, .requiresLocalDeviceAuthentication,
    ])
    func `is there while an intent runs that may need a password`(policy: IntentDescriptor.AuthenticationPolicy)
        async throws
    {
        try await withAgent { folder, log in
            let seen = Mutex<[String]>([])
            let code = try await run(policy, path: "/nowhere:\(folder):/bin") { seen.withLock { $0 = log() } }
            #expect(code == .success)
            let lines = seen.withLock { $0 }
            let words = lines.first?.split(separator: " ").map(String.init) ?? []
            let own = "\(ProcessInfo.processInfo.processIdentifier)"
            #expect(words.dropFirst() == ["--process", own, "--notify-fd", "1", "--fallback"])
            let number = try #require(words.first.flatMap { pid_t($0) })
            #expect(kill(number, 0) != 0)
        }
    }

    @Test func `is not started for other intents`() async throws {
        try await withAgent { folder, log in
            let code = try await run(.alwaysAllowed, path: folder) {}
            #expect(code == .success)
            #expect(log().isEmpty)
        }
    }

    @Test func `may be missing`() async throws {
        let code = try await run(.requiresAuthentication, path: "/nowhere") {}
        #expect(code == .success)
    }
}
