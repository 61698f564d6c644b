import Foundation
import SQLiteStore
import Testing

/// The log of a store, moved into the file beside the writes.
struct LogTests {
    @Test func `moves a long log beside the writes, which go on meanwhile, and loses nothing`() async throws {
        let scratch = try Scratch()
        let store = try scratch.open(movesLogBeside: true)
        func size() -> Int {
            ((try? FileManager.default.attributesOfItem(atPath: scratch.path))?[.size] as? NSNumber)?.intValue ?? 0
        }
        let before = size()
        let data = Data(repeating: 7, count: 40_000)
        var number = 0
        // Each write has ten pages; the store stays open, so only a move makes the file grow.
        while size() < before + 4_000_000 && number < 100_000 {
            let next = number
            try await store.write { try $0.execute("INSERT INTO rows VALUES (?, 0, ?)", next, data) }
            number += 1
        }
        #expect(number >= 50 && number < 100_000)
        #expect(try await store.count() == number)
        let other = try scratch.open()
        #expect(try await other.count() == number)
    }
}
