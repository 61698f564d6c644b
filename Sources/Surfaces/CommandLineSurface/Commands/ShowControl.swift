import AppIntents
import BeckonSystem
import IntentWire
import ValueForms

/// `beckon controls show APP CONTROL --parameter value …`
struct ShowControl: CommandIntent {
    static let syntax = CommandSyntax(
        "controls", "show", positionals: ["app", "control"], remainder: "arguments",
        usage: ["APP", "CONTROL", "[--parameter <value> …]"])
    static let title: LocalizedStringResource = "Show Control"
    static let description: IntentDescription? = IntentDescription(
        "Draws a control with its value now. Each parameter of its configuration has a flag.")

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path")
    var app: String

    @Parameter(title: "Control", description: "The kind or the name of a control")
    var control: String

    @Parameter(
        title: "HTML", description: "Write a page that shows it to this file, in place of drawing it here")
    var html: String?

    @Parameter(title: "Set", description: "A value of the configuration, as name=value", default: [])
    var set: [String]

    @Parameter(title: "Arguments", description: "Values of the configuration, as --name value", default: [])
    var arguments: [String]

    func run(in context: CommandContext) async throws {
        let given = (html.map { ["--html=\($0)"] } ?? []) + set.map { "--set=\($0)" }
        let target = ControlTarget(app: app, control: control, command: Self.self, words: given + arguments)
        guard let read = try await target.read(in: context) else { return }
        let context = read.arguments.context
        let display = try await context.host.control(read.query)
        if let path = read.arguments.text(PageFile.name) {
            return try WidgetPage(context).write(display, to: PageFile(path, context))
        }
        context.show(JSONValue(encoding: display) ?? .null) { WidgetPage(context).lines(display) }
    }
}

/// `beckon controls press APP CONTROL [on|off] --parameter value …`
struct PressControl: CommandIntent {
    static let syntax = CommandSyntax(
        "controls", "press", positionals: ["app", "control"], remainder: "arguments",
        usage: ["APP", "CONTROL", "[on|off]", "[--parameter <value> …]"])
    static let title: LocalizedStringResource = "Press Control"
    static let description: IntentDescription? = IntentDescription(
        "Presses a control: runs what a button does, or sets a switch on or off, to the other value where neither is said."
    )

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path")
    var app: String

    @Parameter(title: "Control", description: "The kind or the name of a control")
    var control: String

    @Parameter(title: "State", description: "on or off, for a switch")
    var state: Bool?

    @Parameter(title: "Set", description: "A value of the configuration, as name=value", default: [])
    var set: [String]

    @Parameter(title: "Arguments", description: "Values of the configuration, as --name value", default: [])
    var arguments: [String]

    func run(in context: CommandContext) async throws {
        let given = (state.map { ["--state=\($0)"] } ?? []) + set.map { "--set=\($0)" }
        var target = ControlTarget(app: app, control: control, command: Self.self, words: given + arguments)
        target.positionals = ["state"]
        guard let read = try await target.read(in: context) else { return }
        let context = read.arguments.context
        var isOn: Bool?
        if case .bool(let value)? = read.arguments.own["state"] { isOn = value }
        let press = ControlPress(control: read.query, isOn: isOn)
        let host = try await context.host
        let result = try await RunInteraction(context, read.manifest).perform { interaction in
            try await host.pressControl(press, interaction: interaction)
        }
        let page = WidgetPage(context)
        context.show(JSONValue(encoding: result) ?? .null) {
            (result.outcome.map { page.lines($0, read.manifest) } ?? []) + page.lines(result.display)
        }
    }
}

/// The control that a command is about, with what stands behind its name.
struct ControlTarget {
    let app: String
    let control: String
    let command: any CommandIntent.Type
    let words: [String]
    /// Positions behind the control's name.
    var positionals: [String] = []

    init(app: String, control: String, command: any CommandIntent.Type, words: [String]) {
        self.app = app
        self.control = control
        self.command = command
        self.words = words
    }

    /// What the words say.
    struct Read {
        var query: ControlQuery
        var arguments: ConfigurationArguments
        var manifest: AppManifest
    }

    /// Reads the words; nil where help was asked for, which is shown then.
    func read(in context: CommandContext) async throws -> Read? {
        let reference = context.reference(app)
        let manifest = try await context.host.manifest(of: reference)
        let descriptor = try WidgetLookup.control(control, in: manifest, languages: context.reading().languages)
        let grammar = ConfigurationArguments.Grammar(
            of: descriptor, in: manifest, calledAs: app, command: command, positionals: positionals)
        guard let arguments = try await ConfigurationArguments.read(words, grammar, of: manifest, in: context) else {
            return nil
        }
        let query = ControlQuery(
            app: reference, kind: descriptor.kind, configuration: arguments.configuration,
            surroundings: WidgetSurroundings(locale: arguments.context.locale))
        return Read(query: query, arguments: arguments, manifest: manifest)
    }
}
