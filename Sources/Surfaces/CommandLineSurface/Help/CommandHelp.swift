import IntentWire
import ValueForms

/// The help pages of this program: of all commands, of a group, of one.
struct CommandHelp {
    let width: Int
    let style: TextStyle
    let context: ReadingContext

    /// The page of all commands.
    func overview() async throws -> String {
        let terms = try await terms(CommandTable.listed())
        var layout = HelpLayout(width: width, style: style)
        layout.line(style.bold("beckon"))
        layout.paragraph("Runs the App Intents of apps.")
        layout.usage("beckon", ["COMMAND", "[options]"])
        layout.heading("Commands")
        layout.terms(terms)
        layout.heading("General options")
        layout.terms(
            GeneralOptions.parameters.map(term) + [("--version", "Show the version.")])
        layout.paragraph("beckon COMMAND --help shows more about a command.")
        return layout.text
    }

    /// The page of the commands that share a first word.
    func group(_ name: String, title: String) async throws -> String {
        let terms = try await terms(CommandTable.listed(in: name))
        var layout = HelpLayout(width: width, style: style)
        layout.line(style.bold("beckon \(name)"))
        layout.paragraph("\(title).")
        layout.usage("beckon \(name)", ["COMMAND", "[options]"])
        layout.heading("Commands")
        layout.terms(terms)
        return layout.text
    }

    /// The page of one command.
    func command(_ command: any CommandIntent.Type, _ descriptor: IntentDescriptor) -> String {
        let help = IntentHelp(
            intent: descriptor, invocation: "beckon \(command.syntax.name)",
            grammar: ArgumentGrammar(
                parameters: descriptor.parameters, positionals: command.syntax.positionals,
                remainder: command.syntax.remainder),
            usage: command.syntax.usage, context: context)
        return help.text(width: width, style: style, options: GeneralOptions.parameters)
    }

    private func terms(_ commands: [any CommandIntent.Type]) async throws -> [(term: String, text: String)] {
        var terms: [(String, String)] = []
        for command in commands {
            let descriptor = try await CommandRuntime.descriptor(of: command)
            let text = (descriptor.description ?? descriptor.title).text(in: context.languages)
            // The first sentence says what a list needs.
            terms.append((command.syntax.name, text.prefix { $0 != "." } + "."))
        }
        return terms
    }

    private func term(_ parameter: ParameterDescriptor) -> (term: String, text: String) {
        let help = ParameterHelp(parameter: parameter, context: context)
        return (help.flag, help.text)
    }
}
