import IntentSyntax

/// A file that declares an intent and imports nothing that brings AppIntents.
enum MissingImport: Rule {
    static let id = "AI106"
    static let severity = Severity.error
    static let title = "AppIntents is not imported"
    static let explanation = """
        Names of a module are known in files that import it.
        """
    static let bad = [
        #"""
        import Foundation
        struct Start: ▸AppIntent {
            static let title: LocalizedStringResource = "Start"
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
        """#
    ]

    /// Modules that are known not to bring AppIntents along.
    private static let plain: Set<String> = [
        "Foundation", "Swift", "Combine", "UIKit", "CoreData", "SwiftData", "Observation", "OSLog", "os", "Dispatch",
        "CoreLocation", "Intents",
    ]
    private static let names: Set<String> = [
        "AppIntent", "AppEntity", "AppEnum", "EntityQuery", "EntityStringQuery", "AppShortcutsProvider",
    ]

    static func check(_ context: RuleContext) {
        // Where one file of a module exports AppIntents, all files of others that import the module have it.
        let isExported = context.files.contains { file in
            file.imports.contains {
                $0.text.hasPrefix("AppIntents") && $0.all(.attribute).contains { $0.text == "_exported" }
            }
        }
        guard !isExported else { return }
        for file in context.files where file.imports.allSatisfy({ plain.contains($0.text) }) {
            for type in file.tree.nodes(.structure, .enumeration, .classType, .actorType, .extensionType) {
                let found = type.all(.inherited).first { node in
                    names.contains(node.text) && context.model.resolve(node.text, at: node) == nil
                }
                guard let found, found.conditions.isEmpty, !context.model.isDeclared(found.text) else { continue }
                let start = file.imports.first?.start ?? 0
                context.report(
                    found, "'\(found.text)' needs 'import AppIntents'",
                    fix: Fix("insert 'import AppIntents'", Edit(at: start, "import AppIntents\n")))
                break
            }
        }
    }
}
