public import AppIntentsTypeSupport
import IntentWire

/// A way into a value that an app gave: from entities to their properties, from lists to their elements.
///
/// ```swift
/// let name: String = try result.value.customer.name
/// let first: String = try result.value.tags[0]
/// ```
///
/// Going on never fails; reading says where the way was wrong.
///
/// - Source: developer.apple.com/documentation/appintentstesting/dynamicpropertypath
@dynamicMemberLookup
public struct DynamicPropertyPath: Sendable {
    private let node: ValueNode

    init(_ node: ValueNode) { self.node = node }

    /// A property as any value; nil where it has none.
    ///
    /// - Throws: ``IntentTestingError`` where there is no such property, or the way here was wrong.
    public subscript(dynamicMember name: String) -> (any IntentValueExpressing)? {
        get throws { try node.member(name).expression() }
    }

    /// A property, to go on from.
    public subscript(dynamicMember name: String) -> DynamicPropertyPath { DynamicPropertyPath(node.member(name)) }

    /// A property as a value of a type.
    ///
    /// - Throws: ``IntentTestingError``: `unknownProperty`, or `castingFailed`.
    public subscript<T: IntentValueConvertible>(dynamicMember name: String) -> T {
        get throws { try node.member(name).read() }
    }

    /// An element as any value.
    ///
    /// - Throws: ``IntentTestingError`` where there is no such element, or the way here was wrong.
    public subscript(index: Int) -> (any IntentValueExpressing)? {
        get throws { try node.element(index).expression() }
    }

    /// An element, to go on from.
    public subscript(index: Int) -> DynamicPropertyPath { DynamicPropertyPath(node.element(index)) }

    /// An element as a value of a type.
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/castingFailed``.
    public subscript<T: IntentValueConvertible>(index: Int) -> T {
        get throws { try node.element(index).read() }
    }

    /// What is here, as a value of a type.
    ///
    /// - Throws: ``IntentTestingError``, as reading a property does.
    public func `as`<T: IntentValueConvertible>(_ type: T.Type) throws -> T { try node.read() }

    /// What is here, as a value of a type of the app.
    ///
    /// ```swift
    /// let soup = try result.value.as(definitions.entities["SoupEntity"])
    /// ```
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/castingFailed`` where it is of another type.
    public func `as`<Definition: AppIntentTypeDefinition>(_ definition: Definition) throws -> Definition.Instance {
        let instance: Definition.Instance = try node.read()
        try definition.isInstance(instance)
        return instance
    }

    /// What is here, as a value of a type; a deferred property is fetched from the app.
    ///
    /// ```swift
    /// let archived: Int = try await file.archivedTasks.get()
    /// ```
    ///
    /// - Throws: ``IntentTestingError``: what the app threw, or as reading does.
    ///
    /// - Source: developer.apple.com/documentation/appintentstesting/dynamicpropertypath/get(as:) (iOS 27.2)
    public func get<T: IntentValueConvertible>(as type: T.Type = T.self) async throws -> T {
        guard let deferred = node.deferred else { return try node.read() }
        let found = try await node.app.entities(
            .identifiers([deferred.entity.id]), of: deferred.entity.type, fetching: [deferred.property])
        guard let entity = found.first else {
            throw IntentTestingError(
                .entityNotFound,
                "'\(deferred.property)' cannot be fetched: there is no \(deferred.entity.type) '\(deferred.entity.id)' any more"
            )
        }
        return try node.with(entity.properties[deferred.property] ?? .null).read()
    }
}
