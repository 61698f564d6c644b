/// What schemas ask of an app as a whole, which no macro can see while it expands one type.
enum SchemaRules {
    /// The policy that holds for an intent: its own, or the minimum of its schema if its own is weaker.
    ///
    /// The macro refuses a weaker policy in the body of the type. One in an extension, or one that is computed, ends here.
    ///
    /// - Source: WWDC 2026, session 347.
    static func policy(of type: any AppIntent.Type) -> IntentAuthenticationPolicy {
        let own = type.authenticationPolicy
        guard let minimum = schema(of: type)?.authentication, own.level < minimum else { return own }
        return IntentAuthenticationPolicy(minimum)
    }

    /// What the author of the app should know.
    ///
    /// - Parameter intents: All intents of the app.
    static func warnings(for intents: [any AppIntent.Type]) -> [String] {
        let weak = intents.compactMap { type -> String? in
            let own = type.authenticationPolicy.level
            guard let schema = schema(of: type), let minimum = schema.authentication, own < minimum else { return nil }
            return "\(TypeNames.qualified(type)) has the authentication policy '\(own.rawValue)', which is weaker than "
                + "its schema '\(schema.path)' allows; '\(minimum.rawValue)' holds"
        }
        let adopted = Set(intents.compactMap { schema(of: $0)?.path })
        return weak + SchemaCatalog.gaps(adopted: adopted).map(\.message)
    }

    private static func schema(of type: any AppIntent.Type) -> SchemaDefinition? {
        (type as? any AssistantSchemaIntent.Type)?.__assistantSchemaIntent.definition
    }
}

extension IntentAuthenticationPolicy {
    /// The policy by its name in the catalogue of schemas.
    init(_ level: SchemaDefinition.Authentication) {
        switch level {
        case .alwaysAllowed: self = .alwaysAllowed
        case .requiresAuthentication: self = .requiresAuthentication
        case .requiresLocalDeviceAuthentication: self = .requiresLocalDeviceAuthentication
        }
    }

    fileprivate var level: SchemaDefinition.Authentication {
        switch self {
        case .alwaysAllowed: .alwaysAllowed
        case .requiresAuthentication: .requiresAuthentication
        case .requiresLocalDeviceAuthentication: .requiresLocalDeviceAuthentication
        }
    }
}
