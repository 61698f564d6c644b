import Foundation
import IntentWire
import Synchronization

/// One app process that has said hello: it takes requests, several at once, until it ends.
final class AppSession: Sendable {
    /// Why the system itself ended the process.
    enum StopReason: Sendable {
        /// It did not answer the first message.
        case neverSpoke(Duration)
        /// It said nothing while it worked on something.
        case silent(String, Duration)
        /// It went on with something that was cancelled.
        case ignoredCancellation(String, Duration)
        /// It was told to end.
        case ended
    }

    /// Names the session among those of all systems.
    let identifier = UUID().uuidString
    let location: AppLocation
    let fingerprint: AppFingerprint
    /// The environment that it was started in; see `Caller`.
    let surroundings: String
    let hello: HelloResponse
    private let process: AppProcess
    private let connection: WireConnection
    private let runs: SessionRuns
    private let configuration: SystemConfiguration
    private let watch = SilenceWatch()
    private let stopReason: Mutex<StopReason?>
    /// The runs that it can undo.
    private let undoable = Mutex<Set<String>>([])

    /// Whether it takes requests: its socket may still be open a moment after its end, and the other way round.
    var isAlive: Bool { connection.end == nil && process.ending == nil }

    private init(
        _ location: AppLocation, _ fingerprint: AppFingerprint, _ hello: HelloResponse, _ start: AppStart,
        _ configuration: SystemConfiguration
    ) {
        self.location = location
        self.fingerprint = fingerprint
        surroundings = Caller.current?.surroundings ?? ""
        self.hello = hello
        process = start.process
        connection = start.connection
        runs = start.runs
        self.configuration = configuration
        stopReason = Mutex(nil)
    }

    /// Starts an app and waits for its first answer.
    ///
    /// - Parameters:
    ///   - location: The program.
    ///   - fingerprint: Its files as they are now.
    ///   - configuration: How patient to be.
    ///   - services: What the app may ask of the system.
    /// - Throws: `IntentFailure` with code `app-not-started` that says what the program did instead.
    static func start(
        _ location: AppLocation, _ fingerprint: AppFingerprint, _ configuration: SystemConfiguration,
        _ services: any AppServices
    ) async throws -> AppSession {
        var configuration = configuration
        if let caller = Caller.current { configuration.environment = caller.environment }
        let start = try await AppStart.begin(location, configuration, services)
        let hello = try await start.hello(location, configuration)
        start.runs.introduce(hello)
        return AppSession(location, fingerprint, hello, start, configuration)
    }

    // MARK: Requests

    /// Asks the app something that needs no person.
    ///
    /// - Parameters:
    ///   - method: What to ask.
    ///   - parameters: With what.
    ///   - what: Names it in messages, as `the entities 'Task'`.
    /// - Returns: The answer.
    /// - Throws: `IntentFailure`: that of the app, or `app-crashed`, `timeout`, `cancelled`, `invalid-message`.
    func request<R: Decodable & Sendable>(
        _ method: String, _ parameters: some Encodable & Sendable, what: String, returning: R.Type = R.self
    ) async throws -> R {
        try await call(method, parameters, what: what, activity: RunActivity(), timeout: configuration.queryTimeout)
    }

    /// Tells the app something.
    func notify(_ method: String, _ parameters: some Encodable & Sendable) { connection.notify(method, parameters) }

    /// Lets the app perform an intent.
    ///
    /// - Parameters:
    ///   - request: The intent and its values; its run is a new one.
    ///   - interaction: Who answers the intent's questions.
    /// - Returns: What came of it, after all its reports of progress were passed on, and the values with which it was
    ///   performed, where the app tells them.
    /// - Throws: `IntentFailure`: that of the app, or `app-crashed`, `timeout`, `cancelled`, `invalid-message`.
    func perform(
        _ request: PerformRequest, _ interaction: any IntentInteraction
    ) async throws -> (outcome: IntentOutcome, performed: [String: IntentValue]?) {
        let run = SessionRun(
            interaction: interaction, maximumQuestions: configuration.maximumQuestions,
            answerTimeout: configuration.answerTimeout)
        runs.add(run, named: request.run)
        let result: Result<IntentOutcome, any Error>
        do {
            result = .success(
                try await call(
                    IntentMethod.perform, request, what: "'\(request.intent)'", activity: run.activity,
                    timeout: configuration.requestTimeout))
        } catch {
            result = .failure(error)
        }
        runs.remove(request.run)
        await run.finish()
        if let action = run.undoAction {
            undoable.withLock { _ = $0.insert(request.run) }
            await runs.services.ended(
                request.run, of: hello.identifier, intent: request.intent, undoneBy: action, at: place)
        }
        return (try result.get(), run.performed)
    }

