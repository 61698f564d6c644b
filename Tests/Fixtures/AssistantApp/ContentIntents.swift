import AppIntents
import Foundation
import UniformTypeIdentifiers

struct SimpleTextIntent: AppIntent {
    static let persistentIdentifier = "test_simple_text"
    static let title: LocalizedStringResource = "Simple Text"
    static let description: IntentDescription? = IntentDescription("Says one sentence.")

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "This is a simple text response for testing.")
    }
}

/// The smallest files of their kinds.
enum TinyFile {
    /// One red pixel.
    static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="
    /// No sample at all.
    static let sound = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA="

    static func file(_ base64: String, _ name: String, _ type: UTType) -> IntentFile {
        IntentFile(data: Data(base64Encoded: base64) ?? Data(), filename: name, type: type)
    }
}

struct ImageContentIntent: AppIntent {
    static let persistentIdentifier = "test_image_content"
    static let title: LocalizedStringResource = "Image Content"

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        .result(value: TinyFile.file(TinyFile.picture, "pixel.png", .png))
    }
}

struct AudioContentIntent: AppIntent {
    static let persistentIdentifier = "test_audio_content"
    static let title: LocalizedStringResource = "Audio Content"

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        .result(value: TinyFile.file(TinyFile.sound, "silence.wav", .wav))
    }
}

struct EmbeddedResourceIntent: AppIntent {
    static let persistentIdentifier = "test_embedded_resource"
    static let title: LocalizedStringResource = "Embedded Resource"

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        .result(
            value: IntentFile(
                data: Data("This is an embedded resource content.".utf8), filename: "embedded.txt", type: .plainText))
    }
}

struct MultipleContentIntent: AppIntent {
    static let persistentIdentifier = "test_multiple_content_types"
    static let title: LocalizedStringResource = "Multiple Content Types"

    func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> & ProvidesDialog {
        .result(
            value: [
                TinyFile.file(TinyFile.picture, "pixel.png", .png),
                IntentFile(data: Data(#"{"test":"data"}"#.utf8), filename: "mixed.json", type: .json),
            ], dialog: "Multiple content types test:")
    }
}

struct ErrorHandlingIntent: AppIntent {
    static let persistentIdentifier = "test_error_handling"
    static let title: LocalizedStringResource = "Error Handling"

    func perform() async throws -> some IntentResult {
        if Bool(true) { throw DeliberateError() }
        return .result()
    }
}

struct DeliberateError: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "This tool intentionally returns an error for testing" }
}

/// Ends its process in the middle of a run.
struct CrashIntent: AppIntent {
    static let title: LocalizedStringResource = "Crash"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        kill(getpid(), SIGKILL)
        return .result(value: 0)
    }
}
