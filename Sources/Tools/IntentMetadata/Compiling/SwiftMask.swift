/// Swift source with blanks in place of comments and of the content of strings, so that words in it are code.
///
/// Lines and columns stay as they are.
struct SwiftMask {
    /// The bytes, as many as those of the source.
    private(set) var bytes: [UInt8]
    /// How deep strings stand in interpolations of strings.
    private var nesting = 0
    /// Deeper ones are no source that a person wrote, and would overflow the stack.
    private static let maximumDepth = 200

    init(_ source: [UInt8]) {
        bytes = source
        var place = 0
        skipCode(&place, untilParenthesis: false)
    }

    /// The lines, without their ends.
    var lines: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }

    /// Runs over code; up to the parenthesis that ends an interpolation where that is asked for.
    private mutating func skipCode(_ place: inout Int, untilParenthesis: Bool) {
        var depth = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "/") where next(place) == UInt8(ascii: "/"):
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { blank(&place) }
            case UInt8(ascii: "/") where next(place) == UInt8(ascii: "*"): skipComment(&place)
            case UInt8(ascii: "\""): skipString(&place, hashes: 0)
            case UInt8(ascii: "#"):
                var end = place
                while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
                if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
                    let hashes = end - place
                    place = end
                    skipString(&place, hashes: hashes)
                } else {
                    place = end
                }
            case UInt8(ascii: "("):
                depth += 1
                place += 1
            case UInt8(ascii: ")"):
                if depth == 0, untilParenthesis { return }
                depth -= 1
                place += 1
            default: place += 1
            }
        }
    }

    private mutating func skipComment(_ place: inout Int) {
        var depth = 0
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "/"), next(place) == UInt8(ascii: "*") {
                depth += 1
                blank(&place)
            } else if bytes[place] == UInt8(ascii: "*"), next(place) == UInt8(ascii: "/") {
                depth -= 1
                blank(&place)
            }
            if place < bytes.count { blank(&place) }
            if depth == 0 { return }
        }
    }

    private mutating func skipString(_ place: inout Int, hashes: Int) {
        let isLong = next(place) == UInt8(ascii: "\"") && next(place + 1) == UInt8(ascii: "\"")
        let quotes = isLong ? 3 : 1
        place += quotes
        while place < bytes.count {
            if !isLong, bytes[place] == UInt8(ascii: "\n") { return }
            if ends(place, quotes: quotes, hashes: hashes) {
                place += quotes + hashes
                return
            }
            if bytes[place] == UInt8(ascii: "\\"), isEscape(place, hashes: hashes) {
                for _ in 0...hashes { blank(&place) }
                if place < bytes.count, bytes[place] == UInt8(ascii: "("), nesting < Self.maximumDepth {
                    place += 1
                    nesting += 1
                    skipCode(&place, untilParenthesis: true)
                    nesting -= 1
                    if place < bytes.count { place += 1 }
                } else if place < bytes.count {
                    blank(&place)
                }
            } else {
                blank(&place)
            }
        }
    }

    private func next(_ place: Int) -> UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

    private func ends(_ place: Int, quotes: Int, hashes: Int) -> Bool {
        guard place + quotes + hashes <= bytes.count else { return false }
        return bytes[place..<place + quotes].allSatisfy { $0 == UInt8(ascii: "\"") }
            && bytes[(place + quotes)..<(place + quotes + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private func isEscape(_ place: Int, hashes: Int) -> Bool {
        place + hashes < bytes.count
            && bytes[(place + 1)..<(place + 1 + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private mutating func blank(_ place: inout Int) {
        if bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
        place += 1
    }
}
