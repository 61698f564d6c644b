public import FoundationAdditions

/// How the values of a shortcut's parameter are presented.
///
/// - Source: AppIntents, `AppShortcutParameterPresentation`.
public struct AppShortcutParameterPresentation<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
>: AnyParameterPresentation, @unchecked Sendable {
    // Holds key paths and the app's providers, made once when the shortcuts are listed and only read.
    let keyPath: AnyKeyPath
    let summaryParts: [TemplatePart]
    let table: String?
    let collections: [any AppShortcutOptionsCollectionProtocol]

    /// Creates a presentation.
    public init(
        for parameter: ParameterKeyPath,
        summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
        @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
        optionsCollections: () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
    ) {
        keyPath = parameter
        summaryParts = summary.string.parts
        table = summary.table
        collections = optionsCollections().map { $0 }
    }
}

/// A presentation with its types erased.
protocol AnyParameterPresentation: Sendable {
    var keyPath: AnyKeyPath { get }
    var summaryParts: [TemplatePart] { get }
    var table: String? { get }
    var collections: [any AppShortcutOptionsCollectionProtocol] { get }
}

/// The sentence of a presentation.
///
/// - Source: AppIntents, `AppShortcutParameterPresentationSummary`.
public struct AppShortcutParameterPresentationSummary<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    let string: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>
    let table: String?

    /// Creates the sentence.
    public init(
        _ string: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>,
        table: StaticString? = nil
    ) {
        self.string = string
        self.table = table.map { "\($0)" }
    }
}

/// A sentence with the parameter in it.
///
/// - Source: AppIntents, `AppShortcutParameterPresentationSummaryString`.
public struct AppShortcutParameterPresentationSummaryString<
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

/// Values of a parameter under a title.
///
/// - Source: AppIntents, `AppShortcutOptionsCollection`.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: AppShortcutOptionsCollectionProtocol {
    public let dynamicOptionsProvider: Provider
    public let title: LocalizedStringResource
    public let systemImageName: String?

    /// Creates a collection.
    public init(_ provider: Provider, title: LocalizedStringResource, systemImageName: String? = nil) {
        dynamicOptionsProvider = provider
        self.title = title
        self.systemImageName = systemImageName
    }
}

/// Values of a parameter under a title, whatever gives them.
public protocol AppShortcutOptionsCollectionProtocol {
    associatedtype Provider: DynamicOptionsProvider
    var dynamicOptionsProvider: Provider { get }
    var title: LocalizedStringResource { get }
    var systemImageName: String? { get }
}

/// Several collections.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
    associatedtype Value: _IntentValue
}

/// Lists collections.
@resultBuilder public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
    /// The collections as a sequence.
    public struct Specification: AppShortcutOptionsCollectionSpecification, @unchecked Sendable {
        // Holds the app's providers, made once when the shortcuts are listed and only read.
        public typealias Element = any AppShortcutOptionsCollectionProtocol
        let collections: [any AppShortcutOptionsCollectionProtocol]
        public func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> {
            collections.makeIterator()
        }
    }

    public static func buildBlock(
        _ collections: any AppShortcutOptionsCollectionProtocol...
    ) -> some AppShortcutOptionsCollectionSpecification<Value> {
        Specification(collections: collections)
    }
}
