import IntentSyntax

/// A type that uses newer protocols without `@available`.
enum TooNewForTarget: Rule {
    static let id = "AI109"
    static let severity = Severity.error
    static let title = "API is newer than the oldest system that is supported"
    static let explanation = """
        Protocols and property wrappers of App Intents came with different systems. A type that uses one needs \
        `@available` where the target supports older ones.
        """
    static let bad = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(
            name: "App", platforms: [.iOS(.v16)],
            targets: [.executableTarget(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])
        // file: Sources/App/App.swift
        import AppIntents
        struct Settings: ▸WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Settings"
        }
        """#
    ]
    static let good = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(
            name: "App", platforms: [.iOS(.v16)],
            targets: [.executableTarget(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])
        // file: Sources/App/App.swift
        import AppIntents
        @available(iOS 17, *)
        struct Settings: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Settings"
        }
        """#
    ]

    private static let versions: [String: Double] = [
        "SnippetIntent": 26, "IntentValueQuery": 26, "UndoableIntent": 26, "TargetContentProvidingIntent": 26,
        "IndexedEntity": 18, "ControlConfigurationIntent": 18, "SetValueIntent": 18, "AudioRecordingIntent": 18,
        "CameraCaptureIntent": 18, "URLRepresentableEntity": 18, "URLRepresentableIntent": 18, "FileEntity": 18,
        "UniqueAppEntity": 18, "WidgetConfigurationIntent": 17, "LiveActivityIntent": 17, "AudioPlaybackIntent": 17,
        "EnumerableEntityQuery": 17, "ProgressReportingIntent": 17, "AppIntentsPackage": 17,
    ]
    private static let wrappers: [String: Double] = ["ComputedProperty": 26, "DeferredProperty": 26]

    static func check(_ context: RuleContext) {
        for file in context.files where file.isComplete {
            let targets = context.model.targets(of: file).filter { $0.kind != .tests }
            // A target for several systems has a version for each; only those of iOS are compared here.
            let oldest = targets.compactMap { $0.deployment["iOS"] }.min()
            guard let oldest, targets.allSatisfy({ $0.deployment["iOS"] != nil }) else { continue }
            for node in file.tree.nodes(.inherited, .attribute) {
                let name = TypeText(node.text).name
                let table = node.kind == .inherited ? versions : wrappers
                guard let version = table[name], version > oldest, !isGuarded(node), !context.model.isDeclared(name)
                else {
                    continue
                }
                context.report(
                    node,
                    "'\(name)' needs iOS \(Int(version)), and this target supports iOS \(text(oldest)): "
                        + "add '@available(iOS \(Int(version)), *)'")
            }
        }
    }

    /// Whether something around the node says which system it is for.
    private static func isGuarded(_ node: Node) -> Bool {
        !node.conditions.isEmpty || node.ancestors.contains { $0.attribute("available") != nil }
    }

    private static func text(_ version: Double) -> String {
        version == version.rounded() ? String(Int(version)) : String(version)
    }
}
