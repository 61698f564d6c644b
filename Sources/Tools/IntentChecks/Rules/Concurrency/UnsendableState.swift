import IntentSyntax

/// A class of the app in a variable of an intent.
enum UnsendableState: Rule {
    static let id = "AI403"
    static let severity = Severity.warning
    static let title = "an intent holds an object that is not Sendable"
    static let explanation = """
        Intents are `Sendable`: they go from one thread to another. An object that is not safe there must not be in \
        one.
        """
    static let bad = [
        #"""
        import AppIntents
        final class Store { var count = 0 }
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            let store: ▸Store = Store()
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        @MainActor final class Store { var count = 0 }
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            let store: Store = Store()
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            for property in intent.properties
            where !property.isStatic && !property.isComputed && property.node.all(.attribute).isEmpty {
                guard let type = context.type(of: property), type.node.kind == .classType, type.isComplete,
                    let node = property.node.first(.typeName), !type.conforms(to: "Sendable"), isUnprotected(type),
                    !intent.targets.contains(where: \.isMainActorByDefault), !TypeText(node.text).isArray
                else { continue }
                context.report(node, "'\(type.name)' is not Sendable, and '\(intent.name)' must be")
            }
        }
    }

    private static func isUnprotected(_ type: TypeInfo) -> Bool {
        let inherited = type.inherited.map(\.text)
        guard !inherited.contains(where: { $0.contains("Sendable") || $0.contains("Actor") }) else { return false }
        let all = type.ancestry.types + [type]
        return !all.contains { ancestor in
            ancestor.parts.contains { part in
                part.node.all(.attribute).contains { $0.text.contains("Actor") || $0.text == "Model" }
            }
        } && all.contains { $0.properties.contains { $0.isVariable && !$0.isStatic && !$0.isComputed } }
    }
}
