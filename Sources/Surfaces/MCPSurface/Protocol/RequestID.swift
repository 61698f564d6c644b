import IntentWire

/// The identifier of a request: a text or a whole number, which comes back as it was sent.
enum RequestID: Hashable, Sendable {
    case number(Int)
    case text(String)

    /// Reads an identifier; nil where the value is none, as `null` or a fraction.
    init?(_ value: JSONValue?) {
        switch value {
        case .int(let number)?: self = .number(number)
        case .string(let text)?: self = .text(text)
        default: return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .number(let number): .int(number)
        case .text(let text): .string(text)
        }
    }
}
