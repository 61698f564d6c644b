import IntentSyntax

/// A phrase with two application names.
enum ApplicationNameTwice: Rule {
    static let id = "AI215"
    static let severity = Severity.error
    static let title = "a phrase names the app twice"
    static let explanation = """
        Every phrase has the name of the app in it exactly once; the build stops at a second one.
        """
    static let bad = [
        ExampleCode.shortcut(
            phrases: #"[▸"\(.applicationName) start \(.applicationName)"]"#,
            rest: #"shortTitle: "Start", systemImageName: "timer""#)
    ]
    static let good = [
        ExampleCode.shortcut(
            phrases: #"["Start \(.applicationName)"]"#, rest: #"shortTitle: "Start", systemImageName: "timer""#)
    ]

    static func check(_ context: RuleContext) {
        for shortcut in context.shortcuts {
            for phrase in shortcut.phrases where phrase.applicationNameCount > 1 {
                context.report(
                    phrase.node, "the phrase names the app \(phrase.applicationNameCount) times: once is allowed")
            }
        }
    }
}
