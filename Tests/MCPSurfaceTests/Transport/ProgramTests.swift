import Foundation
import IntentWire
import Testing

struct ProgramTests {
    @Test(arguments: [["mcp", "--app"], ["mcp"]])
    func `the program answers what it is sent, and ends with its input`(words: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(filePath: try program("beckon"))
        process.arguments = words + [try program("AssistantApp")]
        process.environment = ["BECKON_DATA_HOME": folder.path, "HOME": folder.path, "PATH": "/usr/bin:/bin"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let messages = [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"AddIntent","arguments":{"a":20,"b":22}}}"#,
        ]
        input.fileHandleForWriting.write(Data((messages.joined(separator: "\n") + "\n").utf8))
        try input.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let answers = text.split(separator: "\n").map { json(String($0)) }
        #expect(answers.count == 2)
        #expect(answers.first { $0["id"] == .int(2) }?["result"]?.value == .int(42))
    }
}
