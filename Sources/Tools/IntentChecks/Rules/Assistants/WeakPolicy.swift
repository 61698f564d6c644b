import IntentSyntax

/// An authentication policy below that of the schema.
enum WeakPolicy: Rule {
    static let id = "AI365"
    static let severity = Severity.error
    static let title = "a policy is weaker than its schema demands"
    static let explanation = """
        A schema says who may run its intents. An intent may be stricter, not weaker. The rule knows the schemas \
        whose policy is known.
        """
    static let bad = [
        #"""
        import AppIntents
        @AppIntent(schema: .photos.deleteAssets)
        struct DeletePhotos: DeleteIntent {
            static let authenticationPolicy = ▸IntentAuthenticationPolicy.alwaysAllowed
            var entities: [Photo]
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            guard let minimum = Schemas.definition(of: intent, .intent)?.authentication,
                let value = intent.property("authenticationPolicy", isStatic: true)?.value, value.kind == .member,
                let policy = SchemaDefinition.Authentication(rawValue: value.text), policy < minimum
            else { continue }
            let name = value.first(.name) ?? value
            context.report(
                value, "the schema demands '\(minimum.rawValue)' at least",
                fix: Fix("use '\(minimum.rawValue)'", Edit(name.range, minimum.rawValue)))
        }
    }
}
