import Foundation
import IntentWire
import Testing

struct ToolCallTests {
    @Test(arguments: [
        (#"{}"#, "red 1 0.0 "), (#"{"colour":"blue"}"#, "blue 1 0.0 "), (#"{"colour":"Green"}"#, "green 1 0.0 "),
        (#"{"colour":"emerald","coats":"3"}"#, "green 3 0.0 "), (#"{"coats":2.0}"#, "red 2 0.0 "),
        (#"{"width":{"value":2,"unit":"km"}}"#, "red 1 2000.0 "), (#"{"width":"2 km"}"#, "red 1 2000.0 "),
        (#"{"width":2.5}"#, "red 1 2.5 "), (#"{"labels":["a","b"]}"#, "red 1 0.0 a,b"),
        (#"{"labels":"a"}"#, "red 1 0.0 a"), (#"{"colour":null,"day":"2026-03-01"}"#, "red 1 0.0 "),
    ])
    func `reads values as schemas say and as models write them`(arguments: String, value: String) async throws {
        try await withClient { client, _ async throws in
            #expect(try await client.call("PaintIntent", arguments).value == .string(value))
        }
    }

    @Test(arguments: [
        (#"{"colour":"mauve"}"#, "colour: 'mauve' is no Colour; choose Red, Green or Blue"),
        (#"{"colour":7}"#, "colour: a number was given; Colour is wanted"),
        (#"{"coats":9}"#, "coats: 9 is out of range; from 1 to 5 is taken"),
        (#"{"coats":"abc"}"#, "coats: 'abc' is not a whole number"),
        (#"{"coats":[1]}"#, "coats: an array was given; whole number is wanted"),
        (#"{"colur":"red"}"#, "there is no argument 'colur'; did you mean 'colour'?"),
        (
            #"{"paint":1,"coat":2}"#,
            "there is no argument 'paint'; there are colour, coats, width, day and labels\n"
                + "there is no argument 'coat'; did you mean 'coats'?"
        ),
        (#"{"labels":7}"#, "labels: a number was given; a list of text is wanted"),
        (#"{"labels":[1]}"#, "labels: a number was given; text is wanted"),
        (#"{"width":{"value":"x","unit":"km"}}"#, "width: 'value' has to be a number"),
    ])
    func `says what is wrong with a value, so that a model can do better`(arguments: String, message: String)
        async throws
    {
        try await withClient { client, _ async throws in
            let result = try await client.call("PaintIntent", arguments)
            #expect(result.isFailure)
            #expect(result.texts == [message])
            #expect(result.failureCode == "invalid-value")
        }
    }

    @Test func `names every argument that is missing where nobody can be asked`() async throws {
        try await withClient(canAsk: false) { client, _ async throws in
            let result = try await client.call("AddIntent")
            #expect(
                result.texts == [
                    "'a' and 'b' are missing, and this client cannot ask its person; call again with a value"
                ])
            #expect(result["structuredContent"]?["error"]?["parameters"] == json(#"["a","b"]"#))
        }
    }

    @Test func `takes an entity by identifier, name, address or as a result gave it`() async throws {
        try await withClient { client, _ async throws in
            let forms = [#""3""#, #""recipe""#, #""app://local.AssistantApp/DocumentEntity/3""#, #"{"id":"3"}"#, "3"]
            for form in forms {
                let result = try await client.call("ReadDocumentIntent", #"{"document":\#(form)}"#)
                #expect(result.value?["id"] == .string("3"), "\(form)")
                #expect(result.value?["properties"]?["text"] == .string("Recipe"))
                let link = result["content"]?.elements?.last
                #expect(link?["type"] == .string("resource_link"))
                #expect(link?["uri"] == .string("app://local.AssistantApp/DocumentEntity/3"))
            }
            let joined = try await client.call("JoinDocumentsIntent", #"{"documents":"recipe"}"#)
            #expect(joined.value == .string("Recipe"))
        }
    }

    @Test func `lists what there is where an entity is unknown or not clear`() async throws {
        try await withClient(canAsk: false) { client, _ async throws in
            let several = try await client.call("ReadDocumentIntent", #"{"document":"draft"}"#)
            #expect(several.failureCode == "ambiguous-value")
            #expect(several.texts[0].contains("'First draft' (1), 'Second draft' (2)"))
            let none = try await client.call("ReadDocumentIntent", #"{"document":"novel"}"#)
            #expect(none.failureCode == "entity-not-found")
            #expect(none.texts[0].contains("'Recipe'"))
            let foreign = try await client.call("ReadDocumentIntent", #"{"document":"app://other/DocumentEntity/1"}"#)
            #expect(foreign.failureCode == "invalid-value")
        }
    }

    @Test func `gives no file of the machine to an app, but below folders that are allowed`() async throws {
        try await withClient { client, assistant async throws in
            let file = assistant.folder.appending(path: "note.txt")
            try Data("four".utf8).write(to: file)
            let refused = try await client.call("FileSizeIntent", #"{"file":"\#(file.path)"}"#)
            #expect(refused.isFailure)
            #expect(refused.texts[0].contains("--files FOLDER"))
            let sent = try await client.call("FileSizeIntent", #"{"file":{"name":"a.txt","data":"Zm91cg=="}}"#)
            #expect(sent.value == .int(4))
            #expect(try await client.call("FileSizeIntent", #"{"file":{"name":"a.txt","data":"***"}}"#).isFailure)
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "allowed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("four".utf8).write(to: folder.appending(path: "note.txt"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "way-out").path, withDestinationPath: "/etc/hostname")
        try await withClient(folders: [folder.path]) { client, _ async throws in
            let taken = try await client.call("FileSizeIntent", #"{"file":"\#(folder.path)/note.txt"}"#)
            #expect(taken.value == .int(4))
            for path in ["/etc/hostname", "\(folder.path)/../../etc/hostname", "\(folder.path)/way-out", "-"] {
                #expect(try await client.call("FileSizeIntent", #"{"file":"\#(path)"}"#).isFailure, "\(path)")
            }
        }
    }

    @Test(arguments: Era.allCases)
    func `a button of a view does what it stands for, for pages only`(era: Era) async throws {
        try await withClient(era, showsApps: true) { client, _ async throws in
            let tools = try await client.result("tools/list")["tools"]?.elements ?? []
            let press = try #require(tools.first { $0["name"] == .string("press_button") })
            #expect(press["_meta"]?["ui"]?["visibility"] == json(#"["app"]"#))
            let view = try await client.call("ShowDocumentIntent", #"{"document":"2"}"#)
            let button = try #require(view["_meta"]?["beckon/presses"]?.elements?.first?.string)
            let pressed = try await client.call("press_button", #"{"button":"\#(button)"}"#)
            #expect(pressed.value?["title"] == .string("Second draft"))
            #expect(try await client.call("press_button", #"{"button":"made-up"}"#).isFailure)
        }
        try await withClient(era, showsApps: false) { client, _ async throws in
            let tools = try await client.result("tools/list")["tools"]?.elements ?? []
            #expect(!tools.contains { $0["name"] == .string("press_button") })
        }
    }

    @Test func `shows a view as a page, with text for who cannot`() async throws {
        try await withClient { client, _ async throws in
            let result = try await client.call("ShowDocumentIntent", #"{"document":"3"}"#)
            let content = result["content"]?.elements ?? []
            #expect(content.map { $0["type"]?.string } == ["text", "text", "resource"])
            #expect(result.texts[0] == "Here it is.")
            #expect(result.texts[1].contains("Recipe"))
            let page = try #require(content[2]["resource"])
            #expect(page["mimeType"] == .string("text/html;profile=mcp-app"))
            #expect(page["text"]?.string?.contains("&lt;b&gt;Document&lt;/b&gt;") == true)
            let shell = try await client.result("resources/read", json(#"{"uri":"ui://beckon/ShowDocumentIntent"}"#))
            #expect(shell["contents"]?.elements?.first?["text"]?.string?.contains("ui/initialize") == true)
        }
    }
}
