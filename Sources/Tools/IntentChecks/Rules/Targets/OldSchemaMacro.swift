import IntentSyntax

/// `@AssistantIntent` and its like.
enum OldSchemaMacro: Rule {
    static let id = "AI142"
    static let severity = Severity.warning
    static let title = "an old name of a schema macro is used"
    static let explanation = """
        The macros for schemas are named `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)` now; \
        the old names are deprecated.
        """
    static let bad = [
        #"""
        import AppIntents
        ▸@AssistantIntent(schema: .photos.openAsset)
        struct OpenPhoto: OpenIntent {
            var target: Photo
        }
        """#
    ]
    static let good = [String]()

    private static let names = [
        "AssistantIntent": "AppIntent", "AssistantEntity": "AppEntity", "AssistantEnum": "AppEnum",
    ]

    static func check(_ context: RuleContext) {
        for file in context.files {
            for attribute in file.tree.nodes(.attribute) {
                guard let name = names[attribute.text], attribute.argument("schema") != nil else { continue }
                let start = attribute.start + 1
                context.report(
                    attribute, "'@\(attribute.text)' is deprecated: write '@\(name)'",
                    fix: Fix("rename", Edit(start..<(start + attribute.text.utf8.count), name)))
            }
        }
    }
}
