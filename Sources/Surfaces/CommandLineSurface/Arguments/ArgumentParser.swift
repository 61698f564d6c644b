package import IntentWire
package import ValueForms

/// Reads a command line as the arguments of an intent: an app's, or a command of this program.
package struct ArgumentParser: Sendable {
    package let grammar: ArgumentGrammar
    package let reader: ValueReader

    /// Creates a parser.
    package init(_ grammar: ArgumentGrammar, reader: ValueReader) {
        self.grammar = grammar
        self.reader = reader
    }

    /// Reads all words.
    ///
    /// Parameters that were not given are absent from the result: whether one is missing is for the caller to say.
    ///
    /// - Throws: `IntentFailure` that names the flag and what is wrong with it.
    package func parse(_ words: [String]) throws -> ParsedArguments {
        var scan = ArgumentScan(grammar)
        for word in words { try scan.take(word) }
        try scan.finish()
        var parsed = ParsedArguments()
        for parameter in grammar.parameters {
            let occurrences = scan.occurrences.filter { $0.parameter == parameter.name }
            guard !occurrences.isEmpty else { continue }
            parsed.values[parameter.name] = try read(occurrences, for: parameter)
            parsed.texts[parameter.name] = occurrences.compactMap {
                if case .text(let text) = $0.content { text } else { nil }
            }
            if occurrences.contains(where: { $0.flag != nil }) { parsed.givenByFlag.insert(parameter.name) }
        }
        return parsed
    }

    private func read(_ occurrences: [ArgumentScan.Occurrence], for parameter: ParameterDescriptor) throws
        -> IntentValue
    {
        let label = occurrences.compactMap(\.flag).first ?? FlagName.flag(for: parameter.name)
        guard occurrences.count == 1 || parameter.type.isList else {
            throw IntentFailure(
                .invalidValue, "\(label) is given \(occurrences.count) times; one value is taken",
                parameters: [parameter.name])
        }
        do {
            if case .flag(let isOn) = occurrences[0].content {
                return parameter.type.isList ? .list([.bool(isOn)]) : .bool(isOn)
            }
            let texts = occurrences.map { occurrence in
                if case .text(let text) = occurrence.content { text } else { "true" }
            }
            return try reader.read(texts, for: parameter)
        } catch let problem as ReadProblem {
            let isPositional = occurrences.allSatisfy { $0.flag == nil }
            throw IntentFailure(
                .invalidValue, isPositional ? problem.message : "\(label): \(problem.message)",
                parameters: [parameter.name], candidates: Names.options(problem.candidates))
        }
    }
}

/// What a command line said.
package struct ParsedArguments: Sendable {
    /// The values by parameter.
    package var values: [String: IntentValue] = [:]
    /// What was written, by parameter.
    package var texts: [String: [String]] = [:]
    /// The parameters that were given with their flag, not by position.
    package var givenByFlag: Set<String> = []
}
