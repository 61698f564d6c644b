package import Foundation

/// Why bytes are no JSON.
package struct JSONProblem: Error, Hashable, CustomStringConvertible {
    /// What is wrong.
    package let message: String
    /// Where, counted in bytes from 0.
    package let offset: Int

    package var description: String { "\(message) at byte \(offset)" }
}

extension JSONValue {
    /// How deep arrays and objects may nest.
    package static let maximumDepth = 128

    /// Reads JSON.
    ///
    /// Foundation's decoder takes several times as long, since it reads a document into a tree of its own first and
    /// asks for each value through existential containers.
    ///
    /// - Parameter bytes: One value, with white space around it at most.
    /// - Throws: ``JSONProblem`` where the bytes are no JSON, no UTF-8, or nest deeper than ``maximumDepth``.
    /// - Source: RFC 8259.
    package init(parsing bytes: borrowing RawSpan) throws(JSONProblem) {
        let result = bytes.withUnsafeBytes { bytes -> Result<JSONValue, JSONProblem> in
            do throws(JSONProblem) {
                var reader = JSONReader(bytes: bytes)
                return .success(try reader.document())
            } catch {
                return .failure(error)
            }
        }
        self = try result.get()
    }

    /// Reads JSON from data.
    package init(parsing data: Data) throws(JSONProblem) { try self.init(parsing: data.bytes) }

    /// Reads JSON from an array of bytes.
    package init(parsing bytes: [UInt8]) throws(JSONProblem) { try self.init(parsing: bytes.span.bytes) }

    /// Reads JSON from text.
    package init(parsing text: String) throws(JSONProblem) { try self.init(parsing: Array(text.utf8)) }
}

/// Reads one JSON document from the first byte to the last.
private struct JSONReader {
    let bytes: UnsafeRawBufferPointer
    private var place = 0
    private var depth = 0

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func document() throws(JSONProblem) -> JSONValue {
        skipSpace()
        let value = try value()
        skipSpace()
        guard place == bytes.count else { throw problem("there is more behind the value") }
        return value
    }

    private mutating func value() throws(JSONProblem) -> JSONValue {
        guard place < bytes.count else { throw problem("the text ends too early") }
        switch bytes[place] {
        case UInt8(ascii: "{"): return try nested { reader throws(JSONProblem) in try reader.object() }
        case UInt8(ascii: "["): return try nested { reader throws(JSONProblem) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func nested(_ read: (inout JSONReader) throws(JSONProblem) -> JSONValue) throws(JSONProblem)
        -> JSONValue
    {
        guard depth < JSONValue.maximumDepth else {
            throw problem("values nest deeper than \(JSONValue.maximumDepth) levels")
        }
        depth += 1
        place += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func array() throws(JSONProblem) -> JSONValue {
        var values: [JSONValue] = []
        skipSpace()
        if take("]") { return .array(values) }
        while true {
            skipSpace()
            values.append(try value())
            skipSpace()
            if take("]") { return .array(values) }
            guard take(",") else { throw problem("a comma or ']' is missing") }
        }
    }

    private mutating func object() throws(JSONProblem) -> JSONValue {
        var members: [JSONValue.Member] = []
        skipSpace()
        if take("}") { return .object(members) }
        while true {
            skipSpace()
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
                throw problem("the name of a member is missing")
            }
            let name = try string()
            skipSpace()
            guard take(":") else { throw problem("a colon is missing") }
            skipSpace()
            members.append(JSONValue.Member(name: name, value: try value()))
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw problem("a comma or '}' is missing") }
        }
    }

    // MARK: - Strings

    private mutating func string() throws(JSONProblem) -> String {
        place += 1
        let start = place
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                let text = try text(start..<place)
                place += 1
                return text
            case UInt8(ascii: "\\"): return try escapedString(from: start)
            case 0..<0x20: throw problem("a control character stands in a string")
            default: place += 1
            }
        }
        throw problem("a string does not end")
    }

    private mutating func escapedString(from start: Int) throws(JSONProblem) -> String {
        var content = Array(bytes[start..<place])
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "\""):
                place += 1
                guard let text = String(validating: content, as: UTF8.self) else {
                    throw problem("a string is not valid UTF-8")
                }
                return text
            case UInt8(ascii: "\\"): try escape(into: &content)
            case 0..<0x20: throw problem("a control character stands in a string")
            default:
                content.append(byte)
                place += 1
            }
        }
        throw problem("a string does not end")
    }

    private mutating func escape(into content: inout [UInt8]) throws(JSONProblem) {
        guard place + 1 < bytes.count else { throw problem("an escape does not end") }
        let letter = bytes[place + 1]
        place += 2
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(letter)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"):
            let unit = try hexadecimal()
            content.append(contentsOf: Array(String(try scalar(unit)).utf8))
        default: throw problem("there is no escape of this letter")
        }
    }

    private mutating func scalar(_ unit: UInt32) throws(JSONProblem) -> Character {
        if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
        // The first half of a pair, which only its second half completes; half a pair is no character.
        guard unit < 0xDC00, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
            bytes[place + 1] == UInt8(ascii: "u")
        else { return "\u{FFFD}" }
        let before = place
        place += 2
        let second = try hexadecimal()
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        else {
            place = before
            return "\u{FFFD}"
        }
        return Character(scalar)
    }

    private mutating func hexadecimal() throws(JSONProblem) -> UInt32 {
        guard place + 4 <= bytes.count else { throw problem("an escape does not end") }
        var unit: UInt32 = 0
        for byte in bytes[place..<place + 4] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: throw problem("an escape has four hexadecimal digits")
            }
        }
        place += 4
        return unit
    }

    private func text(_ range: Range<Int>) throws(JSONProblem) -> String {
        guard let text = String(validating: bytes[range], as: UTF8.self) else {
            throw problem("a string is not valid UTF-8")
        }
        return text
    }

    // MARK: - Numbers and words

    private mutating func number() throws(JSONProblem) -> JSONValue {
        let start = place
        _ = take("-")
        guard let first = digit() else { throw problem("there is no value that begins so") }
        place += 1
        if first != 0 { skipDigits() } else if digit() != nil { throw problem("a number begins with a zero") }
        var isWhole = true
        if take(".") {
            isWhole = false
            guard digit() != nil else { throw problem("digits are missing behind the point") }
            skipDigits()
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            guard digit() != nil else { throw problem("the exponent is missing") }
            skipDigits()
        }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        // No whole number is a zero below zero.
        if isWhole, text != "-0", let number = Int(text) { return .int(number) }
        guard let number = Double(text), number.isFinite else { throw problem("a number is too large") }
        return .double(number)
    }

    private func digit() -> UInt8? {
        guard place < bytes.count, case UInt8(ascii: "0")...UInt8(ascii: "9") = bytes[place] else { return nil }
        return bytes[place] - UInt8(ascii: "0")
    }

    private mutating func skipDigits() { while digit() != nil { place += 1 } }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
        let length = word.utf8CodeUnitCount
        let expected = UnsafeRawBufferPointer(start: word.utf8Start, count: length)
        guard place + length <= bytes.count, bytes[place..<place + length].elementsEqual(expected) else {
            throw problem("there is no value that begins so")
        }
        place += length
        return value
    }

    // MARK: - Bytes

    private mutating func skipSpace() {
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            default: return
            }
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private func problem(_ message: String) -> JSONProblem { JSONProblem(message: message, offset: place) }
}
