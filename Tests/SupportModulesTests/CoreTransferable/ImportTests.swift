import CoreTransferable
import Testing

@Suite struct ImportTests {
    @Test func `what was written is read`() async throws {
        let greeting = Greeting(message: "Hi", isLoud: true)
        #expect(try await Greeting(importing: greeting.exported(as: .json), contentType: .greeting) == greeting)
        #expect(try await Greeting(importing: greeting.exported(as: nil), contentType: nil) == greeting)
        let note = Note(title: "Beans", body: "Grind fine.")
        #expect(try await Note(importing: note.exported(as: .note), contentType: .note) == note)
        #expect(try await Slow(importing: Slow(text: "x").exported(as: nil), contentType: .plainText).text == "x")
        #expect(try await Portrait(importing: Data([1, 2]), contentType: .png).pixels == [1, 2])
    }

    @Test func `a type that no form takes is refused with what it takes`() async {
        let error = await #expect(throws: TransferableError.self) {
            try await Note(importing: Data(), contentType: .png)
        }
        #expect(
            error?.localizedDescription
                == "Note cannot be read from public.png; it can be read from org.example.beckon.note")
        #expect(Note.importedContentTypes() == [.note])
        #expect(Note(title: "", body: "").importedContentTypes() == [.note])
    }

    @Test func `what the form throws comes through`() async {
        await #expect(throws: Note.Failure.noTitle) { try await Note(importing: Data("x".utf8), contentType: nil) }
        await #expect(throws: DecodingError.self) { try await Greeting(importing: Data("x".utf8), contentType: nil) }
    }

    @Test func `a file is handed over as a copy that is gone afterwards, or in place`() async throws {
        try await withTemporaryFolder { folder in
            let original = folder.appendingPathComponent("film.mp4")
            try Data("film".utf8).write(to: original)
            let film = try await Film(importing: original, contentType: nil)
            defer { try? FileManager.default.removeItem(at: film.url.deletingLastPathComponent()) }
            #expect(!film.wasOriginal)
            #expect(try Data(contentsOf: film.url) == Data("film".utf8))
            #expect(film.url.lastPathComponent.hasSuffix("film.mp4"))
            let shared = try await SharedFile(importing: original, contentType: .mpeg4Movie)
            #expect(shared.wasOriginal && shared.url == original)
        }
    }

    @Test func `data becomes a file for a form that reads files`() async throws {
        let film = try await Film(importing: Data("film".utf8), contentType: .mpeg4Movie)
        defer { try? FileManager.default.removeItem(at: film.url.deletingLastPathComponent()) }
        #expect(try Data(contentsOf: film.url) == Data("film".utf8))
        #expect(film.url.pathExtension == "mp4")
    }

    @Test func `a file is read by its extension where no type is given`() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("note.txt")
            try Data("Grüße".utf8).write(to: file)
            #expect(try await String(importing: file, contentType: nil) == "Grüße")
            #expect(try await Data(importing: file, contentType: nil) == Data("Grüße".utf8))
            await #expect(throws: (any Error).self) {
                try await Data(importing: folder.appendingPathComponent("none"), contentType: nil)
            }
        }
    }
}

@Suite struct FoundationConformanceTests {
    @Test(arguments: [
        (UTType.utf8PlainText, [0x47, 0xC3, 0xBC]), (.utf16PlainText, [0xFF, 0xFE, 0x47, 0, 0xFC, 0]),
        (.utf16PlainText, [0x47, 0, 0xFC, 0]), (.utf16ExternalPlainText, [0, 0x47, 0, 0xFC]),
        (.plainText, [0x47, 0xC3, 0xBC]), (.plainText, [0xFE, 0xFF, 0, 0x47, 0, 0xFC]), (.plainText, [0x47, 0xFC]),
        (.utf8PlainText, [0xEF, 0xBB, 0xBF, 0x47, 0xC3, 0xBC]), (.swiftSource, [0x47, 0xC3, 0xBC]),
    ])
    func `text is read in its encoding`(type: UTType, bytes: [UInt8]) async throws {
        #expect(try await String(importing: Data(bytes), contentType: type) == "Gü")
    }

    @Test(arguments: [nil, UTType.utf16PlainText]) func `text survives`(type: UTType?) async throws {
        let data = try await "Grüße 👋".exported(as: type)
        #expect(try await String(importing: data, contentType: type) == "Grüße 👋")
    }

    @Test func `bytes that are no UTF-8 are refused as such`() async {
        await #expect(throws: CocoaError.self) {
            try await String(importing: Data([0xFF, 0x00, 0x80]), contentType: .utf8PlainText)
        }
    }

    @Test(arguments: [
        ("https://example.org/a?b=c", [UTType.url, .utf8PlainText]), ("file:///tmp/a%20b", [.fileURL, .url]),
    ])
    func `a link is a URL and a text, a file's URL only a URL`(link: String, types: [UTType]) async throws {
        let url = try #require(URL(string: link))
        #expect(url.exportedContentTypes() == types)
        #expect(try await url.exported(as: .url) == Data(link.utf8))
        #expect(try await URL(importing: Data((link + "\n").utf8), contentType: .url) == url)
    }

    @Test(arguments: ["", "no scheme", "relative/path"]) func `text that is no URL is refused`(text: String) async {
        await #expect(throws: CocoaError.self) { try await URL(importing: Data(text.utf8), contentType: .url) }
    }

    @Test func `data of any type is read and written as it is`() async throws {
        #expect(try await Data(importing: Data([1]), contentType: .png) == Data([1]))
        #expect(Data.exportedContentTypes() == [.data])
    }

    @Test func `styled text keeps its style here and is plain elsewhere`() async throws {
        var text = AttributedString("bold")
        text.inlinePresentationIntent = .stronglyEmphasized
        text += AttributedString(" and not")
        text.link = URL(string: "https://example.org")
        #expect(try await AttributedString(importing: text.exported(as: nil), contentType: nil) == text)
        #expect(try await text.exported(as: .plainText) == Data("bold and not".utf8))
        #expect(try await AttributedString(importing: Data("x".utf8), contentType: .plainText) == AttributedString("x"))
    }

    @Test func `nothing can be transferred as Never`() {
        #expect(Never.exportedContentTypes() == [])
        #expect(Never.importedContentTypes() == [])
    }
}
