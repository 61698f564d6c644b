import Foundation
import SQLiteStore
import Testing

@Suite struct DurabilityTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private static func start(_ executable: URL, _ arguments: [String]) throws -> (Process, FileHandle) {
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        return (process, output.fileHandleForReading)
    }

    /// The lines that a program printed before it ended.
    private static func lines(_ output: FileHandle) throws -> [Substring] {
        String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self).split(separator: "\n")
    }

    @Test func `keeps every acknowledged row when the writer is killed, again and again`() async throws {
        var acknowledged = 0
        for round in 0..<10 {
            let (process, output) = try Self.start(try program("StoreWriter"), ["append", scratch.path, "1000000"])
            // Lets it write some rows, a different number each time.
            var seen = try #require(try output.read(upToCount: 1))
            while seen.count(where: { $0 == 0x0A }) < 5 + 7 * round {
                seen += try #require(try output.read(upToCount: 64))
            }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            seen += try output.readToEnd() ?? Data()
            acknowledged += seen.count(where: { $0 == 0x0A })
            let store = try scratch.open()
            // A row may be kept without its line: killed between the two.
            #expect((acknowledged...acknowledged + round + 1).contains(try await store.count()))
        }
    }

    @Test func `lets two processes write at once and loses none of their rows`() async throws {
        let path = scratch.path
        let both = try (0..<2).map { _ in try Self.start(try program("StoreWriter"), ["append", path, "200"]) }
        for (process, output) in both {
            #expect(try Self.lines(output).count == 200)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        #expect(try await scratch.open().count() == 400)
    }

    @Test func `reports a store that may not grow and keeps what it has`() async throws {
        let store = try scratch.open()
        try await store.insert(1)
        let error = try await failure {
            try await store.write { database in
                _ = try database.first("PRAGMA max_page_count = 4") { try $0.get(0, as: Int.self) }
                try database.execute("INSERT INTO rows VALUES (2, 0, ?)", Data(count: 1 << 20))
            }
        }
        #expect(error.code == .diskFull)
        #expect(error.message.contains("free some space"))
        #expect(try await store.count() == 1)
        try await store.insert(2)
    }

    /// Whether this user may mount a file system in a name space of their own.
    private static let canMount: Bool = {
        guard let (process, _) = try? start(unshare, mountArguments + ["true", "/tmp"]) else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()
    private static let unshare = URL(filePath: "/usr/bin/unshare")
    private static let mountArguments = [
        "--user", "--map-root-user", "--mount", "sh", "-c",
        "mount -t tmpfs -o size=512k tmpfs \"$2\" && \"$1\" fill \"$2/store\"; mount -o remount,size=2m \"$2\" && "
            + "if [ \"$1\" != true ]; then \"$1\" append \"$2/store\" 2; fi", "sh",
    ]

    @Test(.enabled(if: canMount))
    func `reports a full disk, keeps what it has, and goes on when there is room`() async throws {
        let (process, output) = try Self.start(
            Self.unshare, Self.mountArguments + [try program("StoreWriter").path, scratch.folder.path])
        let lines = try Self.lines(output)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let words = try #require(lines.first).split(separator: " ", maxSplits: 3)
        #expect(words[0] == words[1] && Int(words[0]) ?? 0 > 2)
        #expect(words[2] == "disk-full")
        #expect(lines.dropFirst() == ["1", "2"])
    }
}
