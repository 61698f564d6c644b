import CoreTransferable
import Testing

@Suite struct ExportTests {
    private let note = Note(title: "Beans", body: "Grind fine.")

    @Test func `the first form is written where no type is asked for`() async throws {
        let data = try await Greeting(message: "Hi").exported(as: nil)
        #expect(try JSONDecoder().decode(Greeting.self, from: data) == Greeting(message: "Hi"))
    }

    @Test(arguments: [
        (UTType.plainText, "Grind fine."), (.utf8PlainText, "Grind fine."), (.html, "<h1>Beans</h1>"),
        (.note, "Beans\nGrind fine."), (.text, "<h1>Beans</h1>"),
    ])
    func `the first form that conforms to a type is written`(type: UTType, text: String) async throws {
        #expect(try await note.exported(as: type) == Data(text.utf8))
    }

    @Test func `a form whose condition fails is not offered`() async throws {
        var secret = note
        secret.isPrivate = true
        #expect(!secret.exportedContentTypes().contains(.html))
        #expect(try await secret.exported(as: .text) == Data("Grind fine.".utf8))
        #expect(Note.exportedContentTypes().contains(.html))
    }

    @Test(arguments: [
        (TransferRepresentationVisibility.all, [UTType]()), (.team, [.png, .jpeg]), (.ownProcess, [.png, .jpeg]),
    ])
    func `forms are shown to those who may see them`(viewer: TransferRepresentationVisibility, types: [UTType]) {
        #expect(Portrait.exportedContentTypes(visibility: viewer) == types)
        #expect(Portrait(pixels: []).exportedContentTypes(viewer) == types)
    }

    @Test func `a type that no form conforms to is refused with what there is`() async throws {
        let error = await #expect(throws: TransferableError.self) { try await note.exported(as: .png) }
        #expect(
            error?.localizedDescription
                == "Note cannot be written as public.png; it can be written as org.example.beckon.note, public.html, "
                + "public.utf8-plain-text, public.utf16-plain-text")
    }

    @Test func `forms name their files, the last proposal first`() {
        #expect(note.suggestedFilename == "note.html")
        #expect(Greeting(message: "Hi").suggestedFilename == nil)
        var secret = note
        secret.isPrivate = true
        #expect(secret.suggestedFilename == "Beans.txt")
    }

    @Test func `a value becomes a file with the name that its form proposes`() async throws {
        try await withTemporaryFolder { folder in
            let file = try await note.export(to: folder, contentType: .html)
            #expect(file == folder.appendingPathComponent("note.html"))
            let second = try await note.export(to: folder, contentType: .html)
            #expect(second.lastPathComponent == "note 2.html")
            let text = try await Note(title: "../../up", body: "x").export(to: folder, contentType: .plainText)
            #expect(text.deletingLastPathComponent().standardized.path == folder.standardized.path)
            let greeting = try await Greeting(message: "Hi").export(to: folder, contentType: nil)
            #expect(greeting.lastPathComponent == "Greeting.json")
            #expect(try await "Hi".export(to: folder, contentType: nil).lastPathComponent == "String.txt")
        }
    }

    @Test func `a temporary file is gone after its closure`() async throws {
        let (url, text) = try await note.withExportedFile(contentType: .html) { url in
            (url, try String(contentsOf: url, encoding: .utf8))
        }
        #expect(text == "<h1>Beans</h1>")
        #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
        await #expect(throws: CancellationError.self) {
            try await note.withExportedFile(contentType: nil) { _ in throw CancellationError() }
        }
    }

    @Test func `a form that is a file is copied unless the original may be used`() async throws {
        try await withTemporaryFolder { folder in
            let original = folder.appendingPathComponent("film.mp4")
            try Data("film".utf8).write(to: original)
            let film = Film(url: original)
            #expect(try await film.exported(as: .movie) == Data("film".utf8))
            try await film.withExportedFile(contentType: .mpeg4Movie) { url in
                #expect(url != original)
                let copy = try Data(contentsOf: url)
                #expect(copy == Data("film".utf8))
            }
            #expect(try await SharedFile(url: original).withExportedFile(contentType: nil) { $0 } == original)
            #expect(FileManager.default.fileExists(atPath: original.path))
            let copy = try await SharedFile(url: original).export(to: folder, contentType: nil)
            #expect(copy.lastPathComponent == "film 2.mp4")
            await #expect(throws: TransferableError.folder(folder, of: "SharedFile")) {
                try await SharedFile(url: folder).exported(as: nil)
            }
        }
    }

    @Test func `stand-ins that lead in a circle end`() async throws {
        #expect(Chicken.exportedContentTypes() == [.xmlPropertyList])
        #expect(try await Chicken().exported(as: .xml) == PropertyListEncoder().encode(Egg()))
        #expect(Egg.importedContentTypes() == [.xmlPropertyList])
        _ = try await Chicken(importing: Chicken().exported(as: nil), contentType: .xmlPropertyList)
    }
}
