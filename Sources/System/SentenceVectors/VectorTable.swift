import CVectors
public import Foundation

/// A table of vectors of word pieces: a sentence's vector is the sum of those of its pieces.
///
/// The file is mapped into memory, so that processes share it and opening it reads next to nothing. It is made by
/// `Scripts/distill-vectors`. All numbers are little-endian; parts begin at multiples of 64 bytes:
///
/// | part | what |
/// |---|---|
/// | header | `BKVECT01`, then as 32 bits: rows, dimensions, slots, bytes of all pieces, row of the unknown piece |
/// | slots | 32 bits each: the row of a piece plus 1, or 0; a piece is found from its FNV-1a hash onward |
/// | offsets | 32 bits each, one more than rows: where a piece begins in the last part |
/// | scales | 32-bit floating point, one a row |
/// | numbers | one byte each, row by row |
/// | pieces | UTF-8, one after the other |
public final class VectorTable: SentenceEncoder {
    public let identifier: String
    public let dimensions: Int

    private let data: Data
    private let rows: Int
    private let slotCount: Int
    private let unknown: Int
    private let places: Places

    private struct Places {
        var slots = 64
        var offsets = 0
        var scales = 0
        var numbers = 0
        var pieces = 0
        var end = 0
    }

    /// Opens a table.
    ///
    /// - Parameter file: Where it is.
    /// - Throws: `VectorTableError`.
    public init(contentsOf file: URL) throws(VectorTableError) {
        let data: Data
        do {
            data = try Data(contentsOf: file, options: .alwaysMapped)
        } catch {
            throw VectorTableError(
                message: "the table of vectors '\(file.path)' cannot be read: \(error.localizedDescription)")
        }
        guard data.count >= 64, data.prefix(8) == Data("BKVECT01".utf8) else { throw .damaged(file, "its header") }
        let header = (0..<5).map { index in
            data.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: 8 + 4 * index, as: UInt32.self)) }
        }
        let (rows, dimensions, slots, unknown) = (header[0], header[1], header[2], header[4])
        guard (1...(1 << 24)).contains(rows), (1...4096).contains(dimensions), slots > rows, slots & (slots - 1) == 0,
            unknown < rows
        else { throw .damaged(file, "its header") }
        let places = Self.places(rows, dimensions, slots, header[3])
        guard places.end == data.count else {
            throw .damaged(file, "its size: \(data.count) bytes where \(places.end) are expected")
        }
        // Who reads a row trusts what the slots and offsets say.
        let isSound = data.withUnsafeBytes { bytes in
            (0..<slots).allSatisfy { Int(bytes.word(places.slots, $0)) <= rows }
                && (0..<rows).allSatisfy { bytes.word(places.offsets, $0) <= bytes.word(places.offsets, $0 + 1) }
                && Int(bytes.word(places.offsets, rows)) <= header[3]
        }
        guard isSound else { throw .damaged(file, "its tables") }
        self.data = data
        self.rows = rows
        self.dimensions = dimensions
        self.unknown = unknown
        self.places = places
        slotCount = slots
        identifier = "\(file.lastPathComponent)-\(rows)x\(dimensions)-\(Self.fingerprint(data))"
    }

    public func encode(_ text: String, limit: Int) -> SentenceVector? {
        var sum = [Float](repeating: 0, count: dimensions)
        var left = limit
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            sum.withUnsafeMutableBufferPointer { sum in
                guard let target = sum.baseAddress else { return }
                forEachPiece(of: text, in: bytes) { row in
                    let scale = bytes.loadUnaligned(fromByteOffset: places.scales + 4 * row, as: Float.self)
                    let numbers = (base + places.numbers + row * dimensions).assumingMemoryBound(to: Int8.self)
                    if row != unknown { vectors_add(target, numbers, scale, dimensions) }
                    left -= 1
                    return left > 0
                }
            }
        }
        return SentenceVector(direction: sum)
    }

    /// The rows of a text's pieces, in order.
    package func pieces(of text: String) -> [Int] {
        var found: [Int] = []
        data.withUnsafeBytes { bytes in
            forEachPiece(of: text, in: bytes) { row in
                found.append(row)
                return true
            }
        }
        return found
    }

    /// Goes through the pieces until the body has enough.
    private func forEachPiece(of text: String, in bytes: UnsafeRawBufferPointer, _ body: (Int) -> Bool) {
        WordSplitter.forEachWord(of: text) { word in
            var found: [Int] = []
            guard word.count <= WordSplitter.longest, cut(word, in: bytes, into: &found) else { return body(unknown) }
            return found.allSatisfy(body)
        }
    }

    /// Cuts a word into the longest pieces that there are, from its beginning.
    private func cut(
        _ word: UnsafeBufferPointer<UInt8>, in bytes: UnsafeRawBufferPointer, into found: inout [Int]
    ) -> Bool {
        var start = 0
        while start < word.count {
            var end = word.count
            var row: Int?
            while end > start {
                // A piece ends where a character ends.
                if end == word.count || word[end] & 0xC0 != 0x80 {
                    row = self.row(of: word[start..<end], isContinuation: start > 0, in: bytes)
                    if row != nil { break }
                }
                end -= 1
            }
            guard let row else { return false }
            found.append(row)
            start = end
        }
        return true
    }

    private func row(
        of piece: Slice<UnsafeBufferPointer<UInt8>>, isContinuation: Bool, in bytes: UnsafeRawBufferPointer
    ) -> Int? {
        var hash: UInt32 = 2_166_136_261
        func add(_ byte: UInt8) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        if isContinuation { for _ in 0..<2 { add(UInt8(ascii: "#")) } }
        for byte in piece { add(byte) }
        let mask = slotCount - 1
        var slot = Int(hash) & mask
        for _ in 0..<slotCount {
            let entry = Int(bytes.word(places.slots, slot))
            if entry == 0 { return nil }
            if isPiece(entry - 1, piece, isContinuation, in: bytes) { return entry - 1 }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private func isPiece(
        _ row: Int, _ piece: Slice<UnsafeBufferPointer<UInt8>>, _ isContinuation: Bool,
        in bytes: UnsafeRawBufferPointer
    ) -> Bool {
        let start = Int(bytes.word(places.offsets, row))
        let length = Int(bytes.word(places.offsets, row + 1)) - start
        let prefix = isContinuation ? 2 : 0
        guard length == piece.count + prefix else { return false }
        let at = places.pieces + start
        if isContinuation && !(bytes[at] == UInt8(ascii: "#") && bytes[at + 1] == UInt8(ascii: "#")) { return false }
        var index = at + prefix
        for byte in piece {
            if bytes[index] != byte { return false }
            index += 1
        }
        return true
    }

    private static func places(_ rows: Int, _ dimensions: Int, _ slots: Int, _ pieceBytes: Int) -> Places {
        func aligned(_ place: Int) -> Int { (place + 63) & ~63 }
        var places = Places()
        places.offsets = aligned(places.slots + 4 * slots)
        places.scales = aligned(places.offsets + 4 * (rows + 1))
        places.numbers = aligned(places.scales + 4 * rows)
        places.pieces = aligned(places.numbers + rows * dimensions)
        places.end = places.pieces + pieceBytes
        return places
    }

    /// A few letters that differ where tables differ: a hash of every 64th kilobyte's first bytes.
    private static func fingerprint(_ data: Data) -> String {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for start in stride(from: 0, to: data.count, by: 1 << 16) {
            for byte in data[start..<min(start + 64, data.count)] {
                hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
            }
        }
        return String(hash, radix: 36)
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func word(_ start: Int, _ index: Int) -> UInt32 {
        loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self)
    }
}

/// A table of vectors that cannot be used.
public struct VectorTableError: Error, Sendable, CustomStringConvertible {
    /// What is wrong with which file, and what helps.
    public let message: String

    public var description: String { message }

    static func damaged(_ file: URL, _ what: String) -> VectorTableError {
        VectorTableError(
            message: "'\(file.path)' is no table of vectors, or is damaged (\(what)): build the package again, or make "
                + "the table with Scripts/distill-vectors")
    }
}
