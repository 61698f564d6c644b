import Foundation
import SQLiteStore
import Testing

/// A folder that lives as long as a test.
final class Scratch: Sendable {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var path: String { folder.appending(path: "store").path }

    /// Waits until the last connection has moved its log into the file, which it does when it is released.
    func settled() async {
        while FileManager.default.fileExists(atPath: path + "-wal") { await Task.yield() }
    }

    /// The same schema as that of the program `StoreWriter`.
    func open(
        application: Int32 = 0x5465_7374,
        migrations: [Migration] = [
            Migration("CREATE TABLE rows (number INTEGER NOT NULL, writer INTEGER NOT NULL, data BLOB)")
        ],
        busyTimeout: Duration = .seconds(30), movesLogBeside: Bool = false
    ) throws -> Store {
        try Store(
            path: path, application: application, migrations: migrations, busyTimeout: busyTimeout,
            movesLogBeside: movesLogBeside)
    }
}

extension Store {
    func count() async throws -> Int {
        try await read { database in
            try database.first("SELECT count(*) FROM rows") { try $0.get(0, as: Int.self) } ?? -1
        }
    }

    func insert(_ number: Int) async throws {
        try await write { try $0.execute("INSERT INTO rows (number, writer) VALUES (?, 0)", number) }
    }
}

/// A program of this package, beside the one that runs the tests.
func program(_ name: String) throws -> URL {
    try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: name)
}

func failure<R>(_ body: () async throws -> R) async throws -> StoreError {
    try #require(await #expect(throws: StoreError.self) { _ = try await body() })
}
