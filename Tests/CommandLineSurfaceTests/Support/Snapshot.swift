import Foundation
import Testing

/// Texts that are kept in files beside the tests.
///
/// `RECORD_SNAPSHOTS=1` in the environment writes the files anew and fails, so that a record never passes as a test.
enum Snapshot {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

    static func expect(_ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appending(path: "Snapshots/\(name).txt")
        if isRecording {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            Issue.record(
                "the snapshot \(name) was recorded; run again without RECORD_SNAPSHOTS", sourceLocation: sourceLocation)
            return
        }
        let kept = try? String(contentsOf: file, encoding: .utf8)
        #expect(
            kept == text, "the text differs from \(name).txt; RECORD_SNAPSHOTS=1 records it",
            sourceLocation: sourceLocation)
        if kept != text { Attachment.record(text, named: "\(name).actual.txt") }
    }
}
