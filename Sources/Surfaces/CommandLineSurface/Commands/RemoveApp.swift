import AppIntents
import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

/// `beckon apps remove APP`
struct RemoveApp: CommandIntent {
    static let syntax = CommandSyntax("apps", "remove", positionals: ["app"])
    static let title: LocalizedStringResource = "Remove App"
    static let description: IntentDescription? = IntentDescription(
        "Removes an installed app. What the app itself has stored stays.")

    @Parameter(title: "App", description: "The name or identifier of an installed app")
    var app: String

    func run(in context: CommandContext) async throws {
        let removed = try await context.host.remove(context.reference(app))
        context.show(.members(["app": AppJSON.members(removed)])) {
            ["Removed \(DisplayWidth.printable(removed.name)) (\(removed.identifier))."]
        }
    }
}
