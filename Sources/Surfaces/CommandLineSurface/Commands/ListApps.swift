import AppIntents
import BeckonSystem
import IntentWire
import ValueForms

/// `beckon apps list`
struct ListApps: CommandIntent {
    static let syntax = CommandSyntax("apps", "list")
    static let title: LocalizedStringResource = "List Apps"
    static let description: IntentDescription? = IntentDescription("Lists the installed apps.")

    func run(in context: CommandContext) async throws {
        let apps = try await context.host.apps()
        context.show(.members(["apps": .array(apps.map(AppJSON.members))])) {
            if apps.isEmpty { return ["No app is installed; beckon apps install PATH installs one."] }
            return context.table(
                ["App", "Identifier", "Version", "Path"],
                apps.map { [$0.name, $0.identifier, $0.version ?? "", $0.bundlePath] })
        }
    }
}

extension AppJSON {
    /// An installed app.
    static func members(_ app: AppRecord) -> JSONValue {
        .members([
            "id": .string(app.identifier), "name": .string(app.name), "version": app.version.map(JSONValue.string),
            "path": .string(app.bundlePath),
        ])
    }
}
