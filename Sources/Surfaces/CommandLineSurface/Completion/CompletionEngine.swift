import AppIntents
import IntentWire

/// Finds what can stand at the cursor, with the scan that also parses the command line.
///
/// A mistake before the cursor is no failure here: what can be understood is used.
struct CompletionEngine {
    private let context: CommandContext
    private let values: ValueCompletion

    init(context: CommandContext) {
        self.context = context
        self.values = ValueCompletion(context: context)
    }

    /// What can stand in the place of a word that is being typed.
    ///
    /// - Parameters:
    ///   - words: The words before the cursor's, without the program's name.
    ///   - current: The word that is being typed, up to the cursor.
    func completion(behind words: [String], current: String) async -> Completion {
        let leading = scan(words, CommandLineWords.leading)
        if case .value(let parameter, _) = leading.state {
            return values.path(of: parameter).beginning(with: current)
        }
        guard let line = try? CommandLineWords(words), let command = line.command else {
            return commands(behind: words, current)
        }
        // Some commands go on as others do: `privacy`, `privacy erase`.
        if line.arguments.isEmpty, !current.hasPrefix("-") {
            let further = commands(behind: words, current)
            if !further.candidates.isEmpty { return further }
        }
        guard let descriptor = try? await CommandRuntime.descriptor(of: command) else { return Completion() }
        let grammar = CommandRuntime.grammar(of: command, descriptor)
        let scan = self.scan(line.arguments, grammar)
        let app = line.arguments.isEmpty ? nil : app(scan)
        if command == RunIntent.self, let app {
            return await intentCompletion(app, scan, current)
        }
        let subject = ValueCompletion.Subject(
            command: command, app: app.map(context.reference), entity: word("entity", scan),
            activity: word("activity", scan))
        return await completion(scan, subject, current)
    }

    // MARK: - Commands

    private func commands(behind words: [String], _ current: String) -> Completion {
        if current.hasPrefix("-") {
            let flags = GeneralOptions.parameters.map(flag) + [Completion.Candidate("--version", "Show the version")]
            return Completion(flags).beginning(with: current)
        }
        let names = words.filter { !$0.hasPrefix("-") }
        var seen: Set<String> = []
        let candidates = CommandTable.listed().compactMap { command -> Completion.Candidate? in
            let path = command.syntax.words
            guard path.starts(with: names), path.count > names.count else { return nil }
            let next = path[names.count]
            guard seen.insert(next).inserted else { return nil }
            let group = path.count > names.count + 1 ? CommandTable.groups.first { $0.name == next }?.title : nil
            return Completion.Candidate(
                next, group ?? String(localized: command.title))
        }
        return Completion(candidates).beginning(with: current)
    }

    // MARK: - Intents

    /// Behind `run APP`, or `run INTENT` where no app is named: the intent's name, then its parameters.
    private func intentCompletion(_ app: String, _ scan: ArgumentScan, _ current: String) async -> Completion {
        let reference = context.reference(app)
        guard let name = word("intent", scan) else {
            if scan.remainder.isEmpty, scan.state == .open, !current.hasPrefix("-") {
                return await values.intents(of: reference).beginning(with: current)
            }
            guard let (reference, manifest) = await values.app(having: app) else {
                return await completion(scan, .init(app: reference), current)
            }
            return await parameterCompletion(app, of: manifest, reference, scan.remainder, current)
        }
        guard let manifest = await values.manifest(of: reference) else { return Completion() }
        return await parameterCompletion(name, of: manifest, reference, scan.remainder, current)
    }

    /// Behind an intent's name: its flags and their values.
    private func parameterCompletion(
        _ name: String, of manifest: AppManifest, _ app: AppReference, _ words: [String], _ current: String
    ) async -> Completion {
        guard let intent = IntentLookup.find(name, in: manifest) else { return Completion() }
        let options = GeneralOptions.parameters + [PageFile.parameter]
        let scan = scan(words, ArgumentGrammar(parameters: intent.parameters + options))
        let subject = ValueCompletion.Subject(app: app, manifest: manifest, intent: intent, scan: scan)
        return await completion(scan, subject, current)
    }

    // MARK: - Flags and values

    private func completion(_ scan: ArgumentScan, _ subject: ValueCompletion.Subject, _ current: String) async
        -> Completion
    {
        switch scan.state {
        case .value(let parameter, let flag) where flag == "--app" && scan.grammar.positionals.contains("app"):
            return values.path(of: parameter).beginning(with: current)
        case .value(let parameter, _):
            return await values.completion(of: parameter, subject, current).beginning(with: current)
        case .optionalBoolean(let parameter, _) where !current.hasPrefix("-"):
            return await values.completion(of: parameter, subject, current).beginning(with: current)
        case .remainder: return Completion()
        case .open, .positionalsOnly, .optionalBoolean: break
        }
        if current.hasPrefix("-"), scan.state != .positionalsOnly {
            guard let equals = current.firstIndex(of: "=") else { return flags(scan).beginning(with: current) }
            return await flagValue(scan, subject, current[..<equals], String(current[current.index(after: equals)...]))
        }
        guard let parameter = scan.nextPositional else { return flags(scan) }
        return await values.completion(of: parameter, subject, current).beginning(with: current)
    }

    /// What can stand behind `--name=`; the whole word is what the shell replaces.
    private func flagValue(
        _ scan: ArgumentScan, _ subject: ValueCompletion.Subject, _ flag: Substring, _ current: String
    ) async -> Completion {
        guard case .parameter(let parameter) = scan.grammar.flag(flag.dropFirst(2)) else { return Completion() }
        var found = await values.completion(of: parameter, subject, current).beginning(with: current)
        for index in found.candidates.indices {
            found.candidates[index].word = "\(flag)=\(found.candidates[index].word)"
        }
        return found
    }

    /// The flags that may still be given.
    private func flags(_ scan: ArgumentScan) -> Completion {
        let given = Set(scan.occurrences.map(\.parameter))
        let open = scan.grammar.parameters.filter { parameter in
            parameter.name != scan.grammar.remainder && !scan.grammar.positionals.contains(parameter.name)
                && (parameter.type.isList || !given.contains(parameter.name))
        }
        var candidates = open.map(flag)
        // `--app` takes the place of an app's name.
        if scan.grammar.positionals.contains("app"), scan.positionals.isEmpty, !given.contains("app") {
            candidates.append(Completion.Candidate("--app", "The path of an app"))
        }
        return Completion(candidates)
    }

    private func flag(_ parameter: ParameterDescriptor) -> Completion.Candidate {
        Completion.Candidate(
            FlagName.flag(for: parameter.name), context.text(parameter.description ?? parameter.title))
    }

    // MARK: - The words before the cursor

    private func scan(_ words: [String], _ grammar: ArgumentGrammar) -> ArgumentScan {
        var scan = ArgumentScan(grammar)
        for word in words { try? scan.take(word) }
        return scan
    }

    private func app(_ scan: ArgumentScan) -> String? {
        if let flag = scan.occurrences.last(where: { $0.parameter == "app" }), case .text(let path) = flag.content {
            return RunIntent.asPath(path)
        }
        return scan.grammar.positionals.first == "app" ? scan.positionals.first : nil
    }

    /// The word that stands in a position so far.
    private func word(_ positional: String, _ scan: ArgumentScan) -> String? {
        let byFlag = Set(scan.occurrences.map(\.parameter))
        let open = scan.grammar.positionals.filter { !byFlag.contains($0) }
        guard let index = open.firstIndex(of: positional), index < scan.positionals.count else { return nil }
        return scan.positionals[index]
    }
}
