import Foundation
import IntentWire
import Synchronization

/// What an app may ask of the system apart from its runs.
protocol AppServices: Sendable {
    /// Answers a message of an app that is about none of its runs.
    ///
    /// - Parameters:
    ///   - app: The app's identifier.
    ///   - executable: The path of its program.
    func answer(
        _ method: String, _ parameters: WirePayload, from app: String, at executable: String
    ) async throws -> any Encodable & Sendable
    /// Takes a notification of an app that is about none of its runs. Must not block.
    func take(_ method: String, _ parameters: WirePayload, from app: String)
    /// Keeps that what a run did can be undone.
    func ended(_ run: String, of app: String, intent: String, undoneBy actionName: String, at place: UndoStore.Place)
        async
}

/// Takes what an app sends by itself to whom it concerns: the run that asks, or a service of the system.
final class SessionRuns: WireHandler {
    private struct State {
        var runs: [String: SessionRun] = [:]
        /// The app's identifier, once it has told it.
        var app: String?
    }

    let services: any AppServices
    /// Sent when the other end is gone.
    let closed = Signal()
    private let executable: String
    private let state = Mutex(State())

    init(services: any AppServices, executable: String = "") {
        self.services = services
        self.executable = executable
    }

    func introduce(_ hello: HelloResponse) { state.withLock { $0.app = hello.identifier } }
    func add(_ run: SessionRun, named name: String) { state.withLock { $0.runs[name] = run } }
    func remove(_ name: String) { state.withLock { _ = $0.runs.removeValue(forKey: name) } }

    func handle(_ method: String, _ parameters: WirePayload) async throws -> any Encodable & Sendable {
        switch method {
        case IntentMethod.ask:
            let message: QuestionMessage = try parameters.decode()
            guard let run = state.withLock({ $0.runs[message.run] }) else {
                throw IntentFailure(.invalidMessage, "there is no run '\(message.run)' that could ask")
            }
            return try await run.ask(message.question)
        default:
            return try await services.answer(method, parameters, from: try app(), at: executable)
        }
    }

    func receive(_ method: String, _ parameters: WirePayload) {
        // What is unknown or malformed here has no sender who waits for an answer, and nothing depends on it.
        switch method {
        case IntentMethod.progress:
            guard let message = try? parameters.decode(ProgressMessage.self) else { return }
            state.withLock { $0.runs[message.run] }?.report(message.progress)
        case IntentMethod.undoable:
            guard let notice = try? parameters.decode(UndoNotice.self) else { return }
            state.withLock { $0.runs[notice.run] }?.noteUndoable(notice.actionName)
        default:
            guard let app = state.withLock(\.app) else { return }
            services.take(method, parameters, from: app)
        }
    }

    func connectionClosed(_ failure: IntentFailure?) { closed.send() }

    private func app() throws -> String {
        guard let app = state.withLock(\.app) else {
            throw IntentFailure(.invalidMessage, "answer '\(IntentMethod.hello)' before anything else")
        }
        return app
    }
}

/// One run as the system sees it: the person behind it, and when the app was last heard of.
final class SessionRun: Sendable {
    /// How many reports of progress wait for a slow surface; older ones are dropped.
    private static let waitingReports = 256

    private struct State {
        var questions = 0
        /// Passes reports on; made for the first one, since most runs report nothing.
        var reports: AsyncStream<IntentProgress>.Continuation?
        var reporter: Task<Void, Never>?
        /// What can be undone.
        var undoAction: String?
    }

    let activity = RunActivity()
    private let interaction: any IntentInteraction
    private let maximumQuestions: Int
    private let answerTimeout: Duration?
    private let state = Mutex(State())

    /// - Parameters:
    ///   - interaction: The person.
    ///   - maximumQuestions: How many questions the run may ask.
    ///   - answerTimeout: How long the person may take for each; nil where somebody else sees to that.
    init(interaction: any IntentInteraction, maximumQuestions: Int, answerTimeout: Duration? = nil) {
        self.interaction = interaction
        self.maximumQuestions = maximumQuestions
        self.answerTimeout = answerTimeout
    }

    /// Puts a question to the person, if the surface can.
    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        let count = state.withLock { state in
            state.questions += 1
            return state.questions
        }
        guard count <= maximumQuestions else {
            throw IntentFailure(
                .unsupported, "the intent has asked \(maximumQuestions) questions: it may not ask more")
        }
        guard interaction.capabilities.contains(question.capability) else { return .unsupported }
        activity.beginQuestion()
        defer { activity.endQuestion() }
        guard let answerTimeout else { return try await interaction.ask(question) }
        return try await interaction.answer(to: question, within: answerTimeout)
    }

    /// Passes a report on, after those before it.
    func report(_ progress: IntentProgress) {
        activity.touch()
        guard interaction.capabilities.contains(.progress) else { return }
        state.withLock { state in
            if state.reports == nil {
                let (stream, continuation) = AsyncStream<IntentProgress>.makeStream(
                    bufferingPolicy: .bufferingNewest(Self.waitingReports))
                state.reports = continuation
                state.reporter = Task { [interaction] in for await report in stream { await interaction.report(report) }
                }
            }
            state.reports?.yield(progress)
        }
    }

    /// Remembers that the app can undo what the run did.
    func noteUndoable(_ actionName: String) { state.withLock { $0.undoAction = actionName } }

    /// What the app can undo, for a person; nil where it cannot.
    var undoAction: String? { state.withLock(\.undoAction) }

    /// Waits until all reports are passed on.
    func finish() async {
        let reporter = state.withLock { state in
            state.reports?.finish()
            return state.reporter
        }
        await reporter?.value
    }
}

extension IntentQuestion {
    /// What a surface must be able to do to put it.
    fileprivate var capability: InteractionCapabilities {
        switch self {
        case .value: .values
        case .choice: .choices
        case .confirmation: .confirmations
        case .foreground: .foreground
        }
    }
}
