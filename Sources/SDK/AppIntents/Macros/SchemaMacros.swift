/// Makes a structure an intent that adopts a schema of the system.
///
/// The macro adds the conformances that the schema calls for, such as ``OpenIntent``, and makes a parameter of each
/// stored variable that the schema names. A variable with an attribute of its own stays as it is, so `@Parameter` with a
/// title, a range or a query goes before what the schema says. The title of the intent comes from the schema unless the
/// structure has one, and so does its ``AppIntent/authenticationPolicy``, which may be stricter but not weaker.
///
/// An intent that lacks a parameter of its schema, gives it another type, or adds one that people have to give is an error.
/// Some schemas are for apps that adopt several together, as those for mail; what is missing stands in the app's manifest.
///
/// ```swift
/// @AppIntent(schema: .photos.openAsset)
/// struct OpenPhoto {
///     var target: Photo
///
///     func perform() async throws -> some IntentResult { … }
/// }
/// ```
///
/// - Parameter schema: The schema's name, written `.domain.name`.
/// - Source: AppIntents documentation, `AppIntent(schema:)`.
@attached(memberAttribute)
@attached(
    extension,
    conformances: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent, OpenIntent, DeleteIntent,
    AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent, URLRepresentableIntent,
    names: named(__assistantSchemaIntent))
public macro AppIntent<T: AppSchemaIntent>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "IntentSchemaMacro")

/// Makes a type an entity that adopts a schema of the system.
///
/// The macro adds the conformances that the schema calls for, such as ``FileEntity``, and makes a property of each
/// variable that the schema names: of a stored one as `@Property` does, of one with a getter as `@ComputedProperty` or
/// `@DeferredProperty` does. A variable with an attribute of its own stays as it is. Give stored properties their values
/// in an initialiser, not where they are declared. The name of the type comes from the schema unless the type has one.
///
/// A type that lacks a property of its schema, or gives it another type, is an error. Other properties are the app's affair.
///
/// - Parameter schema: The schema's name, written `.domain.name`.
/// - Source: AppIntents documentation, `AppEntity(schema:)`.
@attached(memberAttribute)
@attached(
    extension, conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity, URLRepresentableEntity,
    names: named(__assistantSchemaEntity))
public macro AppEntity<T: AppSchemaEntity>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "EntitySchemaMacro")

/// Makes an enumeration a choice that adopts a schema of the system.
///
/// The name of the type comes from the schema, and the names of the choices from those of the cases, unless the
/// enumeration has representations of its own. Of the cases of a schema an app declares those that it has.
///
/// - Parameter schema: The schema's name, written `.domain.name`.
/// - Source: AppIntents documentation, `AppEnum(schema:)`.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__assistantSchemaEnum))
public macro AppEnum<T: AppSchemaEnum>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "EnumSchemaMacro")
