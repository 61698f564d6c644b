import Foundation
import IntentWire

/// Writes metadata as Apple's processor does: one line, slashes escaped, other letters as they are; members sorted.
///
/// Apple's own order of members changes from run to run; sorted, equal sources give equal bytes.
///
/// - Source: `extract.actionsdata` of pom11/Radio, written by Xcode 26.3.
enum MetadataWriter {
    /// The bytes of `extract.actionsdata`.
    static func data(_ value: JSONValue) -> Data {
        var bytes: [UInt8] = []
        write(value, to: &bytes)
        return Data(bytes)
    }

    /// The bytes of `version.json`.
    static func version(_ generator: String) -> Data {
        var bytes = Array("{\n  \"toolsVersion\" : ".utf8)
        write(generator, to: &bytes)
        bytes += Array(",\n  \"version\" : \"3.0\"\n}".utf8)
        return Data(bytes)
    }

    private static func write(_ value: JSONValue, to bytes: inout [UInt8]) {
        switch value {
        case .string(let text): write(text, to: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(value, to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
                .enumerated()
            {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(member.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                write(member.value, to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        case .null, .bool, .int, .double, .decimal: bytes += Array(value.line.utf8)
        }
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x08: bytes += Array("\\b".utf8)
            case 0x09: bytes += Array("\\t".utf8)
            case 0x0A: bytes += Array("\\n".utf8)
            case 0x0C: bytes += Array("\\f".utf8)
            case 0x0D: bytes += Array("\\r".utf8)
            case 0..<0x20: bytes += Array("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
