package import IntentWire
import ValueForms

/// Sorts the words of a command line into parameters, one word at a time, without reading their values.
///
/// The parser takes all words at once; the completion takes those before the cursor and then looks at `state`.
package struct ArgumentScan: Sendable {
    /// One value of a parameter as it was written.
    package struct Occurrence: Hashable, Sendable {
        package enum Content: Hashable, Sendable {
            case text(String)
            /// A flag without a value: true, or false for `--no-…`.
            case flag(Bool)
        }

        /// The parameter's name.
        package var parameter: String
        package var content: Content
        /// The flag; nil for a value by position.
        package var flag: String?
    }

    /// What the next word may be.
    package enum State: Hashable, Sendable {
        /// A flag or a positional value.
        case open
        /// The value of a flag.
        case value(of: ParameterDescriptor, flag: String)
        /// A word for yes or no, or anything that an open state takes.
        case optionalBoolean(ParameterDescriptor, flag: String)
        /// A positional value, whatever it looks like.
        case positionalsOnly
        /// A word of the remainder.
        case remainder
    }

    package let grammar: ArgumentGrammar
    package private(set) var state: State = .open
    package private(set) var occurrences: [Occurrence] = []
    package private(set) var positionals: [String] = []
    package private(set) var remainder: [String] = []

    /// Creates a scan that has seen nothing.
    package init(_ grammar: ArgumentGrammar) { self.grammar = grammar }

    /// Takes the next word.
    ///
    /// - Throws: `IntentFailure` for a flag that the grammar does not know, or a missing value.
    package mutating func take(_ word: String) throws {
        switch state {
        case .remainder: remainder.append(word)
        case .positionalsOnly: takePositional(word)
        case .value(let parameter, let flag):
            guard !word.hasPrefix("--") else { throw missingValue(of: parameter, flag: flag, instead: word) }
            occurrences.append(Occurrence(parameter: parameter.name, content: .text(word), flag: flag))
            state = .open
        case .optionalBoolean(let parameter, let flag):
            state = .open
            if BooleanReader(names: parameter.booleanNames ?? []).value(word) != nil {
                occurrences.append(Occurrence(parameter: parameter.name, content: .text(word), flag: flag))
            } else {
                occurrences.append(Occurrence(parameter: parameter.name, content: .flag(true), flag: flag))
                try take(word)
            }
        case .open: try takeOpen(word)
        }
    }

    /// Ends the scan and gives the positional values their parameters.
    ///
    /// A parameter that has been given by its flag has no position any more.
    ///
    /// - Throws: `IntentFailure` for a missing value, or a word that no parameter takes.
    package mutating func finish() throws {
        switch state {
        case .value(let parameter, let flag): throw missingValue(of: parameter, flag: flag, instead: nil)
        case .optionalBoolean(let parameter, let flag):
            occurrences.append(Occurrence(parameter: parameter.name, content: .flag(true), flag: flag))
        case .open, .positionalsOnly, .remainder: break
        }
        state = .open
        for (index, word) in positionals.enumerated() {
            guard let parameter = positional(at: index) else { throw unexpected(word) }
            occurrences.append(Occurrence(parameter: parameter.name, content: .text(word), flag: nil))
        }
        if let name = grammar.remainder {
            for word in remainder {
                occurrences.append(Occurrence(parameter: name, content: .text(word), flag: nil))
            }
        }
    }

    /// The parameter that the next positional value belongs to; nil where none is left.
    package var nextPositional: ParameterDescriptor? { positional(at: positionals.count) }

    // MARK: - Flags and positions

    private mutating func takeOpen(_ word: String) throws {
        if word == "--" {
            // Before the remainder it separates: what follows is for the second parse.
            state = grammar.remainder == nil ? .positionalsOnly : .remainder
        } else if word.hasPrefix("--") {
            try takeFlag(word)
        } else if word == "-h", grammar.flag("help") != nil {
            try takeFlag("--help")
        } else if word.hasPrefix("-"), word.count > 1, !Self.isNegativeNumber(word) {
            guard grammar.remainder == nil else { return beginRemainder(word) }
            throw unknownFlag(word, name: word.dropFirst())
        } else {
            takePositional(word)
        }
    }

    private mutating func takeFlag(_ word: String) throws {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0]
        let value = parts.count > 1 ? String(parts[1]) : nil
        guard let meaning = grammar.flag(name) else {
            if grammar.remainder != nil { return beginRemainder(word) }
            throw unknownFlag(word, name: name)
        }
        let flag = "--\(name)"
        switch (meaning, value) {
        case (.negated(let parameter), nil):
            occurrences.append(Occurrence(parameter: parameter.name, content: .flag(false), flag: flag))
        case (.negated, _?):
            throw IntentFailure(.invalidValue, "\(flag) takes no value", parameters: [String(name)])
        case (.parameter(let parameter), let value?):
            occurrences.append(Occurrence(parameter: parameter.name, content: .text(value), flag: flag))
        case (.parameter(let parameter), nil) where parameter.type == .bool:
            // Where words stand for themselves, the next one is not this flag's.
            if grammar.positionals.isEmpty {
                state = .optionalBoolean(parameter, flag: flag)
            } else {
                occurrences.append(Occurrence(parameter: parameter.name, content: .flag(true), flag: flag))
            }
        case (.parameter(let parameter), nil): state = .value(of: parameter, flag: flag)
        }
    }

    private mutating func takePositional(_ word: String) {
        positionals.append(word)
        if grammar.remainder != nil, nextPositional == nil { state = .remainder }
    }

    private mutating func beginRemainder(_ word: String) {
        state = .remainder
        remainder.append(word)
    }

    private func positional(at index: Int) -> ParameterDescriptor? {
        let byFlag = Set(occurrences.filter { $0.flag != nil }.map(\.parameter))
        let open = grammar.positionals.filter { !byFlag.contains($0) }.compactMap { grammar.parameter($0) }
        if index < open.count { return open[index] }
        guard let last = open.last, last.type.isList, grammar.remainder == nil else { return nil }
        return last
    }

    private static func isNegativeNumber(_ word: String) -> Bool { word.dropFirst().first?.isNumber == true }

    // MARK: - Failures

    private func unknownFlag(_ word: String, name: some StringProtocol) -> IntentFailure {
        // Everything is near to a single letter.
        let near = name.count < 2 ? [] : Names.nearest(to: "--\(name)", among: grammar.flags)
        let help = near.isEmpty ? allFlags : Names.suggestion(near)
        return IntentFailure(
            .unknownParameter, "there is no parameter '\(word.prefix { $0 != "=" })'\(help)",
            parameters: [String(name)], candidates: Names.options(near))
    }

    /// The flags themselves where they are few, else where to find them.
    private var allFlags: String {
        let general = (GeneralOptions.parameters + [PageFile.parameter]).map { FlagName.flag(for: $0.name) }
        let own = grammar.flags.filter { !general.contains($0) }
        if own.isEmpty { return "; none is taken here" }
        return own.count <= 4 ? "; there is \(own.formattedList(.and))" : "; --help lists the parameters"
    }

    private func missingValue(of parameter: ParameterDescriptor, flag: String, instead word: String?) -> IntentFailure {
        let kind =
            switch parameter.type.element {
            case .entity, .enumeration, .other, .union: parameter.title.text
            case let type: type.displayName
            }
        var message = "\(flag) needs a value (\(kind))"
        if let word { message += "; where '\(word)' is the value, write \(flag)=\(word)" }
        return IntentFailure(.missingValue, message, parameters: [parameter.name])
    }

    private func unexpected(_ word: String) -> IntentFailure {
        let hint =
            grammar.positionals.isEmpty
            ? "; give values by name, as \(grammar.flags.first ?? "--name") \(word.contains(" ") ? "'\(word)'" : word)"
            : ""
        return IntentFailure(.unexpectedArgument, "'\(word)' is not expected here\(hint)")
    }
}

extension IntentFailure.Code {
    /// A word on the command line that no parameter takes.
    package static let unexpectedArgument = Self(rawValue: "unexpected-argument")
    /// A command that does not exist.
    package static let unknownCommand = Self(rawValue: "unknown-command")
}
