import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// One run of an app's intent: reads its arguments, asks what is missing, shows what came of it.
struct IntentRun {
    let reference: AppReference
    let manifest: AppManifest
    let intent: IntentDescriptor
    private let context: CommandContext

    init(reference: AppReference, manifest: AppManifest, intent: IntentDescriptor, context: CommandContext) {
        self.reference = reference
        self.manifest = manifest
        self.intent = intent
        self.context = context
    }

    /// Runs the intent with what stands behind its name on the command line.
    func run(_ words: [String]) async throws {
        // The intent's own parameters come first where one has the name of a general option.
        let own = ArgumentGrammar(parameters: intent.parameters)
        let general = (GeneralOptions.parameters + [PageFile.parameter]).filter { own.flag($0.name) == nil }
        let grammar = ArgumentGrammar(parameters: own.parameters + general)
        var context = context
        context.options = context.options.merging(GeneralOptions(general, in: words, grammar))
        if context.options.isHelp { return showHelp(in: context) }

        let reader = ValueReader(context: context.reading(manifest))
        let parsed = try ArgumentParser(grammar, reader: reader).parse(words)
        if intent.isConfigurationOnly {
            throw IntentFailure(.unsupported, "\(context.text(intent.title)) configures a widget and cannot be run")
        }
        var arguments = parsed.values.filter { intent.parameter($0.key) != nil }
        let options = ProvidedOptions(
            host: try await context.host, app: reference, intent: intent, locale: context.locale)
        arguments = try await options.replacing(arguments, parsed.texts)

        let request = request(arguments, in: context)
        let usesInput = intent.parameters.contains { parameter in
            parameter.type.element == .file && parsed.texts[parameter.name]?.contains("-") == true
        }
        var file: PageFile?
        if general.contains(PageFile.parameter), case .string(let path)? = parsed.values[PageFile.name] {
            file = PageFile(path, context)
        }
        _ = try await run(request, reader, usesInput: usesInput, file: file, nil, in: context)
    }

    /// Runs the intent with values that are known, as those of a sentence.
    ///
    /// - Parameter sentence: The sentence that they were read from; nil where the person has agreed to them.
    /// - Returns: What came of it; it is shown already.
    func run(_ arguments: [String: IntentValue], sentence: String?, talk: Speech? = nil) async throws -> IntentOutcome {
        var request = request(arguments, in: context)
        request.sentence = sentence
        return try await run(
            request, ValueReader(context: context.reading(manifest)), usesInput: false, file: nil, talk, in: context)
    }

    /// What of a conversation a run needs: where answers come from, and how they are understood.
    struct Speech {
        var lines: LineReader?
        var answers: SpokenAnswers
    }

    private func request(_ arguments: [String: IntentValue], in context: CommandContext) -> IntentRequest {
        var request = IntentRequest(
            app: reference, intent: intent.identifier, arguments: arguments, locale: context.locale)
        request.process = ProcessInfo.processInfo.processIdentifier
        return request
    }

    private func run(
        _ request: IntentRequest, _ reader: ValueReader, usesInput: Bool, file: PageFile?, _ talk: Speech?,
        in context: CommandContext
    ) async throws -> IntentOutcome {
        let record = file.map { _ in SnippetRecord() }
        let (outcome, interaction) = try await perform(
            request, reader, usesInput: usesInput, record, talk, in: context)
        let page = OutcomePage(
            page: context.entityPage(manifest), manifest: manifest,
            snippets: TerminalRenderer(options: context.snippetOptions(context.console.output)))
        if let file {
            let views = record?.items ?? []
            let written = try write(outcome, views, to: file, in: context)
            // What stands on the page is not drawn here, too.
            var spoken = outcome
            if written { spoken.snippet = nil }
            context.show(JSONValue(outcome)) { page.lines(spoken) + (written ? [file.line] : []) }
            return outcome
        }
        context.show(JSONValue(outcome)) { page.lines(talk == nil ? outcome : outcome.said) }
        if let problem = outcome.snippetProblem, !context.options.isJSON {
            context.console.error.writeLine(
                "The view that belongs to the result cannot be shown: \(DisplayWidth.printable(problem))")
        }
        // Where the result is read by a program, nobody presses what they do not see.
        if let interaction, talk?.lines == nil, !context.options.isJSON, context.console.output.isTerminal,
            let snippet = ShownSnippet(of: outcome, request, begun: interaction.begun)
        {
            let isLast = outcome.url == nil && outcome.opensIntent == nil && outcome.snippetProblem == nil
            let lines =
                isLast
                ? TerminalRenderer(options: context.snippetOptions(context.console.output))
                    .lines(snippet.tree).count : 0
            try await interruptible(interaction) { try await interaction.press(snippet, lines: lines) }
        }
        return outcome
    }

