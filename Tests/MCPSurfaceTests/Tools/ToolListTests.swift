import BeckonSystem
import Foundation
import IntentWire
import MCPSurface
import Synchronization
import Testing

struct ToolListTests {
    @Test func `describes what a tool takes, by JSON Schema`() async throws {
        try await withClient { client, _ async throws in
            let paint = try #require(try await tool("PaintIntent", client))
            #expect(paint["title"] == .string("Paint"))
            #expect(paint["description"] == .string("Paints an area in a colour.\nForm: Paint [Width] [Colour]"))
            let schema = try #require(paint["inputSchema"])
            #expect(schema["additionalProperties"] == .bool(false))
            let properties = try #require(schema["properties"])
            #expect(
                properties["colour"]
                    == json(
                        #"""
                        {"title":"Colour","type":"string","oneOf":[{"const":"red","title":"Red"},
                        {"const":"green","title":"Green"},{"const":"blue","title":"Blue"}],"default":"red"}
                        """#))
            #expect(
                properties["coats"]
                    == json(
                        #"""
                        {"title":"Coats","description":"How many coats.","type":"integer","minimum":1,"maximum":5,
                        "default":1}
                        """#))
            #expect(properties["day"]?["format"] == .string("date"))
            #expect(properties["labels"]?["items"] == json(#"{"type":"string"}"#))
            let width = properties["width"]?["anyOf"]?.elements ?? []
            #expect(width.count == 3)
            #expect(width[0]["properties"]?["unit"]?["enum"]?.elements?.first == .string("m"))
        }
    }

    @Test func `requires a value only of clients that cannot be asked`() async throws {
        try await withClient(canAsk: false) { client, _ async throws in
            #expect(try await tool("AddIntent", client)?["inputSchema"]?["required"] == json(#"["a","b"]"#))
        }
        try await withClient(canAsk: true) { client, _ async throws in
            #expect(try await tool("AddIntent", client)?["inputSchema"]?["required"] == nil)
        }
    }

    @Test func `tells what a tool gives, and whether it only reads`() async throws {
        try await withClient { client, _ async throws in
            let add = try await tool("AddIntent", client)
            #expect(add?["outputSchema"]?["properties"]?["value"]?["type"] == .string("integer"))
            let count = try await tool("CountWaitsIntent", client)
            #expect(count?["annotations"]?["readOnlyHint"] == .bool(true))
            #expect(count?["annotations"]?["destructiveHint"] == .bool(false))
            #expect(try await tool("test_simple_text", client)?["outputSchema"] == nil)
        }
    }

    @Test(arguments: [
        // What only tells, and what only adds.
        ("CountWaitsIntent", [true, false, true, false]), ("AddIntent", [false, false, false, false]),
        // Nothing is known of it.
        ("PaintIntent", [false, true, false, false]),
        ("DeleteDocumentIntent", [false, true, false, false]), ("SendLetterIntent", [false, true, false, true]),
        ("OpenDocumentIntent", [false, false, true, false]), ("UndoablePaintIntent", [false, false, false, false]),
    ])
    func `says by what the manifest knows whether a tool reads, destroys and reaches others`(
        name: String, hints: [Bool]
    ) async throws {
        try await withClient { client, _ async throws in
            let annotations = try #require(try await tool(name, client)?["annotations"])
            let names = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]
            #expect(names.map { annotations[$0] } == hints.map(JSONValue.bool))
        }
    }

    @Test func `has the symbol of an App Shortcut as its icon`() async throws {
        try await withClient { client, _ async throws in
            let icon = try #require(try await tool("PaintIntent", client)?["icons"]?.elements?.first)
            #expect(icon["mimeType"] == .string("image/svg+xml"))
            let data = try #require(
                icon["src"]?.string?.split(separator: ",").last.flatMap { Data(base64Encoded: String($0)) })
            #expect(String(decoding: data, as: UTF8.self).hasPrefix("<svg xmlns="))
            #expect(try await tool("AddIntent", client)?["icons"] == nil)
        }
    }

    @Test func `leaves out what an app hides`() async throws {
        try await withClient { client, _ async throws in
            #expect(try await tool("HiddenIntent", client) == nil)
            #expect(try await client.errorCode("tools/call", json(#"{"name":"HiddenIntent"}"#)) == .int(-32602))
        }
    }

    @Test func `gives all of a long list in pages, in one order`() async throws {
        let host = ManyIntents(1_000)
        try await serve(host, toolList: .all) { client async throws in
            var names: [String] = []
            var cursor: JSONValue?
            var pages = 0
            repeat {
                let page = try await client.result("tools/list", JSONValue.object([]).with("cursor", cursor))
                names += (page["tools"]?.elements ?? []).compactMap { $0["name"]?.string }
                cursor = page["nextCursor"]
                pages += 1
            } while cursor != nil
            #expect(pages == 4)
            #expect(names.count == 1_000)
            #expect(names == Set(names).sorted())
            #expect(names.contains("Many_Action7Intent"))
            #expect(try await client.errorCode("tools/list", json(#"{"cursor":"no-such-cursor"}"#)) == .int(-32602))
        }
    }

    @Test func `offers a search in the place of very many tools`() async throws {
        let host = ManyIntents(1_000)
        try await serve(host, toolList: .automatic) { client async throws in
            let listed = try await client.result("tools/list")["tools"]?.elements?.compactMap { $0["name"]?.string }
            #expect(listed == ["find_tools", "run_tool"])
            let found = try await client.call("find_tools", #"{"query":"feed aquarium","limit":3}"#)
            let first = found["structuredContent"]?["tools"]?.elements?.first
            #expect(first?["name"] == .string("Many_Action7Intent"))
            #expect(first?["inputSchema"]?["properties"]?["size"] != nil)
            let run = try await client.call("run_tool", #"{"name":"Many_Action7Intent","arguments":{"size":2}}"#)
            #expect(run.texts == ["Did Action7Intent."])
            #expect(host.requests.withLock { $0.last?.arguments } == ["size": .int(2)])
            #expect(try await client.call("run_tool", #"{"name":"Many_Nothing"}"#).isFailure)
            #expect(try await client.call("find_tools", #"{"query":5}"#).isFailure)
            // Who knows the name needs no search.
            #expect(try await client.call("Many_Action8Intent", #"{"size":1}"#).texts == ["Did Action8Intent."])
        }
    }

    @Test func `runs of an assistant are told from those of a person`() async throws {
        try await withClient { client, assistant async throws in
            _ = try await client.call("test_simple_text")
            #expect(try await assistant.system.runs(limit: 1).first?.source == .assistant)
        }
    }

    private func tool(_ name: String, _ client: TestClient) async throws -> JSONValue? {
        try await client.result("tools/list")["tools"]?.elements?.first { $0["name"] == .string(name) }
    }
}

/// Serves a host to a client of the handshake era.
func serve(
    _ host: ManyIntents, toolList: MCPOptions.ToolList = .automatic, _ body: (TestClient) async throws -> Void
) async throws {
    let options = Assistant.options(app: nil, toolList: toolList, in: FileManager.default.temporaryDirectory)
    let client = try TestClient(MCPServer(host: host, options: options), era: .handshake)
    try await client.open()
    try await body(client)
    await client.close()
}
