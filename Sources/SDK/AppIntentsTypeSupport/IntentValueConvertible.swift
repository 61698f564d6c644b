@_exported public import FoundationAdditions

/// A value that the system may work out later.
///
/// - Source: developer.apple.com/documentation/appintents/intentvalueexpressing
public protocol IntentValueExpressing: Sendable {
    /// What stands for the value until it is needed.
    func makeExpression() -> IntentValueExpression
}

/// A value that the system understands, as a parameter, a property or a result.
///
/// Types of the standard library and of Foundation that intents take conform; conform a type of your own by putting one
/// of these values into a container, or by way of ``IntentValueConvertibleWrapper``.
///
/// - Source: developer.apple.com/documentation/appintents/intentvalueconvertible
public protocol IntentValueConvertible: IntentValueExpressing {
    /// The value as the system keeps it, whatever its type.
    func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer
}

extension IntentValueConvertible {
    /// An expression that is this value.
    public func makeExpression() -> IntentValueExpression {
        IntentValueExpression { makeContainer(context: $0) }
    }
}

/// A type of your own around a value that the system understands.
///
/// ```swift
/// struct Kilometres: IntentValueConvertibleWrapper {
///     var baseValue: Double
///     init(baseValue: Double) { self.baseValue = baseValue }
/// }
/// ```
///
/// - Source: developer.apple.com/documentation/appintents/intentvalueconvertiblewrapper
public protocol IntentValueConvertibleWrapper: IntentValueConvertible {
    /// The type of the value inside.
    associatedtype BaseValue: IntentValueConvertible

    /// The value inside.
    var baseValue: BaseValue { get }

    /// Puts a value inside.
    ///
    /// - Throws: An error where the value does not fit.
    init(baseValue: BaseValue) throws
}

extension IntentValueConvertibleWrapper {
    /// The container of the value inside.
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        baseValue.makeContainer(context: context)
    }
}
