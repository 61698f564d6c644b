import ChildProcesses
import Foundation
import IntentWire
import Testing

struct ProgramTests {
    @Test(arguments: [["mcp", "--app"], ["mcp"]])
    func `the program answers what it is sent, and ends with its input`(words: [String]) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let messages = [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"AddIntent","arguments":{"a":20,"b":22}}}"#,
        ]
        let result = try await ChildProcess.run(
            [program("beckon")] + words + [program("AssistantApp")],
            environment: ["BECKON_DATA_HOME": folder.path, "HOME": folder.path, "PATH": "/usr/bin:/bin"],
            input: messages.joined(separator: "\n") + "\n")
        #expect(result.code == 0)
        let answers = result.output.split(separator: "\n").map { json(String($0)) }
        #expect(answers.count == 2)
        #expect(answers.first { $0["id"] == .int(2) }?["result"]?.value == .int(42))
    }
}
