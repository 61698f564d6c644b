import AppIntents
import Foundation
import IntentWire

/// Describes and performs the program's own intents, through the runtime that describes an app's.
enum CommandRuntime {
    /// What a command takes.
    static func descriptor(of command: any CommandIntent.Type) async throws -> IntentDescriptor {
        try await ManifestBuilder.describe(command)
    }

    /// The enumerations that the parameters of a command refer to.
    static func enumerations(of command: any CommandIntent.Type) -> [EnumDescriptor] {
        command.enumerations.map { describe($0) }
    }

    private static func describe<Enum: AppEnum>(_ type: Enum.Type) -> EnumDescriptor {
        EnumDescriptor(
            identifier: type.persistentIdentifier, typeName: String(reflecting: type),
            name: LocalizedText(String(localized: type.typeDisplayRepresentation.name)),
            cases: type.allCases.map { enumCase in
                let rawValue = String(enumCase.rawValue)
                let title = type.caseDisplayRepresentations[enumCase].map { String(localized: $0.title) }
                return EnumDescriptor.Case(rawValue: rawValue, title: LocalizedText(title ?? rawValue))
            })
    }

    /// The grammar of a command: its parameters, then the options that every command has.
    static func grammar(of command: any CommandIntent.Type, _ descriptor: IntentDescriptor) -> ArgumentGrammar {
        let own = descriptor.parameters
        let general = GeneralOptions.parameters.filter { option in !own.contains { $0.name == option.name } }
        return ArgumentGrammar(
            parameters: own + general, positionals: command.syntax.positionals, remainder: command.syntax.remainder)
    }

    /// Performs a command in a context.
    static func perform(
        _ command: any CommandIntent.Type, arguments: [String: IntentValue], in context: CommandContext
    ) async throws {
        try await CommandContext.$current.withValue(context) {
            _ = try await IntentPerformer.perform(
                command, arguments: arguments, interaction: SilentInteraction(stream: context.console.error),
                locale: Locale(identifier: context.locale))
        }
    }
}
