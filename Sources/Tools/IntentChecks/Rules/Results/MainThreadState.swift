import IntentSyntax

/// UIKit or AppKit in a `perform()` that is not on the main actor.
enum MainThreadState: Rule {
    static let id = "AI355"
    static let severity = Severity.warning
    static let title = "the screen is touched away from the main actor"
    static let explanation = """
        UIKit and AppKit belong to the main actor. Mark `perform()` with `@MainActor`, or await the call.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult {
                ▸UIApplication.shared.isIdleTimerDisabled = true
                return .result()
            }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @MainActor func perform() async throws -> some IntentResult {
                UIApplication.shared.isIdleTimerDisabled = true
                return .result()
            }
        }
        """#
    ]

    private static let objects: Set<String> = ["UIApplication", "NSApplication", "NSApp", "UIDevice", "NSWorkspace"]

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.node.attribute("MainActor") == nil {
            guard !intent.targets.contains(where: \.isMainActorByDefault) else { continue }
            for perform in intent.performs
            where perform.attribute("MainActor") == nil && perform.enclosingType?.attribute("MainActor") == nil {
                for member in perform.below(.member) where member.text == "shared" {
                    guard let base = member.base, base.kind == .identifier,
                        ["UIApplication", "NSApplication"].contains(base.text),
                        !member.ancestors.prefix(while: { $0 != perform }).contains(where: {
                            [.awaitExpression, .closure].contains($0.kind)
                        }),
                        !isAwaited(member, in: perform)
                    else { continue }
                    context.report(
                        member, "'\(base.text)' belongs to the main actor: mark 'perform()' with '@MainActor'",
                        fix: Fix("insert '@MainActor'", Edit(at: perform.start, "@MainActor ")))
                }
            }
        }
    }

    /// Whether an `await` stands before the expression in its statement.
    private static func isAwaited(_ node: Node, in perform: Node) -> Bool {
        var top = node
        for ancestor in node.ancestors {
            if [.body, .elseBranch, .closure, .switchCase].contains(ancestor.kind) { break }
            top = ancestor
        }
        return top.kind == .awaitExpression || top.descendants.contains { $0.kind == .awaitExpression }
    }
}
