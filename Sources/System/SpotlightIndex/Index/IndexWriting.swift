import Foundation
import IntentWire
import SQLiteStore
import SentenceVectors

/// Changes items within one transaction.
struct IndexWriting {
    private let database: Database
    private let source: Int64
    private let encoder: (any SentenceEncoder)?
    private let now: Date
    private let vectors: SlotChanges?
    private let signals = SlotChanges(ItemSignals.chunks)
    private var tokens = Tokens()
    /// How many items were changed.
    private(set) var changed = 0

    /// How many pieces of a text its vector is made of.
    private static let vectorPieces = 128
    /// How long an item of an app stays that says nothing of it.
    static let ordinaryLife: TimeInterval = 30 * 24 * 60 * 60

    /// The three columns of the full-text tables, and the length of all.
    private struct Tokens {
        var title: [UInt8] = []
        var alternate: [UInt8] = []
        var names: [UInt8] = []
        var text: [UInt8] = []
        var length = 0

        mutating func read(_ texts: SearchableTexts) {
            for path in [\Tokens.title, \.alternate, \.names, \.text] {
                self[keyPath: path].removeAll(keepingCapacity: true)
            }
            length = TextTokens.append(texts.title, to: &title)
            for name in texts.alternateNames { length += TextTokens.append(name, to: &alternate) }
            names += alternate
            for name in texts.names { length += TextTokens.append(name, to: &names) }
            for text in texts.texts { length += TextTokens.append(text, to: &self.text) }
        }
    }

    /// - Parameters:
    ///   - database: The open transaction.
    ///   - source: To what the changes belong; it is made where there is none.
    init(_ database: Database, source: IndexSource, encoder: (any SentenceEncoder)?, now: Date) throws {
        self.database = database
        self.encoder = encoder
        self.now = now
        // Without an encoder the vectors of what is deleted or changed are cleared all the same.
        let dimensions = try encoder?.dimensions ?? database.vectorDimensions()
        vectors = dimensions.map { SlotChanges(ItemVectors.chunks($0)) }
        self.source = try database.identifier(of: source)
    }

    private init(_ database: Database, knownSource: Int64, encoder: (any SentenceEncoder)?, now: Date) {
        self.database = database
        self.encoder = encoder
        self.now = now
        vectors = encoder.map { SlotChanges(ItemVectors.chunks($0.dimensions)) }
        source = knownSource
    }

    // MARK: - Changes

    mutating func apply(_ change: IndexChange) throws {
        switch change {
        case .index(let items): for item in items { try index(item) }
        case .deleteItems(let identifiers):
            for identifier in identifiers {
                try delete("source = ? AND identifier = ?", source, identifier)
            }
        case .deleteDomains(let domains):
            for domain in domains where !domain.isEmpty {
                // All that begins with the domain and a point: the character after the point is a slash.
                try delete(
                    "source = ? AND (domain = ? OR (domain > ? AND domain < ?))", source, domain, domain + ".",
                    domain + "/")
            }
        case .deleteEntities(let type, let identifiers):
            for identifier in identifiers {
                try delete("type = ? AND entity = ? AND source = ?", type, identifier, source)
            }
        case .deleteType(let type): try delete("type = ? AND source = ?", type, source)
        case .deleteKind(let kind): try delete("source = ? AND kind = ?", source, kind.rawValue)
        case .deleteAll: try delete("source = ?", source)
        }
    }

    /// Deletes what has outlived its time, of any source.
    mutating func deleteExpired() throws { try delete("expires IS NOT NULL AND expires <= ?", now) }

    /// Writes what was put off; call it at the end of the transaction.
    func finish() throws {
        try vectors?.write(to: database)
        try signals.write(to: database)
    }

    /// Makes the words, vectors and signals of all items, where there are none.
    static func remakeAll(_ database: Database, encoder: (any SentenceEncoder)?, now: Date) throws {
        let sources = try database.rows("SELECT id FROM sources") { try $0.get(0, as: Int64.self) }
        for source in sources {
            var writing = IndexWriting(database, knownSource: source, encoder: encoder, now: now)
            var last: Int64 = 0
            while true {
                let page = try database.rows(
                    "SELECT id, attributes, kind, type FROM items WHERE source = ? AND id > ? ORDER BY id LIMIT 500",
                    source, last
                ) { row in
                    (
                        id: try row.get(0, as: Int64.self), data: try row.get(1, as: Data.self),
                        kind: ItemKind(rawValue: try row.get(2)) ?? .item
                    )
                }
                guard let end = page.last?.id else { break }
                for (id, data, kind) in page {
                    let texts = SearchableTexts(AttributeCoding.attributes(of: data))
                    try writing.addTokens(texts, to: id)
                    try writing.setVector(texts, of: id)
                    try writing.setSignals(texts, priority: nil, kind: kind, of: id)
                    let gaps = WordCoverage.gaps(of: AttributeCoding.attributes(of: data)).rawValue
                    try database.execute("UPDATE items SET gaps = ? WHERE id = ? AND gaps <> ?", gaps, id, gaps)
                }
                last = end
            }
            try writing.finish()
        }
    }

    // MARK: - One item

