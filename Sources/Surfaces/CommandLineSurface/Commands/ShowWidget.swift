import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// `beckon widgets show APP WIDGET --parameter value …`
struct ShowWidget: CommandIntent {
    static let syntax = CommandSyntax(
        "widgets", "show", positionals: ["app", "widget"], remainder: "arguments",
        usage: ["APP", "WIDGET", "[options]", "[--parameter <value> …]"])
    static let title: LocalizedStringResource = "Show Widget"
    static let description: IntentDescription? = IntentDescription(
        """
        Draws what a widget shows. Each parameter of its configuration has a flag; its own help lists them: beckon \
        widgets show APP WIDGET --help.
        """)

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path")
    var app: String

    @Parameter(title: "Widget", description: "The kind or the name of a widget")
    var widget: String

    @Parameter(title: "Family", description: "The size, as small or systemSmall; the widget's first where absent")
    var family: String?

    @Parameter(title: "At", description: "The moment to show; of the timeline that the app has given")
    var at: Date?

    @Parameter(title: "Reload", description: "Ask the app anew, however good its last timeline is", default: false)
    var reload: Bool

    @Parameter(title: "Placeholder", description: "Draw what stands there before the app has answered", default: false)
    var placeholder: Bool

    @Parameter(
        title: "Watch", description: "Draw it anew as its entries take their places, until Ctrl-C", default: false)
    var watch: Bool

    @Parameter(
        title: "HTML", description: "Write a page that shows it to this file, in place of drawing it here")
    var html: String?

    @Parameter(title: "Set", description: "A value of the configuration, as name=value", default: [])
    var set: [String]

    @Parameter(title: "Arguments", description: "Values of the configuration, as --name value", default: [])
    var arguments: [String]

    func run(in context: CommandContext) async throws {
        let target = WidgetTarget(app: app, widget: widget, command: Self.self, words: given + arguments)
        guard let read = try await target.read(in: context) else { return }
        let context = read.arguments.context
        if let path = read.arguments.text(PageFile.name) {
            return try await WidgetPage(context).write(read, to: PageFile(path, context))
        }
        guard read.arguments.isOn("watch") else {
            let display = try await context.host.widget(read.query)
            return context.show(JSONValue(encoding: display) ?? .null) { lines(display, read.query, context) }
        }
        try await watch(read.query, in: context)
    }

    /// Shows the widget as time goes on; a new timeline that was asked for is asked for once.
    private func watch(_ query: WidgetQuery, in context: CommandContext) async throws {
        let host = try await context.host
        var query = query
        try await LiveScreen(context).watch {
            let display = try await host.widget(query)
            query.reloads = false
            return LiveScreen.Frame(
                json: JSONValue(encoding: display) ?? .null, lines: lines(display, query, context))
        }
    }

    private func lines(_ display: WidgetDisplay, _ query: WidgetQuery, _ context: CommandContext) -> [String] {
        WidgetPage(context).lines(display, isPlaceholder: query.purpose == .placeholder)
    }

    /// The options that stood before the widget.
    private var given: [String] {
        var words: [String] = []
        if let family { words.append("--family=\(family)") }
        if let at { words.append("--at=\(at.formatted(.iso8601))") }
        if reload { words.append("--reload") }
        if placeholder { words.append("--placeholder") }
        if watch { words.append("--watch") }
        if let html { words.append("--html=\(html)") }
        return words + set.map { "--set=\($0)" }
    }
}

/// `beckon widgets press APP WIDGET BUTTON --parameter value …`
struct PressWidget: CommandIntent {
    static let syntax = CommandSyntax(
        "widgets", "press", positionals: ["app", "widget"], remainder: "arguments",
        usage: ["APP", "WIDGET", "BUTTON", "[options]", "[--parameter <value> …]"])
    static let title: LocalizedStringResource = "Press in Widget"
    static let description: IntentDescription? = IntentDescription(
        "Presses a button or a switch in a widget, and draws what the widget shows afterwards.")

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path")
    var app: String

    @Parameter(title: "Widget", description: "The kind or the name of a widget")
    var widget: String

    @Parameter(title: "Button", description: "The number of a button as 'widgets show' lists it, or what it says")
    var button: String?

    @Parameter(title: "Family", description: "The size, as small or systemSmall; the widget's first where absent")
    var family: String?

    @Parameter(title: "Set", description: "A value of the configuration, as name=value", default: [])
    var set: [String]

    @Parameter(title: "Arguments", description: "Values of the configuration, as --name value", default: [])
    var arguments: [String]

    func run(in context: CommandContext) async throws {
        let given = (family.map { ["--family=\($0)"] } ?? []) + set.map { "--set=\($0)" }
        var target = WidgetTarget(app: app, widget: widget, command: Self.self, words: given + arguments)
        target.positionals = ["button"]
        guard let read = try await target.read(in: context) else { return }
        let context = read.arguments.context
        guard let button = read.arguments.text("button") ?? button else {
            throw IntentFailure(
                .missingValue, "BUTTON is missing; beckon widgets show lists the buttons of a widget",
                parameters: ["button"])
        }
        let host = try await context.host
        let pressed = try ViewButton.named(button, among: try await host.widget(read.query).buttons, in: "the widget")
        let press = WidgetPress(widget: read.query, intent: pressed.intent, isOn: pressed.isOn.map { !$0 })
        let result = try await RunInteraction(context, read.manifest).perform { interaction in
            try await host.pressWidget(press, interaction: interaction)
        }
        let page = WidgetPage(context)
        context.show(JSONValue(encoding: result) ?? .null) {
            let outcome = page.lines(result.outcome, read.manifest)
            return outcome + (outcome.isEmpty ? [] : [""]) + (result.display.map { page.lines($0) } ?? [])
        }
        if let problem = result.problem, !context.options.isJSON {
            context.console.error.writeLine("The widget cannot be drawn anew: \(DisplayWidth.printable(problem))")
        }
    }
}

/// `beckon widgets suggestions APP WIDGET`
struct ListWidgetSuggestions: CommandIntent {
    static let syntax = CommandSyntax("widgets", "suggestions", positionals: ["app", "widget"])
    static let title: LocalizedStringResource = "List Suggestions"
    static let description: IntentDescription? = IntentDescription(
        "Lists the configurations that an app proposes for a widget.")

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path")
    var app: String

    @Parameter(title: "Widget", description: "The kind or the name of a widget")
    var widget: String

    func run(in context: CommandContext) async throws {
        let reference = context.reference(app)
        let manifest = try await context.host.manifest(of: reference)
        let descriptor = try WidgetLookup.widget(widget, in: manifest, languages: context.reading().languages)
        var question = WidgetSuggestionsRequest(kind: descriptor.kind, locale: context.locale)
        question.process = ProcessInfo.processInfo.processIdentifier
        let suggestions = try await context.host.widgetSuggestions(question, of: reference)
        let formatter = ValueFormatter(context.reading(manifest))
        func values(_ configuration: [String: IntentValue]) -> String {
            configuration.sorted { $0.key < $1.key }.map { "\($0.key): \(formatter.text($0.value))" }
                .joined(separator: ", ")
        }
        context.show(JSONValue(encoding: suggestions) ?? .null) {
            if suggestions.recommendations.isEmpty { return ["Nothing is suggested."] }
            return context.table(
                ["Suggestion", "Configuration"],
                suggestions.recommendations.map { [$0.description, values($0.configuration)] })
        }
    }
}
