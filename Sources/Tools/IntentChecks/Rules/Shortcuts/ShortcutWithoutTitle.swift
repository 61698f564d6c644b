import IntentSyntax

/// An App Shortcut without `shortTitle` or `systemImageName`.
enum ShortcutWithoutTitle: Rule {
    static let id = "AI216"
    static let severity = Severity.warning
    static let title = "an App Shortcut has no short title or image"
    static let explanation = """
        Without a short title and an image an App Shortcut is shown without text or with a grey square in Spotlight \
        and Shortcuts. The initialiser without them is deprecated.
        """
    static let bad = [
        ExampleCode.shortcut(phrases: #"["Start \(.applicationName)"]"#, rest: "shortTitle: \"Start\"").replacing(
            "AppShortcut(intent", with: "▸AppShortcut(intent")
    ]
    static let good = [
        ExampleCode.shortcut(
            phrases: #"["Start \(.applicationName)"]"#, rest: #"shortTitle: "Start", systemImageName: "timer""#)
    ]

    static func check(_ context: RuleContext) {
        for shortcut in context.shortcuts {
            guard shortcut.phrasesExpression != nil else { continue }
            var missing: [String] = []
            if shortcut.shortTitle == nil { missing.append("shortTitle") }
            if shortcut.systemImageName == nil { missing.append("systemImageName") }
            if !missing.isEmpty {
                context.report(
                    shortcut.node,
                    "the App Shortcut has no \(missing.joined(separator: " and no ")): give it one to be shown well")
            } else if let image = shortcut.systemImageName, image.literalText == "" {
                context.report(image, "the name of the image is empty: name a symbol")
            }
        }
    }
}
