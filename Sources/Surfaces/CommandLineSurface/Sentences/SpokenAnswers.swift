import Dialogue
import IntentWire
import Synchronization
import ValueForms

/// Understands answers as people say them, and remembers what was answered.
final class SpokenAnswers: Sendable {
    private struct State {
        var given: [String: IntentValue] = [:]
        var correction: String?
        var wish: String?
        var wantsToQuit = false
        /// Why the last line answered nothing.
        var problem: String?
    }

    private let reader: AnswerReader
    let words: DialogueWords
    private let isLoose: Bool
    private let speaker: Speaker?
    private let state = Mutex(State())

    /// Understands answers.
    ///
    /// - Parameter isLoose: Whether what answers nothing is a wish, and not asked for again.
    init(_ reader: AnswerReader, _ words: DialogueWords, speaker: Speaker?, isLoose: Bool = false) {
        self.reader = reader
        self.words = words
        self.isLoose = isLoose
        self.speaker = speaker
    }

    /// The values that were given, by parameter.
    var given: [String: IntentValue] { state.withLock(\.given) }
    /// Another value in the place of an answer, as "no, two".
    var correction: String? { state.withLock(\.correction) }
    /// Something else in the place of an answer.
    var wish: String? { state.withLock(\.wish) }
    /// Whether the person left with the question.
    var wantsToQuit: Bool { state.withLock(\.wantsToQuit) }

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
        if Saying(line, words) == .quit {
            state.withLock { $0.wantsToQuit = true }
            return .cancelled
        }
        switch reader.read(line, to: question) {
        case .answer(let answer):
            if case .value(let question) = question, case .value(let value) = answer {
                state.withLock { $0.given[question.parameter.name] = value }
            }
            return answer
        case .correction(let words):
            state.withLock { $0.correction = words }
            return .declined
        case .unclear where isLoose && !line.allSatisfy(\.isWhitespace):
            state.withLock { $0.wish = line }
            return .declined
        case .unclear(let problem):
            if case .value = question {
                state.withLock { $0.problem = problem }
                return nil
            }
            throw ReadProblem(problem)
        }
    }

    /// Reads a line that answers nothing as it is written.
    ///
    /// - Throws: `ReadProblem` where it cannot be read, in the person's language.
    func problem(in line: String, _ read: () throws -> IntentValue) throws -> IntentValue {
        do {
            return try read()
        } catch let problem as ReadProblem {
            // What reads values says more, but in English only.
            guard words.language != "en", let own = state.withLock(\.problem), !own.isEmpty else { throw problem }
            throw ReadProblem(line.allSatisfy(\.isWhitespace) ? words.say(.valueNeeded) : own)
        }
    }
}
