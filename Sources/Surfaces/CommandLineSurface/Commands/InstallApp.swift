import AppIntents
import BeckonSystem
import IntentWire
import ValueForms
import ViewRendering

/// `beckon apps install PATH`
struct InstallApp: CommandIntent {
    static let syntax = CommandSyntax("apps", "install", positionals: ["path"])
    static let title: LocalizedStringResource = "Install App"
    static let description: IntentDescription? = IntentDescription(
        "Installs an app, so that its intents can be run by its name.")

    @Parameter(title: "Path", description: "The executable or the bundle of the app")
    var path: String

    func run(in context: CommandContext) async throws {
        let app = try await context.host.install(context.reading().files.absolutePath(path))
        context.show(.members(["app": AppJSON.members(app)])) {
            ["Installed \(DisplayWidth.printable(app.name)) (\(app.identifier))."]
        }
    }
}
