public import AppIntentsTypeSupport

/// Makes something of values that are given by name, as a call with any labels.
///
/// - Source: developer.apple.com/documentation/appintentstesting/intentvaluepropertiescallable
@dynamicCallable
public struct IntentValuePropertiesCallable<T>: Sendable {
    private let make: @Sendable (KeyValuePairs<String, (any IntentValueExpressing)?>) -> T

    init(_ make: @escaping @Sendable (KeyValuePairs<String, (any IntentValueExpressing)?>) -> T) { self.make = make }

    /// Makes it; what is nil is left out.
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, (any IntentValueExpressing)?>)
        -> T
    {
        make(arguments)
    }
}
