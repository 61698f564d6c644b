import BeckonSystem
import Dialogue
import IntentWire
import Synchronization
import ValueForms
import ViewRendering

/// Shows how a sentence is understood.
///
/// Titles, names and values come from apps: none of them controls a terminal.
final class SentencePage: Sendable {
    private let context: CommandContext
    private let words: DialogueWords
    private let manifests = Mutex<[String: AppManifest]>([:])

    init(_ context: CommandContext) {
        self.context = context
        words = DialogueWords.words(of: context.locale)
    }

    /// Gets the manifests of the apps of a reading, so that values have their names.
    func load(_ reading: SentenceReading) async throws {
        for wish in reading.wishes { try await load(wish.reading) }
        for candidate in reading.candidates where manifests.withLock({ $0[candidate.app] }) == nil {
            let manifest = try await context.host.manifest(of: candidate.reference)
            manifests.withLock { $0[candidate.app] = manifest }
        }
    }

    /// A text of somebody else on one line, safe to print.
    func clean(_ text: String) -> String { DisplayWidth.printable(Utterance.plain(text)) }

    /// What a candidate would do, in a line: "Order Coffee (Coffee): Size Large, Coffee Type Latte".
    func line(_ candidate: SentenceCandidate) -> String {
        let values = values(candidate)
        let name = "\(clean(candidate.title)) (\(clean(candidate.appName)))"
        return values.isEmpty ? name : "\(name): \(values.joined(separator: ", "))"
    }

    private func values(_ candidate: SentenceCandidate) -> [String] {
        let manifest = manifests.withLock { $0[candidate.app] }
        let intent = manifest?.intent(candidate.intent)
        let formatter = ValueFormatter(context.reading(manifest))
        func line(_ name: String, _ title: String) -> String? {
            candidate.arguments[name].map { "\(clean(title)) \(clean(formatter.text($0)))" }
        }
        guard let intent else { return candidate.arguments.keys.sorted().compactMap { line($0, $0) } }
        return intent.parameters.compactMap { line($0.name, context.plain($0.title)) }
    }

    // MARK: - Explaining

    /// What is to be done, and with `explains` why.
    func lines(_ reading: SentenceReading, explains: Bool, isPart: Bool = false) -> [String] {
        var lines: [String] = []
        let shown = explains ? reading.candidates : Array(reading.candidates.prefix(max(1, reading.chosen)))
        switch reading.decision {
        case .run: lines.append(words.say(.understood))
        case .ask: lines.append(words.say(reading.chosen > 1 ? .several : .perhaps))
        case .refuse: lines.append(words.say(shown.isEmpty ? .nothingNear : .nearestNot))
        case .several: lines.append(words.say(.each))
        }
        for (index, candidate) in shown.enumerated() {
            if explains, index == max(1, reading.chosen), reading.decision != .refuse {
                lines.append(words.say(.fartherOff))
            }
            lines.append("  \(explains ? percent(candidate.score) + "  " : "")\(self.line(candidate))")
            if explains { lines += details(candidate).map { "        \($0)" } }
        }
        if reading.decision != .several, !reading.wishes.isEmpty { lines.append(words.say(.eachOrOne)) }
        for wish in reading.wishes {
            lines.append("  " + words.say(.quoted, clean(wish.text)))
            lines += self.lines(wish.reading, explains: explains, isPart: true).map { "    " + $0 }
        }
        if explains, !isPart {
            let parts = [(reading.preparing, .makingReady), (reading.waiting, DialogueWords.Saying.waitingForApps)]
                .filter { $0.0 > 0.0005 }.map { words.say($0.1, milliseconds($0.0)) }
            let whole = words.say(
                .compared, "\(reading.phrases)", "\(reading.intents)", milliseconds(reading.seconds))
            lines.append(([whole] + parts).joined(separator: ", "))
        }
        return lines
    }

    private func details(_ candidate: SentenceCandidate) -> [String] {
        var lines = [words.say(.asPhrase, clean(candidate.phrase))]
        if !candidate.reasons.isEmpty {
            lines.append(candidate.reasons.map(clean).joined(separator: "; "))
        }
        if !candidate.missing.isEmpty {
            lines.append(words.say(.asksFor, list(candidate.missing.map(clean), .listAnd)))
        }
        if candidate.isIrreversible { lines.append(words.say(.lasting)) }
        return lines
    }

    private func percent(_ score: Double) -> String {
        let text = "\(Int((score * 100).rounded())) %"
        return String(repeating: " ", count: max(0, 5 - text.count)) + text
    }

    private func milliseconds(_ seconds: Double) -> String {
        "\((seconds * 10_000).rounded() / 10)"
    }

    // MARK: - Questions and failures

    /// Which of the candidates is meant.
    ///
    /// - Parameter wishes: What may be meant in their place, one after the other.
    func question(_ candidates: [SentenceCandidate], or wishes: [SentenceWish] = []) -> IntentQuestion {
        guard candidates.count + wishes.count > 1 else {
            return .confirmation(
                ConfirmationQuestion(
                    dialog: DialogSnapshot(full: "\(words.say(.meant))\n\(candidates.map(line).joined())"),
                    acceptLabel: words.say(.run), denyLabel: words.say(.leave),
                    isDestructive: candidates.contains(where: \.isIrreversible)
                ))
        }
        return .choice(
            ChoiceQuestion(
                dialog: DialogSnapshot(full: words.say(.which)),
                options: choices(candidates, wishes).map {
                    ChoiceQuestion.Option(display: DisplaySnapshot(title: $0))
                }))
    }

