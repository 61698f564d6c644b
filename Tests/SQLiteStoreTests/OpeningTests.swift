import Foundation
import SQLiteStore
import Testing

@Suite struct OpeningTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }
    private let first = Migration("CREATE TABLE rows (number INTEGER NOT NULL, writer INTEGER NOT NULL, data BLOB)")
    private let second = Migration("ALTER TABLE rows ADD COLUMN note TEXT", "UPDATE rows SET note = 'old'")

    private func contents() throws -> [String: Data] {
        try FileManager.default.contentsOfDirectory(at: scratch.folder, includingPropertiesForKeys: nil)
            .filter { !$0.lastPathComponent.hasSuffix("-shm") }
            .reduce(into: [:]) { $0[$1.lastPathComponent] = try Data(contentsOf: $1) }
    }

    @Test func `brings an older store up to date`() async throws {
        do { try await scratch.open(migrations: [first]).insert(1) }
        let store = try scratch.open(migrations: [first, second])
        let notes = try await store.read { try $0.rows("SELECT note FROM rows") { try $0.get(0, as: String.self) } }
        #expect(notes == ["old"])
    }

    @Test func `keeps the older schema when a step fails`() async throws {
        do { try await scratch.open(migrations: [first]).insert(1) }
        let broken = Migration { database in
            try database.execute("DELETE FROM rows")
            throw CancellationError()
        }
        #expect(throws: CancellationError.self) { try scratch.open(migrations: [first, broken]) }
        #expect(try await scratch.open(migrations: [first]).count() == 1)
    }

    @Test func `leaves a store of a newer version untouched`() async throws {
        do { try await scratch.open(migrations: [first, second]).insert(1) }
        // A newer version that is still running has not moved its log into the file yet.
        let running = try scratch.open(migrations: [first, second])
        try await running.insert(2)
        let before = try contents()
        let error = try await failure { try scratch.open(migrations: [first]) }
        #expect(error.code == .newerSchema)
        #expect(error.message.contains("schema 2, this one knows 1") && error.message.contains(scratch.path))
        #expect(try contents() == before)
        #expect(try await running.count() == 2)
    }

    @Test(arguments: [
        Data("this is no database, but a text that is long enough to be read as one".utf8),
        Data(repeating: 0xFF, count: 8192), Data("SQLite format 3\u{0}".utf8) + Data(repeating: 1, count: 4080),
    ])
    func `reports a file that is no store and keeps it`(bytes: Data) async throws {
        try bytes.write(to: URL(filePath: scratch.path))
        let error = try await failure { try scratch.open() }
        #expect(error.code == .corrupt)
        #expect(error.message.contains(scratch.path) && error.message.contains("move it away"))
        #expect(try contents() == ["store": bytes])
    }

    @Test func `reports a damaged page and keeps the file`() async throws {
        do {
            let store = try scratch.open()
            try await store.write { database in
                for number in 0..<500 {
                    try database.execute("INSERT INTO rows VALUES (?, 0, ?)", number, Data(repeating: 1, count: 500))
                }
            }
        }
        await scratch.settled()
        var bytes = try Data(contentsOf: URL(filePath: scratch.path))
        #expect(bytes.count > 100_000)
        bytes.replaceSubrange(8192..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - 8192))
        try bytes.write(to: URL(filePath: scratch.path))
        let error = try await failure {
            let store = try scratch.open()
            return try await store.read { try $0.rows("SELECT data FROM rows") { try $0.get(0, as: Data.self) } }
        }
        #expect(error.code == .corrupt)
        #expect(try Data(contentsOf: URL(filePath: scratch.path)) == bytes)
    }

    @Test func `leaves the database of another program alone`() async throws {
        do { try await scratch.open(application: 77).insert(1) }
        await scratch.settled()
        let before = try contents()
        #expect(try await failure { try scratch.open() }.code == .foreign)
        #expect(try contents() == before)
    }

    @Test(arguments: ["missing/store", ""])
    func `says where it cannot make a store`(path: String) async throws {
        let place = scratch.folder.appending(path: path).path
        let error = try await failure { try Store(path: place, application: 1, migrations: [first]) }
        #expect(error.code == .cannotOpen)
        #expect(error.message.contains(place))
    }

    @Test func `opens one new store many times at once`() async throws {
        let scratch = scratch
        try await withThrowingTaskGroup { group in
            for number in 0..<8 { group.addTask { try await scratch.open().insert(number) } }
            try await group.waitForAll()
        }
        #expect(try await scratch.open().count() == 8)
    }
}
