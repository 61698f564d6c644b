import BeckonSystem
import Dialogue
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// One sentence on a command line: understands it, asks where it is open, and runs what is meant.
struct SpokenSentence {
    /// How often what is meant may be corrected before it is given up.
    private static let corrections = 8

    private let text: String
    private let app: AppReference?
    private let speaker: Speaker?
    private let context: CommandContext

    init(_ text: String, app: AppReference?, speaker: Speaker? = nil, in context: CommandContext) {
        self.text = text
        self.app = app
        self.speaker = speaker
        self.context = context
    }

    /// Understands and runs the sentence.
    ///
    /// - Parameters:
    ///   - explains: Whether it is told why it was understood so.
    ///   - isDry: Whether it is only told what would run.
    /// - Throws: `IntentFailure`: `not-understood`, `ambiguous-sentence`, or what the run fails with.
    func run(explains: Bool, isDry: Bool) async throws {
        let page = SentencePage(context)
        if case .help = Saying(text, words) { return try await help(page) }
        let reading = try await read(text)
        for problem in reading.problems {
            context.console.error.writeLine("\(words.say(.remark)): \(page.clean(problem))")
        }
        if isDry {
            try await page.load(reading)
            return context.show(page.json(reading)) { page.lines(reading, explains: explains) }
        }
        if explains, !context.options.isJSON {
            try await page.load(reading)
            for line in page.lines(reading, explains: true) { context.console.output.writeLine(line) }
        }
        // Where phrases leave it open and nobody can be asked which is meant, a model may know, if there is one.
        if reading.decision == .refuse || (reading.decision == .ask && !canAsk),
            let answer = try await ModelTurn(app, in: context)?.run(text)
        {
            await speaker?.say(answer)
            return
        }
        if reading.decision == .several { return try await run(reading.wishes, page) }
        guard let first = reading.candidates.first, reading.decision != .refuse else {
            throw await page.notUnderstood(text, reading)
        }
        if reading.decision == .run {
            try await run(first, sentence: text, page)
            return
        }
        switch try await choose(reading, text, page) {
        // Whoever chose it has agreed to it.
        case .one(let candidate): try await run(candidate, sentence: nil, page)
        case .each: try await run(reading.wishes, page)
        case .none: throw IntentFailure(.declined, words.say(.noneMeant))
        }
    }

    /// Tells what can be said.
    private func help(_ page: SentencePage) async throws {
        let examples = try await page.examples(of: app)
        context.show(.members(["examples": .array(examples.map(JSONValue.string))])) {
            examples.isEmpty ? [words.say(.noSaying)] : [words.say(.help)] + examples.map { "  \($0)" }
        }
        await speaker?.say(words.say(examples.isEmpty ? .noSaying : .help))
    }

    /// Runs one wish after the other. What is not sure is asked before anything is done; what fails leaves the rest undone.
    private func run(_ wishes: [SentenceWish], _ page: SentencePage) async throws {
        var chosen: [SentenceCandidate?] = []
        for wish in wishes {
            guard wish.reading.decision == .ask, !wish.refersBack else {
                chosen.append(nil)
                continue
            }
            guard case .one(let candidate) = try await choose(wish.reading, wish.text, page) else {
                throw IntentFailure(.declined, words.say(.noneMeant))
            }
            chosen.append(candidate)
        }
        var conversation = Conversation()
        for (place, wish) in wishes.enumerated() {
            do {
                if let candidate = chosen[place] {
                    try await run(candidate, sentence: nil, page, &conversation)
                } else {
                    try await run(wish, page, &conversation)
                }
            } catch let failure as IntentFailure {
                throw page.leaving(wishes[(place + 1)...], failure)
            }
        }
    }

    /// Runs a wish that is sure, or that names what was done before it.
    private func run(
        _ wish: SentenceWish, _ page: SentencePage, _ conversation: inout Conversation
    ) async throws {
        let reading = wish.refersBack ? try await read(wish.text, conversation.focus) : wish.reading
        guard let first = reading.candidates.first, reading.decision != .refuse else {
            throw await page.notUnderstood(wish.text, reading)
        }
        if reading.decision == .run { return try await run(first, sentence: wish.text, page, &conversation) }
        guard case .one(let candidate) = try await choose(reading, wish.text, page) else {
            throw IntentFailure(.declined, words.say(.noneMeant))
        }
        try await run(candidate, sentence: nil, page, &conversation)
    }

    /// Runs a candidate, and remembers what was spoken of.
    private func run(
        _ candidate: SentenceCandidate, sentence: String?, _ page: SentencePage, _ conversation: inout Conversation
    ) async throws {
        let (outcome, arguments) = try await run(candidate, sentence: sentence, page)
        guard let intent = try await context.host.manifest(of: candidate.reference).intent(candidate.intent) else {
            return
        }
        conversation.begin(
            .init(app: candidate.app, reference: candidate.reference, intent: intent, arguments: arguments))
        conversation.finish(outcome, arguments: arguments)
    }

