public import Foundation
import IntentWire
import SQLiteStore
public import SentenceVectors

/// What every app can show and do, found by words and by meaning.
///
/// The index is one file, of which several processes may have it open. What a change has acknowledged survives a crash; a change
/// is made as a whole or not at all. Searches see one state of the index and do not wait for changes. Safe to use from any
/// task.
///
/// - Source: developer.apple.com/documentation/corespotlight.
public final class SpotlightIndex: Sendable {
    /// The name of the file in its folder.
    public static let fileName = "spotlight.sqlite"

    /// Where the file is.
    public let path: String
    let encoder: (any SentenceEncoder)?
    let now: @Sendable () -> Date
    private let writer: Store
    private let reader: Store
    let surroundings: SearchSurroundings
    let tuning: SearchTuning

    /// Opens an index, or makes it.
    ///
    /// - Parameters:
    ///   - folder: Where the file is; the folder exists.
    ///   - encoder: Makes vectors of texts; nil to search by words only.
    ///   - now: Tells the time.
    /// - Throws: `StoreError`: `corrupt` where the file is damaged, and it is left as it is.
    public convenience init(
        in folder: URL, encoder: (any SentenceEncoder)?, now: @escaping @Sendable () -> Date = { Date() }
    ) throws {
        try self.init(in: folder, encoder: encoder, tuning: SearchTuning(), now: now)
    }

    /// Opens an index that weighs in another way.
    package init(
        in folder: URL, encoder: (any SentenceEncoder)?, tuning: SearchTuning, now: @escaping @Sendable () -> Date
    ) throws {
        self.tuning = tuning
        path = folder.appending(path: Self.fileName).path
        self.encoder = encoder
        self.now = now
        writer = try IndexSchema.open(path, movesLogBeside: true)
        let surroundings = SearchSurroundings()
        reader = try IndexSchema.open(path) { try surroundings.register(with: $0) }
        self.surroundings = surroundings
    }

    // MARK: - Changes

    /// Changes the items of a source: all of it, or nothing.
    ///
    /// - Parameters:
    ///   - changes: The changes, in order.
    ///   - source: Whose items they are.
    ///   - state: The client state that the changes lead to, where they are a batch.
    /// - Throws: `IndexStateMismatch` where the batch expects another state, `StoreError`; then nothing has changed.
    public func apply(_ changes: [IndexChange], to source: IndexSource, state: IndexBatchState? = nil) async throws {
        let time = now()
        try await writer.write { [encoder] database in
            try database.adopt(encoder)
            if let state { try database.advance(source, state) }
            var writing = try IndexWriting(database, source: source, encoder: encoder, now: time)
            for change in changes { try writing.apply(change) }
            try writing.deleteExpired()
            try writing.finish()
        }
    }

    /// The client state of the last batch of a source; nil where there was none.
    ///
    /// - Throws: `StoreError`.
    public func clientState(of source: IndexSource) async throws -> Data? {
        try await reader.read { database in
            let state = try database.first(
                "SELECT state FROM sources WHERE app = ? AND name = ?", source.app, source.name
            ) { try $0.get(0, as: Data?.self) }
            return state ?? nil
        }
    }

    /// Deletes all that an app has in the index, and what was learnt of it.
    ///
    /// - Throws: `StoreError`.
    public func forget(app: String) async throws {
        let time = now()
        try await writer.write { [encoder] database in
            let sources = try database.rows("SELECT id, name, protection FROM sources WHERE app = ?", app) { row in
                (
                    try row.get(0, as: Int64.self),
                    IndexSource(app: app, name: try row.get(1), protection: try row.get(2))
                )
            }
            for (id, source) in sources {
                var writing = try IndexWriting(database, source: source, encoder: encoder, now: time)
                try writing.apply(.deleteAll)
                try writing.finish()
                try database.execute("DELETE FROM uses WHERE source = ?", id)
                try database.execute("DELETE FROM choices WHERE source = ?", id)
                try database.execute("DELETE FROM sources WHERE id = ?", id)
            }
        }
    }

