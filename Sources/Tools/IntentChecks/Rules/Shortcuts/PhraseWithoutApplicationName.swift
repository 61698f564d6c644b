import IntentSyntax

/// A phrase that does not name the app.
enum PhraseWithoutApplicationName: Rule {
    static let id = "AI201"
    static let severity = Severity.error
    static let title = "a phrase does not name the app"
    static let explanation = """
        Every phrase of an App Shortcut has `\\(.applicationName)` in it once: Siri needs it to know which app is meant, and \
        Xcode's build stops with "Invalid Utterance". Phrases with parts that only running code knows are not judged.
        """
    static let bad = [
        ExampleCode.shortcut(phrases: #"[▸"Start a timer", "Run \(.applicationName)"]"#)
    ]
    static let good = [
        ExampleCode.shortcut(
            phrases: #"["Start a timer in \(.applicationName)", "Ask \(AppShortcutPhraseToken.applicationName)"]"#),
        ExampleCode.shortcut(phrases: #"["Start with ${applicationName}"]"#),
    ]

    static func check(_ context: RuleContext) {
        for shortcut in context.shortcuts {
            for phrase in shortcut.phrases
            where phrase.applicationNameCount == 0 && phrase.unknownParts.isEmpty
                && MisspelledApplicationName.misspelling(in: phrase, shortcut, context) == nil
            {
                let quote = phrase.node.end - 1
                let isPlain = phrase.node.first(.stringSegment) != nil && phrase.node.all(.stringSegment).count >= 1
                context.report(
                    phrase.node, #"the phrase does not name the app: every phrase needs '\(.applicationName)' once"#,
                    fix: isPlain && !phrase.node.text.contains("\n")
                        ? Fix(#"append ' in \(.applicationName)'"#, Edit(at: quote, #" in \(.applicationName)"#)) : nil)
            }
        }
    }
}