    private func call<R: Decodable & Sendable>(
        _ method: String, _ parameters: some Encodable & Sendable, what: String, activity: RunActivity,
        timeout: Duration
    ) async throws -> R {
        let handle = WireCallHandle()
        let key = watch.begin(activity, limit: timeout) { handle.withdraw(.timeout) }
        defer { watch.end(key) }
        let settled = Signal()
        do {
            return try await connection.call(
                method, parameters, returning: R.self, handle: handle, settled: { settled.send() })
        } catch let failure as IntentFailure {
            if failure == connection.end { throw await explainEnd(during: what) }
            if failure.code == .cancelled, handle.reason == .timeout {
                throw await timeOut(settled, what, after: timeout)
            }
            if failure.code == .cancelled, Task.isCancelled { await stopUnless(settled, what) }
            throw failure
        }
    }

    /// Gives the app some time to stop what took too long, then stops the app.
    private func timeOut(_ settled: Signal, _ what: String, after limit: Duration) async -> IntentFailure {
        guard await settled.wait(atMost: configuration.cancellationTimeout) else {
            stop(because: .silent(what, limit))
            return await explainEnd(during: what)
        }
        return IntentFailure(
            .timeout, "'\(hello.name)' did not answer \(what) within \(limit.spoken); it was cancelled")
    }

    /// Gives the app some time to stop what was cancelled, then stops the app.
    private func stopUnless(_ settled: Signal, _ what: String) async {
        let limit = configuration.cancellationTimeout
        if await settled.wait(atMost: limit) { return }
        stop(because: .ignoredCancellation(what, limit))
        _ = await process.waitForEnd(atMost: configuration.endTimeout)
    }

    /// How many runs it can undo.
    var undoableRuns: Int { undoable.withLock(\.count) }

    /// Remembers that a run cannot be undone any more.
    func forgetUndo(of run: String) { undoable.withLock { _ = $0.remove(run) } }

    /// What can be said of it while it works or waits.
    func status(requests: Int) -> SystemStatus.App {
        let number = Int(process.identifier)
        return SystemStatus.App(
            app: hello.identifier, name: hello.name, process: number, requests: requests, undoableRuns: undoableRuns,
            memory: SystemStatus.memory(of: number))
    }

    private var place: UndoStore.Place {
        UndoStore.Place(
            session: identifier, process: ProcessIdentity(process.identifier),
            host: Int(ProcessInfo.processInfo.processIdentifier))
    }

    // MARK: The end

    /// Ends the app: it is asked to, then told to, then killed.
    func end() async {
        stopReason.withLock { $0 = $0 ?? .ended }
        let limit = configuration.endTimeout
        connection.notify(IntentMethod.shutdown, WireNothing())
        if await process.waitForEnd(atMost: limit) == nil {
            process.terminate()
            if await process.waitForEnd(atMost: limit) == nil {
                process.kill()
                _ = await process.waitForEnd(atMost: limit)
            }
        }
        connection.close()
    }

    private func stop(because reason: StopReason) {
        stopReason.withLock { $0 = $0 ?? reason }
        process.kill()
        connection.close()
    }

    /// What to tell those who waited for the app when it ended.
    private func explainEnd(during what: String) async -> IntentFailure {
        // The socket closes a moment before the process has ended; a program that closes its socket and stays is of
        // no use any more.
        if await process.waitForEnd(atMost: configuration.endTimeout) == nil {
            process.kill()
            _ = await process.waitForEnd(atMost: configuration.endTimeout)
        }
        let name = hello.name
        switch stopReason.withLock(\.self) {
        case .silent(what, let limit):
            return IntentFailure(
                .timeout,
                "'\(name)' did not answer \(what) within \(limit.spoken) and was stopped" + process.lastWords)
        case .silent(let other, let limit):
            return IntentFailure(
                .appCrashed,
                "'\(name)' was stopped while it worked on \(what), because it did not answer \(other) within "
                    + "\(limit.spoken): try again")
        case .ignoredCancellation(let other, let limit):
            return IntentFailure(
                .appCrashed,
                "'\(name)' was stopped while it worked on \(what), because it did not stop \(other) within "
                    + "\(limit.spoken) of being cancelled: try again")
        case .ended:
            return IntentFailure(.cancelled, "'\(name)' was told to end while it worked on \(what)")
        case .neverSpoke, nil: break
        }
        if let end = connection.end, end.code == .invalidMessage {
            return IntentFailure(
                .invalidMessage,
                "'\(name)' was stopped while it worked on \(what): \(end.message)" + process.lastWords)
        }
        let ending = process.ending?.description ?? "ended"
        return IntentFailure(.appCrashed, "'\(name)' \(ending) while it worked on \(what)" + process.lastWords)
    }
}

extension Duration {
    /// For a message, as `5 s`, `0.2 s` or `30 min`.
    var spoken: String {
        let seconds = self / .seconds(1)
        if seconds >= 120, seconds.truncatingRemainder(dividingBy: 60) == 0 { return "\(Int(seconds / 60)) min" }
        return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
    }
}
