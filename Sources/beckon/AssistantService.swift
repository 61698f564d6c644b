import BeckonSystem
import CommandLineSurface
import Foundation
import IntentWire
import MCPSurface

/// Hands what `beckon mcp` asks for to the surface of assistants.
enum AssistantService {
    static func serve(_ request: ProgramServices.Assistants) async throws {
        let options = MCPOptions(
            app: request.app, toolList: MCPOptions.ToolList(rawValue: request.toolList) ?? .automatic,
            locale: request.locale, timeZone: request.timeZone, fileFolders: request.fileFolders,
            workingDirectory: request.workingDirectory, homeDirectory: request.homeDirectory,
            version: CommandLineSurface.version)
        let server = MCPServer(host: request.host, options: options)
        guard let port = request.port else { return await StandardStreams(server: server).serve() }
        let path = request.tokenFile ?? tokenFile(request)
        let token = try TokenFile.token(at: path)
        try await StreamableHTTP(server: server).serve(port: UInt16(clamping: port), token: token) { port in
            request.tell("Serving http://127.0.0.1:\(port)\(StreamableHTTP.path); the token is in \(path)")
        }
    }

    /// The usual place of the token, beside what the system keeps.
    private static func tokenFile(_ request: ProgramServices.Assistants) -> String {
        SystemConfiguration.commandLine(directory: request.dataDirectory, environment: request.environment)
            .dataDirectory.appending(path: "mcp-token").path(percentEncoded: false)
    }
}
