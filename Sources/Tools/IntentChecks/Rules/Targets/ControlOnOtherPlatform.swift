import IntentSyntax

/// A ControlWidget in code for visionOS or tvOS.
enum ControlOnOtherPlatform: Rule {
    static let id = "AI108"
    static let severity = Severity.warning
    static let title = "a control is guarded by canImport alone"
    static let explanation = """
        `#if canImport(AppIntents)` is true on every system that has the module, also where `ControlWidget` does not \
        exist. Guard by the system: `#if os(iOS)`.
        """
    static let bad = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(name: "App", platforms: [.iOS(.v18), .visionOS(.v2)], targets: [.executableTarget(name: "App")])
        // file: Sources/App/App.swift
        #if canImport(AppIntents)
        import AppIntents
        import WidgetKit
        struct ▸Light: ControlWidget {
            var body: some ControlWidgetConfiguration { fatalError() }
        }
        #endif
        """#
    ]
    static let good = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(name: "App", platforms: [.iOS(.v18), .visionOS(.v2)], targets: [.executableTarget(name: "App")])
        // file: Sources/App/App.swift
        #if os(iOS)
        import AppIntents
        import WidgetKit
        struct Light: ControlWidget {
            var body: some ControlWidgetConfiguration { fatalError() }
        }
        #endif
        """#
    ]

    static func check(_ context: RuleContext) {
        for file in context.files {
            let targets = context.model.targets(of: file)
            guard targets.contains(where: { $0.deployment["visionOS"] ?? 26 < 26 || $0.deployment["tvOS"] != nil })
            else {
                continue
            }
            for type in file.tree.nodes(.structure)
            where type.all(.inherited).contains(where: { $0.text == "ControlWidget" }) {
                let conditions = type.conditions.map(\.clause.text)
                guard !conditions.isEmpty, conditions.allSatisfy({ $0.hasPrefix("canImport(") }),
                    type.attribute("available") == nil
                else { continue }
                context.report(
                    type.nameNode,
                    "'ControlWidget' does not exist on every system that this target is for: guard by '#if os(iOS)'")
            }
        }
    }
}
