public import Foundation

/// What is kept of a source file: a tree of the declarations, statements and expressions, in one flat array.
///
/// Nodes stand in preorder and each knows where its subtree ends, so that a tree is written to a cache and read back
/// as two blocks of memory. Positions are offsets in UTF-8. The tree is immutable and may be used from any thread.
public final class SyntaxTree: Sendable {
    /// Rises when the meaning of stored trees changes.
    public static let formatVersion: UInt32 = 3

    /// One node as it is stored.
    public struct Record: Sendable {
        var kind: UInt8
        var text: UInt32
        var start: UInt32
        var end: UInt32
        /// The index behind the subtree.
        var next: UInt32
    }

    let records: [Record]
    let strings: [String]
    /// The index of each node's parent.
    let parents: [UInt32]

    init(records: [Record], strings: [String]) {
        self.records = records
        self.strings = strings
        var parents = [UInt32](repeating: 0, count: records.count)
        var open: [Int] = []
        for index in records.indices {
            while let last = open.last, Int(records[last].next) <= index { open.removeLast() }
            parents[index] = UInt32(open.last ?? 0)
            if Int(records[index].next) > index + 1 { open.append(index) }
        }
        self.parents = parents
    }

    /// The node of the whole file.
    public var root: Node { Node(tree: self, index: 0) }

    /// How many nodes there are.
    public var count: Int { records.count }

    /// Every node of one of the kinds, in source order.
    public func nodes(_ kinds: NodeKind...) -> [Node] {
        records.indices.compactMap { index in
            kinds.contains { $0.rawValue == records[index].kind } ? Node(tree: self, index: index) : nil
        }
    }
}

extension SyntaxTree: Codable {
    /// Reads a tree from the bytes that ``encode(to:)`` wrote.
    public convenience init(from decoder: any Decoder) throws {
        let data = try decoder.singleValueContainer().decode(Data.self)
        guard let tree = SyntaxTree(data: data) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a syntax tree of this version"))
        }
        self.init(records: tree.records, strings: tree.strings)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(data)
    }

    /// The tree as bytes; ``init(data:)`` reads them.
    public var data: Data {
        var writer = ByteWriter()
        writer.write(Self.formatVersion)
        writer.write(UInt32(strings.count))
        for string in strings { writer.write(string) }
        writer.write(UInt32(records.count))
        for record in records {
            writer.write(record.kind)
            writer.write(record.text)
            writer.write(record.start)
            writer.write(record.end)
            writer.write(record.next)
        }
        return Data(writer.bytes)
    }

    /// Reads a tree; nil where the bytes are damaged or of another version.
    public convenience init?(data: Data) {
        var reader = ByteReader(Array(data))
        guard let tree = SyntaxTree.read(&reader) else { return nil }
        self.init(records: tree.records, strings: tree.strings)
    }

    static func read(_ reader: inout ByteReader) -> (records: [Record], strings: [String])? {
        guard reader.readUInt32() == formatVersion, let stringCount = reader.readUInt32(),
            stringCount <= reader.left
        else { return nil }
        var strings: [String] = []
        strings.reserveCapacity(Int(stringCount))
        for _ in 0..<stringCount {
            guard let string = reader.readString() else { return nil }
            strings.append(string)
        }
        guard let count = reader.readUInt32(), count > 0, Int(count) * 17 <= reader.left else { return nil }
        var records: [Record] = []
        records.reserveCapacity(Int(count))
        for index in 0..<count {
            guard let kind = reader.readUInt8(), let text = reader.readUInt32(), let start = reader.readUInt32(),
                let end = reader.readUInt32(), let next = reader.readUInt32(), NodeKind(rawValue: kind) != nil,
                text < stringCount, start <= end, next > index, next <= count
            else { return nil }
            records.append(Record(kind: kind, text: text, start: start, end: end, next: next))
        }
        return (records, strings)
    }
}
