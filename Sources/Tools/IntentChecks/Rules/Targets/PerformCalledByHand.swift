import IntentSyntax

/// A call of `perform()` on an intent that needs the system.
enum PerformCalledByHand: Rule {
    static let id = "AI140"
    static let severity = Severity.warning
    static let title = "perform() is called by hand"
    static let explanation = """
        Dependencies and parameters are filled in by the system when it runs an intent. `Start().perform()` runs \
        without them: a dependency traps, and so does a parameter that has no value. Move the work into a function \
        that both can call. Intents that need neither are not judged.
        """
    static let bad = [
        #"""
        import AppIntents
        final class Store: Sendable {}
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Dependency var store: Store
            func perform() async throws -> some IntentResult { .result() }
        }
        func setUp() { AppDependencyManager.shared.add(dependency: Store()) }
        func run() async throws { _ = try await Start().▸perform() }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        func run() async throws { _ = try await Start().perform() }
        """#
    ]

    static func check(_ context: RuleContext) {
        for file in context.files {
            for call in file.tree.nodes(.call) {
                guard let callee = call.callee, callee.kind == .member, callee.text == "perform",
                    let made = callee.base?.unwrapped, let name = made.callee?.dottedText,
                    let intent = context.model.resolve(name, at: call), intent.conforms(to: "AppIntent"),
                    call.all(.argument).isEmpty
                else { continue }
                let dependency = intent.properties.first { $0.wrapper("Dependency", "AppDependency") != nil }
                let open = intent.parameters.first { !$0.isOptional && $0.defaultValue == nil }
                let isFilled = !made.all(.argument).isEmpty || intent.members.contains { $0.kind == .initializer }
                guard let lost = dependency?.name ?? (isFilled ? nil : open?.name) else { continue }
                context.report(
                    callee.first(.name) ?? callee,
                    "only the system fills '\(lost)' of '\(intent.name)': move the work into a function that both call")
            }
        }
    }
}
