import IntentSyntax

/// A phrase in which the token of the app's name is misspelt, or the name is typed out.
enum MisspelledApplicationName: Rule {
    static let id = "AI202"
    static let severity = Severity.error
    static let title = "the app's name in a phrase is misspelt or typed out"
    static let explanation = """
        Only `\\(.applicationName)` in a phrase, or exactly `${applicationName}`, stands for the app's name. Other spellings \
        are words that nobody says, and the name typed out is not found to be one, so that the build stops as if it were \
        missing.
        """
    static let bad = [ExampleCode.shortcut(phrases: #"[▸"Start a timer in ${applicationname}"]"#)]
    static let good = [ExampleCode.shortcut(phrases: #"["Start a timer in ${applicationName}"]"#)]

    /// What stands in the place of the token.
    static func misspelling(in phrase: Phrase, _ shortcut: Shortcut, _ context: RuleContext) -> String? {
        guard phrase.applicationNameCount == 0 else { return nil }
        for pattern in [#/\$\{?[Aa]pp(?:lication)?[ _]?[Nn]ame\}?/#, #/\{\{?[Aa]pp(?:lication)?[ _]?[Nn]ame\}?\}/#] {
            if let match = phrase.node.text.firstMatch(of: pattern) { return String(match.0) }
        }
        let names = Set(shortcut.provider.targets.compactMap(\.displayName)).filter { $0.count > 2 }
        return names.sorted().first { phrase.node.text.contains($0) }
    }

    static func check(_ context: RuleContext) {
        for shortcut in context.shortcuts {
            for phrase in shortcut.phrases where phrase.unknownParts.isEmpty {
                guard let found = misspelling(in: phrase, shortcut, context) else { continue }
                context.report(
                    phrase.node, #"'\#(found)' does not stand for the app's name: write '\(.applicationName)'"#,
                    fix: fix(found, in: phrase.node))
            }
        }
    }

    private static func fix(_ found: String, in node: Node) -> Fix? {
        guard let segment = node.all(.stringSegment).first(where: { $0.text.contains(found) }),
            segment.text.utf8.count == segment.end - segment.start,
            let range = segment.text.firstRange(of: found)
        else { return nil }
        let start = segment.start + segment.text.utf8.distance(from: segment.text.startIndex, to: range.lowerBound)
        return Fix(
            #"write '\(.applicationName)'"#, Edit(start..<(start + found.utf8.count), #"\(.applicationName)"#))
    }
}
