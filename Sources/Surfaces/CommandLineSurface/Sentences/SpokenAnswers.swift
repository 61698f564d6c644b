import Dialogue
import IntentWire
import Synchronization
import ValueForms

/// Understands answers as people say them, and remembers what was answered.
final class SpokenAnswers: Sendable {
    private struct State {
        var given: [String: IntentValue] = [:]
        var correction: String?
    }

    private let reader: AnswerReader
    private let speaker: Speaker?
    private let state = Mutex(State())

    init(_ reader: AnswerReader, speaker: Speaker?) {
        self.reader = reader
        self.speaker = speaker
    }

    /// The values that were given, by parameter.
    var given: [String: IntentValue] { state.withLock(\.given) }
    /// A wish in the place of an answer, as "no, two".
    var correction: String? { state.withLock(\.correction) }

    /// Says a question aloud, where that is wanted.
    func say(_ question: IntentQuestion) async {
        guard let speaker else { return }
        switch question {
        case .value(let question):
            await speaker.say(question.problem ?? "")
            await speaker.say(question.dialog.full)
        case .choice(let question):
            await speaker.say(question.dialog.full)
            await speaker.say(question.options.map(\.display.title).joined(separator: ", "))
        case .confirmation(let question): await speaker.say(question.dialog.full)
        case .foreground(let question): await speaker.say(question.dialog?.full ?? "")
        }
    }

    /// What a line answers; nil where it is read as it is written.
    ///
    /// - Throws: `ReadProblem` where it answers nothing.
    func answer(_ line: String, to question: IntentQuestion) throws -> IntentAnswer? {
        switch reader.read(line, to: question) {
        case .answer(let answer):
            if case .value(let question) = question, case .value(let value) = answer {
                state.withLock { $0.given[question.parameter.name] = value }
            }
            return answer
        case .correction(let words):
            state.withLock { $0.correction = words }
            return .declined
        case .unclear(let problem):
            if case .value = question { return nil }
            throw ReadProblem(problem)
        }
    }
}
