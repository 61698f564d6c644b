/// A value of an old-style property list, as Xcode's project files and `.strings` files hold.
indirect enum PropertyText: Sendable {
    case string(String)
    case array([PropertyText])
    case dictionary([String: PropertyText])

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var array: [PropertyText]? { if case .array(let value) = self { value } else { nil } }
    var dictionary: [String: PropertyText]? { if case .dictionary(let value) = self { value } else { nil } }
    /// A string, or the strings of a list.
    var strings: [String] { string.map { [$0] } ?? (array ?? []).compactMap(\.string) }

    subscript(key: String) -> PropertyText? { dictionary?[key] }
}

/// Reads old-style property lists; damaged ones as far as they go.
struct PropertyTextReader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The value of a whole file; nil where it is none.
    static func read(_ bytes: [UInt8]) -> PropertyText? {
        var reader = PropertyTextReader(bytes)
        return reader.value()
    }

    /// The pairs of a `.strings` file with the offset of each key.
    static func readPairs(_ bytes: [UInt8]) -> [(key: String, value: String, offset: Int)] {
        var reader = PropertyTextReader(bytes)
        var pairs: [(String, String, Int)] = []
        while true {
            reader.skipSpace()
            let offset = reader.position
            guard let key = reader.word() else { break }
            var value = key
            if reader.take(UInt8(ascii: "=")) {
                reader.skipSpace()
                guard let text = reader.word() else { break }
                value = text
            }
            pairs.append((key, value, offset))
            guard reader.take(UInt8(ascii: ";")) else { break }
        }
        return pairs
    }

    private mutating func value() -> PropertyText? {
        skipSpace()
        guard position < bytes.count, depth < 100 else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch bytes[position] {
        case UInt8(ascii: "{"):
            position += 1
            var members: [String: PropertyText] = [:]
            while true {
                if take(UInt8(ascii: "}")) { return .dictionary(members) }
                guard let key = word(), take(UInt8(ascii: "=")), let value = value() else {
                    return .dictionary(members)
                }
                members[key] = value
                _ = take(UInt8(ascii: ";"))
            }
        case UInt8(ascii: "("):
            position += 1
            var elements: [PropertyText] = []
            while true {
                if take(UInt8(ascii: ")")) { return .array(elements) }
                guard let value = value() else { return .array(elements) }
                elements.append(value)
                _ = take(UInt8(ascii: ","))
            }
        default: return word().map { .string($0) }
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            let byte = bytes[position]
            if byte <= 32 || byte == 0xEF || byte == 0xBB || byte == 0xBF {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                while position < bytes.count, bytes[position] != 10 { position += 1 }
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                position += 2
                while position + 1 < bytes.count,
                    !(bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/"))
                { position += 1 }
                position = min(position + 2, bytes.count)
            } else {
                return
            }
        }
    }

    private mutating func word() -> String? {
        skipSpace()
        guard position < bytes.count else { return nil }
        if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") { return quoted() }
        let start = position
        while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
        guard position > start else { return nil }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
            UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"), 128...:
            true
        default: false
        }
    }

    private mutating func quoted() -> String? {
        let quote = bytes[position]
        position += 1
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
                position += 1
                switch bytes[position] {
                case UInt8(ascii: "n"): text.append(10)
                case UInt8(ascii: "t"): text.append(9)
                default: text.append(bytes[position])
                }
            } else {
                text.append(bytes[position])
            }
            position += 1
        }
        position = min(position + 1, bytes.count)
        return String(decoding: text, as: UTF8.self)
    }
}
