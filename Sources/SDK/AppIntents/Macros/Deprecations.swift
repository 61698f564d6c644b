/// The older form of ``AppIntent(schema:)``, for a structure that declares its conformance itself.
///
/// - Parameter schema: The schema's name, written `.domain.name`.
/// - Source: AppIntents documentation, `AssistantIntent(schema:)`.
@available(*, deprecated, renamed: "AppIntent(schema:)")
@attached(memberAttribute)
@attached(
    extension, conformances: AssistantSchemaIntent, ShowInAppSearchResultsIntent,
    names: named(__assistantSchemaIntent))
public macro AssistantIntent<T: AssistantSchemas.Intent>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "IntentSchemaMacro")

/// The older form of ``AppEntity(schema:)``.
///
/// - Parameter schema: The schema's name, written `.domain.name`.
/// - Source: AppIntents documentation, `AssistantEntity(schema:)`.
@available(*, deprecated, renamed: "AppEntity(schema:)")
@attached(memberAttribute)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity, names: named(__assistantSchemaEntity))
public macro AssistantEntity<T: AssistantSchemas.Entity>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "EntitySchemaMacro")

/// The older form of ``AppEnum(schema:)``, for an enumeration that declares its conformance itself.
///
/// - Parameter schema: The schema's name, written `.domain.name`.
/// - Source: AppIntents documentation, `AssistantEnum(schema:)`.
@available(*, deprecated, renamed: "AppEnum(schema:)")
@attached(extension, conformances: AssistantSchemaEnum, names: named(__assistantSchemaEnum))
public macro AssistantEnum<T: AssistantSchemas.Enum>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "EnumSchemaMacro")
