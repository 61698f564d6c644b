import IntentWire

extension Optional: IntentValueExpressing where Wrapped: IntentValueExpressing {
    /// The expression of the value; of no value, one that is null.
    public func makeExpression() -> IntentValueExpression {
        self?.makeExpression() ?? IntentValueExpression { _ in IntentValueContainer(.null) }
    }
}

extension Optional: IntentValueConvertible where Wrapped: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        self?.makeContainer(context: context) ?? IntentValueContainer(.null)
    }
}

extension Array: IntentValueExpressing where Element: IntentValueConvertible {}

extension Array: IntentValueConvertible where Element: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.list(map { $0.makeContainer(context: context).value }))
    }
}

extension Set: IntentValueExpressing where Element: IntentValueConvertible {}

extension Set: IntentValueConvertible where Element: IntentValueConvertible {
    /// A list, in no order that means anything.
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.list(map { $0.makeContainer(context: context).value }))
    }
}
