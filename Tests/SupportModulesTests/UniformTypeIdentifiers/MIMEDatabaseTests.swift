import Testing
import UniformTypeIdentifiers

@Suite struct MIMEDatabaseTests {
    /// Two data folders, of which the second yields to the first.
    private func withDatabase(_ body: (MIMEDatabase) throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let files = [
                "home/mime/globs2": """
                # comment
                50:text/x-new:*.new
                80:text/x-old:*.both
                50:image/x-gone:__NOGLOBS__
                50:image/x-gone:*.back
                """,
                "system/mime/globs2": """
                50:text/x-old:*.old
                50:text/x-old:*.OLDER:cs
                50:text/x-new:*.both
                50:image/x-gone:*.gone
                50:text/x-make:makefile
                50:text/x-lib:*.so.[0-9]*
                damaged
                x:y
                """,
                "system/mime/aliases": "text/old text/x-old\ndamaged\n",
                "system/mime/subclasses": "text/x-new text/old\ntext/x-old text/plain\ntext/plain text/x-new\n",
                "system/mime/text/x-old.xml": """
                <?xml version="1.0" encoding="utf-8"?>
                <mime-type type="text/x-old">
                  <comment>Old &amp; tried</comment>
                  <comment xml:lang="de">Alt &amp; bewährt</comment>
                  <comment xml:lang="pt_BR">Velho</comment>
                </mime-type>
                """,
            ]
            for (path, text) in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            try body(MIMEDatabase(dataDirectories: ["home", "system", "none"].map { folder.path + "/" + $0 }))
        }
    }

    @Test func `the greatest weight comes first`() async throws {
        try await withDatabase { #expect($0.mimeTypes(forExtension: "both") == ["text/x-old", "text/x-new"]) }
    }

    @Test func `extensions are in lower case and patterns that are no extension are left out`() async throws {
        try await withDatabase {
            #expect(Set($0.filenameExtensions(forMIMEType: "text/x-old")) == ["old", "older", "both"])
            #expect($0.filenameExtensions(forMIMEType: "text/x-make").isEmpty)
            #expect($0.filenameExtensions(forMIMEType: "text/x-lib").isEmpty)
        }
    }

    @Test func `a folder can take back what a less important one says`() async throws {
        try await withDatabase {
            #expect($0.filenameExtensions(forMIMEType: "image/x-gone") == ["back"])
            #expect($0.mimeTypes(forExtension: "gone").isEmpty)
        }
    }

    @Test func `aliases lead to the canonical name`() async throws {
        try await withDatabase {
            #expect($0.synonyms(of: "text/old") == ["text/x-old", "text/old"])
            #expect($0.synonyms(of: "text/unknown") == ["text/unknown"])
            #expect($0.filenameExtensions(forMIMEType: "text/old").contains("older"))
        }
    }

    @Test func `ancestors come nearest first, and a circle ends`() async throws {
        try await withDatabase { #expect($0.ancestors(of: "text/x-new").prefix(2) == ["text/x-old", "text/plain"]) }
    }

    @Test(arguments: [
        (["de-AT"], "Alt & bewährt"), (["pt-BR"], "Velho"), (["pt"], "Old & tried"), (["en-GB", "de"], "Old & tried"),
        (["fr", "de"], "Alt & bewährt"), ([], "Old & tried"),
    ])
    func `names are in the language of the person`(languages: [String], name: String) async throws {
        try await withDatabase {
            #expect($0.comment(for: "text/x-old", languages: languages) == name)
            #expect($0.comment(for: "text/old", languages: languages) == name)
            #expect($0.comment(for: "../text/x-old", languages: languages) == nil)
        }
    }

    @Test(arguments: [
        ([:], ["/usr/local/share", "/usr/share"]),
        (["XDG_DATA_DIRS": "/a/:/b:relative"], ["/a", "/b"]),
        (["XDG_DATA_DIRS": ""], ["/usr/local/share", "/usr/share"]),
    ])
    func `data folders follow the XDG variables`(environment: [String: String], rest: [String]) {
        let home = environment.merging(["HOME": "/home/x"]) { $1 }
        #expect(MIMEDatabase.dataDirectories(in: home) == ["/home/x/.local/share"] + rest)
        let data = environment.merging(["XDG_DATA_HOME": "/data"]) { $1 }
        #expect(MIMEDatabase.dataDirectories(in: data) == ["/data"] + rest)
    }

    @Test(.enabled(if: !MIMEDatabase.shared.mimeTypes(forExtension: "mkv").isEmpty, "needs shared-mime-info"))
    func `a type that only the MIME database knows joins the families of Apple's types`() throws {
        let film = try #require(UTType(filenameExtension: "mkv"))
        #expect(film.isDynamic)
        #expect(film.preferredMIMEType == "video/x-matroska")
        #expect(film.conforms(to: .movie))
        let sameFilm = try #require(UTType(mimeType: "video/x-matroska"))
        #expect(sameFilm.preferredFilenameExtension == "mkv")
        let text = try #require(UTType(filenameExtension: "tex"))
        #expect(text.conforms(to: .plainText))
    }
}
