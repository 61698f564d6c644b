import Foundation
package import IntentWire

extension JSONValue {
    /// What a value encodes to, its members by name; nil where it cannot be encoded.
    package init?(encoding value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        guard let data = try? encoder.encode(value), let value = try? JSONDecoder().decode(Decoded.self, from: data)
        else { return nil }
        self = value.value
    }

    /// Any JSON value, as it is read.
    private struct Decoded: Decodable {
        let value: JSONValue

        init(from decoder: any Decoder) throws {
            if let container = try? decoder.container(keyedBy: Key.self) {
                let members = try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
                    Member(name: key.stringValue, value: try container.decode(Decoded.self, forKey: key).value)
                }
                value = .object(members)
            } else if var container = try? decoder.unkeyedContainer() {
                var values: [JSONValue] = []
                while !container.isAtEnd { values.append(try container.decode(Decoded.self).value) }
                value = .array(values)
            } else {
                let container = try decoder.singleValueContainer()
                if container.decodeNil() {
                    value = .null
                } else if let bool = try? container.decode(Bool.self) {
                    value = .bool(bool)
                } else if let int = try? container.decode(Int.self) {
                    value = .int(int)
                } else if let double = try? container.decode(Double.self) {
                    value = .double(double)
                } else {
                    value = .string(try container.decode(String.self))
                }
            }
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
