/// Makes an expectation of expectations that are given by name, as a call with any labels.
///
/// - Source: developer.apple.com/documentation/appintentstesting/intentvalueexpectationcallable (iOS 27.3)
@dynamicCallable
public struct IntentValueExpectationCallable<Argument: Sendable, Expectation>: Sendable {
    private let make: @Sendable ([(name: String, expectation: Argument)]) -> Expectation

    init(_ make: @escaping @Sendable ([(name: String, expectation: Argument)]) -> Expectation) { self.make = make }

    /// Makes it; what is nil is not looked at.
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Argument?>) -> Expectation {
        make(arguments.compactMap { name, value in value.map { (name, $0) } })
    }
}
