import Foundation

/// Where the members of a message stand in its line.
///
/// One pass over the bytes finds the values of the outermost object and checks that strings and brackets are closed;
/// what stands inside a value is checked when it is decoded.
///
/// - Source: RFC 8259 for the grammar; JSON-RPC 2.0 Specification for the members.
struct WireEnvelope {
    var version: Range<Int>?
    var id: Range<Int>?
    var method: Range<Int>?
    var parameters: Range<Int>?
    var result: Range<Int>?
    var error: Range<Int>?

    /// Reads the outermost object of a line.
    ///
    /// - Parameter line: UTF-8 bytes; indices of the members are indices into it.
    init(line: Data) throws(WireMessage.Refusal) {
        let base = line.startIndex
        let members: [(name: Range<Int>, value: Range<Int>)]
        switch line.withUnsafeBytes({ Self.scan($0) }) {
        case .success(let found): members = found
        case .failure(let refusal): throw refusal
        }
        for (name, value) in members {
            let range = base + value.lowerBound..<base + value.upperBound
            switch Self.name(line[base + name.lowerBound..<base + name.upperBound]) {
            case "jsonrpc": version = range
            case "id": id = range
            case "method": method = range
            case "params": parameters = range
            case "result": result = range
            case "error": error = range
            default: break
            }
        }
    }

    /// The member's name; escapes are resolved.
    private static func name(_ quoted: Data) -> String {
        if quoted.contains(UInt8(ascii: "\\")) {
            (try? WirePayload(json: quoted).decode(String.self)) ?? ""
        } else {
            String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
        }
    }

    private static func scan(
        _ bytes: UnsafeRawBufferPointer
    ) -> Result<[(name: Range<Int>, value: Range<Int>)], WireMessage.Refusal> {
        do throws(WireMessage.Refusal) {
            var scanner = JSONScanner(bytes: bytes)
            return .success(try scanner.members())
        } catch {
            return .failure(error)
        }
    }
}

/// A walk over the bytes of a JSON text.
private struct JSONScanner {
    let bytes: UnsafeRawBufferPointer
    var position = 0

    mutating func members() throws(WireMessage.Refusal) -> [(name: Range<Int>, value: Range<Int>)] {
        var members: [(name: Range<Int>, value: Range<Int>)] = []
        members.reserveCapacity(4)
        skipBlanks()
        if peek == UInt8(ascii: "[") { throw .invalid(nil, "several messages in one list are not taken: send lines") }
        try expect("{")
        skipBlanks()
        if peek == UInt8(ascii: "}") {
            position += 1
        } else {
            repeat {
                skipBlanks()
                let name = try string()
                skipBlanks()
                try expect(":")
                skipBlanks()
                members.append((name, try value()))
                skipBlanks()
            } while try another()
        }
        skipBlanks()
        if position < bytes.count { throw .parse("there is more after the end of the message") }
        return members
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0D { position += 1 }
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(WireMessage.Refusal) {
        guard peek == UInt8(ascii: character) else {
            throw .parse("expected '\(character)' at byte \(position)")
        }
        position += 1
    }

    private mutating func another() throws(WireMessage.Refusal) -> Bool {
        if peek == UInt8(ascii: ",") {
            position += 1
            return true
        }
        try expect("}")
        return false
    }

    private mutating func string() throws(WireMessage.Refusal) -> Range<Int> {
        let start = position
        try expect("\"")
        while let byte = peek {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return start..<position }
            if byte < 0x20 { break }
        }
        throw .parse("the text at byte \(start) has no end")
    }

    private mutating func value() throws(WireMessage.Refusal) -> Range<Int> {
        let start = position
        guard let first = peek else { throw .parse("a value is missing at byte \(start)") }
        switch first {
        case UInt8(ascii: "\""): return try string()
        case UInt8(ascii: "{"), UInt8(ascii: "["): try nested()
        default:
            while let byte = peek, Self.isWordByte(byte) { position += 1 }
            if position == start { throw .parse("a value is missing at byte \(start)") }
        }
        return start..<position
    }

    /// Skips an object or a list by counting brackets; its decoder checks that each has its partner.
    private mutating func nested() throws(WireMessage.Refusal) {
        let start = position
        var depth = 0
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                _ = try string()
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case 0..<0x09, 0x0A..<0x0D, 0x0E..<0x20: throw .parse("control character \(byte) at byte \(position)")
            default: break
            }
            position += 1
            if depth == 0 { return }
        }
        throw .parse("the object or list at byte \(start) has no end")
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
