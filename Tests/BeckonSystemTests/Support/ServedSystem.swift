import BeckonSystem
import ChildProcesses
import Foundation
import IntentWire
import Testing

/// A server in the test's own process, on folders that live as long as the test.
final class ServedSystem: Sendable {
    let test: TestSystem
    let server: SystemServer
    private let serving: Task<Void, Never>

    var configuration: SystemConfiguration { test.configuration }

    private init(
        adjust: (inout SystemConfiguration) -> Void, options: (inout SystemServer.Options) -> Void
    ) throws {
        test = try TestSystem(adjust: adjust)
        var chosen = SystemServer.Options()
        options(&chosen)
        let server = try SystemServer(configuration: test.configuration, options: chosen)
        self.server = server
        serving = Task { await server.run() }
    }

    /// Uses a server, and ends it with its apps afterwards.
    static func with<R>(
        adjust: (inout SystemConfiguration) -> Void = { _ in },
        options: (inout SystemServer.Options) -> Void = { _ in }, _ body: (ServedSystem) async throws -> R
    ) async throws -> R {
        let served = try ServedSystem(adjust: adjust, options: options)
        let result: Result<R, any Error>
        do { result = .success(try await body(served)) } catch { result = .failure(error) }
        served.server.stop()
        await served.serving.value
        await served.test.system.shutdown()
        return try result.get()
    }

    /// What the server says of itself, to a client of any build.
    func status() async throws -> SystemStatus {
        let client = try #require(try await SystemClient.reach(configuration))
        let result: Result<SystemStatus, any Error>
        do { result = .success(try await client.status()) } catch { result = .failure(error) }
        await client.shutdown()
        return try result.get()
    }

    /// Waits until the server has ended by itself.
    func waitForEnd() async { await serving.value }

    /// A new client of the server.
    func client(_ adjust: (inout SystemConfiguration) -> Void = { _ in }) async throws -> SystemClient {
        var configuration = configuration
        adjust(&configuration)
        return try #require(try await SystemClient.connect(configuration))
    }

    /// Uses a new client.
    func withClient<R>(_ body: (SystemClient) async throws -> R) async throws -> R {
        let client = try await client()
        let result: Result<R, any Error>
        do { result = .success(try await body(client)) } catch { result = .failure(error) }
        await client.shutdown()
        return try result.get()
    }
}

extension IntentHost {
    /// Runs an intent of `WireApp`.
    func runWire(
        _ intent: String, _ arguments: [String: IntentValue] = [:], _ person: any IntentInteraction = Person()
    ) async throws -> IntentOutcome {
        let request = IntentRequest(app: .path(try wireApp), intent: intent, arguments: arguments, source: .test)
        return try await run(request, interaction: person)
    }

    /// Runs an intent of `NotesApp`.
    func runNote(_ intent: String, _ arguments: [String: IntentValue] = [:]) async throws -> IntentOutcome {
        let request = IntentRequest(app: .path(try notesApp), intent: intent, arguments: arguments, source: .test)
        return try await run(request, interaction: Person())
    }

    /// Waits until the log has a run of an intent with an outcome; nil means one that is under way.
    func waitForRun(of intent: String, outcome: String?) async throws {
        while true {
            let run = try await runs(limit: 20).first { $0.intent == intent }
            if let run, run.outcome == outcome { return }
            try await Task.sleep(for: .milliseconds(2))
        }
    }
}

/// A server in a process of its own.
struct ServingProcess {
    static let build = "of the tests"

    let process: ChildProcess

    /// Starts it and waits until it listens.
    init(_ test: TestSystem) async throws {
        let output = Pipe()
        process = try ChildProcess(
            [program("SystemHost"), test.folder.path, Self.build], environment: test.configuration.environment,
            output: output.fileHandleForWriting.fileDescriptor)
        try output.fileHandleForWriting.close()
        _ = try #require(await ChildProcess.line(from: output.fileHandleForReading))
    }

    /// Ends it at once.
    func kill() { process.signal(SIGKILL) }
}
