import FoundationAdditions

/// An intent that the assistant can run because it adopts a schema. Use `@AppIntent(schema:)`.
///
/// - Source: AppIntents documentation, `AssistantIntent`.
@_alwaysEmitConformanceMetadata
public protocol AssistantIntent: AppIntent {}

/// An entity that the assistant understands because it adopts a schema. Use `@AppEntity(schema:)`.
///
/// - Source: AppIntents documentation, `AssistantEntity`.
@_alwaysEmitConformanceMetadata
public protocol AssistantEntity: AppEntity {}

/// An enumeration that the assistant understands because it adopts a schema. Use `@AppEnum(schema:)`.
///
/// - Source: AppIntents documentation, `AssistantEnum`.
@_alwaysEmitConformanceMetadata
public protocol AssistantEnum: AppEnum {}

/// An intent that has adopted a schema by its macro.
///
/// - Source: AppIntents documentation, `AssistantSchemaIntent`.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaIntent: AssistantIntent {
    /// Whether only the assistant may offer the intent, and other surfaces hide it. False by default.
    static var isAssistantOnly: Bool { get }

    /// The schema. Not for apps.
    static var __assistantSchemaIntent: AssistantSchema { get }
}

extension AssistantSchemaIntent {
    /// What the schema calls the intent.
    public static var title: LocalizedStringResource {
        LocalizedStringResource(stringLiteral: __assistantSchemaIntent.definition?.title ?? "\(Self.self)")
    }

    /// The policy of the schema: an intent may have a stricter one, not a weaker one.
    ///
    /// - Source: WWDC 2026, session 347.
    public static var authenticationPolicy: IntentAuthenticationPolicy {
        __assistantSchemaIntent.definition?.authentication.map(IntentAuthenticationPolicy.init) ?? .alwaysAllowed
    }

    public static var isAssistantOnly: Bool { false }
}

/// An entity that has adopted a schema by its macro.
///
/// - Source: AppIntents documentation, `AssistantSchemaEntity`.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEntity: AssistantEntity {
    /// Whether only the assistant may offer the entity, and other surfaces hide it. False by default.
    static var isAssistantOnly: Bool { get }

    /// The schema. Not for apps.
    static var __assistantSchemaEntity: AssistantSchema { get }
}

extension AssistantSchemaEntity {
    /// What the schema calls the entity.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource(stringLiteral: __assistantSchemaEntity.definition?.title ?? "\(Self.self)"))
    }

    public static var isAssistantOnly: Bool { false }
}

/// An enumeration that has adopted a schema by its macro.
///
/// - Source: AppIntents documentation, `AssistantSchemaEnum`.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEnum: AssistantEnum {
    /// Whether only the assistant may offer the enumeration, and other surfaces hide it. False by default.
    static var isAssistantOnly: Bool { get }

    /// The schema. Not for apps.
    static var __assistantSchemaEnum: AssistantSchema { get }
}

extension AssistantSchemaEnum {
    /// What the schema calls the enumeration.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource(stringLiteral: __assistantSchemaEnum.definition?.title ?? "\(Self.self)"))
    }

    /// The words that the names of the cases are made of, as in `Last Four Hours` for `lastFourHours`.
    public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        var representations: [Self: DisplayRepresentation] = [:]
        for choice in allCases {
            representations[choice] = DisplayRepresentation(
                title: LocalizedStringResource(stringLiteral: words(of: "\(choice.rawValue)")))
        }
        return representations
    }

    public static var isAssistantOnly: Bool { false }
}

/// The words of a name in camel case, each with a capital: `Last Four Hours` of `lastFourHours`.
private func words(of name: String) -> String {
    var words = ""
    for letter in name {
        if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
        words.append(contentsOf: words.isEmpty ? letter.uppercased() : String(letter))
    }
    return words
}
