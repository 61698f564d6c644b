import IntentSyntax

/// Both ways to say where an intent runs, in a target that knows the new one.
enum TwoForegroundFlags: Rule {
    static let id = "AI143"
    static let severity = Severity.warning
    static let title = "an intent has openAppWhenRun and supportedModes"
    static let explanation = """
        `supportedModes` replaces `openAppWhenRun` from OS 26 on. A target that supports older systems needs both, \
        so the rule speaks only where the target is for 26 and later, and the old flag says nothing any more.
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
            static let ▸openAppWhenRun = true // beckon:disable AI138
            static let supportedModes: IntentModes = .foreground
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents {
            guard let old = intent.property("openAppWhenRun", isStatic: true), !intent.targets.isEmpty,
                intent.property("supportedModes", isStatic: true) != nil, old.node.attribute("available") == nil,
                intent.targets.allSatisfy({ !$0.deployment.isEmpty && $0.deployment.values.allSatisfy { $0 >= 26 } })
            else { continue }
            context.report(
                old.node.nameNode, "'supportedModes' says this already: remove 'openAppWhenRun'",
                fix: Fix("remove it", Edit(old.node.range, "")))
        }
    }
}
