import IntentSyntax

/// A `Task` in `perform()` that nothing awaits.
enum UnawaitedTask: Rule {
    static let id = "AI404"
    static let severity = Severity.note
    static let title = "work goes on after the intent is done"
    static let explanation = """
        When `perform()` returns the process may be ended, and with it what a task still does. Await the work.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult {
                ▸Task { await order() }
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
            func perform() async throws -> some IntentResult {
                await order()
                return .result()
            }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.staticFlag("openAppWhenRun") != true {
            for perform in intent.performs {
                guard let body = perform.first(.body) else { continue }
                for statement in body.children where statement.kind == .call {
                    guard let name = statement.callee?.dottedText, name == "Task" || name == "Task.detached" else {
                        continue
                    }
                    context.report(statement, "nothing awaits this task: the process may end before it is done")
                }
            }
        }
    }
}
