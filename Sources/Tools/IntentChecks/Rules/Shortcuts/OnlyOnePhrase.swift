import IntentSyntax

/// A shortcut with a single phrase.
enum OnlyOnePhrase: Rule {
    static let id = "AI217"
    static let severity = Severity.note
    static let title = "an App Shortcut has one phrase only"
    static let explanation = """
        People say the same thing in different words, and Siri understands what is near a phrase, not what is far \
        from it. Two to four phrases for each shortcut make it found.
        """
    static let bad = [
        ExampleCode.shortcut(
            phrases: #"▸["Start \(.applicationName)"]"#, rest: #"shortTitle: "Start", systemImageName: "timer""#)
    ]
    static let good = [
        ExampleCode.shortcut(
            phrases: #"["Start \(.applicationName)", "Run \(.applicationName)"]"#,
            rest: #"shortTitle: "Start", systemImageName: "timer""#)
    ]

    static func check(_ context: RuleContext) {
        for shortcut in context.shortcuts {
            guard let list = shortcut.phrasesExpression, list.kind == .array, shortcut.phrases.count == 1,
                list.children.filter({ _ in true }).count == 1
            else { continue }
            context.report(list, "one phrase only: offer two to four ways to say it")
        }
    }
}
