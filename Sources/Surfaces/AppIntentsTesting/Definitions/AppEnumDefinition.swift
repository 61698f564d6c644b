/// An enumeration of the app under test.
///
/// - Source: developer.apple.com/documentation/appintentstesting/appenumdefinition
public struct AppEnumDefinition: AppIntentTypeDefinition, Sendable {
    /// The name by which it was asked for.
    public let typeIdentifier: String

    let app: AppUnderTest

    /// The app that has it.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// Names a case, whether or not there is such a one.
    ///
    /// - Parameter rawValue: The raw value of the case, as text.
    public func makeCase(_ rawValue: String) -> AnyAppEnum {
        AnyAppEnum(typeIdentifier: typeIdentifier, rawValue: rawValue)
    }

    /// Checks that a case is one of this enumeration.
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/castingFailed`` where it is of another.
    public func isInstance(_ instance: AnyAppEnum) throws {
        try app.check(instance.typeIdentifier, is: typeIdentifier)
    }
}
