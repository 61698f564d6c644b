public import FoundationAdditions
public import IntentWire

/// A type whose values can be parameters, properties and results.
///
/// The library conforms the types of Foundation that Apple's framework takes; an app conforms its own types by way of
/// ``AppEntity`` and ``AppEnum``. The members that begin with two underscores carry a value across processes and are
/// not for apps.
///
/// - Source: declarations of `_IntentValue` in the iOS 26 SDK.
public protocol _IntentValue {
    /// The type of one value: the element of a collection, the wrapped type of an optional.
    associatedtype ValueType: _IntentValue = Self
    /// The type without its optionality.
    associatedtype UnwrappedType: _IntentValue = Self
    /// How values of other types are turned into this one.
    associatedtype Specification: ResolverSpecification

    /// The resolvers that apply where a parameter names none.
    static var defaultResolverSpecification: Specification { get }

    /// What a manifest calls this type.
    static var __valueType: IntentWire.ValueType { get }

    /// Reads a value that came from another process.
    static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Self

    /// Writes this value for another process.
    func __encode(_ context: __ValueContext) async throws -> IntentValue
}

extension _IntentValue {
    public static var __valueType: IntentWire.ValueType { .other(String(describing: Self.self)) }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Self {
        if let codable = Self.self as? any Decodable.Type, case .string(let text) = value {
            do {
                let decoded = try JSONDecoder().decode(codable, from: Data(text.utf8))
                if let decoded = decoded as? Self { return decoded }
            } catch {
                throw context.invalid(value, expected: String(describing: Self.self), because: "\(error)")
            }
        }
        throw context.invalid(value, expected: String(describing: Self.self))
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        if let codable = self as? any Encodable {
            return .string(String(decoding: try JSONEncoder().encode(codable), as: UTF8.self))
        }
        return .string(String(describing: self))
    }
}

/// A value that is a sequence of values.
public protocol _SequenceIntentValue: _IntentValue {
    associatedtype UnderlyingSequence: Collection
    var sequence: UnderlyingSequence { get }
}

extension _SequenceIntentValue where Self: Collection {
    public var sequence: Self { self }
}

/// A value type of the system that is shown like an entity.
public protocol _SystemIntentValue: DisplayRepresentable, PersistentlyIdentifiable, _IntentValue, Sendable {}

/// A type that stands for one of several value types.
public protocol _IntentValueRepresentable: _IntentValue {
    /// The value that it stands for.
    var asIntentValue: any _IntentValue { get }
    /// The types it can stand for.
    static var allIntentValueTypes: [any _IntentValue.Type] { get }
}

/// A parameter or a property, whatever its type.
public protocol AnyIntentValue: Sendable {
    associatedtype Value: _IntentValue, Sendable
    /// What people call it.
    var title: LocalizedStringResource { get }
    /// Whether it may have no value.
    var isOptional: Bool { get }
}
