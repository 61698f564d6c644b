import IntentSyntax

/// A key that matches no phrase of the app.
enum StalePhrase: Rule {
    static let id = "AI224"
    static let severity = Severity.warning
    static let title = "a table translates a phrase that does not exist"
    static let explanation = """
        A key of `AppShortcuts` that no phrase has is not used. Often the phrase was changed in the source and the \
        translation is lost with it.
        """
    static let bad = [
        #"""
        // file: App/Package.swift
        import PackageDescription
        let package = Package(name: "App", targets: [.executableTarget(name: "App")])
        // file: App/Sources/App/App.swift
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let description: IntentDescription? = "Starts."
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(
                    intent: Start(), phrases: ["Start \(.applicationName)"], shortTitle: "Start", systemImageName: "star")
            }
        }
        // file: App/Sources/App/de.lproj/AppShortcuts.strings
        "Start ${applicationName}" = "Los ${applicationName}";
        ▸"Stop ${applicationName}" = "Halt ${applicationName}";
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for provider in context.providers {
            guard let scope = PhraseScope(provider, context) else { continue }
            let targets = Set(provider.targets)
            let shortcuts = context.shortcuts.filter { !targets.isDisjoint(with: $0.provider.targets) }
            // Where one phrase is not known, any key may be its.
            let phrases = shortcuts.flatMap(\.phrases)
            guard !phrases.isEmpty, shortcuts.allSatisfy({ $0.phrasesExpression?.kind == .array }) else { continue }
            let keys = phrases.compactMap(\.key)
            guard keys.count == phrases.count else { continue }
            let known = Set(keys)
            for table in scope.tables {
                for entry in table.entries
                where !known.contains(entry.key) && entry.key.contains("${applicationName}") {
                    context.report(path: table.path, entry.range, "no shortcut has the phrase '\(entry.key)'")
                }
            }
        }
    }
}
