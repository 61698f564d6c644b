/// The sentence of a presentation, with another for where the value is not known.
///
/// - Source: AppIntents, `AppShortcutParameterPresentationTitle`.
@available(*, deprecated, renamed: "AppShortcutParameterPresentationSummary")
public struct AppShortcutParameterPresentationTitle<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    let specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>
    let generic: String
    let table: String?

    /// Creates the sentence.
    ///
    /// - Parameters:
    ///   - specific: The sentence with the value in it.
    ///   - generic: The sentence without a value.
    ///   - table: The table that holds the translations.
    public init(
        specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>,
        generic: StaticString, table: StaticString? = nil
    ) {
        self.specific = specific
        self.generic = "\(generic)"
        self.table = table.map { "\($0)" }
    }
}

/// A sentence with the parameter in it.
///
/// - Source: AppIntents, `AppShortcutParameterPresentationTitleString`.
@available(*, deprecated, renamed: "AppShortcutParameterPresentationSummaryString")
public struct AppShortcutParameterPresentationTitleString<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
>: ExpressibleByStringInterpolation {
    let parts: [TemplatePart]

    /// Creates a sentence of words.
    public init(_ string: String) { parts = [.text(string)] }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// Collects the parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [TemplatePart] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(literal)) }
        }
        /// Adds the parameter.
        public mutating func appendInterpolation(_ keyPath: ParameterKeyPath) { parts.append(.parameter(keyPath)) }
    }
}