    private mutating func index(_ item: IndexedItem) throws {
        let known = try database.first(
            "SELECT id, attributes, expires, domain FROM items WHERE source = ? AND identifier = ?", source,
            item.identifier
        ) { row in
            (
                id: try row.get(0, as: Int64.self), attributes: try row.get(1, as: Data.self),
                expires: try row.get(2, as: Date?.self), domain: try row.get(3, as: String?.self)
            )
        }
        var attributes = item.attributes
        var expires = item.expiration ?? (item.kind == .item ? now + Self.ordinaryLife : nil)
        var domain = item.domain
        if item.isUpdate, let known {
            attributes = AttributeCoding.attributes(of: known.attributes).updated(by: item.attributes)
            expires = item.expiration ?? known.expires
            domain = item.domain ?? known.domain
        }
        let data = AttributeCoding.data(of: attributes)
        let texts = SearchableTexts(attributes)
        let gaps = WordCoverage.gaps(of: attributes).rawValue
        let id: Int64
        if let known {
            id = known.id
            try database.execute(
                """
                UPDATE items SET domain = ?, kind = ?, type = ?, entity = ?, date = ?, expires = ?, listener = ?,
                attributes = ?, payload = ?, gaps = ? WHERE id = ?
                """, domain, item.kind.rawValue, item.attributes.entity?.type, item.attributes.entity?.identifier,
                texts.date, expires, item.listener, data, item.payload, gaps, id)
            if known.attributes != data {
                try removeTokens(of: known.attributes, from: id)
                try addTokens(texts, to: id)
                try setVector(texts, of: id)
            } else {
                tokens.read(texts)
            }
        } else {
            try database.execute(
                """
                INSERT INTO items (source, identifier, domain, kind, type, entity, date, expires, listener, attributes,
                payload, gaps) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, source, item.identifier, domain, item.kind.rawValue, item.attributes.entity?.type,
                item.attributes.entity?.identifier, texts.date, expires, item.listener, data, item.payload, gaps)
            id = database.lastInsertedRow
            try addTokens(texts, to: id)
            try setVector(texts, of: id)
        }
        try setSignals(texts, priority: item.attributes.entity?.priority, kind: item.kind, of: id)
        changed += 1
    }

    /// Call it after the tokens of the item were read.
    private func setSignals(_ texts: SearchableTexts, priority: Int?, kind: ItemKind, of id: Int64) throws {
        let record = ItemSignals(
            length: tokens.length, date: texts.date ?? now, hint: texts.hint ?? priority.map { Double(50 + $0) },
            kind: kind)
        try record.withBytes { try signals.set(id, $0, in: database) }
    }

    private mutating func delete(_ condition: String, _ values: any StoreValueConvertible...) throws {
        let found = try database.rows(condition: condition, values) { row in
            (try row.get(0, as: Int64.self), try row.get(1, as: Data.self))
        }
        for (id, attributes) in found {
            try removeTokens(of: attributes, from: id)
            try vectors?.set(id, nil, in: database)
            try signals.set(id, nil, in: database)
            try database.execute("DELETE FROM items WHERE id = ?", id)
        }
        changed += found.count
    }

    private mutating func addTokens(_ texts: SearchableTexts, to id: Int64) throws {
        tokens.read(texts)
        try database.execute(
            "INSERT INTO titles (rowid, title, names) VALUES (?, ?, ?)", id, text(tokens.title), text(tokens.alternate))
        try database.execute(
            "INSERT INTO words (rowid, title, names, text) VALUES (?, ?, ?, ?)", id, text(tokens.title),
            text(tokens.names), text(tokens.text))
    }

    private mutating func removeTokens(of attributes: Data, from id: Int64) throws {
        tokens.read(SearchableTexts(AttributeCoding.attributes(of: attributes)))
        try database.execute(
            "INSERT INTO titles (titles, rowid, title, names) VALUES ('delete', ?, ?, ?)", id, text(tokens.title),
            text(tokens.alternate))
        try database.execute(
            "INSERT INTO words (words, rowid, title, names, text) VALUES ('delete', ?, ?, ?, ?)", id,
            text(tokens.title), text(tokens.names), text(tokens.text))
    }

    private func text(_ tokens: [UInt8]) -> String { String(decoding: tokens, as: UTF8.self) }

    private func setVector(_ texts: SearchableTexts, of id: Int64) throws {
        let vector = encoder?.encode(ItemVectors.text(of: texts), limit: Self.vectorPieces)
        if let vector {
            try vector.numbers.withUnsafeBytes { try vectors?.set(id, $0, in: database) }
        } else {
            try vectors?.set(id, nil, in: database)
        }
    }
}

extension Database {
    fileprivate func rows<Element>(
        condition: String, _ values: [any StoreValueConvertible], read: (borrowing Row) throws -> Element
    ) throws -> [Element] {
        try rows("SELECT id, attributes FROM items WHERE \(condition)", values: values, read: read)
    }

    /// The identifier of a source; it is made where there is none.
    func identifier(of source: IndexSource) throws -> Int64 {
        let known = try first("SELECT id, protection FROM sources WHERE app = ? AND name = ?", source.app, source.name)
        {
            (try $0.get(0, as: Int64.self), try $0.get(1, as: String?.self))
        }
        if let (id, protection) = known {
            if protection != source.protection {
                try execute("UPDATE sources SET protection = ? WHERE id = ?", source.protection, id)
            }
            return id
        }
        try execute(
            "INSERT INTO sources (app, name, protection) VALUES (?, ?, ?)", source.app, source.name, source.protection)
        return lastInsertedRow
    }
}

extension SearchableAttributes {
    /// The attributes after an update: what it has replaces what there is, what it removes is gone.
    func updated(by update: SearchableAttributes) -> SearchableAttributes {
        var result = self
        result.values.merge(update.values) { $1 }
        for name in update.removed {
            result.values[name] = nil
            result.custom.removeAll { $0.name == name }
        }
        for custom in update.custom {
            result.custom.removeAll { $0.name == custom.name }
            result.custom.append(custom)
        }
        result.custom.sort { $0.name < $1.name }
        return result
    }
}
