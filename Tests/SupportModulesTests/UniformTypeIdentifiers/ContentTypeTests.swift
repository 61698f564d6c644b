import Testing
import UniformTypeIdentifiers

@Suite struct ContentTypeTests {
    @Test(arguments: [
        ("photo", UTType.png, "/tmp/photo.png"), ("photo.png", .png, "/tmp/photo.png"),
        ("photo.JPG", .jpeg, "/tmp/photo.JPG"), ("photo.png", .jpeg, "/tmp/photo.png.jpeg"),
        ("notes", .folder, "/tmp/notes"), ("Coffee", .applicationBundle, "/tmp/Coffee.app"), ("x", .data, "/tmp/x"),
    ])
    func `a name gets the extension of its type unless it has it`(name: String, type: UTType, path: String) {
        let folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
        #expect(folder.appendingPathComponent(name, conformingTo: type).path == path)
        var url = folder
        url.appendPathComponent(name, conformingTo: type)
        #expect(url.path == path)
        #expect(url.hasDirectoryPath == type.conforms(to: .directory))
        #expect(("/tmp" as NSString).appendingPathComponent(name, conformingTo: type) == path)
    }

    @Test(arguments: [("/a/b", UTType.png, "/a/b.png"), ("/a/b.png", .png, "/a/b.png"), ("/a/b", .item, "/a/b")])
    func `a path gets the extension of its type unless it has it`(path: String, type: UTType, result: String) {
        var url = URL(fileURLWithPath: path)
        #expect(url.appendingPathExtension(for: type).path == result)
        url.appendPathExtension(for: type)
        #expect(url.path == result)
        #expect((path as NSString).appendingPathExtension(for: type) == result)
    }

    @Test func `a file tells its type`() async throws {
        try await withTemporaryFolder { folder in
            func contentType(_ name: String) throws -> UTType? {
                try folder.appendingPathComponent(name).resourceValues(forKeys: [.contentTypeKey]).contentType
            }
            let manager = FileManager.default
            for name in ["a.png", "plain", "tool"] {
                try Data("x".utf8).write(to: folder.appendingPathComponent(name))
            }
            try manager.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent("tool").path)
            for name in ["folder", "Coffee.app", "odd.png"] {
                try manager.createDirectory(
                    at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
            }
            try manager.createSymbolicLink(
                atPath: folder.appendingPathComponent("link.png").path, withDestinationPath: "a.png")
            #expect(try contentType("a.png") == .png)
            #expect(try contentType("plain") == .data)
            #expect(try contentType("tool") == .unixExecutable)
            #expect(try contentType("folder") == .folder)
            #expect(try contentType("Coffee.app") == .applicationBundle)
            #expect(try contentType("odd.png") == .folder)
            #expect(try contentType("link.png") == .symbolicLink)
        }
    }
}
