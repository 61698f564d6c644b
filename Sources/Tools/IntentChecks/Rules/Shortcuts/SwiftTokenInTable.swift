import IntentSyntax

/// A table of phrases with `\\(.applicationName)` in it.
enum SwiftTokenInTable: Rule {
    static let id = "AI221"
    static let severity = Severity.error
    static let title = "a string table writes the app name as Swift does"
    static let explanation = """
        In string tables the name of the app is written `${applicationName}`. The Swift spelling is taken for words, \
        so that the phrase never matches.
        """
    static let bad = [
        #"""
        // file: de.lproj/AppShortcuts.strings
        "Start ${applicationName}" = "Start ${applicationName}";
        ▸"Stop \\(.applicationName)" = "Stopp \\(.applicationName)";
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
            for entry in table.entries {
                let texts = [entry.key] + entry.values.map(\.text)
                guard texts.contains(where: { $0.contains("(.applicationName)") }) else { continue }
                context.report(
                    path: table.path, entry.range,
                    "write '${applicationName}' here: only Swift source has '\\(.applicationName)'")
            }
        }
    }
}
