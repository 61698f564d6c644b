/// A schema that a type of an app has adopted.
///
/// - Source: AppIntents in the iOS 26 SDK, `AssistantSchema`.
public struct AssistantSchema: Hashable, Sendable {
    /// The kind of type that adopts the schema.
    package let kind: SchemaDefinition.Kind
    /// The app domain, such as `photos`.
    package let domain: String
    /// The name in the domain, such as `openAsset`; empty for a domain as a whole.
    package let name: String

    /// Both, as `photos.openAsset`.
    package var path: String { "\(domain).\(name)" }

    private init(_ kind: SchemaDefinition.Kind, _ reference: SchemaReference?) {
        self.kind = kind
        self.domain = reference?.domain ?? ""
        self.name = reference?.name ?? ""
    }

    /// The schema for intents with a name.
    public init(_ intent: some AssistantSchemas.Intent) {
        self.init(.intent, (intent as? AssistantSchemas.IntentSchema)?.reference)
    }

    /// The schema for entities with a name.
    public init(_ entity: some AssistantSchemas.Entity) {
        self.init(.entity, (entity as? AssistantSchemas.EntitySchema)?.reference)
    }

    /// The schema for enumerations with a name.
    public init(_ enum: some AssistantSchemas.Enum) {
        self.init(.enumeration, (`enum` as? AssistantSchemas.EnumSchema)?.reference)
    }

    /// The schema for intents that a macro has read. Not for apps.
    public static func __intent(domain: String, name: String) -> AssistantSchema {
        AssistantSchema(.intent, SchemaReference(domain: domain, name: name))
    }

    /// The schema for entities that a macro has read. Not for apps.
    public static func __entity(domain: String, name: String) -> AssistantSchema {
        AssistantSchema(.entity, SchemaReference(domain: domain, name: name))
    }

    /// The schema for enumerations that a macro has read. Not for apps.
    public static func __enumeration(domain: String, name: String) -> AssistantSchema {
        AssistantSchema(.enumeration, SchemaReference(domain: domain, name: name))
    }

    /// What the schema asks for.
    package var definition: SchemaDefinition? {
        SchemaCatalog.definition(kind, domain: domain, name: name)
    }
}

extension AssistantSchema {
    /// The name of a schema for intents, by an older type.
    public struct IntentSchema: AssistantSchemas.Intent, Hashable, Sendable {}

    /// The name of a schema for entities, by an older type.
    public struct EntitySchema: AssistantSchemas.Entity, Hashable, Sendable {}

    /// The name of a schema for enumerations, by an older type.
    public struct EnumSchema: AssistantSchemas.Enum, Hashable, Sendable {}
}
