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

    func run(in context: CommandContext) async throws {
        let review = try await context.host.reviewPhrases(
            PhraseReviewRequest(apps: apps.map(context.reference), locale: context.locale))
        let errors = review.problems.filter { $0.kind != .limit }
        context.show(
            .members([
                "apps": .int(review.apps), "intents": .int(review.intents), "phrases": .int(review.phrases),
                "problems": .array(review.problems.map(json)),
            ])
        ) {
            let lines = review.problems.map(line)
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

    private func line(_ problem: PhraseReview.Problem) -> String {
        let place = [problem.app, problem.intent].compactMap(\.self).joined(separator: ".")
        let phrase = problem.phrase.map { " “\($0)”" } ?? ""
        return DisplayWidth.printable(
            "\(problem.kind == .limit ? "warning" : "error"): \(place)\(phrase): \(problem.message)")
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
