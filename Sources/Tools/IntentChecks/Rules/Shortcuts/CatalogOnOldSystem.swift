import IntentSyntax

/// An AppShortcuts catalogue with a deployment target below iOS 17.
enum CatalogOnOldSystem: Rule {
    static let id = "AI222"
    static let severity = Severity.warning
    static let title = "phrases are in a catalogue only, and iOS 16 is supported"
    static let explanation = """
        iOS 16 reads the phrases of `AppShortcuts.strings` alone. An app that still runs there needs those files \
        beside the catalogue.
        """
    static let bad = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(name: "App", platforms: [.iOS(.v16)], targets: [.executableTarget(name: "App")])
        // file: Sources/App/App.swift
        import AppIntents
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] { [] }
        }
        // file: Sources/App/AppShortcuts.xcstrings
        ▸{ "sourceLanguage" : "en", "strings" : {}, "version" : "1.0" }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for provider in context.providers {
            guard let target = provider.targets.first(where: { $0.kind == .app }),
                let version = target.deployment["iOS"],
                version < 17
            else { continue }
            let folder = context.model.projectFolder(of: provider.file.path)
            let tables = context.model.workspace.stringTables(named: "AppShortcuts", below: folder)
            guard let catalog = tables.first(where: \.isCatalog), tables.allSatisfy(\.isCatalog) else { continue }
            context.report(
                path: catalog.path, 0..<0,
                "iOS \(Int(version)) is supported and reads AppShortcuts.strings only: add it beside the catalogue")
        }
    }
}
