import Testing
import UniformTypeIdentifiers

@Suite struct DynamicTypeTests {
    /// Identifiers as Apple's systems write them.
    @Test(arguments: [
        ("dyn.ah62d4rv4ge81g6pq", "sql"), ("dyn.ah62d4rv4ge80c6dp", "apk"),
    ])
    func `reads identifiers from other systems`(identifier: String, filenameExtension: String) throws {
        let type = try #require(UTType(identifier))
        #expect(type.isDynamic)
        #expect(!type.isDeclared)
        #expect(type.tags[.filenameExtension]?.first == filenameExtension)
        #expect(type.conforms(to: .data))
    }

    @Test(arguments: ["no-such-thing", "x:y=z", "日本", "a.b"])
    func `keeps an extension that nothing declares`(filenameExtension: String) throws {
        let type = try #require(UTType(filenameExtension: filenameExtension))
        #expect(type.isDynamic)
        #expect(type.identifier.hasPrefix("dyn.a"))
        #expect(type.preferredFilenameExtension == filenameExtension)
        #expect(type.conforms(to: .data))
        #expect(UTType(type.identifier) == type)
        #expect(UTType(filenameExtension: filenameExtension.uppercased()) == type)
    }

    @Test(arguments: [UTType.data, .text, .plainText, .image, .video, .audio, .directory, .folder, .json, .pdf])
    func `conforms to what was asked for, and to all that this conforms to`(parent: UTType) throws {
        let type = try #require(UTType(filenameExtension: "no-such-thing", conformingTo: parent))
        #expect(type.supertypes == parent.supertypes.union([parent]))
    }

    @Test func `keeps a MIME type that nothing declares`() throws {
        let type = try #require(UTType(mimeType: "application/x-no-such-thing"))
        #expect(type.preferredMIMEType == "application/x-no-such-thing")
        #expect(type.preferredFilenameExtension == nil)
    }

    @Test func `may conform to nothing`() throws {
        let type = try #require(UTType(tag: "no-such-thing", tagClass: .filenameExtension, conformingTo: nil))
        #expect(type.supertypes.isEmpty)
        #expect(UTType(type.identifier) == type)
    }

    @Test func `keeps tags of any class`() throws {
        let tagClass = UTTagClass(rawValue: "org.example.code")
        let type = try #require(UTType(tag: "42", tagClass: tagClass, conformingTo: .data))
        #expect(UTType(type.identifier)?.tags == [tagClass: ["42"]])
    }

    @Test(arguments: ["dyn.", "dyn.a", "dyn.b123", "dyn.ah62d4rv4ge8l", "dyn.ah"])
    func `refuses identifiers that hold no tag`(identifier: String) { #expect(UTType(identifier) == nil) }
}
