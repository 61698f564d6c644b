import Testing
import UniformTypeIdentifiers

@Suite struct TagTests {
    @Test(arguments: [
        ("JPG", UTType.jpeg), ("jpe", .jpeg), ("htm", .html), ("yml", .yaml), ("yaml", .yaml), ("tif", .tiff),
        ("c", .cSource),
        ("swift", .swiftSource), ("py", .pythonScript), ("m3u8", .m3uPlaylist), ("ics", UTType("com.apple.ical.ics")),
        ("md", UTType("net.daringfireball.markdown")), ("docx", UTType("org.openxmlformats.wordprocessingml.document")),
    ])
    func `finds a type by an extension in any case`(filenameExtension: String, type: UTType?) {
        #expect(UTType(filenameExtension: filenameExtension) == type)
    }

    @Test(arguments: [
        ("image/jpeg", UTType.jpeg), ("IMAGE/PNG", .png), ("text/html; charset=utf-8", .html), ("text/xml", .xml),
        ("application/octet-stream", .data), ("audio/x-wav", .wav), ("inode/directory", nil),
    ])
    func `finds a type by a MIME type`(mimeType: String, type: UTType?) throws {
        let found = try #require(UTType(mimeType: mimeType))
        if let type { #expect(found == type) } else { #expect(found.isDynamic) }
    }

    @Test(arguments: ["", "a/b", "a\0b"]) func `refuses what cannot be an extension`(filenameExtension: String) {
        #expect(UTType(filenameExtension: filenameExtension) == nil)
    }

    @Test(arguments: ["", "png", "image/", "/png", "a/b/c"]) func `refuses what is no MIME type`(mimeType: String) {
        #expect(UTType(mimeType: mimeType) == nil)
    }

    @Test func `a type that does not conform is passed over for a dynamic one`() throws {
        #expect(UTType(filenameExtension: "rtfd", conformingTo: .package) == .rtfd)
        let text = try #require(UTType(filenameExtension: "png", conformingTo: .text))
        #expect(text.isDynamic)
        #expect(text.conforms(to: .text))
        #expect(!text.conforms(to: .image))
        #expect(text.preferredFilenameExtension == "png")
    }

    @Test func `one tag may belong to several types, the preferred one first`() {
        let types = UTType.types(tag: "aiff", tagClass: .filenameExtension, conformingTo: nil)
        #expect(types.map(\.identifier) == ["public.aifc-audio", "public.aiff-audio"])
        #expect(UTType.types(tag: "aiff", tagClass: .filenameExtension, conformingTo: .image).isEmpty)
        #expect(UTType.types(tag: "no-such-thing", tagClass: .filenameExtension, conformingTo: nil).isEmpty)
    }

    @Test func `tag classes are their raw values`() throws {
        #expect(UTTagClass.filenameExtension.rawValue == "public.filename-extension")
        #expect(UTTagClass.mimeType.rawValue == "public.mime-type")
        #expect(UTTagClass(rawValue: "a").description == "a")
        #expect(
            try JSONDecoder().decode([UTTagClass].self, from: JSONEncoder().encode([UTTagClass.mimeType])) == [
                .mimeType
            ])
    }
}
