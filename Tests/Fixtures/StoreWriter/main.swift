// Writes to a store until it is killed, so that a test can see what is left.
//
// StoreWriter append PATH COUNT    writes rows 1 to COUNT and prints each number when it is acknowledged
// StoreWriter fill PATH            writes rows of 16 KB until one is refused; prints how many were kept and why it ended
import Foundation
import SQLiteStore

let application: Int32 = 0x5465_7374
let migrations = [Migration("CREATE TABLE rows (number INTEGER NOT NULL, writer INTEGER NOT NULL, data BLOB)")]

func append(to store: Store, count: Int) async throws {
    let writer = Int(ProcessInfo.processInfo.processIdentifier)
    for number in 1...count {
        try await store.write { database in
            try database.execute("INSERT INTO rows (number, writer) VALUES (?, ?)", number, writer)
        }
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
}

func fill(_ store: Store) async throws {
    var kept = 0
    let data = Data(repeating: 7, count: 16 << 10)
    do {
        while true {
            let number = kept
            try await store.write { database in
                try database.execute("INSERT INTO rows VALUES (?, 0, ?)", number, data)
            }
            kept += 1
        }
    } catch let error as StoreError {
        let found = try await store.read { database in
            try database.first("SELECT count(*) FROM rows") { try $0.get(0, as: Int.self) } ?? -1
        }
        print(kept, found, error.code.rawValue, error.message)
    }
}

let arguments = CommandLine.arguments
do {
    guard arguments.count >= 3 else { throw CocoaError(.featureUnsupported) }
    let store = try Store(path: arguments[2], application: application, migrations: migrations)
    switch arguments[1] {
    case "append": try await append(to: store, count: arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1)
    default: try await fill(store)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
