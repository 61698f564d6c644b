import AppIntents
import BeckonSystem
import IntentWire

/// `beckon privacy learning on|off`
struct SetLearning: CommandIntent {
    /// Whether something is learnt.
    enum Setting: String, AppEnum {
        case on, off

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Setting"
        static let caseDisplayRepresentations: [Setting: DisplayRepresentation] = [.on: "on", .off: "off"]
    }

    static let syntax = CommandSyntax("privacy", "learning", positionals: ["setting"])
    static let enumerations: [any AppEnum.Type] = [Setting.self]
    static let title: LocalizedStringResource = "Set Learning"
    static let description: IntentDescription? = IntentDescription(
        """
        Lets the system learn from what you do, or not, and from what you do with one app. While it may not, it keeps no \
        donations and no use, and suggests nothing. What it has learnt stays until it is erased.
        """)

    @Parameter(title: "Setting", description: "Whether to learn; shown where absent")
    var setting: Setting?

    @Parameter(title: "App", description: "Only from this app: its name or identifier, or a path")
    var app: String?

    func run(in context: CommandContext) async throws {
        let host = try await context.host
        let state: LearningState
        if let setting {
            state = try await host.setLearning(
                LearningChange(app: app.map(context.reference), isOn: setting == .on))
        } else {
            state = try await host.learning()
        }
        context.show(PrivacyLines.json(state)) { [PrivacyLines(context).sentence(state)] }
    }
}
