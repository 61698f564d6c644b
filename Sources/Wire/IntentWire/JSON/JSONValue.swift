package import Foundation

/// A JSON value that keeps the order of its members.
package indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case decimal(Decimal)
    case string(String)
    case array([JSONValue])
    case object([Member])

    package struct Member: Hashable, Sendable {
        package var name: String
        package var value: JSONValue

        /// Creates a member.
        package init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// An object without the members that have no value.
    package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
    }

    /// The value as text, one member or element a line.
    ///
    /// - Source: RFC 8259.
    package var text: String {
        var text = ""
        write(to: &text, indent: "")
        return text
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += "\(value)"
        // JSON has no words for what is not finite.
        case .double(let value): if value.isFinite { text += Self.number(value) } else { text += "\"\(value)\"" }
        case .decimal(let value): text += value.isFinite ? "\(value)" : "null"
        case .string(let value): Self.write(value, to: &text)
        case .array(let values):
            Self.write(values, to: &text, indent: indent, brackets: ("[", "]")) { value, text, indent in
                value.write(to: &text, indent: indent)
            }
        case .object(let members):
            Self.write(members, to: &text, indent: indent, brackets: ("{", "}")) { member, text, indent in
                Self.write(member.name, to: &text)
                text += ": "
                member.value.write(to: &text, indent: indent)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], to text: inout String, indent: String, brackets: (open: String, close: String),
        _ write: (Element, inout String, String) -> Void
    ) {
        text += brackets.open
        let inner = indent + "  "
        for (index, element) in elements.enumerated() {
            text += index == 0 ? "\n\(inner)" : ",\n\(inner)"
            write(element, &text, inner)
        }
        text += elements.isEmpty ? brackets.close : "\n\(indent)\(brackets.close)"
    }

    private static func number(_ value: Double) -> String {
        if value == 0 { return value.sign == .minus ? "-0" : "0" }
        return value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7f:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
