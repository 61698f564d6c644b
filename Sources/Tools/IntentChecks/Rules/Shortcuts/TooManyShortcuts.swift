import IntentSyntax

/// More than ten App Shortcuts.
enum TooManyShortcuts: Rule {
    static let id = "AI208"
    static let severity = Severity.error
    static let title = "a provider has more than ten App Shortcuts"
    static let explanation = """
        An app has at most ten App Shortcuts; Xcode stops at more. Shortcuts behind a condition that only running \
        code knows are not counted.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var ▸appShortcuts: [AppShortcut] {
                AppShortcut(intent: Start(), phrases: ["Run 0 \(.applicationName)"], shortTitle: "0", systemImageName: "star")
                AppShortcut(intent: Start(), phrases: ["Run 1 \(.applicationName)"], shortTitle: "1", systemImageName: "star")
                AppShortcut(intent: Start(), phrases: ["Run 2 \(.applicationName)"], shortTitle: "2", systemImageName: "star")
                AppShortcut(intent: Start(), phrases: ["Run 3 \(.applicationName)"], shortTitle: "3", systemImageName: "star")
                AppShortcut(intent: Start(), phrases: ["Run 4 \(.applicationName)"], shortTitle: "4", systemImageName: "star")
                AppShortcut(intent: Start(), phrases: ["Run 5 \(.applicationName)"], shortTitle: "5", systemImageName: "star")
                AppShortcut(intent: Start(), phrases: ["Run 6 \(.applicationName)"], shortTitle: "6", systemImageName: "star")
                AppShortcut(intent: Start(), phrases: ["Run 7 \(.applicationName)"], shortTitle: "7", systemImageName: "star")
                AppShortcut(intent: Start(), phrases: ["Run 8 \(.applicationName)"], shortTitle: "8", systemImageName: "star")
                AppShortcut(intent: Start(), phrases: ["Run 9 \(.applicationName)"], shortTitle: "9", systemImageName: "star")
                AppShortcut(intent: Start(), phrases: ["Run 10 \(.applicationName)"], shortTitle: "10", systemImageName: "star")
            }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for provider in context.providers {
            guard let property = provider.property("appShortcuts", isStatic: true) else { continue }
            let certain = property.node.below(.call).filter { call in
                call.calledName == "AppShortcut"
                    && !call.ancestors.prefix { $0 != property.node }.contains { node in
                        [.ifStatement, .conditionalClause, .switchCase, .closure, .guardStatement, .ternary].contains(
                            node.kind)
                    }
            }
            if certain.count > 10 {
                context.report(
                    property.node.nameNode, "there are \(certain.count) App Shortcuts: ten at most are allowed")
            }
        }
    }
}
