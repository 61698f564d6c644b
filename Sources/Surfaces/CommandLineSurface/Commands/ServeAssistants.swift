import AppIntents
import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// `beckon mcp`
struct ServeAssistants: CommandIntent {
    /// Which tools are listed.
    enum ToolList: String, AppEnum {
        case automatic, all, search

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool List"
        static let caseDisplayRepresentations: [ToolList: DisplayRepresentation] = [
            .automatic: "automatic", .all: "all", .search: "search",
        ]
    }

    static let syntax = CommandSyntax("mcp", positionals: ["app"])
    static let enumerations: [any AppEnum.Type] = [ToolList.self]
    static let title: LocalizedStringResource = "Serve Assistants"
    static let description: IntentDescription? = IntentDescription(
        """
        Offers the intents of apps to AI assistants, as a server of the Model Context Protocol at the standard streams. \
        A client of the protocol starts it: its configuration names 'beckon' with the argument 'mcp'.
        """)

    @Parameter(title: "App", description: "The name or identifier of the one app to offer, or a path; all where absent")
    var app: String?

    @Parameter(
        title: "Tools",
        description: "'all' tools, tools to 'search' and run them, or 'automatic': search where there are very many",
        default: .automatic)
    var tools: ToolList

    @Parameter(title: "Files", description: "A folder whose files may be given to apps", default: [])
    var files: [String]

    @Parameter(
        title: "HTTP", description: "Serve HTTP at this port of the machine itself, in place of the standard streams",
        inclusiveRange: (0, 65_535))
    var http: Int?

    @Parameter(title: "Token File", description: "Where the secret of HTTP is kept; made where it is missing")
    var tokenFile: String?

    func run(in context: CommandContext) async throws {
        guard let serve = ProgramServices.current.serveAssistants else {
            throw IntentFailure(.unsupported, "this program cannot serve assistants")
        }
        let console = context.console
        let access = context.reading().files
        try await serve(
            ProgramServices.Assistants(
                host: try await context.host, app: app.map { reference($0, context) }, toolList: tools.rawValue,
                fileFolders: files.map(access.absolutePath), port: http, tokenFile: tokenFile.map(access.absolutePath),
                dataDirectory: context.options.dataDirectory.map(access.absolutePath), locale: context.locale,
                timeZone: console.timeZone, workingDirectory: console.workingDirectory,
                homeDirectory: console.homeDirectory, environment: console.environment,
                tell: { console.error.writeLine($0) }))
    }

    /// The app that is named. What stands behind `--app` is a path where there is such a file, else a name.
    private func reference(_ argument: String, _ context: CommandContext) -> AppReference {
        let reference = context.reference(argument)
        guard case .path(let path) = reference, argument.hasPrefix("./"), !FileManager.default.fileExists(atPath: path)
        else { return reference }
        let name = String(argument.dropFirst(2))
        return name.contains("/") ? reference : .name(name)
    }
}
