import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms
import ViewRendering

/// `beckon privacy erase`
struct ErasePrivacy: CommandIntent {
    /// What can be erased.
    enum Kind: String, AppEnum {
        case donations, suggestions, usage, log, index, hints, undo, widgets, activities, alarms, weather, output

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = Dictionary(
            uniqueKeysWithValues: allCases.map { kind in
                (kind, DisplayRepresentation(title: LocalizedStringResource(stringLiteral: kind.rawValue)))
            })
    }

    static let syntax = CommandSyntax("privacy", "erase")
    static let enumerations: [any AppEnum.Type] = [Kind.self]
    static let title: LocalizedStringResource = "Erase"
    static let description: IntentDescription? = IntentDescription(
        """
        Forgets what is kept about what you do, and overwrites it in the files. It asks before; --yes answers for a \
        script. Alarms that are set and activities that are shown stay, and what apps keep themselves.
        """)

    @Parameter(title: "App", description: "Only of this app: its name or identifier, or a path")
    var app: String?

    @Parameter(title: "Kind", description: "Only these kinds; 'beckon privacy' lists them", default: [])
    var kind: [Kind]

    @Parameter(title: "Older Than", description: "Only what is older than this, as 30d")
    var olderThan: Duration?

    func run(in context: CommandContext) async throws {
        if let olderThan, olderThan < .zero {
            throw IntentFailure(
                .invalidValue, "--older-than must not be less than nothing, as 30d", parameters: ["olderThan"])
        }
        try await confirm(context)
        let request = EraseRequest(
            app: app.map(context.reference), kinds: kind.compactMap { PrivacyKind(rawValue: $0.rawValue) },
            before: olderThan.map { context.console.now() - $0 / .seconds(1) })
        let result = try await context.host.erase(request)
        context.show(PrivacyLines.json(result)) { PrivacyLines(context).lines(result) }
        if let remains = result.remains {
            throw IntentFailure(
                .store,
                "it is forgotten, but the files may still hold the bytes: \(DisplayWidth.printable(remains)); then run the "
                    + "command again")
        }
    }

    /// Asks the person, where that is possible.
    ///
    /// - Throws: `IntentFailure`: `declined`, `cancelled`, or `confirmation-required` where nobody can be asked.
    private func confirm(_ context: CommandContext) async throws {
        if context.options.isConfirmed { return }
        let console = context.console
        guard !context.options.isSilent, console.error.isTerminal, console.isInputTerminal else {
            throw IntentFailure(
                .confirmationRequired, "erasing cannot be taken back, and nobody can be asked: say --yes")
        }
        let interaction = TerminalInteraction(
            lines: LineReader(descriptor: console.input), stream: console.error,
            reader: ValueReader(context: context.reading()))
        defer { interaction.finish() }
        let question = ConfirmationQuestion(
            dialog: DialogSnapshot(full: "Erase \(what)? This cannot be taken back."), acceptLabel: "Erase",
            denyLabel: "Cancel", isDestructive: true)
        switch try await interaction.ask(.confirmation(question)) {
        case .confirmed: return
        case .cancelled: throw IntentFailure(.cancelled, "cancelled: nothing was erased")
        default: throw IntentFailure(.declined, "not confirmed: nothing was erased")
        }
    }

    private var what: String {
        let kinds =
            kind.isEmpty ? "everything that is kept about what you do" : kind.map(\.rawValue).formattedList(.and)
        let age = olderThan == nil ? "" : ", as far as it is old enough"
        return kinds + (app.map { " \(kind.isEmpty ? "with" : "of") \(DisplayWidth.printable($0))" } ?? "") + age
    }
}
