import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// What stands behind the name of a widget or control: options of the command, and values of the configuration.
struct ConfigurationArguments {
    /// The context, with the general options that stand there too.
    var context: CommandContext
    /// The values of the configuration's parameters.
    var configuration: [String: IntentValue]
    /// The values of the command's own options and positions.
    var own: [String: IntentValue]

    /// What a command that takes such words needs to read them.
    struct Grammar {
        let command: any CommandIntent.Type
        /// What the command has been named with so far, as `beckon widgets show Tasks next`.
        var invocation: String
        /// What the widget or control is called.
        var title: LocalizedText
        var description: LocalizedText?
        /// The intent that configures it.
        var intent: IntentDescriptor?
        /// Positions behind the name.
        var positionals: [String] = []
    }

    /// Reads words.
    ///
    /// Options of the command come before parameters of the configuration that have the same name; `--set name=value`
    /// reaches those.
    ///
    /// - Returns: The values; nil where help was asked for, which is shown then.
    /// - Throws: `IntentFailure` that names the flag and what is wrong with it.
    static func read(
        _ words: [String], _ grammar: Grammar, of manifest: AppManifest, in context: CommandContext
    ) async throws -> ConfigurationArguments? {
        let command = try await CommandRuntime.descriptor(of: grammar.command)
        let taken = Set(grammar.command.syntax.positionals + [grammar.command.syntax.remainder].compactMap(\.self))
        let own = command.parameters.filter { !taken.contains($0.name) }
        let values = (grammar.intent?.parameters ?? []).filter { value in !own.contains { $0.name == value.name } }
        let general = GeneralOptions.parameters.filter { option in
            !(own + values).contains { $0.name == option.name }
        }
        let arguments = ArgumentGrammar(parameters: own + values + general, positionals: grammar.positionals)
        var context = context
        context.options = context.options.merging(GeneralOptions(general, in: words, arguments))
        if context.options.isHelp {
            var page = IntentDescriptor(
                identifier: command.identifier, typeName: command.typeName, title: grammar.title,
                parameters: own + values)
            page.description = grammar.description
            let help = IntentHelp(
                intent: page, invocation: grammar.invocation, grammar: arguments, context: context.reading(manifest))
            let output = context.console.output
            output.writeLine(help.text(width: output.width ?? 80, style: TextStyle(output)))
            return nil
        }
        let reader = ValueReader(context: context.reading(manifest))
        let parsed = try ArgumentParser(arguments, reader: reader).parse(words)
        var result = ConfigurationArguments(
            context: context,
            configuration: parsed.values.filter { given in values.contains { $0.name == given.key } },
            own: parsed.values.filter { given in own.contains { $0.name == given.key } })
        try result.set(grammar.intent, reader)
        return result
    }

    /// Takes what stands behind `--set`.
    private mutating func set(_ intent: IntentDescriptor?, _ reader: ValueReader) throws {
        guard case .list(let settings)? = own["set"] else { return }
        for case .string(let setting) in settings {
            guard let equals = setting.firstIndex(of: "=") else {
                throw IntentFailure(.invalidValue, "--set takes name=value, not '\(setting)'", parameters: ["set"])
            }
            let name = String(setting[..<equals])
            let parameters = ArgumentGrammar(parameters: intent?.parameters ?? [])
            guard case .parameter(let parameter)? = parameters.flag(name) else {
                let names = parameters.parameters.map(\.name)
                throw IntentFailure(
                    .unknownParameter,
                    "the configuration has no parameter '\(name)'"
                        + (names.isEmpty ? "; it has none" : "; it has \(names.formattedList(.and))"),
                    parameters: [name])
            }
            do {
                configuration[parameter.name] = try reader.read(
                    [String(setting[setting.index(after: equals)...])], for: parameter)
            } catch let problem as ReadProblem {
                throw IntentFailure(
                    .invalidValue, "--set \(name): \(problem.message)", parameters: [name],
                    candidates: Names.options(problem.candidates))
            }
        }
    }
}

extension ConfigurationArguments {
    /// The text of an option.
    func text(_ name: String) -> String? {
        if case .string(let text)? = own[name] { text } else { nil }
    }

    /// The moment of an option.
    func date(_ name: String) -> Date? {
        if case .date(let date)? = own[name] { date } else { nil }
    }

    /// Whether an option is given.
    func isOn(_ name: String) -> Bool { own[name] == .bool(true) }
}

/// What a configuration belongs to: a widget or a control.
protocol ConfigurableDescriptor {
    var kind: String { get }
    var name: LocalizedText { get }
    var description: LocalizedText? { get }
    /// The intent that configures it, by identifier.
    var configuration: String? { get }
}

extension WidgetDescriptor: ConfigurableDescriptor {}
extension ControlDescriptor: ConfigurableDescriptor {}

extension ConfigurationArguments.Grammar {
    /// What may stand behind the name of a widget or control of an app.
    init(
        of descriptor: some ConfigurableDescriptor, in manifest: AppManifest, calledAs app: String,
        command: any CommandIntent.Type, positionals: [String]
    ) {
        self.init(
            command: command, invocation: "beckon \(command.syntax.name) \(app) \(descriptor.kind)",
            title: descriptor.name, description: descriptor.description,
            intent: descriptor.configuration.flatMap(manifest.intent), positionals: positionals)
    }
}
