import Foundation
import SQLiteStore
import Testing

@Suite struct StoreTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    struct Kept: Equatable, Sendable {
        var text: String
        var data: Data
        var number: Int
        var ratio: Double
        var flag: Bool
        var date: Date
        var absent: String?
    }

    @Test(arguments: [
        Kept(text: "a\u{0}b 🦊", data: Data([0, 255]), number: .max, ratio: 0.1, flag: true, date: .distantPast),
        Kept(
            text: "", data: Data(), number: .min, ratio: -.infinity, flag: false,
            date: Date(timeIntervalSince1970: 0.125), absent: "here"),
    ])
    func `reads back what it wrote`(value: Kept) async throws {
        let schema = Migration("CREATE TABLE kept (a TEXT, b BLOB, c INTEGER, d REAL, e INTEGER, f REAL, g TEXT)")
        let store = try scratch.open(migrations: [schema])
        try await store.write { database in
            try database.execute(
                "INSERT INTO kept VALUES (?, ?, ?, ?, ?, ?, ?)", value.text, value.data, value.number, value.ratio,
                value.flag, value.date, value.absent)
        }
        let rows = try await store.read { database in
            try database.rows("SELECT a, b, c, d, e, f, g FROM kept") { row in
                Kept(
                    text: try row.get(0), data: try row.get(1), number: try row.get(2), ratio: try row.get(3),
                    flag: try row.get(4), date: try row.get(5), absent: try row.get(6))
            }
        }
        #expect(rows == [value])
    }

    @Test func `keeps nothing of a write that throws`() async throws {
        let store = try scratch.open()
        try await store.insert(1)
        await #expect(throws: CancellationError.self) {
            try await store.write { database in
                try database.execute("INSERT INTO rows (number, writer) VALUES (2, 0)")
                throw CancellationError()
            }
        }
        #expect(try await store.count() == 1)
        try await store.insert(3)
        #expect(try await store.count() == 2)
    }

    @Test func `refuses to write in a read`() async throws {
        let store = try scratch.open()
        let error = try await failure {
            try await store.read { try $0.execute("DELETE FROM rows") }
        }
        #expect(error.code == .readOnly)
        try await store.insert(1)
    }

    @Test func `uses a prepared statement again, also while its rows are read`() async throws {
        let store = try scratch.open()
        for number in 1...3 { try await store.insert(number) }
        let pairs = try await store.read { database in
            let select = "SELECT number FROM rows ORDER BY number"
            return try database.rows(select) { outer in
                let number = try outer.get(0, as: Int.self)
                return try database.rows(select) { try $0.get(0, as: Int.self) * number }
            }
        }
        #expect(pairs == [[1, 2, 3], [2, 4, 6], [3, 6, 9]])
    }

    @Test func `says which column has another type`() async throws {
        let store = try scratch.open()
        try await store.insert(1)
        let error = try await failure {
            try await store.read { try $0.first("SELECT writer, data FROM rows") { try $0.get(1, as: String.self) } }
        }
        #expect(error.code == .typeMismatch)
        #expect(error.message == "column 1 holds nothing where String is expected")
    }

    @Test func `names the rule that a write breaks, without the values`() async throws {
        let store = try scratch.open(migrations: [
            Migration(
                "CREATE TABLE parents (name TEXT PRIMARY KEY)",
                "CREATE TABLE children (name TEXT UNIQUE, parent TEXT REFERENCES parents(name) ON DELETE CASCADE)")
        ])
        try await store.write { database in
            try database.execute("INSERT INTO parents VALUES ('p')")
            try database.execute("INSERT INTO children VALUES ('secret', 'p')")
        }
        let unique = try await failure {
            try await store.write { try $0.execute("INSERT INTO children VALUES (?, 'p')", "secret") }
        }
        #expect(unique.code == .constraint)
        #expect(unique.message.contains("children.name") && !unique.message.contains("secret"))
        let foreign = try await failure {
            try await store.write { try $0.execute("INSERT INTO children VALUES ('x', 'nobody')") }
        }
        #expect(foreign.code == .constraint)
        try await store.write { try $0.execute("DELETE FROM parents") }
        let left = try await store.read {
            try $0.first("SELECT count(*) FROM children") { try $0.get(0, as: Int.self) }
        }
        #expect(left == 0)
    }

    @Test(arguments: ["SELECT", "SELECT nothing FROM rows", "", "INSERT INTO rows VALUES (?, ?, ?)"])
    func `refuses a wrong statement with the statement`(statement: String) async throws {
        let store = try scratch.open()
        let error = try await failure { try await store.write { try $0.execute(statement, 1) } }
        #expect(error.code == .invalidStatement)
        #expect(error.message.contains("'\(statement)'"))
    }

    @Test func `waits for another writer, and says so when it waits too long`() async throws {
        let store = try scratch.open()
        let other = try scratch.open(busyTimeout: .milliseconds(20))
        let path = scratch.path
        let error = try await failure {
            try await store.write { _ in
                // Inside the first write, so that the second one meets it for certain.
                let impatient = try Store(
                    path: path, application: 0x5465_7374, migrations: [Migration()], busyTimeout: .milliseconds(20))
                let done = DispatchSemaphore(value: 0)
                nonisolated(unsafe) var result: Result<Void, any Error> = .success(())
                Task.detached {
                    do { try await impatient.insert(1) } catch { result = .failure(error) }
                    done.signal()
                }
                done.wait()
                try result.get()
            }
        }
        #expect(error.code == .busy)
        #expect(error.message.contains(path))
        try await other.insert(2)
        #expect(try await store.count() == 1)
    }

    @Test func `finds room between the writes of one that writes slowly, on and on`() async throws {
        let (busy, other) = (try scratch.open(), try scratch.open(busyTimeout: .seconds(3)))
        let writing = Task {
            var count = 0
            while !Task.isCancelled {
                try await busy.write { database in
                    try database.execute("INSERT INTO rows (number, writer) VALUES (1, 1)")
                    // As a slow disk does, while the store is locked.
                    Thread.sleep(forTimeInterval: 0.04)
                }
                count += 1
            }
            return count
        }
        while try await other.count() == 0 { await Task.yield() }
        for number in 0..<10 { try await other.insert(number) }
        writing.cancel()
        let written = try await writing.value
        #expect(try await other.count() == 10 + written)
    }
}
