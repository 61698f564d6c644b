public import AppIntentsTypeSupport
package import IntentWire

/// An entity of the app under test: its identity, and the properties that it exposes, by name.
///
/// ```swift
/// let soup = try await definitions.entities["SoupEntity"].entities(matching: "tomato")[0]
/// let name: String = try soup.name
/// #expect(try soup.vegan == true)
/// ```
///
/// It is a copy of what the app told: ask again to see a change. Properties are those marked `@Property` and its like;
/// the identifier is ``identifier``.
///
/// - Source: developer.apple.com/documentation/appintentstesting/anyappentity
@dynamicMemberLookup
public struct AnyAppEntity: Sendable {
    /// The entity's identity.
    public var identifier: AttributedEntityIdentifier {
        get {
            AttributedEntityIdentifier(
                entityType: AttributedTypeIdentifier(
                    persistentIdentifier: snapshot.type, bundleIdentifier: app.bundleIdentifier),
                instanceIdentifier: snapshot.id)
        }
        set {
            snapshot = EntitySnapshot(
                type: newValue.entityType.persistentIdentifier, id: newValue.instanceIdentifier,
                display: .init(title: ""))
            isReference = true
        }
    }

    private(set) var snapshot: EntitySnapshot
    /// Whether only the identity is known.
    private(set) var isReference: Bool
    let app: AppUnderTest

    package init(_ snapshot: EntitySnapshot, app: AppUnderTest, isReference: Bool = false) {
        self.snapshot = snapshot
        self.app = app
        self.isReference = isReference
    }

    private var node: ValueNode {
        ValueNode(.entity(snapshot), path: snapshot.type, app: app, isReference: isReference)
    }

    /// A property as any value; nil where it has none, or there is no such property.
    public subscript(dynamicMember name: String) -> (any IntentValueExpressing)? { try? node.member(name).expression() }

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

extension AnyAppEntity: Equatable {
    /// Whether both are the same entity, with the same values.
    public static func == (lhs: AnyAppEntity, rhs: AnyAppEntity) -> Bool {
        lhs.identifier == rhs.identifier && lhs.snapshot.properties == rhs.snapshot.properties
    }
}

extension AnyAppEntity: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.entity(snapshot))
    }
}

extension AnyAppEntity: CustomStringConvertible {
    /// The type and the identifier.
    public var description: String { "\(snapshot.type) '\(snapshot.id)'" }
}
