import IntentWire

/// The help pages of this program: of all commands, of a group, of one.
struct CommandHelp {
    let width: Int
    let style: TextStyle
    let context: ReadingContext

    /// The page of all commands.
    var overview: String {
        var layout = HelpLayout(width: width, style: style)
        layout.line(style.bold("beckon"))
        layout.paragraph("Runs the App Intents of apps.")
        layout.usage("beckon", ["COMMAND", "[options]"])
        layout.heading("Commands")
        layout.terms(CommandTable.listed().map(term))
        layout.heading("General options")
        layout.terms(
            GeneralOptions.parameters.map(term) + [("--version", "Show the version.")])
        layout.paragraph("beckon COMMAND --help shows more about a command.")
        return layout.text
    }

    /// The page of the commands that share a first word.
    func group(_ name: String, title: String) -> String {
        var layout = HelpLayout(width: width, style: style)
        layout.line(style.bold("beckon \(name)"))
        layout.paragraph("\(title).")
        layout.usage("beckon \(name)", ["COMMAND", "[options]"])
        layout.heading("Commands")
        layout.terms(CommandTable.listed(in: name).map(term))
        return layout.text
    }

    /// The page of one command.
    func command(_ command: any CommandIntent.Type) -> String {
        let descriptor = CommandRuntime.descriptor(of: command)
        let help = IntentHelp(
            intent: descriptor, invocation: "beckon \(command.syntax.name)",
            grammar: ArgumentGrammar(
                parameters: descriptor.parameters, positionals: command.syntax.positionals,
                remainder: command.syntax.remainder),
            context: context)
        return help.text(width: width, style: style, options: GeneralOptions.parameters)
    }

    private func term(_ command: any CommandIntent.Type) -> (term: String, text: String) {
        let descriptor = CommandRuntime.descriptor(of: command)
        let text = (descriptor.description ?? descriptor.title).text(in: context.languages)
        // The first sentence says what a list needs.
        let sentence = text.prefix { $0 != "." } + "."
        return (command.syntax.name, String(sentence))
    }

    private func term(_ parameter: ParameterDescriptor) -> (term: String, text: String) {
        let help = ParameterHelp(parameter: parameter, context: context)
        return (help.flag, help.text)
    }
}
