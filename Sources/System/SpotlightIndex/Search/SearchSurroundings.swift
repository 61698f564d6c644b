import CSearchRanking
import Foundation
import SQLiteStore

/// What is known of all items while a search runs: how long they are, and how much their age, their use and their app's
/// opinion count. It is read again where the file has changed.
///
/// @unchecked: it belongs to one connection, and is used in reads of that connection alone, which run one after the other.
final class SearchSurroundings: @unchecked Sendable {
    /// How the parts of a place are weighed.
    struct Weights {
        /// What a new item gains, and after how many days it has lost half of that.
        var recency: Float = 0.5
        var recencyDays: Float = 30
        /// What an item gains that the app values at 100, and loses at 0.
        var hint: Float = 0.25
        /// What each doubling of use gains.
        var use: Float = 0.35
    }

    let weights = Weights()
    private var ranking: OpaquePointer?
    private var version: Int64 = -1
    private var day: UInt16 = 0
    private var lengths = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 0)
    private var factors = UnsafeMutableBufferPointer<Float>.allocate(capacity: 0)
    private var uses: [Int64: Float] = [:]
    /// How many items there are.
    private(set) var count = 0
    /// The greatest identifier of an item plus 1.
    private(set) var slots = 0

    deinit {
        lengths.deallocate()
        factors.deallocate()
    }

    /// Makes the functions for ranking known to the connection.
    func register(with database: Database) throws {
        guard let made = search_ranking_register(database.handle) else {
            throw StoreError.withoutFullText
        }
        ranking = made
    }

    /// Reads again what has changed.
    func refresh(_ database: Database, now: Date) throws {
        let found = try database.first("PRAGMA data_version") { try $0.get(0, as: Int64.self) } ?? 0
        let today = ItemSignals.day(of: now)
        if found == version && today == day { return }
        try readSignals(database, today: today)
        try readUses(database, now: now)
        version = found
        day = today
    }

    private func readSignals(_ database: Database, today: UInt16) throws {
        let chunks = ItemSignals.chunks
        let last = try database.first("SELECT max(chunk) FROM signals") { try $0.get(0, as: Int?.self) } ?? nil
        let wanted = last.map { ($0 + 1) * chunks.count } ?? 0
        if wanted > lengths.count {
            lengths.deallocate()
            factors.deallocate()
            lengths = .allocate(capacity: wanted)
            factors = .allocate(capacity: wanted)
        }
        slots = wanted
        lengths.update(repeating: 0)
        factors.update(repeating: 1)
        count = 0
        var total = 0
        let gains = (0..<2048).map { weights.recency * exp2f(-Float($0) / weights.recencyDays) }
        try chunks.forEach(in: database) { start, bytes in
            for place in 0..<bytes.count / chunks.width {
                guard let signals = ItemSignals(bytes, at: place * chunks.width) else { continue }
                let item = start + place
                lengths[item] = signals.length
                let age = Int(today) - Int(signals.day)
                factors[item] =
                    (1 + (signals.day == 0 || age >= gains.count ? 0 : gains[max(0, age)])) * factor(hint: signals.hint)
                count += 1
                total += Int(signals.length)
            }
        }
        search_ranking_set_rows(
            ranking, lengths.baseAddress, factors.baseAddress, slots, Double(count),
            count > 0 ? Double(total) / Double(count) : 1)
    }

    private func factor(hint: UInt8) -> Float {
        hint == 255 ? 1 : 1 + weights.hint * (Float(hint) - 50) / 50
    }

    private func readUses(_ database: Database, now: Date) throws {
        uses = [:]
        let found = try database.rows(
            """
            SELECT items.id, uses.weight, uses.last FROM uses
            CROSS JOIN items ON items.source = uses.source AND items.identifier = uses.identifier
            """
        ) { row in
            (try row.get(0, as: Int64.self), try row.get(1, as: Double.self), try row.get(2, as: Date.self))
        }
        for (item, weight, last) in found {
            let use = Float(UseDecay.weight(weight, since: last, at: now))
            uses[item] = use
            if Int(item) < slots { factors[Int(item)] *= factor(use: use) }
        }
    }

    private func factor(use: Float) -> Float { 1 + weights.use * log2f(1 + use) }

    // MARK: - Factors

    /// What the words of an item are multiplied with.
    func factor(of item: Int64) -> Float { item >= 0 && Int(item) < slots ? factors[Int(item)] : 1 }

    /// How much an item was used; 0 for never.
    func use(of item: Int64) -> Float { uses[item] ?? 0 }

    /// The items that were used, the most used first.
    var used: [Int64] { uses.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key) }

    /// The factors of an item one by one.
    func parts(of item: Int64, signals: ItemSignals?) -> (recency: Float, hint: Float, use: Float) {
        let use = factor(use: use(of: item))
        let hint = signals.map { factor(hint: $0.hint) } ?? 1
        return (factor(of: item) / use / hint, hint, use)
    }

    /// Says how rows are weighed in the next search.
    func weigh(_ tuning: SearchTuning, unfinished: UInt64) {
        search_ranking_set_query(
            ranking, tuning.columns, Int32(tuning.columns.count), tuning.saturation, tuning.shortening, unfinished)
    }
}

/// How use fades.
enum UseDecay {
    /// After how long a use counts half.
    static let halfLife: TimeInterval = 14 * 24 * 60 * 60

    /// What is left of a weight.
    static func weight(_ weight: Double, since last: Date, at now: Date) -> Double {
        weight * exp2(-max(0, now.timeIntervalSince(last)) / halfLife)
    }
}

extension StoreError {
    fileprivate static let withoutFullText = StoreError(
        code: .cannotOpen,
        message: "SQLite on this machine has no full-text search (FTS5): install libsqlite3 of your distribution")
}
