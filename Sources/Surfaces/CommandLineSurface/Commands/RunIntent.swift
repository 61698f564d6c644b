import AppIntents
import BeckonSystem
import IntentWire
import ValueForms

/// `beckon run [APP] INTENT --parameter value …`
struct RunIntent: CommandIntent {
    static let syntax = CommandSyntax(
        "run", positionals: ["app", "intent"], remainder: "arguments",
        usage: ["[APP]", "INTENT", "[--parameter <value> …]"])
    static let title: LocalizedStringResource = "Run Intent"
    static let description: IntentDescription? = IntentDescription(
        """
        Runs an intent of an app. Each parameter of the intent has a flag; on a terminal, missing values are asked \
        for. The intent's own help lists them: beckon run APP INTENT --help.
        """)

    @Parameter(
        title: "App",
        description: "The name or identifier of an installed app, or with --app the path of an executable or bundle")
    var app: String?

    @Parameter(title: "Intent", description: "The name of an intent; without APP, of any installed app")
    var intent: String?

    @Parameter(
        title: "HTML", description: "Write a page that shows its views to this file, in place of drawing them here")
    var html: String?

    @Parameter(title: "Arguments", description: "The intent's parameters, as --name value", default: [])
    var arguments: [String]

    func run(in context: CommandContext) async throws {
        guard let target = try await target(context) else {
            throw IntentFailure(.missingValue, "INTENT is missing; beckon intents lists them", parameters: ["intent"])
        }
        let manifest = target.manifest
        guard let name = target.intent else {
            guard context.options.isHelp else {
                let app = context.text(manifest.name)
                throw IntentFailure(
                    .missingValue, "INTENT is missing; beckon intents '\(app)' lists those of \(app)",
                    parameters: ["intent"])
            }
            return context.console.output.writeLine(AppHelp(manifest: manifest, context: context).text)
        }
        let languages = context.reading().languages
        let intent = try IntentLookup.intent(name, in: manifest, languages: languages)
        try await IntentRun(reference: target.reference, manifest: manifest, intent: intent, context: context)
            .run((html.map { ["--\(PageFile.name)=\($0)"] } ?? []) + target.arguments)
    }

    private struct Target {
        var reference: AppReference
        var manifest: AppManifest
        /// The intent's name; nil where only an app was named.
        var intent: String?
        var arguments: [String]
    }

    private func target(_ context: CommandContext) async throws -> Target? {
        if let app, let intent {
            return try await target(app, intent, arguments, context)
        }
        // One word is an intent where the app stands in the flag, or where no app has this name.
        guard let word = intent ?? app else { return nil }
        if let (path, rest) = trailingApp {
            return try await target(path, word, rest, context)
        }
        if intent == nil, word.contains("/") || context.options.isHelp {
            return try await target(word, nil, arguments, context)
        }
        return try await search(word, context)
    }

    private func target(_ app: String, _ intent: String?, _ arguments: [String], _ context: CommandContext)
        async throws -> Target
    {
        let reference = context.reference(app)
        let manifest = try await context.host.manifest(of: reference)
        return Target(reference: reference, manifest: manifest, intent: intent, arguments: arguments)
    }

    /// `--app PATH` behind the intent's name, and the arguments without it.
    private var trailingApp: (path: String, rest: [String])? {
        let words = arguments.prefix { $0 != "--" }
        guard let index = words.firstIndex(where: { $0 == "--app" || $0.hasPrefix("--app=") }) else { return nil }
        var rest = arguments
        let word = rest.remove(at: index)
        if word.hasPrefix("--app=") { return (Self.asPath(String(word.dropFirst(6))), rest) }
        guard index < rest.count else { return nil }
        return (Self.asPath(rest.remove(at: index)), rest)
    }

    /// What stands behind `--app` is a path, even without a slash.
    static func asPath(_ path: String) -> String { path.contains("/") ? path : "./\(path)" }

    /// The only installed app that has an intent with a name.
    private func search(_ word: String, _ context: CommandContext) async throws -> Target {
        let apps = try await context.manifests(of: nil)
        let fitting = apps.filter { IntentLookup.find(word, in: $0.manifest) != nil }
        if let only = fitting.first, fitting.count == 1 {
            return Target(reference: only.reference, manifest: only.manifest, intent: word, arguments: arguments)
        }
        if fitting.count > 1 {
            let names = fitting.map { context.text($0.manifest.name) }
            throw IntentFailure(
                .unknownIntent, "\(names.formattedList(.and)) have an intent '\(word)'; name the app before it",
                candidates: Names.options(names))
        }
        if let app = apps.first(where: { $0.manifest.name.allTexts.contains { Names.match($0, word) } }) {
            return Target(reference: app.reference, manifest: app.manifest, intent: nil, arguments: arguments)
        }
        let names = apps.flatMap { $0.manifest.intents.map(\.identifier) }
        let near = Names.nearest(to: word, among: names)
        let help = near.isEmpty ? "; beckon intents lists them" : Names.suggestion(near)
        throw IntentFailure(
            .unknownIntent, "no installed app has an intent '\(word)'\(help)", candidates: Names.options(near))
    }
}
