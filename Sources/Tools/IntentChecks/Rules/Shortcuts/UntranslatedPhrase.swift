import IntentSyntax

/// An app in several languages whose phrases are in one.
enum UntranslatedPhrase: Rule {
    static let id = "AI220"
    static let severity = Severity.warning
    static let title = "phrases are not translated though the app is"
    static let explanation = """
        Phrases are translated in a table of their own, `AppShortcuts.strings` or `AppShortcuts.xcstrings`; \
        `Localizable` is not looked at. In a catalogue one entry, that of the first phrase, may hold all phrases of \
        a shortcut.
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
        struct ▸Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(
                    intent: Start(), phrases: ["Start \(.applicationName)"], shortTitle: "Start", systemImageName: "star")
            }
        }
        // file: App/Sources/App/de.lproj/Localizable.strings
        "Start" = "Los";
        // file: App/Sources/App/fr.lproj/Localizable.strings
        "Start" = "Allez";
        """#
    ]
    static let good = [
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
        """#
    ]

    static func check(_ context: RuleContext) {
        for provider in context.providers where provider.file.isComplete {
            guard let scope = PhraseScope(provider, context) else { continue }
            let shortcuts = context.shortcuts.filter { $0.provider === provider }
            guard !shortcuts.isEmpty else { continue }
            let tables = scope.tables
            if tables.isEmpty {
                if scope.languages.count > 1 {
                    context.report(
                        provider.node.nameNode,
                        "the app is in \(scope.languages.count) languages and its phrases in one: add AppShortcuts.xcstrings"
                    )
                }
                continue
            }
            let keys = Set(tables.flatMap { $0.entries.map(\.key) })
            for shortcut in shortcuts {
                guard let first = shortcut.phrases.first, let key = first.key, !keys.contains(key) else { continue }
                context.report(first.node, "no table AppShortcuts has the phrase '\(key)': it is not translated")
            }
        }
    }
}
