import IntentSyntax

/// More than one AppShortcutsProvider in an app.
enum TwoProviders: Rule {
    static let id = "AI104"
    static let severity = Severity.error
    static let title = "an app has two providers of App Shortcuts"
    static let explanation = """
        An app has one `AppShortcutsProvider`. With two, which one counts is left to chance, and Xcode stops.
        """
    static let bad = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(
            name: "App", platforms: [.iOS(.v17)],
            targets: [.executableTarget(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])
        // file: Sources/App/Shortcuts.swift
        import AppIntents
        struct First: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] { [] }
        }
        struct ▸Second: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] { [] }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        #if DEBUG
        struct Shortcuts: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { [] } }
        #else
        struct Shortcuts: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { [] } }
        #endif
        """#
    ]

    static func check(_ context: RuleContext) {
        var reported: Set<Node> = []
        for app in context.apps {
            let inside = context.providers.filter { $0.targets.contains(app.target) && $0.node.conditions.isEmpty }
                .sorted { ($0.file.path, $0.node.start) < ($1.file.path, $1.node.start) }
            guard let first = inside.first else { continue }
            for other in inside.dropFirst() where !isAvailable(first, other) && reported.insert(other.node).inserted {
                context.report(
                    other.node.nameNode,
                    "an app has one provider of App Shortcuts, and '\(app.target.name)' has '\(first.name)' too, in \(first.file.path)"
                )
            }
        }
    }

    /// Whether the two may be for different systems.
    private static func isAvailable(_ first: TypeInfo, _ second: TypeInfo) -> Bool {
        first.node.attribute("available") != nil || second.node.attribute("available") != nil
    }
}
