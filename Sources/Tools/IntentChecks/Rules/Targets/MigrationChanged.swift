import IntentSyntax

/// A CustomIntentMigratedAppIntent whose class name or parameters differ from the baseline.
enum MigrationChanged: Rule {
    static let id = "AI136"
    static let severity = Severity.note
    static let title = "the intent that replaces one of SiriKit changed"
    static let explanation = """
        Widgets and shortcuts that people set up with a SiriKit intent go over to the \
        `CustomIntentMigratedAppIntent` with its class name, by the names of parameters. If either changes, they are \
        reset. Needs `--identifiers`.
        """
    static let bad = [
        #"""
        // file: identifiers.json
        { "version" : 1, "intents" : { "Start" : "Start.swift" }, "entities" : {}, "enums" : {}, "migrated" : { "Start" : { "intentClassName" : "StartIntent", "parameters" : [ ] } } }
        // file: Start.swift
        import AppIntents
        struct ▸Start: CustomIntentMigratedAppIntent {
            static let intentClassName = "BeginIntent"
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        guard let baseline = context.identifiers else { return }
        for (name, old) in baseline.migrated {
            guard let type = context.intents.first(where: { IdentifierBaseline.identifier(of: $0) == name }) else {
                continue
            }
            let className = type.property("intentClassName", isStatic: true)?.value?.literalText
            if className != old.intentClassName {
                context.report(
                    type.node.nameNode,
                    "'\(name)' no longer replaces '\(old.intentClassName)': widgets and shortcuts that use it are reset"
                )
            }
            let lost = Set(old.parameters).subtracting(type.parameters.map(\.name)).sorted()
            if !lost.isEmpty {
                context.report(
                    type.node.nameNode,
                    "'\(name)' lost \(lost.map { "'\($0)'" }.joined(separator: ", ")): values that people set are lost")
            }
        }
    }
}
