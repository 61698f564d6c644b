package import IntentWire
import ValueForms

/// What may stand on a command line: the parameters of an intent, some of them by position.
package struct ArgumentGrammar: Sendable {
    /// Every parameter, each with its flag.
    package var parameters: [ParameterDescriptor]
    /// The parameters that may be given without a flag, in order; a last one that is a list takes all that is left.
    package var positionals: [String]
    /// The list that takes everything behind the last position unread, for a second parse.
    package var remainder: String?

    /// Creates a grammar.
    package init(parameters: [ParameterDescriptor], positionals: [String] = [], remainder: String? = nil) {
        self.parameters = parameters
        self.positionals = positionals
        self.remainder = remainder
    }

    /// The parameter with this name.
    package func parameter(_ name: String) -> ParameterDescriptor? { parameters.first { $0.name == name } }

    /// What a flag means.
    package enum Flag: Hashable, Sendable {
        case parameter(ParameterDescriptor)
        /// `--no-done`, for a parameter that is true or false.
        case negated(ParameterDescriptor)
    }

    /// The parameter that a flag names, by name or title, in any case and with or without dashes.
    ///
    /// - Parameter flag: What follows the two dashes.
    package func flag(_ flag: some StringProtocol) -> Flag? {
        if let named = find(flag) { return .parameter(named) }
        let lowered = flag.lowercased()
        if lowered.hasPrefix("no-"), let named = find(flag.dropFirst(3)), named.type == .bool { return .negated(named) }
        return nil
    }

    private func find(_ flag: some StringProtocol) -> ParameterDescriptor? {
        let folded = Names.folded(flag)
        guard !folded.isEmpty else { return nil }
        return parameters.first { $0.name == flag }
            ?? parameters.first { Names.folded($0.name) == folded }
            ?? parameters.first { $0.title.allTexts.contains { Names.folded($0) == folded } }
    }

    /// Every flag that the grammar knows, as it is shown.
    package var flags: [String] {
        parameters.filter { $0.name != remainder }.map { FlagName.flag(for: $0.name) }
    }
}
