import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// `beckon search TEXT…`
struct SearchItems: CommandIntent {
    static let syntax = CommandSyntax("search", positionals: ["text"])
    static let title: LocalizedStringResource = "Search"
    static let description: IntentDescription? = IntentDescription(
        """
        Searches in what apps have indexed, in the apps and their intents. Without a text, on a terminal, it searches as \
        you type, and suggests what you may want to do before you do.
        """)

    @Parameter(title: "Text", description: "What to search for, by words or by meaning", default: [])
    var text: [String]

    @Parameter(title: "App", description: "Search in one app only: its name or identifier, or a path")
    var app: String?

    @Parameter(
        title: "Type", description: "A type of entities, or one of entities, actions, apps, items and activities")
    var type: String?

    @Parameter(title: "Since", description: "The moment from which on things were used or changed, as yesterday")
    var since: Date?

    @Parameter(title: "Limit", description: "How many to list", default: 10, inclusiveRange: (1, 1000))
    var limit: Int

    @Parameter(title: "Words Only", description: "Do not search by meaning", default: false)
    var wordsOnly: Bool

    @Parameter(
        title: "Open", description: "Open what stands at this place of the list, counted from 1",
        inclusiveRange: (1, 1000))
    var open: Int?

    @Parameter(title: "In App", description: "Go on with the search in the app that --app names", default: false)
    var inApp: Bool

    @Parameter(title: "Explain", description: "Tell why each has its place", default: false)
    var explain: Bool

    func run(in context: CommandContext) async throws {
        let words = text.joined(separator: " ")
        if inApp { return try await goOn(words, context) }
        let isLive = !context.options.isJSON && context.console.isInputTerminal && context.console.output.isTerminal
        if words.isEmpty, isLive {
            guard open == nil else {
                throw IntentFailure(.missingValue, "--open needs a text to search for", parameters: ["open"])
            }
            let live = LiveSearch(
                context, page: { try await find($0, context) }, suggestions: { try await suggest(context) })
            switch try await live.run() {
            case .item(let item, let text): return try await HitOpening(context).run(item, text: text)
            case .suggestion(let suggestion):
                return try await SuggestionRun(context).run(suggestion, of: app.map(context.reference))
            case nil: return
            }
        }
        let page = try await find(words, context)
        if let open {
            guard page.items.indices.contains(open - 1) else {
                throw IntentFailure(
                    .invalidValue,
                    page.items.isEmpty
                        ? "nothing was found, so nothing can be opened"
                        : "--open \(open) is too much: \(page.items.count) were found", parameters: ["open"])
            }
            return try await HitOpening(context).run(page.items[open - 1], text: words)
        }
        context.show(SearchText(context).json(page)) {
            page.items.isEmpty ? ["Nothing found."] : SearchText(context).lines(page, explains: explain)
        }
    }

    /// Goes on with the search in an app.
    private func goOn(_ words: String, _ context: CommandContext) async throws {
        guard let app, open == nil else {
            throw IntentFailure(
                .missingValue, "--in-app needs --app with the app to go on in, and no --open",
                parameters: ["inApp", "app"])
        }
        let reference = context.reference(app)
        try await HitOpening(context).run(
            OpenRequest(
                .search(app: reference), text: words, locale: context.locale,
                process: ProcessInfo.processInfo.processIdentifier), in: reference)
    }

    /// What is shown before anything is typed; nothing where only some kinds of things are searched for.
    private func suggest(_ context: CommandContext) async throws -> SuggestionPage {
        guard type == nil, since == nil else { return SuggestionPage() }
        var question = SuggestionQuestion(
            app: app.map(context.reference), limit: min(limit, 5), locale: context.locale)
        question.process = ProcessInfo.processInfo.processIdentifier
        return try await context.host.suggestions(question)
    }

    /// Finds; the last word may go on.
    private func find(_ text: String, _ context: CommandContext) async throws -> SearchPage {
        var question = SearchQuestion(
            text, isTyping: true, app: app.map(context.reference), type: type, after: since, limit: limit,
            isSemantic: !wordsOnly, explains: explain)
        question.locale = context.locale
        question.process = ProcessInfo.processInfo.processIdentifier
        return try await context.host.search(question)
    }
}
