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
        _ policy: IntentDescriptor.AuthenticationPolicy, path: String, log: String = "",
        whileItRuns: @escaping @Sendable () -> Void
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
            input: terminal.program, isInputTerminal: true, environment: ["PATH": path, "AGENT_LOG": log],
            workingDirectory: "/srv", timeZone: .gmt, now: { date("2026-03-04T09:30:00Z") })
        return await CommandLineSurface(console: console, makeHost: { _ in host }).run(["run", "Tasks", "CountTasks"])
    }

    /// The folder of the script, which is no file of the test's own: one that was just written cannot always be started.
    private static let agents = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures/PasswordAgent").standardizedFileURL.path

    /// Gives a file in which the agent tells how it was called.
    private func withLog(_ body: (_ file: String, _ lines: @escaping @Sendable () -> [String]) async throws -> Void)
        async throws
    {
        let file = FileManager.default.temporaryDirectory.appending(path: "agent-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try await body(file) {
            let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map(String.init)
        }
    }

    @Test(arguments: [
        IntentDescriptor.AuthenticationPolicy.requiresAuthentication, .requiresLocalDeviceAuthentication,
    ])
    func `is there while an intent runs that may need a password`(policy: IntentDescriptor.AuthenticationPolicy)
        async throws
    {
        try await withLog { file, lines in
            let seen = Mutex<[String]>([])
            let path = "/nowhere:\(Self.agents):/bin"
            let code = try await run(policy, path: path, log: file) { seen.withLock { $0 = lines() } }
            #expect(code == .success)
            let words = seen.withLock { $0 }.first?.split(separator: " ").map(String.init) ?? []
            let own = "\(ProcessInfo.processInfo.processIdentifier)"
            #expect(words.dropFirst() == ["--process", own, "--notify-fd", "1", "--fallback"])
            let number = try #require(words.first.flatMap { pid_t($0) })
            #expect(kill(number, 0) != 0)
        }
    }

    @Test func `is not started for other intents`() async throws {
        try await withLog { file, lines in
            let code = try await run(.alwaysAllowed, path: Self.agents, log: file) {}
            #expect(code == .success)
            #expect(lines().isEmpty)
        }
    }

    @Test func `may be missing`() async throws {
        let code = try await run(.requiresAuthentication, path: "/nowhere") {}
        #expect(code == .success)
    }
}
