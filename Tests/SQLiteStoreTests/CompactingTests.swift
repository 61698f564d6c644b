import Foundation
import SQLiteStore
import Testing

@Suite struct CompactingTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private static let secret = Data("Xylophone lessons".utf8)

    private var holders: [String] {
        ["", "-wal"].filter { ending in
            (try? Data(contentsOf: URL(filePath: scratch.path + ending)))?.range(of: Self.secret) != nil
        }
    }

    @Test func `takes the bytes of deleted values out of the file and its log`() async throws {
        let store = try scratch.open()
        try await store.write { database in
            for number in 0..<200 {
                try database.execute("INSERT INTO rows VALUES (?, 0, ?)", number, Self.secret)
            }
        }
        try await store.write { try $0.execute("DELETE FROM rows WHERE number < 150") }
        #expect(!holders.isEmpty)
        try await store.compact()
        #expect(try await store.count() == 50)
        try await store.write { try $0.execute("DELETE FROM rows WHERE number >= 150") }
        try await store.compact()
        #expect(holders == [])
        // It can be used as before, also by others.
        try await store.insert(7)
        #expect(try await scratch.open().count() == 1)
    }

    @Test func `does not wait for ever for somebody who reads`() async throws {
        let store = try scratch.open(busyTimeout: .milliseconds(50))
        try await store.insert(1)
        let other = try scratch.open()
        let error = try await #require(throws: StoreError.self) {
            try await other.read { database in
                _ = try database.first("SELECT count(*) FROM rows") { try $0.get(0, as: Int.self) }
                // The other store has a queue of its own: this read is open while it works.
                let done = DispatchSemaphore(value: 0)
                let result = Outcome()
                Task.detached {
                    do { try await store.compact() } catch { result.set(error) }
                    done.signal()
                }
                done.wait()
                if let error = result.error { throw error }
            }
        }
        #expect(error.code == .busy && error.message.contains("in use by another process"))
        try await store.compact()
    }

    /// What came of something that ran meanwhile. @unchecked: written before the semaphore is signalled, read after.
    private final class Outcome: @unchecked Sendable {
        private(set) var error: (any Error)?
        func set(_ error: any Error) { self.error = error }
    }
}