    /// Brings the full-text tables into their quickest form, after many changes. It may take a second for 100,000 items.
    ///
    /// - Throws: `StoreError`.
    public func optimize() async throws {
        try await writer.write { database in
            try database.execute("INSERT INTO words (words) VALUES ('optimize')")
            try database.execute("INSERT INTO titles (titles) VALUES ('optimize')")
        }
    }

    // MARK: - Stores

    /// Reads one state of the index.
    func read<R: Sendable>(_ body: @escaping @Sendable (Database) throws -> R) async throws -> R {
        try await reader.read(body)
    }

    /// Takes what was deleted out of the file.
    func compactStore() async throws { try await writer.compact() }

    /// Writes as a whole or not at all.
    func write<R: Sendable>(_ body: @escaping @Sendable (Database) throws -> R) async throws -> R {
        try await writer.write(body)
    }
}

/// The client states before and after a batch.
public struct IndexBatchState: Hashable, Sendable {
    /// The state that the batch leads to.
    public var new: Data
    /// Whether the index must have ``expected`` before.
    public var isChecked: Bool
    /// The state before; nil for none.
    public var expected: Data?

    /// Creates the states.
    public init(new: Data, isChecked: Bool = false, expected: Data? = nil) {
        self.new = new
        self.isChecked = isChecked
        self.expected = expected
    }
}

/// The index has another client state than a batch expects.
public struct IndexStateMismatch: Error, Sendable, CustomStringConvertible {
    public var description: String {
        "the index has another client state than the batch expects: fetch it and index what is missing"
    }
}

extension Database {
    fileprivate func advance(_ source: IndexSource, _ state: IndexBatchState) throws {
        let id = try identifier(of: source)
        let found = try first("SELECT state FROM sources WHERE id = ?", id) { try $0.get(0, as: Data?.self) } ?? nil
        if state.isChecked && found != state.expected { throw IndexStateMismatch() }
        try execute("UPDATE sources SET state = ? WHERE id = ?", state.new, id)
    }

    /// Notes which encoder made the vectors. Those of another one are cleared, since they cannot be compared.
    func adopt(_ encoder: (any SentenceEncoder)?) throws {
        guard let encoder else { return }
        let known = try first("SELECT value FROM facts WHERE name = 'encoder'") { try $0.get(0, as: String.self) }
        guard known != encoder.identifier else { return }
        try execute("DELETE FROM vectors")
        try execute("INSERT OR REPLACE INTO facts VALUES ('encoder', ?)", encoder.identifier)
        try execute("INSERT OR REPLACE INTO facts VALUES ('dimensions', ?)", String(encoder.dimensions))
        if known != nil { try remakeVectors(with: encoder) }
    }

    /// How many numbers the kept vectors have; nil where there are none.
    func vectorDimensions() throws -> Int? {
        try first("SELECT value FROM facts WHERE name = 'dimensions'") { try $0.get(0, as: String.self) }.flatMap {
            Int($0)
        }
    }

    /// Makes the vectors of all items.
    func remakeVectors(with encoder: any SentenceEncoder) throws {
        let vectors = SlotChanges(ItemVectors.chunks(encoder.dimensions))
        var last: Int64 = 0
        while true {
            let page = try rows("SELECT id, attributes FROM items WHERE id > ? ORDER BY id LIMIT 500", last) { row in
                (try row.get(0, as: Int64.self), try row.get(1, as: Data.self))
            }
            guard let end = page.last?.0 else { break }
            for (id, data) in page {
                let texts = SearchableTexts(AttributeCoding.attributes(of: data))
                guard let vector = encoder.encode(ItemVectors.text(of: texts)) else { continue }
                try vector.numbers.withUnsafeBytes { try vectors.set(id, $0, in: self) }
            }
            last = end
        }
        try vectors.write(to: self)
    }
}
