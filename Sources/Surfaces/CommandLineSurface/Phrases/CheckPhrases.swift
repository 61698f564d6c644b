import AppIntents
import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

/// `beckon phrases check [APP…]`
struct CheckPhrases: CommandIntent {
    static let syntax = CommandSyntax("phrases", "check", positionals: ["apps"])
    static let title: LocalizedStringResource = "Check Phrases"
    static let description: IntentDescription? = IntentDescription(
        """
        Looks for phrases that may mean another intent, of any app, and for those that nobody can say. What is beyond a limit of \
        Apple's is a warning.
        """)

    @Parameter(
        title: "Apps", description: "Names or identifiers of installed apps, or paths; all where absent", default: [])
    var apps: [String]

    @Parameter(
        title: "Ask",
        description:
            "Ask apps whether they know what a phrase names, so that those they do not know collide with nothing",
        default: true)
    var ask: Bool

    func run(in context: CommandContext) async throws {
        let review = try await context.host.reviewPhrases(
            PhraseReviewRequest(apps: apps.map(context.reference), locale: context.locale, asksApps: ask))
        if !context.options.isJSON {
            for note in review.notes { context.console.error.writeLine("note: \(DisplayWidth.printable(note))") }
        }
        let errors = review.problems.filter { $0.kind != .limit }
        context.show(
            .members([
                "apps": .int(review.apps), "intents": .int(review.intents), "phrases": .int(review.phrases),
                "problems": .array(review.problems.map(json)),
                "notes": review.notes.isEmpty ? nil : .array(review.notes.map(JSONValue.string)),
            ])
        ) {
            let lines = Self.lines(review.problems)
            let count = "\(review.phrases) phrases of \(review.apps) \(review.apps == 1 ? "app" : "apps")"
            let warnings = review.problems.count - errors.count
            return lines + [
                "\(count): \(errors.count) problems, \(warnings) \(warnings == 1 ? "warning" : "warnings")."
            ]
        }
        if !errors.isEmpty {
            throw IntentFailure(
                .phrasesFailed,
                "\(errors.count) \(errors.count == 1 ? "phrase has a problem" : "phrases have problems")")
        }
    }

    /// A line for each intent and what may be meant in its place, with the first of the phrases.
    private static func lines(_ problems: [PhraseReview.Problem]) -> [String] {
        var groups: [(first: PhraseReview.Problem, count: Int)] = []
        for problem in problems {
            let place = groups.firstIndex {
                $0.first.app == problem.app && $0.first.intent == problem.intent && $0.first.message == problem.message
            }
            if let place { groups[place].count += 1 } else { groups.append((problem, 1)) }
        }
        return groups.map { line($0.first, more: $0.count - 1) }
    }

    private static func line(_ problem: PhraseReview.Problem, more: Int) -> String {
        let place = [problem.app, problem.intent].compactMap(\.self).joined(separator: ".")
        let phrase = problem.phrase.map { " “\($0)”" } ?? ""
        let others = more == 0 ? "" : " and \(more) more \(more == 1 ? "phrase" : "phrases")"
        return DisplayWidth.printable(
            "\(problem.kind == .limit ? "warning" : "error"): \(place)\(phrase)\(others): \(problem.message)")
    }

    private func json(_ problem: PhraseReview.Problem) -> JSONValue {
        .members([
            "kind": .string(problem.kind.rawValue), "app": .string(problem.app),
            "intent": problem.intent.map(JSONValue.string), "phrase": problem.phrase.map(JSONValue.string),
            "others": problem.others.isEmpty ? nil : .array(problem.others.map(JSONValue.string)),
            "message": .string(problem.message),
        ])
    }
}
