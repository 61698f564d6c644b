import IntentSyntax

/// An app with twenty intents and more that are all in one heap.
enum HardToFind: Rule {
    static let id = "AI366"
    static let severity = Severity.note
    static let title = "many intents have neither category nor keywords"
    static let explanation = """
        `IntentDescription` takes a category, under which Shortcuts sorts actions, and words to search by.
        """
    static let bad = [ExampleCode.intents(20)]
    static let good = [ExampleCode.intents(19).replacing("▸", with: "")]

    static func check(_ context: RuleContext) {
        for (_, intents) in Dictionary(grouping: context.intents, by: { context.model.projectFolder(of: $0.file.path) })
        {
            let shown = intents.filter { $0.isDiscoverable == true && !$0.isConfiguration }
            guard shown.count >= 20, let first = shown.first else { continue }
            let sorted = shown.contains { intent in
                let value = intent.inheritedProperty("description", isStatic: true)?.value
                return value?.argument("categoryName") != nil || value?.argument("searchKeywords") != nil
            }
            if !sorted {
                context.report(
                    first.node.nameNode, "\(shown.count) intents have neither 'categoryName' nor 'searchKeywords'")
            }
        }
    }
}
