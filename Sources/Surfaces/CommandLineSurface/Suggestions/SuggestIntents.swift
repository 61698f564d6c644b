import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// `beckon suggest`
struct SuggestIntents: CommandIntent {
    static let syntax = CommandSyntax("suggest")
    static let title: LocalizedStringResource = "Suggest"
    static let description: IntentDescription? = IntentDescription(
        """
        Lists what you may want to do now, by what you did at such times of day, on such days and after such things. \
        Nothing leaves this machine; 'privacy' shows and erases what it is made of.
        """)

    @Parameter(title: "App", description: "Suggest intents of one app only: its name or identifier, or a path")
    var app: String?

    @Parameter(title: "Limit", description: "How many to list", default: 5, inclusiveRange: (1, 50))
    var limit: Int

    @Parameter(title: "Explain", description: "Tell why each has its place", default: false)
    var explain: Bool

    @Parameter(title: "Run", description: "Run a suggestion: its number in the list, or its ID")
    var run: String?

    @Parameter(
        title: "Dismiss", description: "Do not suggest something any more: its number in the list, or its ID")
    var dismiss: String?

    func run(in context: CommandContext) async throws {
        let host = try await context.host
        var question = SuggestionQuestion(
            app: app.map(context.reference), limit: run == nil && dismiss == nil ? limit : 50, locale: context.locale)
        question.process = ProcessInfo.processInfo.processIdentifier
        let page = try await host.suggestions(question)
        let text = SuggestionLines(context)
        if let dismiss {
            let suggestion = try find(dismiss, in: page)
            try await host.dismiss(suggestion)
            return context.show(.members(["dismissed": text.json(suggestion)])) {
                ["'\(text.title(suggestion))' is not suggested any more."]
            }
        }
        if let run {
            return try await SuggestionRun(context).run(try find(run, in: page), of: app.map(context.reference))
        }
        context.show(text.json(page)) { text.lines(page, explains: explain, app: app) }
    }

    private func find(_ word: String, in page: SuggestionPage) throws -> Suggestion {
        if let suggestion = page.suggestions.first(where: { $0.id == word }) { return suggestion }
        if let number = Int(word), page.suggestions.indices.contains(number - 1) {
            return page.suggestions[number - 1]
        }
        throw IntentFailure(
            .invalidValue,
            page.suggestions.isEmpty
                ? "nothing is suggested now"
                : "there is no suggestion '\(word)' now; 'beckon suggest' lists them by number")
    }
}

/// Runs a suggestion, as if its words had been typed.
struct SuggestionRun {
    private let context: CommandContext

    init(_ context: CommandContext) { self.context = context }

    /// - Parameters:
    ///   - suggestion: What was suggested.
    ///   - app: The app as the person named it; nil where they did not.
    func run(_ suggestion: Suggestion, of app: AppReference?) async throws {
        let reference = app ?? .name(suggestion.app)
        let manifest = try await context.host.manifest(of: reference)
        guard let intent = manifest.intent(suggestion.intent.intent) else {
            throw IntentFailure(.unknownIntent, "'\(suggestion.appName)' has no '\(suggestion.intent.intent)' any more")
        }
        if context.console.error.isTerminal {
            context.console.error.writeLine(SuggestionLines(context).title(suggestion))
        }
        try await IntentRun(reference: reference, manifest: manifest, intent: intent, context: context)
            .run(suggestion.intent.arguments)
    }
}
