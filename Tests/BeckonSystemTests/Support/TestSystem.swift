import BeckonSystem
import Foundation
import IntentWire
import Synchronization
import Testing

/// A system on folders that live as long as a test, and the program `WireApp` to use in it.
final class TestSystem: Sendable {
    let folder: URL
    let configuration: SystemConfiguration
    let system: BeckonSystem

    /// - Parameters:
    ///   - mode: How `WireApp` starts.
    ///   - adjust: Changes the configuration.
    init(mode: String = "", adjust: (inout SystemConfiguration) -> Void = { _ in }) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "system-\(UUID().uuidString)")
        var configuration = SystemConfiguration(
            dataDirectory: folder.appending(path: "data"), cacheDirectory: folder.appending(path: "cache"))
        configuration.environment["WIREAPP_MODE"] = mode
        // Sockets stay in the test's folder, and their paths short.
        configuration.environment["XDG_RUNTIME_DIR"] = folder.path
        configuration.startTimeout = .seconds(120)
        configuration.requestTimeout = .seconds(60)
        configuration.queryTimeout = .seconds(60)
        configuration.sentencePatience = .seconds(60)
        configuration.watchDelay = .zero
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        adjust(&configuration)
        self.configuration = configuration
        system = try BeckonSystem(configuration: configuration)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Uses the system and ends its processes afterwards.
    static func with<R>(
        mode: String = "", adjust: (inout SystemConfiguration) -> Void = { _ in },
        _ body: (TestSystem) async throws -> R
    ) async throws -> R {
        let test = try TestSystem(mode: mode, adjust: adjust)
        let result: Result<R, any Error>
        do { result = .success(try await body(test)) } catch { result = .failure(error) }
        await test.system.shutdown()
        return try result.get()
    }

    /// Runs an intent of `WireApp`.
    func run(
        _ intent: String, _ arguments: [String: IntentValue] = [:], app: AppReference? = nil,
        _ person: any IntentInteraction = Person()
    ) async throws -> IntentOutcome {
        let app = try app ?? .path(wireApp)
        return try await system.run(
            IntentRequest(app: app, intent: intent, arguments: arguments, source: .test), interaction: person)
    }

    /// Runs an intent and gives the failure that it ends with.
    func failure(of intent: String, _ arguments: [String: IntentValue] = [:]) async throws -> IntentFailure {
        try await BeckonSystemTests.failure { try await self.run(intent, arguments) }
    }

    /// The app does what it should, whatever was before.
    func expectWorking(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let outcome = try await run("Echo", ["text": .string("alive")])
        #expect(outcome.value == .string("alive"), sourceLocation: sourceLocation)
    }

    /// The number of the process that serves `WireApp`.
    func processIdentifier(of app: AppReference? = nil) async throws -> pid_t {
        guard case .int(let number)? = try await run("Pid", app: app).value else { return -1 }
        return pid_t(number)
    }

    /// A folder with a program of `WireApp`'s that has an identity of its own.
    func build(_ name: String, identifier: String, version: String) throws -> String {
        let place = folder.appending(path: "build/\(name)")
        let resources = place.appending(path: "Identity.resources")
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        let program = place.appending(path: name)
        if !FileManager.default.fileExists(atPath: program.path) {
            try FileManager.default.copyItem(atPath: wireApp, toPath: program.path)
        }
        let identity = #"{"identifier":"\#(identifier)","name":"\#(name)","version":"\#(version)"}"#
        try Data(identity.utf8).write(to: resources.appending(path: "identity.json"))
        return program.path
    }
}

/// The path of the program `WireApp`, beside the one that runs the tests.
var wireApp: String { get throws { try program("WireApp") } }

/// The path of the program `NotesApp`.
var notesApp: String { get throws { try program("NotesApp") } }

func program(_ name: String) throws -> String {
    try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: name).path
}

/// Whether a process lives.
func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 }

/// Waits until a process is gone.
func waitForEnd(of process: pid_t) async throws {
    while isRunning(process) { try await Task.sleep(for: .milliseconds(5)) }
}

func failure<R>(_ body: () async throws -> R) async throws -> IntentFailure {
    try #require(await #expect(throws: IntentFailure.self) { _ = try await body() })
}

/// Somebody at the other end: answers questions from a list and remembers what was asked and reported.
final class Person: IntentInteraction {
    private struct State {
        var answers: [IntentAnswer]
        var questions: [IntentQuestion] = []
        var reports: [IntentProgress] = []
    }

    let capabilities: InteractionCapabilities
    private let state: Mutex<State>
    private let thinking: Duration

    init(
        _ answers: [IntentAnswer] = [], capabilities: InteractionCapabilities = .all, thinking: Duration = .zero
    ) {
        self.capabilities = capabilities
        self.thinking = thinking
        state = Mutex(State(answers: answers))
    }

    var questions: [IntentQuestion] { state.withLock(\.questions) }
    var reports: [IntentProgress] { state.withLock(\.reports) }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        if thinking > .zero { try await Task.sleep(for: thinking) }
        return state.withLock { state in
            state.questions.append(question)
            return state.answers.isEmpty ? .cancelled : state.answers.removeFirst()
        }
    }

    func report(_ progress: IntentProgress) async { state.withLock { $0.reports.append(progress) } }
}
