import Dialogue
import Foundation
import IntentWire
import PhraseMatching

extension BeckonSystem {
    /// Understands a sentence: which intent it means, with which values, and what is to be done about it. Runs nothing.
    ///
    /// The phrases of all installed apps are compared: those of App Shortcuts in all languages, and what titles and
    /// parameter summaries make. Words that name no known entity are looked for by the app's own query, for two seconds.
    ///
    /// - Parameter question: The sentence.
    /// - Returns: The intents that may be meant, the likeliest first.
    /// - Throws: `IntentFailure`: `invalid-value` where the sentence is too long; `unknown-app` where one was named.
    /// - Source: WWDC 2023, session 102 (App Shortcuts, flexible matching, synonyms).
    public func understand(_ question: SentenceQuestion) async throws -> SentenceReading {
        let text = Utterance.plain(question.text)
        guard question.text.utf8.count <= Utterance.longest else {
            throw IntentFailure(
                .invalidValue,
                "the sentence has \(question.text.utf8.count) bytes; at most \(Utterance.longest) are understood")
        }
        let context = SpokenContext(question, clock: configuration.clock)
        let locale = question.locale ?? "en"
        let begun = ContinuousClock.now
        var problems: [String] = []
        let apps = try await spokenApps(question.app, context, &problems)
        let (phrases, silent) = await sentences.phrases(
            of: apps, context: context, locale: locale, encoder: search.encoder()
        ) { [self] in try await entities($0, of: $1).entities }
        problems += silent.map { context.words.say(.silentValues, $0) }
        let prepared = ContinuousClock.now
        let focus =
            question.focus
            + (SpokenArguments.Focus.isMeant(in: text) ? try await onScreen(for: Reader(question, mayAsk: false)) : [])
        var reader = SentenceReader(
            phrases: phrases, focus: focus, context: context, languages: [locale])
        reader.read(text)
        let waited = ContinuousClock.now
        let find: @Sendable (EntityRequest, AppReference) async throws -> [EntitySnapshot] = { [self] request, app in
            var request = request
            (request.source, request.requester) = (question.source, question.requester)
            request.process = question.process
            return try await entities(request, of: app).entities
        }
        let patience = configuration.sentencePatience
        problems += await reader.askApps(within: patience, find)
        var waiting = ContinuousClock.now - waited
        let ready = prepared - begun
        var reading = reader.reading
        if question.mayHoldSeveral {
            var wishes = WishReader(context) { refersBack in
                SentenceReader(
                    phrases: phrases, focus: refersBack ? [] : focus, context: context, languages: [locale],
                    refersBack: refersBack)
            }
            if var several = wishes.apart(text, reading) {
                let waited = ContinuousClock.now
                let areMeant = await several.resolve { reader in
                    // All of them together have the time of one sentence.
                    let left = patience - waiting - (ContinuousClock.now - waited)
                    problems += await reader.askApps(within: max(.zero, left), find)
                }
                waiting += ContinuousClock.now - waited
                if areMeant { reading.take(several) }
            }
        }
        reading.problems = problems
        reading.phrases = phrases.count
        reading.intents = phrases.intents
        reading.seconds = (ContinuousClock.now - begun) / .seconds(1)
        reading.preparing = ready / .seconds(1)
        reading.waiting = waiting / .seconds(1)
        return reading
    }

    /// The apps whose phrases count. One that cannot be asked what it declares is left out.
    func spokenApps(
        _ reference: AppReference?, _ context: SpokenContext, _ problems: inout [String]
    ) async throws -> AppSurvey {
        if let reference { return AppSurvey(apps: [(try await resolve(reference), reference)]) }
        let survey = try await surveyor.survey { try await resolve($0) }
        problems += survey.failures.map { context.words.say(.leftOut, $0.app.name, $0.failure.message) }
        return survey
    }
}

extension SpokenContext {
    fileprivate init(_ question: SentenceQuestion, clock: () -> Date) {
        self.init(
            now: question.now ?? clock(), timeZone: question.timeZone.flatMap(TimeZone.init(identifier:)) ?? .current,
            locale: Locale(identifier: question.locale ?? "en"))
    }
}
