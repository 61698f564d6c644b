public import AppIntentsTypeSupport
import IntentWire

/// A case of an enumeration of the app under test.
///
/// - Source: developer.apple.com/documentation/appintentstesting/anyappenum
public struct AnyAppEnum: Hashable, Sendable, CustomStringConvertible {
    /// The enumeration.
    public let typeIdentifier: String
    /// The raw value of the case, as text.
    public var rawValue: String

    /// Names a case.
    public init(typeIdentifier: String, rawValue: String) {
        self.typeIdentifier = typeIdentifier
        self.rawValue = rawValue
    }

    /// Names a case by a raw value of any kind that can be written as text.
    public init(typeIdentifier: String, value: any LosslessStringConvertible) {
        self.init(typeIdentifier: typeIdentifier, rawValue: value.description)
    }

    /// The raw value as another type, as `Int`.
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/castingFailed`` where the text is none.
    public func `as`<T: LosslessStringConvertible>(_ type: T.Type) throws -> T {
        if let value = T(rawValue) { return value }
        throw IntentTestingError(.castingFailed, "the raw value '\(rawValue)' of '\(typeIdentifier)' is no \(type)")
    }

    public var description: String { "\(typeIdentifier).\(rawValue)" }
}

extension AnyAppEnum: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.enumCase(EnumCaseSnapshot(type: typeIdentifier, rawValue: rawValue)))
    }
}
