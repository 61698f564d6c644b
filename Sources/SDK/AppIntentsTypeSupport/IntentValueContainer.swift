package import IntentWire

/// A value as the system keeps it, whatever its type.
///
/// - Source: developer.apple.com/documentation/appintents/intentvaluecontainer
public struct IntentValueContainer: Equatable, Sendable {
    /// What a conversion may need to know.
    ///
    /// - Source: developer.apple.com/documentation/appintents/intentvaluecontainer/conversioncontext
    public struct ConversionContext: Hashable, Sendable {
        /// A context for values that go to the system as they are.
        package init() {}
    }

    /// The value in the form in which it travels.
    package let value: IntentValue

    package init(_ value: IntentValue) { self.value = value }
}

extension IntentValueContainer: IntentValueExpressing {
    /// An expression that is what the container holds.
    public func makeExpression() -> IntentValueExpression { IntentValueExpression { _ in self } }
}

/// A value that is worked out when it is needed.
///
/// - Source: developer.apple.com/documentation/appintents/intentvalueexpression
public struct IntentValueExpression: Sendable {
    private let make: @Sendable (IntentValueContainer.ConversionContext) -> IntentValueContainer

    package init(_ make: @escaping @Sendable (IntentValueContainer.ConversionContext) -> IntentValueContainer) {
        self.make = make
    }

    /// Works the value out.
    package func evaluate(in context: IntentValueContainer.ConversionContext = .init()) -> IntentValueContainer {
        make(context)
    }
}
