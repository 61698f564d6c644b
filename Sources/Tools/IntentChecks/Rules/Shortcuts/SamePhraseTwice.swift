import IntentSyntax

/// A phrase that belongs to two App Shortcuts.
enum SamePhraseTwice: Rule {
    static let id = "AI213"
    static let severity = Severity.warning
    static let title = "two shortcuts have the same phrase"
    static let explanation = """
        Where two shortcuts of an app have one phrase, which of them runs is not defined.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Stop: AppIntent {
            static let title: LocalizedStringResource = "Stop"
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: Start(), phrases: ["Run \(.applicationName)"], shortTitle: "Start", systemImageName: "star")
                AppShortcut(intent: Stop(), phrases: [▸"run \(.applicationName)"], shortTitle: "Stop", systemImageName: "star")
            }
        }
        """#
    ]
    static let good = [
        ExampleCode.shortcut(
            phrases: #"["Run \(.applicationName)", "Start \(.applicationName)"]"#,
            rest: #"shortTitle: "Start", systemImageName: "timer""#)
    ]

    static func check(_ context: RuleContext) {
        for provider in context.providers {
            var seen: [String: (phrase: Node, shortcut: Node)] = [:]
            for shortcut in context.shortcuts where shortcut.provider === provider {
                for phrase in shortcut.phrases {
                    guard let key = phrase.key?.lowercased() else { continue }
                    if let first = seen[key] {
                        guard first.shortcut != shortcut.node, !first.shortcut.excludes(shortcut.node) else { continue }
                        let isBranch = shortcut.node.ancestors.contains {
                            $0.kind == .ifStatement || $0.kind == .elseBranch
                        }
                        if !isBranch {
                            context.report(phrase.node, "another shortcut has the same phrase: one of them never runs")
                        }
                    } else {
                        seen[key] = (phrase.node, shortcut.node)
                    }
                }
            }
        }
    }
}
