import IntentSyntax

/// An intent, entity or enumeration whose name another target of the app has too.
enum SameNameInTwoTargets: Rule {
    static let id = "AI105"
    static let severity = Severity.warning
    static let title = "two targets declare different types of one name"
    static let explanation = """
        The app and its extensions are registered together. Where both declare an intent of the same name, but not \
        by the same file, the system may bind the wrong one. One file in both targets is fine.
        """
    static let bad = [
        #"""
        // file: project.yml
        targets:
          App:
            type: application
            sources: [App]
            dependencies:
              - target: Widgets
          Widgets:
            type: app-extension
            sources: [Widgets]
        // file: App/Start.swift
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        // file: Widgets/Start.swift
        import AppIntents
        struct ▸Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for app in context.apps {
            let targets = Set(app.targets)
            var seen: [String: TypeInfo] = [:]
            for type in context.intents + context.entities + context.enums {
                guard !targets.isDisjoint(with: type.targets), type.node.conditions.isEmpty else {
                    continue
                }
                let key = IdentifierBaseline.identifier(of: type) ?? type.qualifiedName
                guard let first = seen[key] else {
                    seen[key] = type
                    continue
                }
                guard first !== type, first.qualifiedName == type.qualifiedName, first.file !== type.file,
                    Set(first.targets).isDisjoint(with: type.targets)
                else { continue }
                context.report(
                    type.node.nameNode,
                    "'\(type.name)' is declared in \(first.file.path) too, for another target: the system may bind the other one"
                )
            }
        }
    }
}
