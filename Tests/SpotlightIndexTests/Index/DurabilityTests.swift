import ChildProcesses
import Foundation
import IntentWire
import SQLiteStore
import SpotlightIndex
import Testing

@Suite struct DurabilityTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "index-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

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

    private static func program() throws -> String {
        try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: "IndexWriter").path
    }

    // 1,000 with BECKON_SLOW_TESTS=1.
    private static let kills = ProcessInfo.processInfo.environment["BECKON_SLOW_TESTS"] == "1" ? 1000 : 20

    @Test func `loses no acknowledged item and brings no deleted one back, killed at any point`() async throws {
        defer { remove() }
        var there: Set<Int> = []
        for round in 0..<Self.kills {
            let (process, output) = try Self.start([
                try Self.program(), "change", folder.path, "item", "\(round + 1)",
            ])
            // Some changes, then some microseconds more.
            var seen = try #require(try output.read(upToCount: 1))
            while seen.count(where: { $0 == 0x0A }) < 1 + round * 7 % 23 {
                seen += try #require(try output.read(upToCount: 64))
            }
            usleep(UInt32(round * 7919 % 3000))
            process.signal(SIGKILL)
            await process.wait()
            seen += try output.readToEnd() ?? Data()
            let lines = String(decoding: seen, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            // The last line may be cut off; what it says was acknowledged all the same, but cannot be read.
            for line in lines.dropLast() {
                let numbers = line.dropFirst().split(separator: ",").compactMap { Int($0) }
                if line.hasPrefix("+") { there.formUnion(numbers) } else { there.subtract(numbers) }
            }
            let index = try SpotlightIndex(in: folder, encoder: nil)
            let found = try await index.search(
                SearchRequest("item", matching: .all, isSemantic: false, limit: 100_000)
            ).hits.compactMap { Int($0.identifier.dropFirst("item-".count)) }
            // One change may have been made without its line: an addition of neighbours, or a deletion.
            let (more, fewer) = (Set(found).subtracting(there), there.subtracting(found))
            #expect(more.count <= 8 && (more.max() ?? 0) - (more.min() ?? 0) < 8, "\(more)")
            #expect(fewer.count <= 1, "\(fewer)")
            #expect(more.isEmpty || fewer.isEmpty)
            there = Set(found)
            let health = try await index.verify()
            #expect(health.isSound, "\(health.faults)")
        }
    }

    @Test func `lets two processes index at once`() async throws {
        defer { remove() }
        let both = try ["first", "second"].map {
            try Self.start([try Self.program(), "add", folder.path, $0, "50"])
        }
        for (process, output) in both {
            #expect(await Self.lines(output).count == 50)
            #expect(await process.wait() == 0)
        }
        let index = try SpotlightIndex(in: folder, encoder: nil)
        #expect(try await index.status().items == 100)
        #expect(try await index.search(SearchRequest("number7", isSemantic: false)).hits.count == 2)
        #expect(try await index.verify().isSound)
    }

    /// Whether this user may mount a file system in a name space of their own.
    private static func canMount() async -> Bool {
        guard let (process, _) = try? start(mountArguments + ["true", "/tmp"]) else { return false }
        return await process.wait() == 0
    }
    private static let mountArguments = [
        "/usr/bin/unshare", "--user", "--map-root-user", "--mount", "sh", "-c",
        "mount -t tmpfs -o size=3m tmpfs \"$2\" && if [ \"$1\" != true ]; then \"$1\" fill \"$2\" && "
            + "mount -o remount,size=9m \"$2\" && \"$1\" add \"$2\" later 2; fi", "sh",
    ]

    @Test(.enabled { await canMount() })
    func `says that the disk is full, keeps what it has, and goes on when there is room`() async throws {
        defer { remove() }
        let (process, output) = try Self.start(Self.mountArguments + [try Self.program(), folder.path])
        let lines = await Self.lines(output)
        #expect(await process.wait() == 0)
        let words = try #require(lines.first).split(separator: " ", maxSplits: 4)
        #expect(words[0] == words[1] && Int(words[0]) ?? 0 > 2)
        #expect(words[2] == "true" || words[3] == "disk-full")
        #expect(words[3] == "disk-full" && words[4].contains("free some space"))
        #expect(lines.dropFirst() == ["0", "1"])
    }

    @Test func `tells that the file is damaged, and makes a new one`() async throws {
        defer { remove() }
        let file = folder.appending(path: SpotlightIndex.fileName)
        do {
            let index = try SpotlightIndex(in: folder, encoder: nil)
            let items = (0..<500).map { IndexedItem.titled("\($0)", "Item number \($0)") }
            try await index.apply([.index(items)], to: IndexFixture.app)
            #expect(try await index.verify().isSound)
        }
        while FileManager.default.fileExists(atPath: file.path + "-wal") { await Task.yield() }
        let handle = try FileHandle(forUpdating: file)
        // All pages but the first, which tells what the file is.
        try handle.seek(toOffset: 4096 * 4)
        try handle.write(contentsOf: Data(repeating: 0xA5, count: 4096 * 20))
        try handle.close()
        let faults: [String]
        do {
            faults = try await SpotlightIndex(in: folder, encoder: nil).verify().faults
        } catch let error as StoreError {
            #expect(error.code == .corrupt)
            faults = [error.message]
        }
        #expect(!faults.isEmpty)
        #expect(try SpotlightIndex.setAside(in: folder)?.lastPathComponent == "spotlight.sqlite.damaged")
        let index = try SpotlightIndex(in: folder, encoder: nil)
        #expect(try await index.status().items == 0)
        #expect(try await index.verify().isSound)
    }

    @Test func `makes words and signals anew from the items`() async throws {
        defer { remove() }
        let index = try SpotlightIndex(in: folder, encoder: nil)
        let items = (0..<50).map { IndexedItem.titled("\($0)", "Item number\($0)") }
        try await index.apply([.index(items)], to: IndexFixture.app)
        let store = try Store(
            path: index.path, application: 0x424B_5350,
            migrations: Array(repeating: Migration("SELECT 1"), count: 3))
        try await store.write { database in
            try database.execute("DELETE FROM signals")
            try database.execute("DELETE FROM words_data WHERE id > 10")
        }
        #expect(try await !index.verify().isSound)
        try await index.rebuildFromItems()
        #expect(try await index.verify().faults == [])
        #expect(try await index.search(SearchRequest("number7", isSemantic: false)).hits.map(\.identifier) == ["7"])
    }
}
