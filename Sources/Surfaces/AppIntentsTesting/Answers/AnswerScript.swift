import IntentWire
import Synchronization

/// The person of a test: gives prepared answers in order, and remembers what was asked and reported.
final class AnswerScript: IntentInteraction {
    fileprivate struct State {
        var left: [IntentTestAnswer]
        var questions: [IntentTestQuestion] = []
        var progress: [IntentProgress] = []
        var failure: IntentTestingError?
    }

    let capabilities: InteractionCapabilities
    private let state: Mutex<State>

    init(_ answers: [IntentTestAnswer], abilities: Set<IntentTestConditions.Ability>) {
        capabilities = abilities.reduce(into: []) { $0.formUnion($1.capability) }
        state = Mutex(State(left: answers))
    }

    /// What was asked.
    var questions: [IntentTestQuestion] { state.withLock(\.questions) }
    /// What was reported.
    var progress: [IntentProgress] { state.withLock(\.progress) }
    /// The first question to which the answers did not fit.
    var failure: IntentTestingError? { state.withLock(\.failure) }

    /// Answers that nobody asked for.
    var unused: IntentTestingError? {
        let left = state.withLock(\.left)
        if left.isEmpty { return nil }
        return IntentTestingError(
            .unusedAnswers,
            "the intent asked \(questions.count) questions; nobody asked for \(left.map(\.name).joined(separator: ", "))"
        )
    }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        let asked = IntentTestQuestion(question)
        let answer: Result<IntentAnswer, IntentTestingError> = state.withLock { state in
            state.questions.append(asked)
            guard let next = state.left.first else { return .failure(state.fail(.unanswered(asked))) }
            guard let answer = next.answer(to: question) else { return .failure(state.fail(.unfit(next, asked))) }
            state.left.removeFirst()
            return .success(answer)
        }
        do { return try answer.get() } catch { throw IntentFailure(.unsupported, error.message) }
    }

    func report(_ progress: IntentProgress) async { state.withLock { $0.progress.append(progress) } }
}

extension AnswerScript.State {
    fileprivate mutating func fail(_ error: IntentTestingError) -> IntentTestingError {
        failure = failure ?? error
        return error
    }
}

extension IntentTestingError {
    fileprivate static func unanswered(_ question: IntentTestQuestion) -> IntentTestingError {
        IntentTestingError(
            .unexpectedQuestion,
            "the intent asked \(question.described), and the test has no answer: "
                + "add .answering(\(question.suggestion)) before run()")
    }

    fileprivate static func unfit(_ answer: IntentTestAnswer, _ question: IntentTestQuestion) -> IntentTestingError {
        IntentTestingError(
            .unexpectedQuestion,
            "the intent asked \(question.described), which the answer \(answer.name) does not fit; "
                + "it could be \(question.suggestion)")
    }
}