    /// What somebody chose.
    private enum Choice {
        case one(SentenceCandidate)
        /// The wishes of the sentence, one after the other.
        case each
        case none
    }

    private var words: DialogueWords { .words(of: context.locale) }

    /// Whether somebody is there who can be asked.
    private var canAsk: Bool {
        !context.options.isSilent && context.console.error.isTerminal && context.console.isInputTerminal
    }

    private func read(
        _ text: String, _ focus: [SpokenArguments.Focus] = []
    ) async throws -> SentenceReading {
        var question = SentenceQuestion(
            text, app: app, locale: context.locale, timeZone: context.console.timeZone.identifier,
            now: context.console.now())
        question.mayHoldSeveral = focus.isEmpty
        question.focus = focus
        question.process = ProcessInfo.processInfo.processIdentifier
        return try await context.host.understand(question)
    }

    @discardableResult
    private func run(
        _ candidate: SentenceCandidate, sentence: String?, _ page: SentencePage
    ) async throws -> (outcome: IntentOutcome, arguments: [String: IntentValue]) {
        var (candidate, sentence) = (candidate, sentence)
        for _ in 0..<Self.corrections {
            let answers = answers(try await context.host.manifest(of: candidate.reference))
            do {
                let outcome = try await run(candidate, sentence: sentence, answers)
                return (outcome, candidate.arguments.merging(answers.given) { $1 })
            } catch let failure as IntentFailure {
                // "No, two" in the place of an answer.
                guard let text = answers.correction, !Task.isCancelled else { throw failure }
                candidate.arguments.merge(answers.given) { $1 }
                candidate = try await corrected(candidate, text, page)
                sentence = text
            }
        }
        throw IntentFailure(.declined, words.say(.nothingDone))
    }

    private func run(
        _ candidate: SentenceCandidate, sentence: String?, _ answers: SpokenAnswers
    ) async throws -> IntentOutcome {
        let manifest = try await context.host.manifest(of: candidate.reference)
        guard let intent = manifest.intent(candidate.intent) else {
            throw IntentFailure(.unknownIntent, "'\(candidate.appName)' has no intent '\(candidate.intent)' any more")
        }
        let outcome = try await IntentRun(
            reference: candidate.reference, manifest: manifest, intent: intent, context: context
        ).run(candidate.arguments, sentence: sentence, talk: IntentRun.Speech(answers: answers))
        if let text = outcome.dialog?.full { await speaker?.say(text) }
        return outcome
    }

    /// What is meant with other values; says so where none of the words is one.
    private func corrected(
        _ candidate: SentenceCandidate, _ text: String, _ page: SentencePage
    ) async throws -> SentenceCandidate {
        let manifest = try await context.host.manifest(of: candidate.reference)
        var conversation = Conversation()
        if let intent = manifest.intent(candidate.intent) {
            conversation.begin(
                .init(
                    app: candidate.app, reference: candidate.reference, intent: intent, arguments: candidate.arguments))
        }
        let reader = AnswerReader(context.spoken, enumerations: manifest.enumerations)
        var candidate = candidate
        if let correction = conversation.correction(text, reader) {
            candidate.arguments.merge(correction.values) { $1 }
        } else {
            context.console.error.writeLine(words.say(.noPlace, page.clean(text)))
        }
        return candidate
    }

    private func answers(_ manifest: AppManifest?) -> SpokenAnswers {
        SpokenAnswers(
            AnswerReader(context.spoken, enumerations: manifest?.enumerations ?? []), words,
            speaker: speaker)
    }

    /// Asks which candidate is meant, or whether the only one is.
    private func choose(_ reading: SentenceReading, _ text: String, _ page: SentencePage) async throws -> Choice {
        var wishes = reading.wishes
        var candidates = Array(reading.candidates.prefix(max(1, reading.chosen)))
        let console = context.console
        guard canAsk else {
            throw page.ambiguous(text, candidates, or: wishes)
        }
        try await page.load(reading)
        let lines = LineReader(descriptor: console.input)
        for _ in 0..<Self.corrections {
            let spoken = answers(nil)
            let interaction = TerminalInteraction(
                lines: lines, stream: console.error, reader: ValueReader(context: context.reading()),
                snippets: TerminalRenderer(options: context.snippetOptions(console.error)), spoken: spoken)
            defer { interaction.finish() }
            let answer = try await withTaskCancellationHandler {
                try await interaction.ask(page.question(candidates, or: wishes))
            } onCancel: {
                interaction.interrupt()
            }
            switch answer {
            case .confirmed: return .one(candidates[0])
            case .option(let index) where candidates.indices.contains(index): return .one(candidates[index])
            case .option where !wishes.isEmpty: return .each
            case .cancelled: throw IntentFailure(.cancelled, words.say(.nothingDone))
            default:
                // "No, two large ones" is asked about once more.
                guard let text = spoken.correction else { return .none }
                candidates = [try await corrected(candidates[0], text, page)]
                wishes = []
            }
        }
        return .none
    }
}
