/// The older names of schemas, which `@AssistantIntent(schema:)`, `@AssistantEntity(schema:)` and
/// `@AssistantEnum(schema:)` take.
///
/// - Source: AppIntents in the iOS 26 SDK, `AssistantSchemas`; ``AppSchema`` replaces them in iOS 27.
public enum AssistantSchemas {
    /// What all names of schemas are.
    public protocol Model {}

    /// The names of schemas for intents.
    public protocol Intent: Model {}

    /// The names of schemas for entities.
    public protocol Entity: Model {}

    /// The names of schemas for enumerations.
    public protocol Enum: Model {}

    /// The name of a schema for intents, or of a domain of such schemas.
    public struct IntentSchema: Intent, Hashable, Sendable {
        let reference: SchemaReference

        init(_ domain: String, _ name: String? = nil) { reference = SchemaReference(domain: domain, name: name) }
    }

    /// The name of a schema for entities, or of a domain of such schemas.
    public struct EntitySchema: Entity, Hashable, Sendable {
        let reference: SchemaReference

        init(_ domain: String, _ name: String? = nil) { reference = SchemaReference(domain: domain, name: name) }
    }

    /// The name of a schema for enumerations, or of a domain of such schemas.
    public struct EnumSchema: Enum, Hashable, Sendable {
        let reference: SchemaReference

        init(_ domain: String, _ name: String? = nil) { reference = SchemaReference(domain: domain, name: name) }
    }
}
