/// The names of the schemas that types of an app can adopt with `@AppIntent(schema:)`, `@AppEntity(schema:)` and
/// `@AppEnum(schema:)`.
///
/// A schema is written `.domain.name`, as in `.photos.openAsset`.
///
/// - Source: AppIntents documentation, `AppSchema`.
public struct AppSchema: Sendable {
    /// What all names of schemas are.
    public protocol Kind {}

    /// A name for the SDK's interface files, which call ``Kind`` so.
    public typealias Schema = Kind

    /// The name of a schema for intents, or of a domain of such schemas.
    public struct Intent: AppSchemaIntent, Hashable, Sendable {
        let reference: SchemaReference

        init(_ domain: String, _ name: String? = nil) { reference = SchemaReference(domain: domain, name: name) }
    }

    /// The name of a schema for entities, or of a domain of such schemas.
    public struct Entity: AppSchemaEntity, Hashable, Sendable {
        let reference: SchemaReference

        init(_ domain: String, _ name: String? = nil) { reference = SchemaReference(domain: domain, name: name) }
    }

    /// The name of a schema for enumerations, or of a domain of such schemas.
    public struct Enum: AppSchemaEnum, Hashable, Sendable {
        let reference: SchemaReference

        init(_ domain: String, _ name: String? = nil) { reference = SchemaReference(domain: domain, name: name) }
    }
}

/// The names of schemas for intents.
///
/// - Source: AppIntents documentation, `AppSchemaIntent`.
public protocol AppSchemaIntent: AppSchema.Kind {}

/// The names of schemas for entities.
///
/// - Source: AppIntents documentation, `AppSchemaEntity`.
public protocol AppSchemaEntity: AppSchema.Kind {}

/// The names of schemas for enumerations.
///
/// - Source: AppIntents documentation, `AppSchemaEnum`.
public protocol AppSchemaEnum: AppSchema.Kind {}

/// A schema by its domain and its name in the domain; without a name, the domain.
struct SchemaReference: Hashable, Sendable {
    let domain: String
    let name: String?
}
