import AppIntents
import BeckonSystem
import IntentWire
import ViewRendering

/// `beckon alarms allow APP`
struct AllowAlarms: CommandIntent {
    static let syntax = CommandSyntax("alarms", "allow", positionals: ["app"])
    static let title: LocalizedStringResource = "Allow Alarms"
    static let description: IntentDescription? = IntentDescription("Lets an app set alarms that was denied it.")

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path")
    var app: String

    func run(in context: CommandContext) async throws {
        try await context.permit(app, .authorized) { "\($0) may set alarms." }
    }
}

/// `beckon alarms deny APP`
struct DenyAlarms: CommandIntent {
    static let syntax = CommandSyntax("alarms", "deny", positionals: ["app"])
    static let title: LocalizedStringResource = "Deny Alarms"
    static let description: IntentDescription? = IntentDescription(
        "Keeps an app from setting alarms. Those that it has set stay; 'alarms cancel' takes them away.")

    @Parameter(title: "App", description: "The name or identifier of an installed app, or a path")
    var app: String

    func run(in context: CommandContext) async throws {
        try await context.permit(app, .denied) { "\($0) may not set alarms." }
    }
}

extension CommandContext {
    fileprivate func permit(
        _ app: String, _ permission: AlarmPermission, _ sentence: (String) -> String
    ) async throws {
        let record = try await host.setAlarmPermission(
            AlarmPermissionChange(app: reference(app), permission: permission))
        show(.members(["app": .string(record.identifier), "permission": .string(permission.rawValue)])) {
            [sentence(DisplayWidth.printable(record.name))]
        }
    }
}
