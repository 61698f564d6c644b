public import FoundationAdditions
import IntentWire

/// Values to choose from.
///
/// - Source: AppIntents, `ResultsCollection`.
public protocol ResultsCollection<Result> {
    associatedtype Result: _IntentValue
    /// A collection without values.
    static var empty: Self { get }
    /// The values, without their sections.
    var items: [Result.ValueType] { get }
    /// What to ask.
    var promptLabel: LocalizedStringResource? { get }
    /// Whether a long list gets an index of first letters.
    var usesIndexedCollation: Bool { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element

    public static var empty: [Element] { [] }
    public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
    public var promptLabel: LocalizedStringResource? { nil }
    public var usesIndexedCollation: Bool { false }
}

/// A value to choose, with how it is shown.
///
/// - Source: AppIntents, `IntentItem`.
public struct IntentItem<Value: _IntentValue> {
    /// The value.
    public var value: Value
    /// How it is shown.
    public var description: DisplayRepresentation
    let hasDescription: Bool

    /// Creates an item that is shown as its value is.
    public init(_ value: Value) {
        self.value = value
        description =
            (value as? any InstanceDisplayRepresentable)?.displayRepresentation
            ?? DisplayRepresentation(stringLiteral: "\(value)")
        hasDescription = value is any InstanceDisplayRepresentable
    }

    /// Creates an item.
    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
        hasDescription = true
    }

    /// Lists items.
    @resultBuilder public enum Builder {
        public static func buildExpression(_ value: Value) -> IntentItem<Value> { IntentItem(value) }
        public static func buildExpression<ExpressionValue: _IntentValue>(
            _ item: IntentItem<ExpressionValue>
        ) -> IntentItem<ExpressionValue> { item }
        public static func buildBlock() -> [IntentItem<Value>] { [] }
        public static func buildBlock(_ items: IntentItem<Value>...) -> [IntentItem<Value>] { items }
        public static func buildBlock(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
        public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] { items.flatMap { $0 } }
    }
}

extension IntentItem: Sendable where Value: Sendable {}

/// Values to choose from, under a title.
///
/// - Source: AppIntents, `IntentItemSection`.
public struct IntentItemSection<Result: _IntentValue> {
    /// The title.
    public var description: DisplayRepresentation?
    /// The values.
    public var items: [IntentItem<Result>]

    /// Creates a section.
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
        description = DisplayRepresentation(title: title)
        self.items = items
    }

    /// Creates a section of values that are shown as they are.
    public init(_ title: LocalizedStringResource, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    /// Creates a section without a title.
    public init(items: [IntentItem<Result>]) {
        description = nil
        self.items = items
    }

    /// Creates a section.
    @available(*, deprecated, renamed: "init(_:items:)")
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) { self.init(title, items: items) }

    /// Creates a section.
    public init(
        _ title: LocalizedStringResource? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        description = title.map { DisplayRepresentation(title: $0) }
        items = itemsBuilder()
    }

    /// Creates a section with a subtitle and an image.
    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
        items = itemsBuilder()
    }

    /// Lists sections; single items make a section without a title.
    @resultBuilder public enum Builder {
        public static func buildBlock() -> [IntentItemSection<Result>] { [] }
        public static func buildBlock(_ sections: IntentItemSection<Result>...) -> [IntentItemSection<Result>] {
            sections
        }
        public static func buildBlock(_ items: IntentItem<Result>...) -> [IntentItemSection<Result>] {
            [IntentItemSection(items: items)]
        }
    }
}

extension IntentItemSection: Sendable where Result: Sendable {}

/// Values to choose from, in sections.
///
/// - Source: AppIntents, `IntentItemCollection`.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    /// The sections.
    public var sections: [IntentItemSection<Result>]
    /// What to ask.
    public var promptLabel: LocalizedStringResource?
    /// Whether a long list gets an index of first letters.
    public var usesIndexedCollation: Bool

    public static var empty: IntentItemCollection<Result> { IntentItemCollection(items: []) }

    /// Creates a collection of one section.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items.map { IntentItem($0) })])
    }

    /// Creates a collection of sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    /// Creates a collection of sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
    }

    public var items: [Result.ValueType] {
        sections.flatMap { section in section.items.compactMap { $0.value as? Result.ValueType } }
    }
}

extension IntentItemCollection: Sendable where Result: Sendable {}

extension IntentItemCollection: SectionedResults {
    func optionSections(_ context: __ValueContext) async throws -> [OptionList.Section] {
        var list: [OptionList.Section] = []
        for section in sections {
            var items: [OptionItem] = []
            for item in section.items {
                items.append(
                    try await option(for: item.value, display: item.hasDescription ? item.description : nil, context))
            }
            list.append(.init(title: section.description.map { context.texts.string($0.title) }, items: items))
        }
        return list
    }
}
