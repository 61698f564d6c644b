import IntentWire

/// A command line, split into the command's name and what it takes.
struct CommandLineWords {
    /// The command; nil where the words name none.
    private(set) var command: (any CommandIntent.Type)?
    /// The words up to the first option, of which the command's name is made.
    private(set) var names: [String] = []
    /// Everything but the command's name.
    private(set) var arguments: [String] = []
    /// Whether the version is asked for in place of a command.
    private(set) var isVersionAsked = false

    /// The options that may stand before the command.
    static let leading: ArgumentGrammar = {
        var app = ParameterDescriptor(name: "app", title: "App", type: .string, isOptional: true)
        app.description = "The path of an app"
        var version = ParameterDescriptor(name: "version", title: "Version", type: .bool, isOptional: true)
        version.defaultValue = .bool(false)
        return ArgumentGrammar(parameters: GeneralOptions.parameters + [app, version])
    }()

    /// Finds the command.
    ///
    /// - Throws: `IntentFailure` for an option before the command that does not exist.
    init(_ words: [String]) throws {
        var scan = ArgumentScan(Self.leading)
        var index = 0
        search: while index < words.count {
            switch scan.state {
            case .open, .optionalBoolean: if !words[index].hasPrefix("-") { break search }
            case .value, .positionalsOnly, .remainder: break
            }
            try scan.take(words[index])
            index += 1
        }
        let options = Array(words.prefix(index))
        let rest = Array(words.dropFirst(index))
        if rest.isEmpty {
            try scan.finish()
            isVersionAsked = scan.occurrences.contains { $0.parameter == "version" }
            return
        }
        // `beckon help run` is `beckon run --help`.
        if rest[0] == "help" {
            self = try CommandLineWords(options + rest.dropFirst() + ["--help"])
            return
        }
        names = Array(rest.prefix { !$0.hasPrefix("-") })
        guard let found = CommandTable.command(names) else { return }
        command = found.command
        arguments = options + rest.dropFirst(found.count)
    }
}
