import Foundation

/// The bytes of files, and where their lines begin.
struct FileContent {
    let bytes: [UInt8]
    private let lineStarts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == 10 { starts.append(index + 1) }
        lineStarts = starts
    }

    static func bytes(of path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map { Array($0) }
    }

    /// Line and column, both from 1; columns count bytes.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, max(0, offset - lineStarts[low]) + 1)
    }

    /// The column in characters of Unicode, from 1.
    func characterColumn(of offset: Int) -> Int {
        let end = min(offset, bytes.count)
        let start = lineStarts[position(of: end).line - 1]
        return String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.count + 1
    }

    /// How many lines there are.
    var lineCount: Int { lineStarts.count }

    /// A line without its end; from 1.
    func line(_ number: Int) -> String {
        guard number >= 1, number <= lineStarts.count else { return "" }
        let start = lineStarts[number - 1]
        let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        guard start <= end else { return "" }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The bytes after some edits; edits that overlap an earlier one are left out.
    func applying(_ edits: [Edit]) -> (bytes: [UInt8], applied: Int) {
        var result: [UInt8] = []
        var position = 0
        var applied = 0
        for edit in edits.sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }) {
            guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { continue }
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.replacement.utf8)
            position = edit.range.upperBound
            applied += 1
        }
        result += bytes[position...]
        return (result, applied)
    }
}
