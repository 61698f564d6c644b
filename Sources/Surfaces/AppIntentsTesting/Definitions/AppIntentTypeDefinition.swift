public import AppIntentsTypeSupport

/// A definition of a type, together with what stands for the values of that type in tests.
///
/// - Source: developer.apple.com/documentation/appintentstesting/appintenttypedefinition
public protocol AppIntentTypeDefinition {
    /// What stands for values of the type.
    associatedtype Instance: IntentValueConvertible

    /// Checks that a value is of this type.
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/castingFailed`` where it is of another.
    func isInstance(_ instance: Instance) throws
}
