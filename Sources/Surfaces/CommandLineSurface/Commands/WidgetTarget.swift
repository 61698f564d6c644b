import BeckonSystem
import IntentWire
import ValueForms

/// The widget that a command is about, with what stands behind its name.
struct WidgetTarget {
    let app: String
    let widget: String
    let command: any CommandIntent.Type
    let words: [String]
    /// Positions behind the widget's name.
    var positionals: [String] = []

    init(app: String, widget: String, command: any CommandIntent.Type, words: [String]) {
        self.app = app
        self.widget = widget
        self.command = command
        self.words = words
    }

    /// What the words say.
    struct Read {
        var query: WidgetQuery
        var arguments: ConfigurationArguments
        var manifest: AppManifest
        var descriptor: WidgetDescriptor
    }

    /// Reads the words; nil where help was asked for, which is shown then.
    func read(in context: CommandContext) async throws -> Read? {
        let reference = context.reference(app)
        let manifest = try await context.host.manifest(of: reference)
        let descriptor = try WidgetLookup.widget(widget, in: manifest, languages: context.reading().languages)
        let grammar = ConfigurationArguments.Grammar(
            of: descriptor, in: manifest, calledAs: app, command: command, positionals: positionals)
        guard let arguments = try await ConfigurationArguments.read(words, grammar, of: manifest, in: context) else {
            return nil
        }
        let query = WidgetQuery(
            app: reference, kind: descriptor.kind, family: arguments.text("family"),
            configuration: arguments.configuration,
            surroundings: WidgetSurroundings(locale: arguments.context.locale),
            purpose: arguments.isOn("placeholder") ? .placeholder : .timeline, date: arguments.date("at"),
            reloads: arguments.isOn("reload"))
        return Read(query: query, arguments: arguments, manifest: manifest, descriptor: descriptor)
    }
}
