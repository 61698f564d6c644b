import Foundation
import Testing

/// Compares text with a recorded one. `RECORD_SNAPSHOTS=1` rewrites it, and fails.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Snapshots")
    let file = folder.appending(path: name)
    let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
    if isRecording {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        Issue.record("recorded \(name)", sourceLocation: sourceLocation)
        return
    }
    let known = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(text == known, "\(name) differs; RECORD_SNAPSHOTS=1 records it", sourceLocation: sourceLocation)
}
