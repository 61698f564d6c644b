public import AppIntentsTypeSupport
import Foundation
import IntentWire

/// What is expected of one value: of a parameter, a property or a result.
///
/// ```swift
/// let expectation = createEvent.expect(title: .contains("Launch"), calendar: .notNil)
/// ```
///
/// The expectations that there are come from static members, as ``equals(_:)``, and from definitions. Types of one's own
/// that conform to this are never satisfied.
///
/// - Source: developer.apple.com/documentation/appintentstesting/intentvalueexpectation (iOS 27.3)
public protocol IntentValueExpectation: Sendable {}

/// What is expected of a value as it was given, before a query was asked: what parameters take.
///
/// - Source: developer.apple.com/documentation/appintentstesting/resolvableintentvalueexpectation (iOS 27.3)
public protocol ResolvableIntentValueExpectation: IntentValueExpectation {}

extension IntentValueExpectation {
    /// Whether a value is as expected.
    ///
    /// The properties of an entity are looked at each for itself: one that cannot be read is not as expected.
    ///
    /// - Parameter value: The value; nil where there is none.
    /// - Throws: ``IntentTestingError`` where an app has to be asked and cannot be.
    /// - Source: developer.apple.com/documentation/appintentstesting/intentvalueexpectation/issatisfied(by:)
    public func isSatisfied(by value: (any IntentValueExpressing)?) async throws -> Bool {
        guard let check = self as? any ValueCheck else { return false }
        let app =
            switch value {
            case let entity as AnyAppEntity: entity.app
            case let entity as AnyTransientAppEntity: entity.app
            default: AppUnderTest.none
            }
        return try await check.isMet(by: ValueNode(value?.intentValue ?? .null, path: "value", app: app))
    }
}

extension IntentValueExpectation where Self == PrimitiveExpectation {
    /// That there is no value.
    public static var isNil: PrimitiveExpectation { PrimitiveExpectation(.absent) }
    /// That there is a value.
    public static var notNil: PrimitiveExpectation { PrimitiveExpectation(.present) }
    /// That the value is a text with this in it.
    public static func contains(_ text: String) -> PrimitiveExpectation { PrimitiveExpectation(.contains(text)) }
    /// That the value is a text in which something fits a regular expression.
    ///
    /// - Parameter regex: The expression, as `Regex` reads it. One that is none is never satisfied.
    public static func contains(regex: String) -> PrimitiveExpectation { PrimitiveExpectation(.fits(regex)) }
    /// That the value is this text, letter for letter. A case of an enumeration is its raw value.
    public static func equals(_ text: String) -> PrimitiveExpectation { PrimitiveExpectation(.equals(text)) }
}

extension IntentValueExpectation where Self == PredicateExpectation {
    /// That a value fits a predicate.
    ///
    /// ```swift
    /// order.expect(quantity: .matches(#Predicate<Int> { $0 > 1 }, requirement: "more than one"))
    /// ```
    ///
    /// A value of another type than the predicate's does not fit. A missing one fits only where the predicate is about
    /// an optional and says so.
    ///
    /// - Parameters:
    ///   - predicate: What to ask.
    ///   - requirement: What it asks, for people.
    /// - Source: developer.apple.com/documentation/appintentstesting/intentvalueexpectation/matches(_:requirement:)
    public static func matches<Input: IntentValueConvertible>(
        _ predicate: Predicate<Input>, requirement: String? = nil
    ) -> PredicateExpectation {
        PredicateExpectation(requirement: requirement ?? "fits a predicate about \(Input.self)") { node in
            guard let value = try? node.read(as: Input.self) else { return false }
            return try predicate.evaluate(value)
        }
    }
}

/// How an expectation looks at a value.
protocol ValueCheck: IntentValueExpectation, CustomStringConvertible {
    func isMet(by node: ValueNode) async throws -> Bool
}

/// That a value is there or not, or that it is a text of a kind.
///
/// - Source: developer.apple.com/documentation/appintentstesting/primitiveexpectation (iOS 27.3)
public struct PrimitiveExpectation: ResolvableIntentValueExpectation, ValueCheck {
    enum Kind: Sendable {
        case absent
        case present
        case contains(String)
        case fits(String)
        case equals(String)
    }

    private let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    func isMet(by node: ValueNode) async throws -> Bool {
        let node = try await node.fetched()
        guard case .success(let value) = node.value else { return false }
        switch (kind, value) {
        case (.absent, .null): return true
        case (.absent, _), (_, .null): return false
        case (.present, _): return true
        default: break
        }
        guard let text = try? node.read(as: String.self) else { return false }
        switch kind {
        case .contains(let part): return text.contains(part)
        case .equals(let other): return text == other
        case .fits(let expression):
            guard let regex = try? Regex(expression) else { return false }
            return text.contains(regex)
        case .absent, .present: return false
        }
    }

    /// What is expected, as `contains "NASA"`.
    public var description: String {
        switch kind {
        case .absent: "no value"
        case .present: "any value"
        case .contains(let text): "contains \"\(text)\""
        case .fits(let expression): "fits /\(expression)/"
        case .equals(let text): "\"\(text)\""
        }
    }
}

/// That a value fits a predicate.
///
/// - Source: developer.apple.com/documentation/appintentstesting/predicateexpectation (iOS 27.3)
public struct PredicateExpectation: ResolvableIntentValueExpectation, ValueCheck {
    private let requirement: String
    private let evaluate: @Sendable (ValueNode) throws -> Bool

    init(requirement: String, _ evaluate: @escaping @Sendable (ValueNode) throws -> Bool) {
        self.requirement = requirement
        self.evaluate = evaluate
    }

    func isMet(by node: ValueNode) async throws -> Bool {
        // A predicate that cannot be asked about the value is not fulfilled by it.
        (try? evaluate(try await node.fetched())) ?? false
    }

    /// What is expected, in the words of the test.
    public var description: String { requirement }
}

extension ValueNode {
    /// The same place with the value of a deferred property, which its app is asked for.
    func fetched() async throws -> ValueNode {
        guard let deferred else { return self }
        let found = try await app.entities(
            .identifiers([deferred.entity.id]), of: deferred.entity.type, fetching: [deferred.property])
        return with(found.first?.properties[deferred.property] ?? .null)
    }
}
