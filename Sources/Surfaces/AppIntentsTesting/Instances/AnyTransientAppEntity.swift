public import AppIntentsTypeSupport
import IntentWire

/// An entity that lives as long as the answer in which it came, or that a test made for a parameter.
///
/// - Source: developer.apple.com/documentation/appintentstesting/anytransientappentity
@dynamicMemberLookup
public struct AnyTransientAppEntity: Sendable {
    /// The entity's type.
    public var entityType: AttributedTypeIdentifier {
        get {
            AttributedTypeIdentifier(persistentIdentifier: snapshot.type, bundleIdentifier: app.bundleIdentifier)
        }
        set { snapshot.type = newValue.persistentIdentifier }
    }

    private(set) var snapshot: EntitySnapshot
    let app: AppUnderTest

    init(_ snapshot: EntitySnapshot, app: AppUnderTest) {
        self.snapshot = snapshot
        self.app = app
    }

    private var node: ValueNode { ValueNode(.entity(snapshot), path: snapshot.type, app: app) }

    /// A property as any value, which can be set; nil where it has none, or there is no such property.
    public subscript(dynamicMember name: String) -> (any IntentValueExpressing)? {
        get { try? node.member(name).expression() }
        set { snapshot.properties[name] = newValue?.intentValue }
    }

    /// A property, to go on from to what is in it.
    public subscript(dynamicMember name: String) -> DynamicPropertyPath { DynamicPropertyPath(node.member(name)) }

    /// A property as a value of a type.
    ///
    /// - Throws: ``IntentTestingError``: `unknownProperty`, or `castingFailed` where it is of another type or has no
    ///   value and `T` is not optional.
    public subscript<T: IntentValueConvertible>(dynamicMember name: String) -> T {
        get throws { try node.member(name).read() }
    }
}

extension AnyTransientAppEntity: Equatable {
    /// Whether both are of the same type, with the same values.
    public static func == (lhs: AnyTransientAppEntity, rhs: AnyTransientAppEntity) -> Bool {
        lhs.entityType == rhs.entityType && lhs.snapshot.properties == rhs.snapshot.properties
    }
}

extension AnyTransientAppEntity: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.entity(snapshot))
    }
}
