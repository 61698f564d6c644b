import IntentSyntax

/// A phrase whose first word belongs to Phone, Messages, Music and the like.
enum SystemVerbInPhrase: Rule {
    static let id = "AI206"
    static let severity = Severity.note
    static let title = "a phrase begins like a command of the system"
    static let explanation = """
        Siri sends "Call …", "Play …", "Remind me …" to its own apps before it thinks of others. Choose another \
        verb, or put the name of the app first.
        """
    static let bad = [
        ExampleCode.shortcut(
            phrases: #"[▸"Call home with \(.applicationName)"]"#,
            rest: #"shortTitle: "Start", systemImageName: "timer""#)
    ]
    static let good = [
        ExampleCode.shortcut(
            phrases: #"["\(.applicationName), call home"]"#, rest: #"shortTitle: "Start", systemImageName: "timer""#)
    ]

    private static let verbs: Set<String> = [
        "call", "message", "text", "play", "remind", "navigate", "facetime", "email", "translate", "wake",
    ]

    static func check(_ context: RuleContext) {
        for shortcut in context.shortcuts {
            for phrase in shortcut.phrases {
                guard let first = phrase.node.children.first, first.kind == .stringSegment,
                    let verb = Words.ofText(first.text).first, verbs.contains(verb)
                else { continue }
                context.report(
                    phrase.node, "'\(verb)' is a command of the system: Siri may send this phrase to another app")
            }
        }
    }
}
