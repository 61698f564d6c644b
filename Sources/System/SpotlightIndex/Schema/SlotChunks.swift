import Foundation
import SQLiteStore

/// A long array of records of one size, kept in rows of about a page: record n belongs to the item with the identifier n.
struct SlotChunks {
    /// The table, with the columns `chunk` and `data`.
    let table: String
    /// The size of a record in bytes.
    let width: Int
    /// How many records a row has.
    let count: Int

    /// - Parameters:
    ///   - table: The table.
    ///   - width: The size of a record in bytes.
    ///   - bytes: How large a row is to be; less than 4,061 fits in a page of 4 KB.
    init(table: String, width: Int, bytes: Int) {
        self.table = table
        self.width = width
        count = max(1, bytes / width)
    }

    /// Goes through the rows, in order.
    ///
    /// - Parameter body: Gets the item identifier of the first record, and the records.
    func forEach(in database: Database, _ body: (Int, UnsafeRawBufferPointer) throws -> Void) throws {
        _ = try database.rows("SELECT chunk, data FROM \(table) ORDER BY chunk") { row in
            let chunk: Int = try row.get(0)
            try row.withBytes(1) { try body(chunk * count, $0) }
        }
    }
}

/// Changes to records that are written together at the end of a transaction.
final class SlotChanges {
    private let chunks: SlotChunks
    private var open: [Int: Data] = [:]

    init(_ chunks: SlotChunks) { self.chunks = chunks }

    /// Sets the record of an item; nil clears it.
    func set(_ item: Int64, _ record: UnsafeRawBufferPointer?, in database: Database) throws {
        let (chunk, place) = Int(item).quotientAndRemainder(dividingBy: chunks.count)
        if open[chunk] == nil {
            let kept = try database.first("SELECT data FROM \(chunks.table) WHERE chunk = ?", chunk) { row in
                try row.get(0, as: Data.self)
            }
            var data = kept ?? Data()
            let size = chunks.count * chunks.width
            if data.count != size { data = Data(data.prefix(size)) + Data(count: max(0, size - data.count)) }
            open[chunk] = data
        }
        open[chunk]?.withUnsafeMutableBytes { bytes in
            let target = UnsafeMutableRawBufferPointer(
                rebasing: bytes[place * chunks.width..<(place + 1) * chunks.width])
            if let record, record.count == chunks.width {
                target.copyMemory(from: record)
            } else {
                for index in target.indices { target[index] = 0 }
            }
        }
        // A batch in order fills one row after the other: what is full need not wait.
        if open.count > 512 { try write(to: database) }
    }

    /// Writes what has changed.
    func write(to database: Database) throws {
        for (chunk, data) in open {
            try database.execute("INSERT OR REPLACE INTO \(chunks.table) VALUES (?, ?)", chunk, data)
        }
        open = [:]
    }
}
