import Foundation

/// A whole todo.txt: its lines, each with the end that it has in the file.
struct TodoDocument: Hashable, Sendable {
    /// A line with its end.
    struct Record: Hashable, Sendable {
        var line: TodoLine
        /// `\n` or `\r\n`; empty where the file ends without one.
        var ending: [UInt8]
    }

    /// The byte order mark, where the file has one.
    private let mark: [UInt8]
    var records: [Record]

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Reads the bytes of a file.
    init(_ bytes: some Collection<UInt8>) {
        let all = Array(bytes)
        mark = all.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
        var rest = all[mark.count...]
        records = []
        while !rest.isEmpty {
            let end = rest.firstIndex(of: Self.lineFeed) ?? rest.endIndex
            var line = rest[..<end]
            var ending: [UInt8] = end < rest.endIndex ? [Self.lineFeed] : []
            if !ending.isEmpty, line.last == Self.carriageReturn {
                line = line.dropLast()
                ending.insert(Self.carriageReturn, at: 0)
            }
            records.append(Record(line: TodoLine(line), ending: ending))
            rest = end < rest.endIndex ? rest[(end + 1)...] : []
        }
    }

    /// The bytes of the file.
    var bytes: [UInt8] { mark + records.flatMap { $0.line.bytes + $0.ending } }

    /// The end that new lines get: that of the first line, as files have one kind only.
    private var lineEnding: [UInt8] { records.first { !$0.ending.isEmpty }?.ending ?? [Self.lineFeed] }

    /// Adds a line at the end; a file that ends without a line end goes on doing so.
    mutating func append(_ line: TodoLine) {
        let ending = lineEnding
        let endsOpen = records.last?.ending.isEmpty == true
        if endsOpen { records[records.count - 1].ending = ending }
        records.append(Record(line: line, ending: endsOpen ? [] : ending))
    }

    /// Inserts a line at a place, or at the end where there are fewer lines.
    mutating func insert(_ line: TodoLine, at place: Int) {
        guard place < records.count else { return append(line) }
        records.insert(Record(line: line, ending: lineEnding), at: max(0, place))
    }

    /// Removes lines by their place.
    mutating func remove(at places: IndexSet) {
        let endsOpen = records.last?.ending.isEmpty == true
        records = records.enumerated().filter { !places.contains($0.offset) }.map(\.element)
        if endsOpen, !records.isEmpty { records[records.count - 1].ending = [] }
    }
}
