import IntentSyntax

/// `static var title = …` and its like.
enum MutableStatic: Rule {
    static let id = "AI401"
    static let severity = Severity.warning
    static let title = "a constant of a type is declared as a variable"
    static let explanation = """
        A mutable static variable is shared by all threads: an error in Swift 6, and there is no reason for it to \
        change. `static let` is the same for App Intents. In a target with Swift 6 the finding is an error.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static ▸var title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#,
        #"""
        import AppIntents
        struct Start: AppIntent {
            static var title: LocalizedStringResource { "Start" }
            func perform() async throws -> some IntentResult { .result() }
        }
        """#,
    ]

    private static let names: Set<String> = [
        "title", "description", "openAppWhenRun", "isDiscoverable", "typeDisplayRepresentation",
        "caseDisplayRepresentations",
        "defaultQuery", "authenticationPolicy", "persistentIdentifier", "supportedModes", "shortcutTileColor",
    ]

    static func check(_ context: RuleContext) {
        for type in context.intents + context.entities + context.enums + context.providers + context.queries {
            for property in type.properties
            where property.isStatic && property.isVariable && property.initialValue != nil
                && names.contains(property.name)
            {
                guard !property.node.children.contains(where: { $0.kind == .accessor }),
                    property.node.all(.attribute).isEmpty,
                    !property.node.has("nonisolated(unsafe)"), let keyword = property.node.first(.bindingKeyword)
                else { continue }
                let targets = context.model.file(of: property.node).map { context.model.targets(of: $0) } ?? []
                let isStrict =
                    !targets.isEmpty && targets.allSatisfy { $0.swiftVersion == 6 && !$0.isMainActorByDefault }
                let isIsolated =
                    type.node.attribute("MainActor") != nil
                    || property.node.enclosingType?.attribute("MainActor") != nil
                context.report(
                    keyword, "'\(property.name)' never changes: declare it with 'static let'",
                    severity: isStrict && !isIsolated && type.isComplete ? .error : nil,
                    fix: Fix("write 'let'", Edit(keyword.range, "let")))
            }
        }
    }
}