    /// Writes a page with the views of the run; false where it had none.
    private func write(
        _ outcome: IntentOutcome, _ asked: [HTMLPage.Item], to file: PageFile, in context: CommandContext
    ) throws -> Bool {
        let result = outcome.snippet.map { [HTMLPage.Item(.snippet($0, dialog: outcome.dialog?.full))] } ?? []
        guard !(asked + result).isEmpty else {
            let problem = outcome.snippetProblem.map { ": \(DisplayWidth.printable($0))" } ?? ""
            context.console.error.writeLine("There was no view, so no page was written\(problem)")
            return false
        }
        try file.write(context.plain(intent.title), asked + result)
        return true
    }

    // MARK: - Help

    private func showHelp(in context: CommandContext) {
        let app =
            switch reference {
            case .name: context.text(manifest.name)
            case .path(let path): "--app \(path)"
            }
        let name = app.contains(" ") && !app.hasPrefix("--") ? "'\(app)'" : app
        let help = IntentHelp(
            intent: intent, invocation: "beckon run \(name) \(intent.identifier)",
            grammar: ArgumentGrammar(parameters: intent.parameters), context: context.reading(manifest))
        let output = context.console.output
        output.writeLine(help.text(width: output.width ?? 80, style: TextStyle(output)))
    }

    // MARK: - Values

    /// Says everything that is missing at once, where nobody can be asked.
    private func checkMissing(_ arguments: [String: IntentValue]) throws {
        let missing = intent.missing(arguments)
        guard !missing.isEmpty else { return }
        let reading = context.reading(manifest)
        let flags = missing.map { ParameterHelp(parameter: $0, context: reading).flag }
        throw IntentFailure(
            .missingValue,
            "\(flags.formattedList(.and)) \(missing.count == 1 ? "is" : "are") missing, and nobody can be asked",
            parameters: missing.map(\.name))
    }

    // MARK: - Performing

    private func perform(
        _ request: IntentRequest, _ reader: ValueReader, usesInput: Bool, _ record: SnippetRecord?, _ talk: Speech?,
        in context: CommandContext
    ) async throws -> (IntentOutcome, TerminalInteraction?) {
        func recorded(_ person: any IntentInteraction) -> any IntentInteraction {
            let confirmed = confirmed(person, in: context)
            return record?.keeping(confirmed) ?? confirmed
        }
        let error = context.console.error
        // What an intent registers for undoing lives in the app's process, which ends with its system.
        if intent.isUndoable { _ = try await context.source.lasting() }
        guard let lines = talk?.lines ?? terminal(usesInput: usesInput, in: context).map(LineReader.init) else {
            try checkMissing(request.arguments)
            let interaction = SilentInteraction(stream: error)
            defer { interaction.finish() }
            return (try await context.host.run(request, interaction: recorded(interaction)), nil)
        }
        let host = try await context.host
        let interaction = TerminalInteraction(
            lines: lines, stream: talk?.lines == nil ? error : context.console.output, reader: reader,
            snippets: TerminalRenderer(options: context.snippetOptions(error)), run: (request, host),
            spoken: talk?.answers)
        let agent = await agent(in: context)
        defer { agent?.stop() }
        return try await interruptible(interaction) {
            (try await host.run(request, interaction: recorded(interaction)), interaction)
        }
    }

    /// The interaction, which confirms by itself where the person has said so.
    private func confirmed(_ interaction: any IntentInteraction, in context: CommandContext) -> any IntentInteraction {
        context.options.isConfirmed ? ConfirmedInteraction(interaction) : interaction
    }

    /// What asks for a password at this terminal, where the intent may need one; nil where it cannot.
    private func agent(in context: CommandContext) async -> PasswordAgent? {
        guard manifest.policy(of: intent) != .alwaysAllowed else { return nil }
        return await PasswordAgent.start(environment: context.console.environment)
    }

    /// Does something that the person at the terminal can give up.
    private func interruptible<R>(
        _ interaction: TerminalInteraction, _ body: () async throws -> R
    ) async throws -> R {
        defer { interaction.finish() }
        return try await withTaskCancellationHandler {
            try await body()
        } onCancel: {
            interaction.interrupt()
        }
    }

    /// Where a person can answer; nil where nobody can.
    ///
    /// A value that is read from the standard input leaves the terminal itself for answers.
    private func terminal(usesInput: Bool, in context: CommandContext) -> Int32? {
        let console = context.console
        guard !context.options.isSilent, console.error.isTerminal else { return nil }
        if usesInput { return console.openTerminal() }
        return console.isInputTerminal ? console.input : nil
    }
}

extension IntentOutcome {
    /// What is shown of a sentence's result: the dialog, the short one where a view tells the details. A single value is in the
    /// dialog, several are not.
    fileprivate var said: IntentOutcome {
        var outcome = self
        if snippet != nil, let supporting = dialog?.supporting { outcome.dialog?.full = supporting }
        if dialog != nil, case .list(let values)? = value, values.count > 1 { return outcome }
        if dialog != nil { outcome.value = nil }
        return outcome
    }
}
