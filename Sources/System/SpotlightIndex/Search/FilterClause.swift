import Foundation
import SQLiteStore

/// The part of a statement that leaves out items that do not count.
struct FilterClause {
    /// Conditions on the table `items`, each with ` AND ` before it.
    private(set) var text = ""
    private(set) var values: [any StoreValueConvertible] = []

    init(_ filter: SearchFilter, in database: Database) throws {
        if filter.apps != nil || filter.protections != nil {
            let sources = try database.rows("SELECT id, app, protection FROM sources") { row in
                (
                    id: try row.get(0, as: Int64.self), app: try row.get(1, as: String.self),
                    protection: try row.get(2, as: String?.self)
                )
            }
            let wanted = sources.filter { source in
                (filter.apps?.contains(source.app) ?? true)
                    && (filter.protections?.contains(source.protection ?? "") ?? true)
            }
            add("items.source", wanted.map(\.id))
        }
        if let types = filter.types { add("items.type", types) }
        if let kinds = filter.kinds { add("items.kind", kinds.map(\.rawValue)) }
        if let domain = filter.domain {
            text += " AND (items.domain = ? OR (items.domain > ? AND items.domain < ?))"
            values += [domain, domain + ".", domain + "/"]
        }
        if let after = filter.after {
            text += " AND items.date >= ?"
            values.append(after)
        }
        if let before = filter.before {
            text += " AND items.date <= ?"
            values.append(before)
        }
        try leaveOut(filter.withheld, in: database)
    }

    private mutating func leaveOut(_ kinds: Set<IndexedEntityKind>, in database: Database) throws {
        guard !kinds.isEmpty else { return }
        let sources = try database.rows("SELECT id, app FROM sources ORDER BY id") { row in
            (id: try row.get(0, as: Int64.self), app: try row.get(1, as: String.self))
        }
        // One condition an app, however many indexes and kinds it has.
        for (app, kinds) in Dictionary(grouping: kinds, by: \.app).sorted(by: { $0.key < $1.key }) {
            let ids = sources.filter { $0.app == app }.map(\.id)
            if ids.isEmpty { continue }
            let types = kinds.map(\.type).sorted()
            text +=
                " AND NOT (items.type IS NOT NULL AND items.type IN (\(Self.places(types.count)))"
                + " AND items.source IN (\(Self.places(ids.count))))"
            values += types as [any StoreValueConvertible] + ids
        }
    }

    private static func places(_ count: Int) -> String { Array(repeating: "?", count: count).joined(separator: ", ") }

    private mutating func add(_ column: String, _ wanted: [any StoreValueConvertible]) {
        text += " AND \(column) IN (\(wanted.map { _ in "?" }.joined(separator: ", ")))"
        values += wanted
    }

    var isEmpty: Bool { text.isEmpty }
}
