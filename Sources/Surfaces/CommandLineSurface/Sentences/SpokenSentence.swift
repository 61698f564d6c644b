import BeckonSystem
import Dialogue
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// One sentence on a command line: understands it, asks where it is open, and runs what is meant.
struct SpokenSentence {
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
        let reading = try await read()
        let page = SentencePage(context)
        for problem in reading.problems { context.console.error.writeLine("note: \(page.clean(problem))") }
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
        guard let first = reading.candidates.first, reading.decision != .refuse else {
            throw page.notUnderstood(text, reading)
        }
        if reading.decision == .run { return try await run(first, sentence: text) }
        guard let chosen = try await choose(reading, page) else {
            throw IntentFailure(.declined, "nothing was done: none of it was meant")
        }
        // Whoever chose it has agreed to it.
        try await run(chosen, sentence: nil)
    }

    /// Whether somebody is there who can be asked.
    private var canAsk: Bool {
        !context.options.isSilent && context.console.error.isTerminal && context.console.isInputTerminal
    }

    private func read() async throws -> SentenceReading {
        var question = SentenceQuestion(
            text, app: app, locale: context.locale, timeZone: context.console.timeZone.identifier,
            now: context.console.now())
        question.process = ProcessInfo.processInfo.processIdentifier
        return try await context.host.understand(question)
    }

    private func run(_ candidate: SentenceCandidate, sentence: String?) async throws {
        let manifest = try await context.host.manifest(of: candidate.reference)
        guard let intent = manifest.intent(candidate.intent) else {
            throw IntentFailure(.unknownIntent, "'\(candidate.appName)' has no intent '\(candidate.intent)' any more")
        }
        let outcome = try await IntentRun(
            reference: candidate.reference, manifest: manifest, intent: intent, context: context
        ).run(candidate.arguments, sentence: sentence, talk: IntentRun.Speech(answers: answers(manifest)))
        if let text = outcome.dialog?.full { await speaker?.say(text) }
    }

    private func answers(_ manifest: AppManifest?) -> SpokenAnswers {
        SpokenAnswers(
            AnswerReader(context.spoken, enumerations: manifest?.enumerations ?? []), context.spoken.words,
            speaker: speaker)
    }

    /// Asks which candidate is meant, or whether the only one is; nil where none is.
    private func choose(_ reading: SentenceReading, _ page: SentencePage) async throws -> SentenceCandidate? {
        let candidates = Array(reading.candidates.prefix(max(1, reading.chosen)))
        let console = context.console
        guard canAsk else {
            throw page.ambiguous(text, candidates)
        }
        try await page.load(reading)
        let interaction = TerminalInteraction(
            lines: LineReader(descriptor: console.input), stream: console.error,
            reader: ValueReader(context: context.reading()),
            snippets: TerminalRenderer(options: context.snippetOptions(console.error)), spoken: answers(nil))
        defer { interaction.finish() }
        let answer = try await withTaskCancellationHandler {
            try await interaction.ask(page.question(candidates))
        } onCancel: {
            interaction.interrupt()
        }
        switch answer {
        case .confirmed: return candidates[0]
        case .option(let index) where candidates.indices.contains(index): return candidates[index]
        case .cancelled: throw IntentFailure(.cancelled, "nothing was done")
        default: return nil
        }
    }
}
