import IntentSyntax

/// An app with phrases whose name has digits or many words.
enum NameHardToSay: Rule {
    static let id = "AI207"
    static let severity = Severity.note
    static let title = "the name of the app is hard to say"
    static let explanation = """
        Phrases hold the name of the app. One with digits, unusual capitals or more than three words is heard wrong; \
        `INAlternativeAppNames` in the property list gives Siri other names to listen for.
        """
    static let bad = [
        #"""
        // file: project.yml
        targets:
          App:
            type: application
            sources: [App]
            settings:
              INFOPLIST_KEY_CFBundleDisplayName: T4sk M4nager
        // file: App/App.swift
        import AppIntents
        struct ▸Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] { [] }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for provider in context.providers {
            for target in provider.targets where target.kind == .app {
                guard let name = target.displayName, !target.infoPlistKeys.contains("INAlternativeAppNames"),
                    isHard(name), !hasAlternatives(target, context)
                else { continue }
                context.report(
                    provider.node.nameNode,
                    "'\(name)' is hard to say: give Siri other names in the property list by INAlternativeAppNames")
            }
        }
    }

    private static func isHard(_ name: String) -> Bool {
        let words = name.split(separator: " ")
        return words.count > 3
            || words.contains { word in word.contains(where: \.isNumber) && word.contains(where: \.isLetter) }
    }

    private static func hasAlternatives(_ target: Target, _ context: RuleContext) -> Bool {
        guard let path = target.infoPlist, let bytes = context.bytes(of: path) else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("INAlternativeAppNames")
    }
}
