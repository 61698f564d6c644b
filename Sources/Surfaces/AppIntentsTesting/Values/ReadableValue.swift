import AppIntentsTypeSupport
import Foundation
import IntentWire

/// A type as which a test can read what an app gave.
///
/// Every type that the SDK conforms to `IntentValueConvertible` has one; an app's own types are read by way of
/// `IntentValueConvertibleWrapper`.
protocol ReadableValue {
    /// Reads a value.
    ///
    /// - Throws: ``IntentTestingError`` where there is none, or one of another type.
    static func read(_ node: ValueNode) throws -> Self
}

extension ReadableValue {
    /// The value, as far as `pick` takes it.
    fileprivate static func take(_ node: ValueNode, _ pick: (IntentValue) -> Self?) throws -> Self {
        if let found = pick(try node.required(Self.self)) { return found }
        throw node.mismatch(Self.self)
    }
}

extension Optional: ReadableValue where Wrapped: IntentValueConvertible {
    static func read(_ node: ValueNode) throws -> Wrapped? {
        if case .null = try node.value.get(), node.deferred == nil { return nil }
        return try node.read(as: Wrapped.self)
    }
}

extension Array: ReadableValue where Element: IntentValueConvertible {
    static func read(_ node: ValueNode) throws -> [Element] {
        guard case .list(let values) = try node.required(Self.self) else { throw node.mismatch(Self.self) }
        return try values.indices.map { try node.element($0).read(as: Element.self) }
    }
}

extension Set: ReadableValue where Element: IntentValueConvertible {
    static func read(_ node: ValueNode) throws -> Set<Element> { Set(try [Element].read(node)) }
}

extension Bool: ReadableValue {
    static func read(_ node: ValueNode) throws -> Bool {
        try take(node) { if case .bool(let value) = $0 { value } else { nil } }
    }
}

extension FixedWidthInteger where Self: ReadableValue {
    static func read(_ node: ValueNode) throws -> Self {
        try take(node) { if case .int(let value) = $0 { Self(exactly: value) } else { nil } }
    }
}

extension Int: ReadableValue {}
extension Int8: ReadableValue {}
extension Int16: ReadableValue {}
extension Int32: ReadableValue {}
extension Int64: ReadableValue {}

extension Double: ReadableValue {
    /// Reads a number; a whole number is one.
    static func read(_ node: ValueNode) throws -> Double {
        try take(node) { value in
            switch value {
            case .double(let number): number
            case .int(let number): Double(exactly: number)
            default: nil
            }
        }
    }
}

extension String: ReadableValue {
    /// Reads a text; of a case of an enumeration, its raw value.
    static func read(_ node: ValueNode) throws -> String {
        try take(node) { value in
            switch value {
            case .string(let text), .text(let text), .searchCriteria(let text): text
            case .enumCase(let enumCase): enumCase.rawValue
            case .uuid(let uuid): uuid.uuidString
            default: nil
            }
        }
    }
}

extension URL: ReadableValue {
    static func read(_ node: ValueNode) throws -> URL {
        try take(node) { if case .url(let value) = $0 { value } else { nil } }
    }
}

extension Date: ReadableValue {
    static func read(_ node: ValueNode) throws -> Date {
        try take(node) { if case .date(let value) = $0 { value } else { nil } }
    }
}

extension DateComponents: ReadableValue {
    static func read(_ node: ValueNode) throws -> DateComponents {
        try take(node) { if case .dateComponents(let value) = $0 { value } else { nil } }
    }
}

extension DateInterval: ReadableValue {
    /// Reads a list of the first and the last moment.
    static func read(_ node: ValueNode) throws -> DateInterval {
        try take(node) { value in
            guard case .list(let ends) = value, ends.count == 2, case .date(let start) = ends[0],
                case .date(let end) = ends[1], start <= end
            else { return nil }
            return DateInterval(start: start, end: end)
        }
    }
}

extension Duration: ReadableValue {
    static func read(_ node: ValueNode) throws -> Duration {
        try take(node) { if case .duration(let value) = $0 { value } else { nil } }
    }
}

extension PersonNameComponents: ReadableValue {
    static func read(_ node: ValueNode) throws -> PersonNameComponents {
        try take(node) { if case .personName(let value) = $0 { value } else { nil } }
    }
}

extension AttributedString: ReadableValue {
    static func read(_ node: ValueNode) throws -> AttributedString {
        try take(node) { if case .attributedString(let value) = $0 { AttributedString(value) } else { nil } }
    }
}

extension Never: ReadableValue {
    static func read(_ node: ValueNode) throws -> Never { throw node.mismatch(Never.self) }
}

// MARK: - The app's types

extension AnyAppEntity: ReadableValue {
    static func read(_ node: ValueNode) throws -> AnyAppEntity {
        switch try node.required(Self.self) {
        case .entity(let snapshot) where snapshot.isTransient != true:
            return AnyAppEntity(snapshot, app: node.app, isReference: node.isReference)
        case .entityIdentifier(let identifier):
            let parts = identifier.split(separator: "/", maxSplits: 1).map(String.init)
            return AnyAppEntity(
                EntitySnapshot(type: parts.count > 1 ? parts[0] : "", id: parts.last ?? "", display: .init(title: "")),
                app: node.app, isReference: true)
        default: throw node.mismatch(Self.self)
        }
    }
}

extension AnyTransientAppEntity: ReadableValue {
    static func read(_ node: ValueNode) throws -> AnyTransientAppEntity {
        guard case .entity(let snapshot) = try node.required(Self.self), snapshot.isTransient == true else {
            throw node.mismatch(Self.self)
        }
        return AnyTransientAppEntity(snapshot, app: node.app)
    }
}

extension AnyAppEnum: ReadableValue {
    static func read(_ node: ValueNode) throws -> AnyAppEnum {
        try take(node) { value in
            if case .enumCase(let enumCase) = value {
                AnyAppEnum(typeIdentifier: enumCase.type, rawValue: enumCase.rawValue)
            } else {
                nil
            }
        }
    }
}
