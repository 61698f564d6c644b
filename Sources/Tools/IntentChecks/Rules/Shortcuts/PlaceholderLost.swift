import IntentSyntax

/// A translation without the name of the app or the parameter of its key.
enum PlaceholderLost: Rule {
    static let id = "AI223"
    static let severity = Severity.error
    static let title = "a translated phrase lost a placeholder"
    static let explanation = """
        A translation has the placeholders of its key, `${applicationName}` and that of the parameter, in any order. \
        Without them the phrase is refused in that language, or matches nothing.
        """
    static let bad = [
        #"""
        // file: de.lproj/AppShortcuts.strings
        ▸"Start ${applicationName}" = "Los";
        """#
    ]
    static let good = [
        #"""
        // file: de.lproj/AppShortcuts.strings
        "Start ${applicationName}" = "Los ${applicationName}";
        """#
    ]

    static func check(_ context: RuleContext) {
        for table in context.model.workspace.stringTables(named: "AppShortcuts", below: "") {
            for entry in table.entries where entry.key.contains("${applicationName}") {
                for (language, text) in entry.values where !text.isEmpty {
                    // Other phrases of the shortcut may stand in the same set, without the parameter.
                    guard !text.contains("${applicationName}"), !text.contains("(.applicationName)") else { continue }
                    let place = language.isEmpty ? "" : " (\(language))"
                    context.report(
                        path: table.path, entry.range, "the translation '\(text)'\(place) lacks '${applicationName}'")
                }
            }
        }
    }
}
