import Foundation
package import IntentWire

extension JSONValue {
    /// What a value encodes to, its members by name; nil where it cannot be encoded.
    package init?(encoding value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value), let value = try? JSONValue(parsing: data) else { return nil }
        self = value
    }
}
