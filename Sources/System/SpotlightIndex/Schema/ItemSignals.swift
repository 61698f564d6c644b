import Foundation
import SQLiteStore

/// What the place of an item depends on beside its words, in eight bytes.
struct ItemSignals {
    static let chunks = SlotChunks(table: "signals", width: 8, bytes: 2048)
    /// The day that is number 0: 1 January 1990.
    private static let firstDay: TimeInterval = 631_152_000

    /// How many words the item has.
    var length: UInt16
    /// The day when somebody last had to do with it; 0 where that is not known.
    var day: UInt16
    /// What the app thinks of it, 0 to 100; 255 where it thinks nothing.
    var hint: UInt8
    var kind: ItemKind

    init(length: Int, date: Date?, hint: Double?, kind: ItemKind) {
        self.length = UInt16(clamping: length)
        day = date.map(Self.day) ?? 0
        self.hint = hint.map { UInt8(max(0, min(100, $0))) } ?? 255
        self.kind = kind
    }

    /// The number of the day of a date.
    static func day(of date: Date) -> UInt16 {
        let days = (date.timeIntervalSince1970 - firstDay) / 86_400
        return days.isFinite ? UInt16(max(1, min(65_535, days))) : 0
    }

    /// Gives the record.
    func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        let record: [UInt8] = [
            UInt8(truncatingIfNeeded: length), UInt8(length >> 8), UInt8(truncatingIfNeeded: day), UInt8(day >> 8),
            hint, UInt8(kind.rawValue), 1, 0,
        ]
        return try record.withUnsafeBytes(body)
    }

    /// Reads a record; nil where there is no item.
    init?(_ bytes: UnsafeRawBufferPointer, at start: Int) {
        guard bytes[start + 6] == 1 else { return nil }
        length = UInt16(bytes[start]) | UInt16(bytes[start + 1]) << 8
        day = UInt16(bytes[start + 2]) | UInt16(bytes[start + 3]) << 8
        hint = bytes[start + 4]
        kind = ItemKind(rawValue: Int(bytes[start + 5])) ?? .item
    }
}
