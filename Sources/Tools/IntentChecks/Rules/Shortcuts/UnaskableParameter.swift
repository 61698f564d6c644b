import IntentSyntax

/// A shortcut whose intent requires a file or a list.
enum UnaskableParameter: Rule {
    static let id = "AI218"
    static let severity = Severity.warning
    static let title = "an App Shortcut needs a value that cannot be said"
    static let explanation = """
        An App Shortcut is run by voice. A required file or list of entities cannot be asked for in words, so that \
        the shortcut ends there. Make the parameter optional, give it a default, or leave the intent to the \
        Shortcuts app.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Import: AppIntent {
            static let title: LocalizedStringResource = "Import"
            @Parameter(title: "File") var file: IntentFile
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(intent: ▸Import(), phrases: ["Import to \(.applicationName)"], shortTitle: "Import", systemImageName: "star")
            }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for shortcut in context.shortcuts {
            guard let intent = context.intent(of: shortcut), let node = shortcut.intentExpression,
                node.unwrapped.all(.argument).isEmpty
            else { continue }
            for parameter in intent.parameters where !parameter.isOptional && parameter.defaultValue == nil {
                guard let type = parameter.type else { continue }
                let isEntities =
                    type.isArray && context.type(of: parameter.property)?.conforms(to: "AppEntity") == true
                guard (type.element ?? type.name) == "IntentFile" || isEntities else { continue }
                context.report(
                    node,
                    "'\(intent.name)' needs '\(parameter.name)', which cannot be said: make it optional or give it a default"
                )
            }
        }
    }
}
