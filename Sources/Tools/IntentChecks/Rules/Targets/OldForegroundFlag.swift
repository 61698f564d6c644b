import IntentSyntax

/// `openAppWhenRun` in a target for OS 26 and later.
enum OldForegroundFlag: Rule {
    static let id = "AI138"
    static let severity = Severity.warning
    static let title = "openAppWhenRun is used where supportedModes exists"
    static let explanation = """
        `openAppWhenRun` is deprecated from OS 26 on. `supportedModes` says the same, and more: `.foreground` for \
        true, `.background` for false.
        """
    static let bad = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(
            name: "App", platforms: [.iOS("26.0")],
            targets: [.executableTarget(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])
        // file: Sources/App/App.swift
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let ▸openAppWhenRun = true
            func perform() async throws -> some IntentResult { .result() }
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
        // file: Sources/App/App.swift
        import AppIntents
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            static let openAppWhenRun = true
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            guard let property = intent.property("openAppWhenRun", isStatic: true), !intent.targets.isEmpty,
                intent.targets.allSatisfy({ !$0.deployment.isEmpty && $0.deployment.values.allSatisfy { $0 >= 26 } }),
                property.node.attribute("available") == nil
            else { continue }
            var fix: Fix?
            if let value = property.value, value.kind == .booleanLiteral {
                let mode = value.text == "true" ? ".foreground" : ".background"
                fix = Fix(
                    "use supportedModes",
                    Edit(property.node.range, "static let supportedModes: IntentModes = \(mode)"))
            }
            context.report(
                property.node.nameNode, "'openAppWhenRun' is deprecated: this target can use 'supportedModes'", fix: fix
            )
        }
    }
}
