// The initialisers of EntityProperty: a name, a title, a Spotlight key, and where a computed value comes from.
// Source: AppIntents, `EntityProperty`.

public import CoreSpotlight
public import FoundationAdditions

extension EntityProperty {
    /// Creates a property, indexed as an attribute.
    public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
        self.init(
            identifier: nil, title: nil, indexing: .attribute(indexingKey), source: .stored)
    }

    /// Creates a property, indexed under an app's key.
    public convenience init(customIndexingKey: CSCustomAttributeKey) {
        self.init(
            identifier: nil, title: nil, indexing: .custom(customIndexingKey), source: .stored)
    }

    /// Creates a property with a title.
    public convenience init(title: LocalizedStringResource) {
        self.init(
            identifier: nil, title: title, indexing: nil, source: .stored)
    }

    /// Creates a property with a title, indexed as an attribute.
    public convenience init(
        title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(
            identifier: nil, title: title, indexing: .attribute(indexingKey), source: .stored)
    }

    /// Creates a property with a title, indexed under an app's key.
    public convenience init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) {
        self.init(
            identifier: nil, title: title, indexing: .custom(customIndexingKey), source: .stored)
    }

    /// Creates a property of this name.
    public convenience init(identifier: String) {
        self.init(
            identifier: identifier, title: nil, indexing: nil, source: .stored)
    }

    /// Creates a property of this name, whose value a key path gives.
    public convenience init<Entity: AppEntity>(identifier: String, getter: KeyPath<Entity, Value>) {
        self.init(
            identifier: identifier, title: nil, indexing: nil, source: Self.computed(getter))
    }

    /// Creates a property of this name, whose value a key path gives.
    public convenience init<Entity: AppEntity>(identifier: String, getSetter: WritableKeyPath<Entity, Value>) {
        self.init(
            identifier: identifier, title: nil, indexing: nil, source: Self.computed(getSetter))
    }

    /// Creates a property of this name, whose value is fetched when needed.
    public convenience init<Entity: AppEntity>(
        identifier: String, asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier, title: nil, indexing: nil, source: Self.deferred(asyncGetter))
    }

    /// Creates a property of this name, indexed as an attribute.
    public convenience init(identifier: String, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
        self.init(
            identifier: identifier, title: nil, indexing: .attribute(indexingKey), source: .stored)
    }

    /// Creates a property of this name, indexed as an attribute, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: nil, indexing: .attribute(indexingKey), source: Self.computed(getter))
    }

    /// Creates a property of this name, indexed as an attribute, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: nil, indexing: .attribute(indexingKey), source: Self.computed(getSetter))
    }

    /// Creates a property of this name, indexed as an attribute, whose value is fetched when needed.
    public convenience init<Entity: AppEntity>(
        identifier: String, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier, title: nil, indexing: .attribute(indexingKey), source: Self.deferred(asyncGetter))
    }

    /// Creates a property of this name, indexed under an app's key.
    public convenience init(identifier: String, customIndexingKey: CSCustomAttributeKey) {
        self.init(
            identifier: identifier, title: nil, indexing: .custom(customIndexingKey), source: .stored)
    }

    /// Creates a property of this name, indexed under an app's key, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: nil, indexing: .custom(customIndexingKey), source: Self.computed(getter))
    }

    /// Creates a property of this name, indexed under an app's key, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, customIndexingKey: CSCustomAttributeKey, getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: nil, indexing: .custom(customIndexingKey), source: Self.computed(getSetter))
    }

    /// Creates a property of this name, indexed under an app's key, whose value is fetched when needed.
    public convenience init<Entity: AppEntity>(
        identifier: String, customIndexingKey: CSCustomAttributeKey,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier, title: nil, indexing: .custom(customIndexingKey), source: Self.deferred(asyncGetter)
        )
    }

    /// Creates a property of this name with a title.
    public convenience init(identifier: String, title: LocalizedStringResource) {
        self.init(
            identifier: identifier, title: title, indexing: nil, source: .stored)
    }

    /// Creates a property of this name with a title, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource, getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: nil, source: Self.computed(getter))
    }

    /// Creates a property of this name with a title, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource, getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: nil, source: Self.computed(getSetter))
    }

    /// Creates a property of this name with a title, whose value is fetched when needed.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier, title: title, indexing: nil, source: Self.deferred(asyncGetter))
    }

    /// Creates a property of this name with a title, indexed as an attribute.
    public convenience init(
        identifier: String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .attribute(indexingKey), source: .stored)
    }

    /// Creates a property of this name with a title, indexed as an attribute, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .attribute(indexingKey), source: Self.computed(getter))
    }

    /// Creates a property of this name with a title, indexed as an attribute, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .attribute(indexingKey), source: Self.computed(getSetter))
    }

    /// Creates a property of this name with a title, indexed as an attribute, whose value is fetched when needed.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .attribute(indexingKey), source: Self.deferred(asyncGetter))
    }

    /// Creates a property of this name with a title, indexed under an app's key.
    public convenience init(
        identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .custom(customIndexingKey), source: .stored)
    }

    /// Creates a property of this name with a title, indexed under an app's key, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .custom(customIndexingKey), source: Self.computed(getter))
    }

    /// Creates a property of this name with a title, indexed under an app's key, whose value a key path gives.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .custom(customIndexingKey), source: Self.computed(getSetter)
        )
    }

    /// Creates a property of this name with a title, indexed under an app's key, whose value is fetched when needed.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier, title: title, indexing: .custom(customIndexingKey),
            source: Self.deferred(asyncGetter))
    }
}

extension EntityProperty {
    static func computed<Entity: AppEntity>(_ path: KeyPath<Entity, Value>) -> Source {
        // Key paths are immutable; the type does not say that it is Sendable.
        nonisolated(unsafe) let path = path
        return .getter { ($0 as? Entity)?[keyPath: path] }
    }

    static func deferred<Entity: AppEntity>(
        _ getter: @escaping @Sendable (Entity) async throws -> Value
    ) -> Source {
        .asyncGetter { entity in
            guard let entity = entity as? Entity else { return nil }
            return try await getter(entity)
        }
    }
}
