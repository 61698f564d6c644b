// The smallest module against which OrderSoup.swift type-checks: the same names and shapes, one initialiser where the
// file uses one, and nothing behind them. What the real module takes longer than this one is the price of its overloads.

@_exported public import Foundation

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public init(title: LocalizedStringResource) {}
    public init(stringLiteral value: String) {}
}

public struct IntentDescription: Sendable {
    public init(_ text: LocalizedStringResource) {}
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

public protocol IntentValue: Sendable {}
extension Int: IntentValue {}
extension Double: IntentValue {}
extension String: IntentValue {}
extension Optional: IntentValue where Wrapped: IntentValue {}

public protocol AppEntity: IntentValue, Identifiable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}

public protocol AppEnum: IntentValue, RawRepresentable, CaseIterable, Hashable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
}

public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
}

@propertyWrapper
public final class EntityProperty<Value: IntentValue>: @unchecked Sendable {
    public var wrappedValue: Value {
        get {
            guard let value else { preconditionFailure("nothing here runs") }
            return value
        }
        set { value = newValue }
    }
    public var projectedValue: EntityProperty { self }
    private var value: Value?
    public init(title: LocalizedStringResource) {}
}

extension AppEntity {
    public typealias Property = EntityProperty
}

@propertyWrapper
public final class IntentParameter<Value: IntentValue>: @unchecked Sendable {
    public var wrappedValue: Value {
        get {
            guard let value else { preconditionFailure("nothing here runs") }
            return value
        }
        set { value = newValue }
    }
    public var projectedValue: IntentParameter { self }
    private var value: Value?
    public init(title: LocalizedStringResource, default value: Value? = nil) {}
    public init(title: LocalizedStringResource, default value: Value, inclusiveRange: (Value, Value)) {}
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

public protocol ParameterSummary: Sendable {}

@resultBuilder
public enum ParameterPathBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent>
    {
        path
    }
    public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { paths }
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(
        _ text: ParameterSummaryString<Intent>,
        @ParameterPathBuilder<Intent> _ others: () -> [PartialKeyPath<Intent>]
    ) {}
}

public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult { associatedtype Value }
public protocol ProvidesDialog: IntentResult {}

public struct IntentResultContainer<Value>: IntentResult {}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog {}

extension IntentResult {
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value> {
        IntentResultContainer()
    }
}

public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription { get }
    static var parameterSummary: SummaryContent { get }
    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
}

public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public enum Token { case applicationName }
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: Token) {}
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

public struct AppShortcut: Sendable {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {}
}

@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
