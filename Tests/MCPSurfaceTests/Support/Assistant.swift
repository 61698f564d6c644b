import BeckonSystem
import Foundation
import IntentWire
import MCPSurface
import Testing

/// A server over a system of its own, which offers the app with a tool for everything.
final class Assistant: Sendable {
    let folder: URL
    let system: BeckonSystem
    let server: MCPServer

    /// - Parameter environment: What differs from the environment of the tests.
    init(
        folders: [String] = [], answerPatience: Duration = .seconds(600), environment: [String: String] = [:]
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "assistant-\(UUID().uuidString)")
        var configuration = SystemConfiguration(
            dataDirectory: folder.appending(path: "data"), cacheDirectory: folder.appending(path: "cache"))
        configuration.environment.merge(environment) { $1 }
        system = try BeckonSystem(configuration: configuration)
        var options = Self.options(app: .path(try program("AssistantApp")), folders: folders, in: folder)
        options.answerPatience = answerPatience
        server = MCPServer(host: system, options: options)
    }

    static func options(
        app: AppReference?, toolList: MCPOptions.ToolList = .automatic, folders: [String] = [], in folder: URL
    ) -> MCPOptions {
        MCPOptions(
            app: app, toolList: toolList, locale: "en", timeZone: .gmt, fileFolders: folders,
            workingDirectory: folder.path, homeDirectory: folder.path, version: "1.0")
    }

    /// Ends everything and removes its folder.
    func end() async {
        await system.shutdown()
        try? FileManager.default.removeItem(at: folder)
    }
}

/// Lets a body talk with the app through a client that has introduced itself.
func withClient(
    _ era: Era = .handshake, canAsk: Bool = true, showsApps: Bool = false, revision: String? = nil,
    folders: [String] = [],
    answerPatience: Duration = .seconds(600), environment: [String: String] = [:],
    answer: @escaping @Sendable (JSONValue) -> JSONValue? = { _ in nil },
    _ body: (TestClient, Assistant) async throws -> Void
) async throws {
    let assistant = try Assistant(folders: folders, answerPatience: answerPatience, environment: environment)
    do {
        let client = try TestClient(
            assistant.server, era: era, canAsk: canAsk, showsApps: showsApps, revision: revision, answer: answer)
        try await client.open()
        try await body(client, assistant)
        await client.close()
    } catch {
        await assistant.end()
        throw error
    }
    await assistant.end()
}

/// Answers every form by sending one value for its field.
func filling(_ value: String) -> @Sendable (JSONValue) -> JSONValue? {
    { parameters in
        let field = parameters["requestedSchema"]?["properties"]?.members?.first?.name ?? ""
        return .members([
            "action": .string("accept"), "content": .object([.init(name: field, value: json(value))]),
        ])
    }
}

/// The path of a program that is built beside the tests.
func program(_ name: String) throws -> String {
    try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: name).path
}
