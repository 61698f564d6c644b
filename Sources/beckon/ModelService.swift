import CommandLineSurface
import IntentWire
import MCPSurface

/// Hands a sentence for the language model that a person has configured to the surface of assistants, whose tools it calls.
enum ModelService {
    private struct Endpoint: ModelEndpoint {
        let send: @Sendable (JSONValue) async throws -> JSONValue

        func complete(_ body: JSONValue) async throws -> JSONValue { try await send(body) }
    }

    static func ask(_ request: ProgramServices.Model) async throws -> ProgramServices.ModelAnswer {
        var options = MCPOptions(
            app: request.app, toolList: .automatic, locale: request.locale, timeZone: request.timeZone,
            fileFolders: [], workingDirectory: request.workingDirectory, homeDirectory: request.homeDirectory,
            version: CommandLineSurface.version)
        // Small models lose their way among many tools: they search for them then.
        options.mostListedTools = 64
        let server = MCPServer(host: request.host, options: options)
        var limits = ModelConversation.Limits()
        limits.time = .seconds(request.seconds)
        let conversation = ModelConversation(
            server: server, endpoint: Endpoint(send: request.complete), model: request.model, limits: limits,
            person: request.person)
        do {
            let answer = try await conversation.run(request.sentence)
            await server.close()
            return ProgramServices.ModelAnswer(text: answer.text, calls: answer.calls)
        } catch {
            await server.close()
            throw error
        }
    }
}
