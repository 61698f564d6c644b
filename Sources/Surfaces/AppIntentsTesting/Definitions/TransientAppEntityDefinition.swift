import IntentWire

/// A type of entity that lives as long as an answer.
///
/// - Source: developer.apple.com/documentation/appintentstesting/transientappentitydefinition
public struct TransientAppEntityDefinition: AppIntentTypeDefinition, Sendable {
    /// The name by which it was asked for.
    public let typeIdentifier: String

    let app: AppUnderTest

    /// The app that has it.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// Makes an entity with values for its properties, to give to a parameter.
    ///
    /// ```swift
    /// let session = definitions.transientEntities["SessionEntity"].makeEntity(name: "Lunch", seats: 4)
    /// ```
    public var makeEntity: IntentValuePropertiesCallable<AnyTransientAppEntity> {
        IntentValuePropertiesCallable { [self] values in
            var snapshot = EntitySnapshot(
                type: app.entityIdentifier(of: typeIdentifier), id: "", display: .init(title: ""), isTransient: true)
            for (name, value) in values where value != nil { snapshot.properties[name] = value?.intentValue }
            return AnyTransientAppEntity(snapshot, app: app)
        }
    }

    /// Checks that an entity is of this type.
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/castingFailed`` where it is of another.
    public func isInstance(_ instance: AnyTransientAppEntity) throws {
        try app.check(instance.snapshot.type, is: typeIdentifier)
    }
}
