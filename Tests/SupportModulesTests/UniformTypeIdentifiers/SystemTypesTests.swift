import Testing
import UniformTypeIdentifiers

@Suite struct SystemTypesTests {
    static let all: [UTType] =
        [
            .item, .content, .compositeContent, .diskImage, .data, .directory, .resolvable, .symbolicLink, .executable,
            .mountPoint, .aliasFile, .urlBookmarkData, .url, .fileURL, .text, .plainText, .utf8PlainText,
            .utf16ExternalPlainText, .utf16PlainText, .delimitedText, .commaSeparatedText, .tabSeparatedText,
            .utf8TabSeparatedText, .rtf, .html, .xml, .yaml, .css, .sourceCode, .assemblyLanguageSource, .cSource,
            .objectiveCSource, .swiftSource, .cPlusPlusSource, .objectiveCPlusPlusSource, .cHeader, .cPlusPlusHeader,
        ] + [
            .script, .appleScript, .osaScript, .osaScriptBundle, .javaScript, .shellScript, .perlScript, .pythonScript,
            .rubyScript, .phpScript, .makefile, .json, .propertyList, .xmlPropertyList, .binaryPropertyList, .pdf,
            .rtfd, .flatRTFD, .webArchive, .image, .jpeg, .tiff, .gif, .png, .icns, .bmp, .ico, .rawImage, .svg,
            .livePhoto, .heif, .heic, .heics, .webP, .exr, .dng, .jpegxl, .threeDContent, .usd, .usdz, .realityFile,
        ] + [
            .sceneKitScene, .arReferenceObject, .audiovisualContent, .movie, .video, .audio, .quickTimeMovie, .mpeg,
            .mpeg2Video, .mpeg2TransportStream, .mp3, .mpeg4Movie, .mpeg4Audio, .appleProtectedMPEG4Audio,
            .appleProtectedMPEG4Video, .avi, .aiff, .wav, .midi, .playlist, .m3uPlaylist, .ahap, .folder, .volume,
            .package, .bundle, .pluginBundle, .spotlightImporter, .quickLookGenerator, .xpcService, .framework,
        ] + [
            .application, .applicationBundle, .applicationExtension, .unixExecutable, .exe, .systemPreferencesPane,
            .archive, .gzip, .bz2, .zip, .appleArchive, .tarArchive, .spreadsheet, .presentation, .database, .message,
            .contact, .vCard, .toDoItem, .calendarEvent, .emailMessage, .internetLocation, .internetShortcut, .font,
            .bookmark, .pkcs12, .x509Certificate, .epub, .log, .geoJSON, .linkPresentationMetadata,
        ]

    @Test func `there are 140 of them and each has its own identifier`() {
        #expect(Set(Self.all).count == 140)
    }

    @Test(arguments: all) func `each is declared, named and found by its identifier`(type: UTType) throws {
        #expect(type.isDeclared)
        #expect(!type.isDynamic)
        #expect(try #require(type.localizedDescription) != "")
        #expect(UTType(type.identifier) == type)
        #expect(UTType(type.identifier.uppercased()) == type)
    }

    @Test(arguments: all) func `each conforms only to declared types and never to itself`(type: UTType) {
        #expect(type.supertypes.filter { !$0.isDeclared } == [])
        #expect(!type.supertypes.contains(type))
        #expect(type.conforms(to: type))
        #expect(!type.isSubtype(of: type))
    }

    @Test(arguments: all) func `the preferred tags of each lead to a type that is or relates to it`(type: UTType) {
        for (tagClass, tags) in type.tags {
            for tag in tags {
                let types = UTType.types(tag: tag, tagClass: tagClass, conformingTo: nil)
                #expect(types.contains(type), "\(tag) of \(tagClass)")
            }
        }
    }

    @Test(arguments: [
        (UTType.png, UTType.image, true), (.png, .data, true), (.png, .item, true), (.png, .content, true),
        (.png, .text, false), (.image, .png, false), (.swiftSource, .plainText, true), (.pythonScript, .script, true),
        (.heic, .heif, false), (.heic, .image, true), (.rtfd, .directory, true), (.rtfd, .data, false),
        (.mpeg4Audio, .movie, true), (.mpeg4Audio, .audio, true), (.zip, .archive, true), (.folder, .directory, true),
        (.applicationBundle, .executable, true), (.vCard, .contact, true), (.geoJSON, .json, true),
        (.usdz, .usd, false),
    ])
    func `types conform as Apple's documentation says`(type: UTType, other: UTType, conforms: Bool) {
        #expect(type.conforms(to: other) == conforms)
        #expect(type.isSubtype(of: other) == conforms)
        #expect(other.isSupertype(of: type) == conforms)
    }

    @Test(arguments: [
        (UTType.jpeg, "jpeg", "image/jpeg"), (.png, "png", "image/png"), (.plainText, "txt", "text/plain"),
        (.html, "html", "text/html"), (.json, "json", "application/json"), (.pdf, "pdf", "application/pdf"),
        (.mpeg4Movie, "mp4", "video/mp4"), (.quickTimeMovie, "mov", "video/quicktime"), (.mp3, "mp3", "audio/mpeg"),
        (.zip, "zip", "application/zip"), (.commaSeparatedText, "csv", "text/csv"), (.vCard, "vcf", "text/vcard"),
        (.heic, "heic", "image/heic"), (.webP, "webp", "image/webp"), (.svg, "svg", "image/svg+xml"),
    ])
    func `types have their preferred tags`(type: UTType, filenameExtension: String, mimeType: String) {
        #expect(type.preferredFilenameExtension == filenameExtension)
        #expect(type.preferredMIMEType == mimeType)
        #expect(UTType(filenameExtension: filenameExtension) == type)
        #expect(UTType(mimeType: mimeType) == type)
    }

    @Test(arguments: [UTType.item, .image, .audio, .folder, .archive])
    func `abstract types have no extension`(type: UTType) {
        #expect(type.preferredFilenameExtension == nil)
    }

    @Test func `identifiers that nothing declares are refused`() {
        #expect(UTType("org.example.nothing") == nil)
        #expect(UTType("") == nil)
    }

    @Test func `public says whether the identifier is in the public domain`() {
        #expect(UTType.png.isPublic)
        #expect(!UTType.pdf.isPublic)
    }
}
