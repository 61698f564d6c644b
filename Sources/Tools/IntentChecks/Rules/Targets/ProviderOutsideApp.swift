import IntentSyntax

/// An AppShortcutsProvider in a package or framework.
enum ProviderOutsideApp: Rule {
    static let id = "AI103"
    static let severity = Severity.error
    static let title = "the provider of App Shortcuts is not in the app"
    static let explanation = """
        App Shortcuts are read from the module of the app, or of its App Intents extension. A provider in a package \
        or framework is compiled and ignored: `autoShortcuts` stays empty.
        """
    static let bad = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(
            name: "App", platforms: [.iOS(.v17)],
            targets: [.executableTarget(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])
        // file: Sources/App/App.swift
        struct Main {}
        // file: Sources/Kit/Shortcuts.swift
        import AppIntents
        public struct ▸Shortcuts: AppShortcutsProvider {
            public static var appShortcuts: [AppShortcut] { [] }
        }
        """#
    ]
    static let good = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(
            name: "App", platforms: [.iOS(.v17)],
            targets: [.executableTarget(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])
        // file: Sources/App/Shortcuts.swift
        import AppIntents
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] { [] }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for provider in context.providers {
            let targets = provider.targets.filter { $0.kind != .tests }
            guard !targets.isEmpty, targets.allSatisfy({ $0.kind == .library }) else { continue }
            guard let app = context.apps.first(where: { $0.targets.contains(targets[0]) }) else { continue }
            // A subclass or a forwarding provider in the app may use it.
            let ofApp = context.providers.contains { other in other.targets.contains(app.target) }
            guard !ofApp else { continue }
            context.report(
                provider.node.nameNode,
                "App Shortcuts are read from the app: move the provider from '\(targets[0].name)' to '\(app.target.name)'"
            )
        }
    }
}
