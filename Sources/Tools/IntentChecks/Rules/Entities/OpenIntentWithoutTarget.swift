import IntentSyntax

/// An OpenIntent whose parameter is not called `target`.
enum OpenIntentWithoutTarget: Rule {
    static let id = "AI330"
    static let severity = Severity.error
    static let title = "an OpenIntent has no target"
    static let explanation = """
        The system puts what is to be opened into the parameter `target`.
        """
    static let bad = [
        #"""
        import AppIntents
        struct ▸OpenDrink: OpenIntent {
            static let title: LocalizedStringResource = "Open Drink"
            @Parameter(title: "Drink") var drink: Drink
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct OpenDrink: OpenIntent {
            static let title: LocalizedStringResource = "Open Drink"
            @Parameter(title: "Drink") var target: Drink
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents
        where intent.conforms(to: "OpenIntent") && intent.schema == nil && intent.isComplete {
            guard intent.inheritedProperty("target") == nil, intent.node.first(.genericParameters) == nil else {
                continue
            }
            var fix: Fix?
            if let only = intent.parameters.first, intent.parameters.count == 1, let name = only.node.first(.name) {
                fix = Fix("call it 'target'", Edit(name.range, "target"))
                // Other uses of the name would have to change, too.
                let uses = intent.file.tree.root.descendants.filter {
                    $0.kind == .identifier || $0.kind == .keyPath || $0.kind == .member
                }
                if uses.contains(where: { $0.text.contains(only.name) }) { fix = nil }
            }
            context.report(
                intent.node.nameNode, "'\(intent.name)' has no parameter 'target', which an OpenIntent opens", fix: fix)
        }
    }
}
