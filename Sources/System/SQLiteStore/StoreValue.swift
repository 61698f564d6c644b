public import Foundation

/// A value as SQLite keeps it.
public enum StoreValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    var kind: String {
        switch self {
        case .null: "nothing"
        case .integer: "an integer"
        case .real: "a real number"
        case .text: "a text"
        case .blob: "bytes"
        }
    }
}

/// A type whose values a column can hold.
public protocol StoreValueConvertible {
    /// The value as SQLite keeps it.
    var storeValue: StoreValue { get }

    /// Reads a value; nil where it is of another type.
    init?(storeValue: StoreValue)
}

extension Int64: StoreValueConvertible {
    public var storeValue: StoreValue { .integer(self) }

    public init?(storeValue: StoreValue) {
        guard case .integer(let value) = storeValue else { return nil }
        self = value
    }
}

extension Int: StoreValueConvertible {
    public var storeValue: StoreValue { .integer(Int64(self)) }

    public init?(storeValue: StoreValue) {
        guard case .integer(let value) = storeValue else { return nil }
        self.init(exactly: value)
    }
}

/// Kept as 0 and 1.
extension Bool: StoreValueConvertible {
    public var storeValue: StoreValue { .integer(self ? 1 : 0) }

    public init?(storeValue: StoreValue) {
        guard case .integer(let value) = storeValue else { return nil }
        self = value != 0
    }
}

extension Double: StoreValueConvertible {
    public var storeValue: StoreValue { .real(self) }

    public init?(storeValue: StoreValue) {
        switch storeValue {
        case .real(let value): self = value
        case .integer(let value): self = Double(value)
        default: return nil
        }
    }
}

extension String: StoreValueConvertible {
    public var storeValue: StoreValue { .text(self) }

    public init?(storeValue: StoreValue) {
        guard case .text(let value) = storeValue else { return nil }
        self = value
    }
}

extension Data: StoreValueConvertible {
    public var storeValue: StoreValue { .blob(self) }

    public init?(storeValue: StoreValue) {
        guard case .blob(let value) = storeValue else { return nil }
        self = value
    }
}

/// Kept as seconds since 1970.
extension Date: StoreValueConvertible {
    public var storeValue: StoreValue { .real(timeIntervalSince1970) }

    public init?(storeValue: StoreValue) {
        guard let seconds = Double(storeValue: storeValue) else { return nil }
        self.init(timeIntervalSince1970: seconds)
    }
}

extension Optional: StoreValueConvertible where Wrapped: StoreValueConvertible {
    public var storeValue: StoreValue { self?.storeValue ?? .null }

    public init?(storeValue: StoreValue) {
        if storeValue == .null {
            self = .none
        } else if let value = Wrapped(storeValue: storeValue) {
            self = value
        } else {
            return nil
        }
    }
}
