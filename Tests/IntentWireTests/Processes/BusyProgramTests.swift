import Foundation
import Glibc
import IntentWire
import Testing

/// A program that somebody still writes.
private final class BusyFile {
    let path: String
    private var writer: Int32

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "busy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appending(path: "true").path
        try FileManager.default.copyItem(atPath: "/bin/true", toPath: path)
        writer = open(path, O_WRONLY | O_CLOEXEC)
    }

    deinit {
        finish()
        try? FileManager.default.removeItem(at: URL(filePath: path).deletingLastPathComponent())
    }

    func finish() {
        if writer >= 0 { close(writer) }
        writer = -1
    }

    /// Starts it and waits for its end; 0 or an `errno`.
    func run() -> Int32 {
        var words: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, path, nil, nil, &words, environ)
        guard error == 0 else { return error }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }
}

@Suite struct BusyProgramTests {
    @Test func `a program is started once nobody writes it any more`() throws {
        let file = try BusyFile()
        var tries = 0
        let error = BusyProgram.start { () -> Int32 in
            tries += 1
            if tries == 3 { file.finish() }
            return file.run()
        }
        // Children of other tests may hold the file a moment longer.
        #expect(error == 0 && tries >= 3)
    }

    @Test func `a task waits for that without a thread`() async throws {
        let file = try BusyFile()
        var tries = 0
        let error = await BusyProgram.start { () async -> Int32 in
            tries += 1
            if tries == 3 { file.finish() }
            return file.run()
        }
        // Children of other tests may hold the file a moment longer.
        #expect(error == 0 && tries >= 3)
    }

    @Test func `another failure is told at once, and one that stays in the end`() throws {
        var tries = 0
        #expect(
            BusyProgram.start { () -> Int32 in
                tries += 1
                return ENOENT
            } == ENOENT && tries == 1)
        let file = try BusyFile()
        tries = 0
        #expect(
            BusyProgram.start { () -> Int32 in
                tries += 1
                return file.run()
            } == ETXTBSY && tries == BusyProgram.attempts)
    }

    @Test func `a task that is cancelled waits no longer`() async throws {
        let tries = Task {
            var tries = 0
            let error = await BusyProgram.start { () async -> Int32 in
                tries += 1
                return ETXTBSY
            }
            return (error, tries)
        }
        tries.cancel()
        let (error, count) = await tries.value
        #expect(error == ETXTBSY && count < BusyProgram.attempts)
    }
}
