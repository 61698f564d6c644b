// The initialisers of EntityProperty that say who may see the property.
// Source: AppIntents, `EntityProperty.init(title:description:authenticationPolicy:visibility:)` and its like (iOS 27.3).

public import CoreSpotlight
public import FoundationAdditions

extension EntityProperty {
    /// Creates a property with what the system may do with it.
    ///
    /// - Parameters:
    ///   - title: What people call the property; its name where nil.
    ///   - description: What the property is, for the system.
    ///   - authenticationPolicy: Who must be there before the value is given away; that of the entity where nil, which is
    ///     also the least that holds.
    ///   - visibility: Who learns of the property at all; everybody where nil.
    /// - Source: AppIntents, `EntityProperty.init(title:description:authenticationPolicy:visibility:)`.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil
    ) {
        self.init(
            identifier: nil, title: title, indexing: nil, source: .stored,
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property with what the system may do with it, indexed as an attribute.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(
            identifier: nil, title: title, indexing: .attribute(indexingKey), source: .stored,
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property with what the system may do with it, indexed under an app's key.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        customIndexingKey: CSCustomAttributeKey
    ) {
        self.init(
            identifier: nil, title: title, indexing: .custom(customIndexingKey), source: .stored,
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it.
    public convenience init(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil
    ) {
        self.init(
            identifier: identifier, title: title, indexing: nil, source: .stored,
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: nil, source: Self.computed(getter),
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: nil, source: Self.computed(getSetter),
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it, whose value is fetched when needed.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier, title: title, indexing: nil, source: Self.deferred(asyncGetter),
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it, indexed as an attribute.
    public convenience init(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .attribute(indexingKey), source: .stored,
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it, indexed as an attribute, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .attribute(indexingKey), source: Self.computed(getter),
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it, indexed as an attribute, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .attribute(indexingKey), source: Self.computed(getSetter),
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it, indexed as an attribute, whose value is fetched when needed.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .attribute(indexingKey), source: Self.deferred(asyncGetter),
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it, indexed under an app's key.
    public convenience init(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        customIndexingKey: CSCustomAttributeKey
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .custom(customIndexingKey), source: .stored,
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it, indexed under an app's key, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .custom(customIndexingKey), source: Self.computed(getter),
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it, indexed under an app's key, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        customIndexingKey: CSCustomAttributeKey, getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .custom(customIndexingKey),
            source: Self.computed(getSetter),
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }

    /// Creates a property of this name with what the system may do with it, indexed under an app's key, whose value is fetched when needed.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        authenticationPolicy: IntentAuthenticationPolicy? = nil, visibility: IntentVisibility? = nil,
        customIndexingKey: CSCustomAttributeKey, asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .custom(customIndexingKey),
            source: Self.deferred(asyncGetter),
            traits: EntityPropertyTraits(
                description: description, authenticationPolicy: authenticationPolicy, visibility: visibility))
    }
}
