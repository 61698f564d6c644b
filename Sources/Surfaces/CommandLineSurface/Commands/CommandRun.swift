import BeckonSystem
import IntentWire
import ValueForms

/// One command with the words that stand behind its name.
struct CommandRun {
    let command: any CommandIntent.Type
    let words: [String]
    let console: Console
    let makeSource: @Sendable (_ options: GeneralOptions, _ dataDirectory: String?) throws -> HostSource

    /// Reads the words and does what they say.
    func perform(help: CommandHelp) async throws {
        let descriptor = try await CommandRuntime.descriptor(of: command)
        let grammar = CommandRuntime.grammar(of: command, descriptor)
        var reading = help.context
        reading.enumerations = CommandRuntime.enumerations(of: command)
        let parsed = try ArgumentParser(grammar, reader: ValueReader(context: reading)).parse(words)

        let own = Set(descriptor.parameters.map(\.name))
        var arguments = parsed.values.filter { own.contains($0.key) }
        let options = GeneralOptions(parsed.values.filter { !own.contains($0.key) })
            .merging(systemOptions(in: arguments))
        if options.isHelp, !isHelpOfAnApp(arguments) {
            return console.output.writeLine(help.command(command, descriptor))
        }
        // Where the app has a place of its own, the flag is for a path.
        if case .string(let path) = arguments["app"], parsed.givenByFlag.contains("app"),
            command.syntax.positionals.contains("app")
        {
            arguments["app"] = .string(RunIntent.asPath(path))
        }
        try checkMissing(arguments, descriptor)

        let directory = options.dataDirectory.map(reading.files.absolutePath)
        let source = try makeSource(options, directory)
        let context = CommandContext(options: options, console: console, source: source)
        let result: Result<Void, any Error>
        do {
            try await CommandRuntime.perform(command, arguments: arguments, in: context)
            result = .success(())
        } catch {
            result = .failure(error)
        }
        await source.shutdown()
        try result.get()
    }

    /// The options behind an intent's name that say which system is meant: what the intent takes is not known yet.
    private func systemOptions(in arguments: [String: IntentValue]) -> GeneralOptions {
        guard let name = command.syntax.remainder, case .list(let words)? = arguments[name] else {
            return GeneralOptions()
        }
        let texts = words.compactMap { if case .string(let text) = $0 { text } else { nil } }
        let parameters = GeneralOptions.parameters.filter { ["alone", "dataDirectory"].contains($0.name) }
        return GeneralOptions(
            parameters, in: Array(texts.prefix { $0 != "--" }), ArgumentGrammar(parameters: parameters))
    }

    /// Whether the help that is asked for is that of an app or of one of its intents.
    private func isHelpOfAnApp(_ arguments: [String: IntentValue]) -> Bool {
        command.syntax.remainder != nil && arguments["app"] != nil
    }

    private func checkMissing(_ arguments: [String: IntentValue], _ descriptor: IntentDescriptor) throws {
        let missing = descriptor.parameters.filter { $0.isRequired && arguments[$0.name] == nil }
        guard !missing.isEmpty else { return }
        let names = missing.map { FlagName.kebabCase($0.name).uppercased() }
        throw IntentFailure(
            .missingValue,
            "\(names.formattedList(.and)) \(missing.count == 1 ? "is" : "are") missing; "
                + "beckon \(command.syntax.name) --help shows what is taken",
            parameters: missing.map(\.name))
    }
}
