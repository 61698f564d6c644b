/// A type of entities, and the app that has it.
///
/// - Source: AppIntentsTypeSupport, `AttributedTypeIdentifier` (iOS 27).
public struct AttributedTypeIdentifier: Equatable, Sendable {
    /// The identifier of the type in its app.
    public let persistentIdentifier: String
    /// The identifier of the app; nil for the app that asks.
    public let bundleIdentifier: String?

    /// Names a type.
    public init(persistentIdentifier: String, bundleIdentifier: String? = nil) {
        self.persistentIdentifier = persistentIdentifier
        self.bundleIdentifier = bundleIdentifier
    }
}

/// An entity by its type and identifier, and the app that has it.
///
/// - Source: AppIntentsTypeSupport, `AttributedEntityIdentifier` (iOS 27).
public struct AttributedEntityIdentifier: Equatable, Sendable {
    /// The type of the entity.
    public let entityType: AttributedTypeIdentifier
    /// The identifier of the entity among those of its type.
    public let instanceIdentifier: String

    /// Names an entity.
    public init(entityType: AttributedTypeIdentifier, instanceIdentifier: String) {
        self.entityType = entityType
        self.instanceIdentifier = instanceIdentifier
    }
}
