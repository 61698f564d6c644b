import FoundationAdditions

/// The sentence that an intent is read as, with its parameters.
///
/// - Source: AppIntents, `ParameterSummary`.
public protocol ParameterSummary {
    associatedtype Intent: AppIntent
}

extension Never: ParameterSummary {
    public typealias Intent = Never
}

/// A sentence, and parameters that stand below it.
///
/// - Source: AppIntents, `IntentParameterSummary`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
    // Holds key paths, which are immutable; their type does not say that it is Sendable.
    let sentence: ParameterSummaryString<Intent>?
    let table: String?
    let below: [PartialKeyPath<Intent>]

    /// Lists the parameters that stand below the sentence.
    @resultBuilder public enum ParameterKeyPathsBuilder {
        public static func buildExpression<ValueType: _IntentValue & Sendable>(
            _ keyPath: KeyPath<Intent, IntentParameter<ValueType>>
        ) -> PartialKeyPath<Intent> { keyPath }
        public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { keyPaths }
    }

    /// Creates a summary that says nothing.
    public init() { (sentence, table, below) = (nil, nil, []) }

    /// Creates a summary of parameters without a sentence.
    public init(@ParameterKeyPathsBuilder _ parameters: () -> [PartialKeyPath<Intent>]) {
        (sentence, table, below) = (nil, nil, parameters())
    }

    /// Creates a sentence.
    public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {
        (self.sentence, self.table, below) = (sentence, table, [])
    }

    /// Creates a sentence with parameters below it.
    public init(
        _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder _ parameters: () -> [PartialKeyPath<Intent>]
    ) {
        (self.sentence, self.table, below) = (sentence, table, parameters())
    }
}

/// A sentence with parameters in it, as `"Order \(\.$soup)"`.
///
/// - Source: AppIntents, `ParameterSummaryString`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, @unchecked Sendable {
    // Holds key paths, which are immutable; their type does not say that it is Sendable.
    let parts: [TemplatePart]

    /// Creates a sentence without parameters.
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
        /// Adds a parameter.
        public mutating func appendInterpolation<ValueType: _IntentValue & Sendable>(
            _ keyPath: KeyPath<Intent, IntentParameter<ValueType>>
        ) {
            parts.append(.parameter(keyPath))
        }
        /// Adds a component of a parameter that is of one of several types.
        public mutating func appendInterpolation<ValueType: _IntentValue & Sendable>(
            _ keyPath: KeyPath<Intent, IntentParameter<ValueType>.AppUnionValueComponent>
        ) where ValueType.ValueType: AppUnionValue {
            parts.append(.parameter(keyPath))
        }
    }
}

/// A piece of a sentence or a phrase.
enum TemplatePart {
    case text(String)
    case parameter(AnyKeyPath)
    case applicationName
    case entityID
    case rawValue
}

extension [TemplatePart] {
    /// The pieces as one text with `${name}` in place of what is not text; nil where a parameter is unknown.
    func template(_ name: (AnyKeyPath) -> String?) -> String {
        map { part in
            switch part {
            case .text(let text): text
            case .parameter(let path): "${\(name(path) ?? "?")}"
            case .applicationName: "${applicationName}"
            case .entityID: "${id}"
            case .rawValue: "${rawValue}"
            }
        }.joined()
    }
}

/// Makes a summary.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary
    where Intent == Summary.Intent { summary }
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary
    where Intent == Summary.Intent { summary }
}
