import Dialogue
import Foundation
public import IntentWire
import PhraseMatching

/// Which apps' phrases are to be looked at.
public struct PhraseReviewRequest: Codable, Hashable, Sendable {
    /// The apps; all that are installed where empty.
    public var apps: [AppReference]
    /// The person's language and region, as a BCP 47 tag; that of English where nil.
    public var locale: String?
    /// Whether apps are asked if they know what a phrase of another one would name in them.
    public var asksApps: Bool

    /// Creates a request.
    public init(apps: [AppReference] = [], locale: String? = nil, asksApps: Bool = true) {
        self.apps = apps
        self.locale = locale
        self.asksApps = asksApps
    }
}

/// What is wrong with the phrases of apps.
public struct PhraseReview: Codable, Hashable, Sendable {
    /// Something that is wrong, or that Apple's systems do not take.
    public struct Problem: Codable, Hashable, Sendable {
        /// What it is.
        public enum Kind: String, Codable, Sendable {
            /// Said word for word, the phrase may mean another intent.
            case collides
            /// Nobody can say it so that it is understood.
            case unreachable
            /// It is beyond a limit of Apple's, which is none here.
            case limit
        }

        public var kind: Kind
        /// The app, by identifier.
        public var app: String
        /// The intent, by identifier; nil where it is about the whole app.
        public var intent: String?
        /// The phrase; nil where it is about no single one.
        public var phrase: String?
        /// The intents that may be meant in its place, as `app.intent`.
        public var others: [String]
        /// What is wrong, and what to do.
        public var message: String

        /// Creates a problem.
        public init(
            kind: Kind, app: String, intent: String? = nil, phrase: String? = nil, others: [String] = [],
            message: String
        ) {
            self.kind = kind
            self.app = app
            self.intent = intent
            self.phrase = phrase
            self.others = others
            self.message = message
        }
    }

    /// How many phrases were looked at, of how many intents and apps.
    public var phrases: Int
    public var intents: Int
    public var apps: Int
    public var problems: [Problem]
    /// What could not be looked at, and why: apps that could not be asked what they know.
    public var notes: [String]

    /// Creates a review.
    public init(phrases: Int = 0, intents: Int = 0, apps: Int = 0, problems: [Problem] = [], notes: [String] = []) {
        self.phrases = phrases
        self.intents = intents
        self.apps = apps
        self.problems = problems
        self.notes = notes
    }
}

extension PhraseReview.Problem {
    /// Apple's limits for one app's manifest.
    ///
    /// - Source: AppIntents documentation, `AppShortcutsProvider`; WWDC 2022 session 10170: ten App Shortcuts an app, one
    ///   parameter a phrase, and the name of the app in each.
    static func limits(_ manifest: AppManifest) -> [Self] {
        func problem(_ intent: String?, _ phrase: String?, _ message: String) -> Self {
            Self(kind: .limit, app: manifest.identifier, intent: intent, phrase: phrase, others: [], message: message)
        }
        var problems: [Self] = []
        if manifest.shortcuts.count > 10 {
            problems.append(
                problem(
                    nil, nil, "there are \(manifest.shortcuts.count) App Shortcuts; Apple's systems take ten of an app")
            )
        }
        for shortcut in manifest.shortcuts {
            for phrase in shortcut.phrases.map(\.template.text) {
                let parameters = phrase.components(separatedBy: "${").dropFirst().filter {
                    !$0.hasPrefix("applicationName}")
                }
                if parameters.count > 1 {
                    problems.append(
                        problem(
                            shortcut.intent, phrase,
                            "it has \(parameters.count) parameters; Apple's systems take one in a phrase"))
                }
                if !phrase.contains("${applicationName}") {
                    problems.append(
                        problem(
                            shortcut.intent, phrase,
                            "it does not have the name of the app, which Apple's systems want in each phrase"))
                }
            }
        }
        return problems
    }
}

extension BeckonSystem {
    /// Looks for phrases that collide with those of other intents, that nobody can say, and that Apple's systems do not take.
    ///
    /// Each phrase that an app declares is said word for word, with the first value of each parameter and without the name of its
    /// app, as people do, and compared with the phrases of all apps that are looked at. Where one of these would take words for the
    /// name of an entity, its app is asked whether it knows such a one, as for a sentence; one that does not answer is asked no more.
    ///
    /// - Throws: `IntentFailure`: `unknown-app`, or what went wrong when an app was asked what it declares.
    public func reviewPhrases(_ request: PhraseReviewRequest) async throws -> PhraseReview {
        let locale = request.locale ?? "en"
        let context = SpokenContext(
            now: configuration.clock(), timeZone: .current, locale: Locale(identifier: locale))
        var notes: [String] = []
        var survey = AppSurvey(apps: [])
        for reference in request.apps { survey.apps.append((try await resolve(reference), reference)) }
        if request.apps.isEmpty { survey = try await spokenApps(nil, context, &notes) }
        let (phrases, silent) = await sentences.phrases(
            of: survey, context: context, locale: locale, encoder: search.encoder()
        ) { [self] in try await entities($0, of: $1).entities }
        notes += silent.map { context.words.say(.silentValues, $0) }
        let names = NamesAsked { [self] in try await entities($0, of: $1).entities }
        var review = PhraseReview(intents: phrases.intents, apps: survey.apps.count)
        for app in phrases.apps.values { review.phrases += app.targets.values.reduce(0) { $0 + $1.declared.count } }
        for found in phrases.matcher.problems(context: context.values, namesToo: request.asksApps) {
            guard let target = phrases.apps[found.app]?.targets[found.intent], target.declared.contains(found.phrase)
            else { continue }
            var problem = PhraseReview.Problem(
                kind: .unreachable, app: found.app, intent: target.intent, phrase: found.phrase, others: [],
                message: "it cannot be said so that it is understood: add words, or values for its parameter")
            if var rivals = found.rivals {
                rivals.remove("\(found.app).\(target.intent)")
                if request.asksApps, !rivals.isEmpty, let sentence = found.sentence {
                    var reader = SentenceReader(phrases: phrases, focus: [], context: context, languages: [locale])
                    reader.read(sentence)
                    await names.ask(&reader, within: configuration.sentencePatience)
                    if case .mayName = found.kind {
                        rivals.formIntersection(reader.found)
                    } else {
                        rivals.subtract(reader.unknown)
                    }
                }
                if rivals.isEmpty { continue }
                problem.others = rivals.sorted()
                problem.kind = .collides
                problem.message = "it may mean \(problem.others.joined(separator: ", ")) as well"
            }
            review.problems.append(problem)
        }
        review.notes = notes + names.problems
        for (app, _) in survey.apps { review.problems += PhraseReview.Problem.limits(app.names.manifest) }
        return review
    }
}

extension PhraseProblem {
    /// The intents that may be meant in its place, as `app.intent`; several shortcuts of one intent are one. Nil where it is none of
    /// others.
    fileprivate var rivals: Set<String>? {
        switch kind {
        case .collides(let others), .mayName(let others):
            Set(others.map { String($0.split(separator: "#")[0]) })
        case .unreachable: nil
        }
    }
}
