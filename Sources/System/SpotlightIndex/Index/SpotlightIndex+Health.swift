public import Foundation
import SQLiteStore
import SentenceVectors

/// What is in the index.
public struct IndexStatus: Codable, Hashable, Sendable {
    /// One index of one app.
    public struct Source: Codable, Hashable, Sendable {
        public var app: String
        /// The name; empty for the default one.
        public var name: String
        public var protection: String?
        public var items: Int
        /// How many bytes the client state of the last batch has; nil where there was none.
        public var stateSize: Int?

        /// Creates a source.
        public init(app: String, name: String, protection: String?, items: Int, stateSize: Int?) {
            self.app = app
            self.name = name
            self.protection = protection
            self.items = items
            self.stateSize = stateSize
        }
    }

    public var path: String
    /// The size of the file in bytes, with its log.
    public var size: Int
    public var items: Int
    public var sources: [Source]
    /// Which encoder made the vectors; nil where there are none.
    public var encoder: String?
    /// How many items and choices it has learnt from.
    public var learnt: Int

    /// Creates a status.
    public init(path: String, size: Int, items: Int, sources: [Source], encoder: String?, learnt: Int) {
        self.path = path
        self.size = size
        self.items = items
        self.sources = sources
        self.encoder = encoder
        self.learnt = learnt
    }
}

/// Whether the index is as it should be.
public struct IndexHealth: Codable, Hashable, Sendable {
    /// What is wrong, a sentence each; empty where nothing is.
    public var faults: [String]
    public var isSound: Bool { faults.isEmpty }

    /// Creates a finding.
    public init(faults: [String]) { self.faults = faults }
}

extension SpotlightIndex {
    /// What is in the index.
    ///
    /// - Throws: `StoreError`.
    public func status() async throws -> IndexStatus {
        let (path, own) = (path, encoder?.identifier)
        return try await read { database in
            let sources = try database.rows(
                """
                SELECT app, name, protection, (SELECT count(*) FROM items WHERE source = sources.id), length(state)
                FROM sources ORDER BY app, name
                """
            ) { row in
                IndexStatus.Source(
                    app: try row.get(0), name: try row.get(1), protection: try row.get(2), items: try row.get(3),
                    stateSize: try row.get(4))
            }
            let encoder = try database.first("SELECT value FROM facts WHERE name = 'encoder'") {
                try $0.get(0, as: String.self)
            }
            let learnt = try database.first("SELECT (SELECT count(*) FROM uses) + (SELECT count(*) FROM choices)") {
                try $0.get(0, as: Int.self)
            }
            let size = [path, path + "-wal"].reduce(0) { sum, file in
                let attributes = try? FileManager.default.attributesOfItem(atPath: file)
                return sum + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
            }
            return IndexStatus(
                path: path, size: size, items: sources.reduce(0) { $0 + $1.items }, sources: sources,
                encoder: encoder ?? own,
                learnt: learnt ?? 0)
        }
    }

    /// Looks through all of the index.
    ///
    /// - Returns: What is wrong. A file that cannot even be read is a fault, too.
    /// - Throws: `StoreError` where the index cannot be looked through, as where it is busy.
    public func verify() async throws -> IndexHealth {
        do {
            return IndexHealth(faults: try await write { try $0.faults() })
        } catch let error as StoreError where error.code == .corrupt {
            return IndexHealth(faults: [error.message])
        }
    }

    /// Makes the words, the vectors and the signals of all items anew from what is kept of them. It helps where those are
    /// damaged and the items are not.
    ///
    /// - Throws: `StoreError`; `corrupt` where the items themselves cannot be read: then only a new file helps.
    public func rebuildFromItems() async throws {
        let time = now()
        try await write { [encoder] database in
            try database.execute("INSERT INTO titles (titles) VALUES ('delete-all')")
            try database.execute("INSERT INTO words (words) VALUES ('delete-all')")
            try database.execute("DELETE FROM vectors")
            try database.execute("DELETE FROM signals")
            try database.execute("DELETE FROM facts")
            try database.adopt(encoder)
            try IndexWriting.remakeAll(database, encoder: encoder, now: time)
        }
    }

    /// Moves the files of an index that cannot be read out of the way.
    ///
    /// - Parameter folder: The folder of the index.
    /// - Returns: Where the damaged file is now; nil where there was none.
    /// - Throws: An error of the file manager.
    public static func setAside(in folder: URL) throws -> URL? {
        let file = folder.appending(path: fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let aside = folder.appending(path: fileName + ".damaged")
        for ending in ["", "-wal", "-shm"] {
            let (source, target) = (file.path + ending, aside.path + ending)
            if FileManager.default.fileExists(atPath: target) { try FileManager.default.removeItem(atPath: target) }
            if FileManager.default.fileExists(atPath: source) {
                try FileManager.default.moveItem(atPath: source, toPath: target)
            }
        }
        return aside
    }
}

extension Database {
    fileprivate func faults() throws -> [String] {
        var faults = try rows("PRAGMA integrity_check(20)") { try $0.get(0, as: String.self) }.filter { $0 != "ok" }
        for table in ["titles", "words"] {
            do {
                try execute("INSERT INTO \(table) (\(table)) VALUES ('integrity-check')")
            } catch let error as StoreError {
                faults.append("the table of \(table) is damaged: \(error.message)")
            }
        }
        let orphans = try first("SELECT count(*) FROM items WHERE source NOT IN (SELECT id FROM sources)") {
            try $0.get(0, as: Int.self)
        }
        if let orphans, orphans > 0 { faults.append("\(orphans) items belong to no app") }
        let items = try first("SELECT count(*) FROM items") { try $0.get(0, as: Int.self) } ?? 0
        var signals = 0
        try ItemSignals.chunks.forEach(in: self) { _, bytes in
            for place in 0..<bytes.count / ItemSignals.chunks.width
            where ItemSignals(bytes, at: place * ItemSignals.chunks.width) != nil { signals += 1 }
        }
        if signals != items { faults.append("there are \(items) items and signals of \(signals)") }
        return faults
    }
}
