import IntentSyntax

/// A `catch` or `guard` that returns a dialog about a failure.
enum FailureAsResult: Rule {
    static let id = "AI350"
    static let severity = Severity.warning
    static let title = "a failure is returned as a result"
    static let explanation = """
        A run that returns has succeeded: a shortcut goes on with its next step, an assistant tells that it is done. \
        Throw an error with a message instead; people read that as well.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult & ProvidesDialog {
                do {
                    try await order()
                    return .result(dialog: "Ordered")
                } catch {
                    return ▸.result(dialog: "Could not order")
                }
            }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult & ProvidesDialog {
                try await order()
                return .result(dialog: "Ordered")
            }
        }
        """#
    ]

    private static let words: Set<String> = [
        "failed", "fail", "error", "couldn't", "couldn’t", "unable", "can't", "can’t", "cannot", "invalid", "sorry",
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            for perform in intent.performs {
                for statement in perform.below(.returnStatement) {
                    guard let call = statement.children.first?.unwrapped, call.kind == .call,
                        call.calledName == "result",
                        let dialog = call.argument("dialog"),
                        let branch = statement.ancestors.first(where: {
                            [.catchClause, .elseBranch, .closure].contains($0.kind)
                        }),
                        branch.kind == .catchClause
                            || (branch.kind == .elseBranch && branch.parent?.kind == .guardStatement)
                    else { continue }
                    let texts = ([dialog] + Array(dialog.descendants)).filter { $0.kind == .stringSegment }.map(\.text)
                    let text = texts.joined(separator: " ").lowercased()
                    guard
                        !words.isDisjoint(with: Words.ofText(text)) || text.contains("could not")
                            || text.contains("went wrong")
                    else { continue }
                    context.report(call, "this failure counts as a success: throw an error that says so")
                }
            }
        }
    }
}
