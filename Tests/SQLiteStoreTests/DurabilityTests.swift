import ChildProcesses
import Foundation
import SQLiteStore
import Testing

@Suite struct DurabilityTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private static func start(_ words: [String]) throws -> (ChildProcess, FileHandle) {
        let output = Pipe()
        let process = try ChildProcess(words, output: output.fileHandleForWriting.fileDescriptor)
        try output.fileHandleForWriting.close()
        return (process, output.fileHandleForReading)
    }

    /// The lines that a program printed before it ended.
    private static func lines(_ output: FileHandle) async -> [Substring] {
        await ChildProcess.text(from: output).split(separator: "\n")
    }

    @Test func `keeps every acknowledged row when the writer is killed, again and again`() async throws {
        var acknowledged = 0
        for round in 0..<10 {
            let (process, output) = try Self.start([program("StoreWriter").path, "append", scratch.path, "1000000"])
            // Lets it write some rows, a different number each time.
            var seen = try #require(try output.read(upToCount: 1))
            while seen.count(where: { $0 == 0x0A }) < 5 + 7 * round {
                seen += try #require(try output.read(upToCount: 64))
            }
            process.signal(SIGKILL)
            await process.wait()
            seen += try output.readToEnd() ?? Data()
            acknowledged += seen.count(where: { $0 == 0x0A })
            let store = try scratch.open()
            // A row may be kept without its line: killed between the two.
            #expect((acknowledged...acknowledged + round + 1).contains(try await store.count()))
        }
    }

    @Test func `lets two processes write at once and loses none of their rows`() async throws {
        let path = scratch.path
        let both = try (0..<2).map { _ in try Self.start([program("StoreWriter").path, "append", path, "200"]) }
        for (process, output) in both {
            #expect(await Self.lines(output).count == 200)
            #expect(await process.wait() == 0)
        }
        #expect(try await scratch.open().count() == 400)
    }

    @Test func `lets many processes make one store at once`() async throws {
        for round in 1...10 {
            let path = scratch.path + "\(round)"
            let all = try (0..<6).map { _ in try Self.start([program("StoreWriter").path, "append", path, "1"]) }
            for (process, output) in all {
                #expect(await Self.lines(output) == ["1"])
                #expect(await process.wait() == 0)
            }
        }
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
    private static func canMount() async throws -> Bool {
        try await ChildProcess.run(mountWords + ["true", "/tmp"]).code == 0
    }
    private static let mountWords = [
        "/usr/bin/unshare", "--user", "--map-root-user", "--mount", "sh", "-c",
        "mount -t tmpfs -o size=512k tmpfs \"$2\" && \"$1\" fill \"$2/store\"; "
            + "head -c 1m /dev/zero >\"$2/other\" 2>/dev/null; if [ \"$1\" != true ]; then \"$1\" fill \"$2/store\"; fi; "
            + "mount -o remount,size=2m \"$2\" && "
            + "if [ \"$1\" != true ]; then \"$1\" append \"$2/store\" 2; fi", "sh",
    ]

    @Test(.enabled { try await canMount() })
    func `reports a full disk, keeps what it has, and goes on when there is room`() async throws {
        let (process, output) = try Self.start(
            Self.mountWords + [program("StoreWriter").path, scratch.folder.path])
        let lines = await Self.lines(output)
        #expect(await process.wait() == 0)
        let words = try #require(lines.first).split(separator: " ", maxSplits: 3)
        #expect(words[0] == words[1] && Int(words[0]) ?? 0 > 2)
        #expect(words[2] == "disk-full")
        // One more process, where not even the files beside the store can be made.
        let later = try #require(lines.dropFirst().first)
        #expect(later.hasPrefix("0 \(words[0]) disk-full ") && later.contains("free some space"))
        #expect(lines.dropFirst(2) == ["1", "2"])
    }
}
