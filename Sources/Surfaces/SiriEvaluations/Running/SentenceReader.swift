import AppIntentsTesting
import BeckonSystem
import Dialogue
import Foundation
import IntentWire

/// Understands sentences as the system does: which intent of which app is meant, with which values, and what answers a
/// question.
struct SentenceReader: Sendable {
    /// An intent with the values of a sentence.
    struct Wish: Sendable {
        var app: AppUnderTest
        var candidate: SentenceCandidate
    }

    /// What a sentence means.
    enum Meaning: Sendable {
        case wish(Wish)
        /// Which of these is meant, or whether the one is.
        case unsure([Wish], IntentQuestion)
        /// Nothing is near; the text says so.
        case unclear(String)
    }

    /// How near the best sentences of two apps are that may both be meant.
    private static let margin = 0.06

    private let apps: [AppUnderTest]
    private let enumerations: [EnumDescriptor]
    private let context: SpokenContext
    private let locale: Locale

    init(_ apps: [AppUnderTest]) async throws {
        self.apps = apps
        locale = apps.first?.conditions.locale ?? Locale(identifier: "en_US")
        context = SpokenContext(now: .now, timeZone: .current, locale: locale)
        var enumerations: [EnumDescriptor] = []
        for app in apps { enumerations += try await app.use { _, _, manifest in manifest.enumerations } }
        self.enumerations = enumerations
    }

    /// What a sentence means.
    ///
    /// - Parameters:
    ///   - sentence: What was said.
    ///   - focus: What "it" may be, the latest first.
    /// - Throws: `IntentTestingError` where an app cannot be asked what it declares.
    func read(_ sentence: String, focus: [SpokenArguments.Focus]) async throws -> Meaning {
        var best: [(decision: SentenceReading.Decision, wishes: [Wish])] = []
        for app in apps {
            let reading: SentenceReading
            do {
                reading = try await app.use { system, reference, _ in
                    var question = SentenceQuestion(sentence, app: reference, locale: locale.identifier(.bcp47))
                    question.focus = focus
                    question.source = .test
                    return try await system.understand(question)
                }
            } catch let error as IntentTestingError where error.code == .invalidValue {
                return .unclear(error.message)
            }
            guard reading.decision != .refuse else { continue }
            best.append(
                (reading.decision, reading.candidates.prefix(reading.chosen).map { Wish(app: app, candidate: $0) }))
        }
        best.sort { $0.wishes[0].candidate.score > $1.wishes[0].candidate.score }
        guard let first = best.first else { return .unclear(context.words.say(.notUnderstood)) }
        let near = best.filter { first.wishes[0].candidate.score - $0.wishes[0].candidate.score < Self.margin }
        let wishes = near.flatMap(\.wishes)
        if first.decision == .run, wishes.count == 1 { return .wish(wishes[0]) }
        return .unsure(wishes, question(wishes))
    }

    /// What a sentence answers to a question; nil where it is none of its answers.
    func answer(to question: IntentQuestion, _ sentence: String) -> IntentAnswer? {
        switch AnswerReader(context, enumerations: enumerations).read(sentence, to: question) {
        case .answer(let answer): answer
        // What begins with "no" and goes on is something new, too.
        case .correction, .unclear: nil
        }
    }

    /// Asks which is meant, as `beckon ask` does.
    private func question(_ wishes: [Wish]) -> IntentQuestion {
        guard wishes.count > 1 else {
            let title = wishes.first?.candidate.title ?? ""
            return .confirmation(
                ConfirmationQuestion(
                    dialog: DialogSnapshot(full: "\(context.words.say(.meant)) \(title)"), acceptLabel: "Run",
                    denyLabel: "Cancel"))
        }
        let titles = wishes.map { "\($0.candidate.title) (\($0.candidate.appName))" }
        return .choice(
            ChoiceQuestion(
                dialog: DialogSnapshot(full: "\(context.words.say(.which)) \(titles.joined(separator: ", "))"),
                options: zip(wishes, titles).map { wish, title in
                    ChoiceQuestion.Option(display: DisplaySnapshot(title: wish.candidate.title, subtitle: title))
                }))
    }
}
