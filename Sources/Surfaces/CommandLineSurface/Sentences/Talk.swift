import BeckonSystem
import Dialogue
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// A conversation on a terminal: takes sentences, runs what they mean, and remembers what was spoken of.
actor Talk {
    private let context: CommandContext
    private let app: AppReference?
    private let lines: SentenceLines
    private let speaker: Speaker?
    private let isTyped: Bool
    private let page: SentencePage
    private let words: DialogueWords
    private var conversation = Conversation()
    /// Whether somebody has left in the middle of a question.
    private var isOver = false

    /// A conversation.
    ///
    /// - Parameters:
    ///   - app: The one app that is meant; all where nil.
    ///   - lines: Where sentences come from.
    ///   - speaker: What says answers aloud.
    ///   - isTyped: Whether somebody types, who is shown where to.
    init(
        app: AppReference?, lines: SentenceLines, speaker: Speaker?, isTyped: Bool, in context: CommandContext
    ) {
        self.app = app
        self.lines = lines
        self.speaker = speaker
        self.isTyped = isTyped
        self.context = context
        page = SentencePage(context)
        words = DialogueWords.words(of: context.locale)
    }

    private var output: TextStream { context.console.output }

    // MARK: - The loop

    /// Talks until somebody ends it, or nothing more comes.
    func run() async throws {
        let lines = lines
        try await withTaskCancellationHandler {
            await say(words.say(.hello))
            while let line = await next() {
                try Task.checkCancellation()
                guard try await take(line), !isOver else { break }
            }
        } onCancel: {
            lines.reader.interrupt()
        }
        await lines.end()
    }

    private func next() async -> String? {
        while true {
            if isTyped { output.write("> ") }
            switch await lines.reader.line() {
            case .text(let line):
                if !isTyped, !line.allSatisfy(\.isWhitespace) { output.writeLine("> " + page.clean(line)) }
                return line
            case .unreadable: await say(words.say(.notUnderstood))
            case .end, .interrupted:
                if isTyped { output.writeLine() }
                return nil
            }
        }
    }

    /// Does what a line says; false where it ends the conversation.
    private func take(_ line: String) async throws -> Bool {
        do {
            switch Saying(line, words) {
            case .nothing: break
            case .quit:
                await say(words.say(.goodbye))
                return false
            case .cancel: await say(words.say(.cancelled))
            case .again: await say(conversation.answer ?? words.say(.nothingOnScreen))
            case .help: try await help()
            case .undo: try await undo()
            case .correction(let text): try await correct(text)
            case .another(let text, let whole): try await perform(text, whole: whole)
            case .sentence(let text): try await perform(text)
            }
        } catch let failure as IntentFailure where !Task.isCancelled {
            await tell(failure)
        }
        return true
    }

    private func tell(_ failure: IntentFailure) async {
        if failure.code == .cancelled || failure.code == .declined {
            return await say(words.say(isOver ? .goodbye : .cancelled))
        }
        for line in FailurePage(style: TextStyle(output)).lines(failure) { output.writeLine(line) }
        await speaker?.say(failure.message)
    }

    /// Shows a sentence of the system, and says it.
    private func say(_ text: String) async {
        output.writeLine(DisplayWidth.printable(text, keepsLines: true))
        await speaker?.say(text)
    }

    // MARK: - Sentences

    private func perform(_ text: String) async throws {
        let reading = try await understand(text)
        for problem in reading.problems { output.writeLine("\(words.say(.remark)): \(page.clean(problem))") }
        try await perform(reading, text)
    }

    private func perform(_ reading: SentenceReading, _ text: String) async throws {
        try await page.load(reading)
        if reading.decision == .several { return try await run(reading.wishes) }
        guard let first = reading.candidates.first, reading.decision != .refuse else {
            await say(words.say(.notUnderstood))
            let nearest = reading.candidates.prefix(3).map(page.example)
            if !nearest.isEmpty {
                await say(words.say(.nearest))
                for example in nearest { output.writeLine("  \(example)") }
            }
            return
        }
        if reading.decision == .run { return try await run(first, sentence: text) }
        switch try await choose(reading) {
        case .one(let candidate): try await run(candidate, sentence: nil)
        case .each: try await run(reading.wishes)
        case .none: await say(words.say(.cancelled))
        case .corrected(let text):
            let manifest = try await context.host.manifest(of: first.reference)
            guard let turn = turn(first, manifest) else { return }
            conversation.begin(turn)
            try await correct(text)
        case .wish(let wish): isOver = try await !take(wish)
        }
    }

    /// Runs one wish after the other. What is not sure is asked before anything is done; what fails leaves the rest undone.
    private func run(_ wishes: [SentenceWish]) async throws {
        var chosen: [SentenceCandidate?] = []
        for wish in wishes {
            guard wish.reading.decision == .ask, !wish.refersBack else {
                chosen.append(nil)
                continue
            }
            switch try await choose(wish.reading) {
            case .one(let candidate): chosen.append(candidate)
            case .wish(let other):
                isOver = try await !take(other)
                return
            case .none, .each, .corrected: return await say(words.say(.cancelled))
            }
        }
        for (place, wish) in wishes.enumerated() where !isOver {
            do {
                if let candidate = chosen[place] {
                    try await run(candidate, sentence: nil)
                } else if wish.refersBack {
                    let reading = try await understand(wish.text, isOne: true)
                    guard reading.decision != .refuse else { throw await page.notUnderstood(wish.text, reading) }
                    try await perform(reading, wish.text)
                } else if let first = wish.reading.candidates.first {
                    try await run(first, sentence: wish.text)
                }
            } catch let failure as IntentFailure where !Task.isCancelled {
                await tell(failure)
                if place + 1 < wishes.count { await say(page.leftUndone(wishes[(place + 1)...])) }
                return
            }
        }
    }

    private func understand(_ text: String, isOne: Bool = false) async throws -> SentenceReading {
        var question = SentenceQuestion(
            text, app: app, locale: context.locale, timeZone: context.console.timeZone.identifier,
            now: context.console.now())
        question.focus = conversation.focus
        question.mayHoldSeveral = !isOne
        question.process = ProcessInfo.processInfo.processIdentifier
        return try await context.host.understand(question)
    }

    private enum Choice {
        case one(SentenceCandidate)
        /// The wishes of the sentence, one after the other.
        case each
        case none
        /// The first one is meant, with another value.
        case corrected(String)
        /// Something else was said in the place of an answer.
        case wish(String)
    }

    private func choose(_ reading: SentenceReading) async throws -> Choice {
        let candidates = Array(reading.candidates.prefix(max(1, reading.chosen)))
        // Who does not say which one is meant wants something else.
        let answers = answers(nil, isLoose: true)
        let answer = try await interaction(answers, nil).ask(page.question(candidates, or: reading.wishes))
        isOver = answers.wantsToQuit
        switch answer {
        case .confirmed: return .one(candidates[0])
        case .option(let index) where candidates.indices.contains(index): return .one(candidates[index])
        case .option where !reading.wishes.isEmpty: return .each
        default:
            if let text = answers.correction { return .corrected(text) }
            return answers.wish.map { .wish($0) } ?? .none
        }
    }

    private func interaction(_ answers: SpokenAnswers, _ manifest: AppManifest?) -> TerminalInteraction {
        TerminalInteraction(
            lines: lines.reader, stream: output, reader: ValueReader(context: context.reading(manifest)),
            snippets: TerminalRenderer(options: context.snippetOptions(output)), spoken: answers)
    }

    private func answers(_ manifest: AppManifest?, isLoose: Bool = false) -> SpokenAnswers {
        SpokenAnswers(
            AnswerReader(context.spoken, enumerations: manifest?.enumerations ?? []), words, speaker: speaker,
            isLoose: isLoose)
    }

    // MARK: - Running

    private func run(_ candidate: SentenceCandidate, sentence: String?) async throws {
        let manifest = try await context.host.manifest(of: candidate.reference)
        guard let turn = turn(candidate, manifest) else {
            throw IntentFailure(.unknownIntent, "'\(candidate.appName)' has no intent '\(candidate.intent)' any more")
        }
        try await run(turn, manifest, sentence: sentence)
    }

    private func turn(_ candidate: SentenceCandidate, _ manifest: AppManifest) -> Conversation.Turn? {
        manifest.intent(candidate.intent).map { intent in
            Conversation.Turn(
                app: candidate.app, reference: candidate.reference, intent: intent, arguments: candidate.arguments,
                isUndoable: intent.isUndoable)
        }
    }

    private func run(_ turn: Conversation.Turn, _ manifest: AppManifest, sentence: String?) async throws {
        conversation.begin(turn)
        let answers = answers(manifest)
        let run = IntentRun(reference: turn.reference, manifest: manifest, intent: turn.intent, context: context)
        do {
            let outcome = try await run.run(
                turn.arguments, sentence: sentence, talk: .init(lines: lines.reader, answers: answers))
            conversation.finish(outcome, arguments: turn.arguments.merging(answers.given) { $1 })
            conversation.answer = outcome.dialog?.full
            if let text = outcome.dialog?.full { await speaker?.say(text) }
        } catch let failure as IntentFailure {
            isOver = answers.wantsToQuit
            // "No, two" in the place of an answer.
            guard let wish = answers.correction, !Task.isCancelled else { throw failure }
            var corrected = turn
            corrected.arguments.merge(answers.given) { $1 }
            conversation.begin(corrected)
            try await correct(wish)
        }
    }

    // MARK: - Another value, and corrections

    /// "And in Berlin?": the last thing once more with another value, unless the sentence means another one by itself.
    private func perform(_ text: String, whole: String) async throws {
        guard var turn = conversation.last, try await understand(whole).mayBe(turn) else {
            return try await perform(whole)
        }
        let manifest = try await context.host.manifest(of: turn.reference)
        let reader = AnswerReader(context.spoken, enumerations: manifest.enumerations)
        var other = conversation.correction(text, reader)
        // Any words are no reason to do it once more; the name of something is, which its app looks for.
        if other.map({ $0.isFree && !$0.namesThings }) ?? true {
            other = try await understand(text, isOne: true).again(turn)
        }
        guard let other else { return try await perform(whole) }
        turn.arguments.merge(other.values) { $1 }
        turn.isDone = false
        try await run(turn, manifest, sentence: whole)
    }

    private func correct(_ text: String) async throws {
        guard var turn = conversation.last else {
            // "No, order a latte": there was nothing before, so that it is a wish.
            return try await perform(text)
        }
        let manifest = try await context.host.manifest(of: turn.reference)
        let reader = AnswerReader(context.spoken, enumerations: manifest.enumerations)
        var correction = conversation.correction(text, reader)
        if correction?.isFree != false {
            // What is no value of it, or any words, may be a wish of its own, or the same one said anew.
            let reading = try await understand(text, isOne: true)
            if reading.decision == .run || (correction == nil && reading.decision == .ask) {
                guard let again = reading.again(turn) else { return try await perform(text) }
                correction = again
            }
        }
        guard let correction else { return await say(words.say(.noPlace, page.clean(text))) }
        turn.arguments.merge(correction.values) { $1 }
        let wasDone = turn.isDone
        if wasDone {
            guard try await takeBack(turn) else { return }
            turn.isDone = false
        }
        // What was not done yet nobody has agreed to.
        try await run(turn, manifest, sentence: wasDone ? nil : text)
    }

    /// Takes back what is to be done in another way; false where that cannot be done, and is not wanted once more.
    private func takeBack(_ turn: Conversation.Turn) async throws -> Bool {
        if turn.isUndoable {
            do {
                let undone = try await context.host.undo(of: turn.reference)
                await say(words.say(.undone, page.clean(undone.actionName)))
                return true
            } catch let failure as IntentFailure where failure.code == .nothingToUndo {
                output.writeLine(page.clean(failure.message))
            }
        }
        let question = IntentQuestion.confirmation(
            ConfirmationQuestion(
                dialog: DialogSnapshot(full: words.say(.again)), acceptLabel: words.say(.yes),
                denyLabel: words.say(.no),
                isDestructive: true))
        let answers = answers(nil)
        let isAgreed = try await interaction(answers, nil).ask(question) == .confirmed
        isOver = answers.wantsToQuit
        guard isAgreed else {
            await say(words.say(.cancelled))
            return false
        }
        return true
    }

    private func undo() async throws {
        guard let last = conversation.last, last.isDone else {
            let undone = try await context.host.undo(of: app)
            return await say(words.say(.undone, page.clean(undone.actionName)))
        }
        guard last.isUndoable else { return await say(words.say(.cannotUndo)) }
        let undone = try await context.host.undo(of: last.reference)
        conversation.takeBack()
        await say(words.say(.undone, page.clean(undone.actionName)))
    }

    // MARK: - Help

    private func help() async throws {
        let examples = try await page.examples(of: app)
        guard !examples.isEmpty else { return await say(words.say(.noSaying)) }
        await say(words.say(.help))
        for example in examples { output.writeLine("  \(example)") }
        await say(words.say(.andAlso))
    }
}

extension CommandContext {
    /// What spoken values are relative to.
    var spoken: SpokenContext {
        SpokenContext(now: console.now(), timeZone: console.timeZone, locale: Locale(identifier: locale))
    }
}

extension SentenceReading {
    /// Whether it means nothing by itself, or perhaps what was meant last.
    fileprivate func mayBe(_ turn: Conversation.Turn) -> Bool {
        switch decision {
        case .refuse: true
        case .ask: candidates.first.map { $0.app == turn.app && $0.intent == turn.intent.identifier } ?? true
        case .run, .several: false
        }
    }

    /// The values for what was meant last, where a sentence means the same intent; nil where it means another.
    fileprivate func again(_ turn: Conversation.Turn) -> Correction? {
        guard decision == .run, let first = candidates.first, first.app == turn.app,
            first.intent == turn.intent.identifier
        else { return nil }
        return Correction(values: first.arguments)
    }
}
