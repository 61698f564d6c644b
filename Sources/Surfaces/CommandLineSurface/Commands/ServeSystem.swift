import AlarmRinging
import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// `beckon serve`
struct ServeSystem: CommandIntent {
    static let syntax = CommandSyntax("serve")
    static let title: LocalizedStringResource = "Serve"
    static let description: IntentDescription? = IntentDescription(
        """
        Keeps a system running that all commands use: apps stay ready, and what they did can be undone. It says where it \
        listens and works until it is told to end. systemd can start it; Documentation/BeckonSystem.md shows how.
        """)

    @Parameter(
        title: "Idle Exit", description: "End when there was nothing to do and nothing to undo for this long")
    var idleExit: Duration?

    @Parameter(
        title: "Keep Undo", description: "How long an app is kept that could undo something; 30 min unless given")
    var keepUndo: Duration?

    func run(in context: CommandContext) async throws {
        var configuration = try context.source.access().configuration
        var options = SystemServer.Options()
        options.idleLimit = try Self.positive(idleExit, "idleExit")
        if let keepUndo = try Self.positive(keepUndo, "keepUndo") { configuration.undoTimeout = keepUndo }
        options.alarmBell = DesktopBell(environment: configuration.environment, folder: configuration.cacheDirectory)
        let server = try SystemServer(configuration: configuration, options: options)
        let process = Int(ProcessInfo.processInfo.processIdentifier)
        let json = JSONValue.members([
            "process": .int(process), "dataDirectory": .string(server.dataDirectory),
            "socket": .string(server.socket),
        ])
        context.show(json) { ["Serving \(server.dataDirectory) at \(server.socket) (process \(process))."] }
        await server.run()
    }

    private static func positive(_ duration: Duration?, _ name: String) throws -> Duration? {
        guard let duration, duration <= .zero else { return duration }
        throw IntentFailure(
            .invalidValue, "--\(FlagName.kebabCase(name)) must be longer than nothing, as 10m", parameters: [name])
    }
}
