import CommandLineSurface
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
        await StandardStreams(server: server).serve()
    }
}
