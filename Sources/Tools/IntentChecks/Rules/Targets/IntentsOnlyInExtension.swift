import IntentSyntax

/// An app whose intents are all built into an extension.
enum IntentsOnlyInExtension: Rule {
    static let id = "AI101"
    static let severity = Severity.warning
    static let title = "all intents are in an extension"
    static let explanation = """
        Shortcuts and Siri read what the app target declares. Intents that only an extension has are left out, and \
        Xcode says so in a warning that is easy to miss: "Metadata extraction skipped". Add the files to the app \
        target too.
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
        // file: App/App.swift
        struct Model {}
        // file: Widgets/Start.swift
        import AppIntents
        struct ▸Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        // file: project.yml
        targets:
          App:
            type: application
            sources: [App, Widgets]
            dependencies:
              - target: Widgets
          Widgets:
            type: app-extension
            sources: [Widgets]
        // file: Widgets/Start.swift
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        let used = Set(context.uses.map { ObjectIdentifier($0.intent) })
        // What a widget or control runs belongs to it; a target that is an App Intents extension is read by itself.
        let intents = context.intents.filter { intent in
            !intent.isConfiguration && intent.isDiscoverable == true && !intent.conforms(to: "SetValueIntent")
                && !used.contains(ObjectIdentifier(intent))
        }
        let own = Set(context.model.types(conformingTo: "AppIntentsExtension").flatMap(\.targets))
        var seen: Set<Node> = []
        for app in context.apps where !app.target.sources.isEmpty {
            let inside = context.intents.contains { intent in
                intent.targets.contains { $0.kind != .appExtension && app.targets.contains($0) }
            }
            guard !inside else { continue }
            for target in app.targets where target.kind == .appExtension && !own.contains(target) {
                guard let first = intents.first(where: { $0.targets.contains(target) }),
                    seen.insert(first.node).inserted
                else { continue }
                context.report(
                    first.node.nameNode,
                    "Shortcuts reads the app's own intents, and target '\(app.target.name)' has none: "
                        + "add this file to it beside '\(target.name)'")
            }
        }
    }
}
