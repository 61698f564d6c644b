import IntentSyntax

/// An intent that unlocks, pays or transfers, without `authenticationPolicy`.
enum NoPolicy: Rule {
    static let id = "AI364"
    static let severity = Severity.warning
    static let title = "a sensitive intent has no authentication policy"
    static let explanation = """
        Without a policy an intent may run while the device is locked. `authenticationPolicy = \
        .requiresAuthentication` asks the owner first.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸UnlockDoor: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct UnlockDoor: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    private static let verbs: Set<String> = ["unlock", "pay", "transfer"]

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.isDiscoverable == true && intent.schema == nil && intent.isComplete {
            guard let verb = Words.ofName(intent.name).first, verbs.contains(verb),
                intent.inheritedProperty("authenticationPolicy", isStatic: true) == nil, !intent.isConfiguration,
                !intent.conforms(to: "OpenIntent"), intent.staticFlag("openAppWhenRun") != true
            else { continue }
            context.report(
                intent.node.nameNode, "'\(intent.name)' may run on a locked device: choose an 'authenticationPolicy'",
                fix: intent.node.first(.memberBlock).map {
                    Fix(
                        "require the owner",
                        Edit(
                            at: $0.start + 1,
                            "\n    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication\n"
                        ))
                })
        }
    }
}