    /// What may be meant: a line for each candidate, and one for all wishes together.
    private func choices(_ candidates: [SentenceCandidate], _ wishes: [SentenceWish]) -> [String] {
        guard !wishes.isEmpty else { return candidates.map(line) }
        let inTurn = wishes.compactMap(\.reading.candidates.first).map(line).joined(separator: "; ")
        return candidates.map(line) + [words.say(.eachInTurn, inTurn)]
    }

    /// A failure that kept the wishes behind it from being done.
    func leaving(_ wishes: some Collection<SentenceWish>, _ failure: IntentFailure) -> IntentFailure {
        guard !wishes.isEmpty else { return failure }
        var failure = failure
        failure.message += "; " + leftUndone(wishes)
        return failure
    }

    /// What was not done.
    func leftUndone(_ wishes: some Collection<SentenceWish>) -> String {
        words.say(.leftUndone, list(wishes.map { words.say(.quoted, cut($0.text)) }, .listAnd))
    }

    func notUnderstood(_ text: String, _ reading: SentenceReading) async -> IntentFailure {
        guard reading.phrases > 0 || !reading.candidates.isEmpty else {
            return IntentFailure(.notUnderstood, "\(words.say(.failed, cut(text))); \(words.say(.failedEmpty))")
        }
        // The titles of parameters; without them the phrases say enough.
        try? await load(reading)
        let nearest = reading.candidates.prefix(3).map(example)
        let help = nearest.isEmpty ? words.say(.failedList) : words.say(.failedNearest, listed(nearest))
        return IntentFailure(
            .notUnderstood, "\(words.say(.failed, cut(text))); \(help)", candidates: options(reading.candidates))
    }

    func ambiguous(
        _ text: String, _ candidates: [SentenceCandidate], or wishes: [SentenceWish] = []
    ) -> IntentFailure {
        let lines = choices(candidates, wishes)
        let message =
            lines.count > 1
            ? words.say(.ambiguous, cut(text), list(lines, .listOr))
            : words.say(.unsure, cut(text), candidates.map(line).joined())
        return IntentFailure(.ambiguousSentence, message, candidates: options(candidates))
    }

    /// Sentences that apps understand, a few of each.
    ///
    /// - Parameter app: The one app that is meant; all where nil.
    func examples(of app: AppReference?) async throws -> [String] {
        var examples: [String] = []
        for (_, manifest) in try await context.manifests(of: nil) where isMeant(manifest, app) {
            examples += SentencePhrases.examples(of: manifest, languages: context.reading().languages)
        }
        return examples.map(clean)
    }

    private func isMeant(_ manifest: AppManifest, _ app: AppReference?) -> Bool {
        switch app {
        case nil: true
        case .name(let name)?:
            manifest.identifier == name || manifest.name.allTexts.contains { Names.match($0, name) }
        case .path?: false
        }
    }

    /// A phrase as somebody may say it: with the name of its app, and the titles of parameters.
    func example(_ candidate: SentenceCandidate) -> String {
        let intent = manifests.withLock { $0[candidate.app]?.intent(candidate.intent) }
        var text = candidate.phrase.replacing("${applicationName}", with: candidate.appName)
        for parameter in intent?.parameters ?? [] {
            text = text.replacing("${\(parameter.name)}", with: "[\(context.plain(parameter.title))]")
        }
        return clean(text)
    }

    private func listed(_ texts: [String]) -> String { list(texts.map { words.say(.quoted, $0) }, .listOr) }

    /// "A, B and C", in the language of the words.
    private func list(_ texts: [String], _ word: DialogueWords.Saying) -> String {
        guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        return "\(texts.dropLast().joined(separator: ", ")) \(words.say(word)) \(last)"
    }

    private func cut(_ text: String) -> String {
        let text = clean(text)
        return text.count > 80 ? text.prefix(79) + "…" : text
    }

    private func options(_ candidates: [SentenceCandidate]) -> [OptionItem] {
        candidates.map {
            OptionItem(
                value: .string($0.intent), display: DisplaySnapshot(title: clean($0.title), subtitle: clean($0.app)))
        }
    }

    // MARK: - JSON

    func json(_ reading: SentenceReading) -> JSONValue {
        .members([
            "decision": .string(reading.decision.rawValue),
            "candidates": .array(reading.candidates.map(json)),
            "chosen": .int(reading.chosen),
            "wishes": .array(reading.wishes.map(json)),
            "problems": .array(reading.problems.map(JSONValue.string)),
            "phrases": .int(reading.phrases), "intents": .int(reading.intents),
            "seconds": .double(reading.seconds), "preparing": .double(reading.preparing),
            "waiting": .double(reading.waiting),
        ])
    }

    private func object(_ members: [String: JSONValue]) -> JSONValue {
        .object(members.sorted { $0.key < $1.key }.map { JSONValue.Member(name: $0.key, value: $0.value) })
    }

    private func json(_ wish: SentenceWish) -> JSONValue {
        .members([
            "text": .string(wish.text), "decision": .string(wish.reading.decision.rawValue),
            "candidates": .array(wish.reading.candidates.map(json)), "chosen": .int(wish.reading.chosen),
            "refersBack": .bool(wish.refersBack),
        ])
    }

    private func json(_ candidate: SentenceCandidate) -> JSONValue {
        .members([
            "app": .string(candidate.app), "intent": .string(candidate.intent), "title": .string(candidate.title),
            "phrase": .string(candidate.phrase), "score": .double(candidate.score),
            "reasons": .array(candidate.reasons.map(JSONValue.string)),
            "arguments": object(candidate.arguments.mapValues { JSONValue($0) }),
            "words": object(candidate.words.mapValues { JSONValue.string($0) }),
            "missing": .array(candidate.missing.map(JSONValue.string)),
            "irreversible": .bool(candidate.isIrreversible),
        ])
    }
}
