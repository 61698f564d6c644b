import IntentSyntax

/// `@IntentParameterDependency` in a target for iOS 16.
enum DependencyOnOldSystem: Rule {
    static let id = "AI335"
    static let severity = Severity.error
    static let title = "a parameter depends on others on iOS 16"
    static let explanation = """
        `@IntentParameterDependency` came with iOS 17; on iOS 16 the type that has it crashes when it is loaded, \
        also inside `if #available`.
        """
    static let bad = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(name: "App", platforms: [.iOS(.v16)], targets: [.executableTarget(name: "App")])
        // file: Sources/App/App.swift
        import AppIntents
        struct Options: DynamicOptionsProvider {
            ▸@IntentParameterDependency<Order>(\.$drink) var order
            func results() async throws -> [String] { [] }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for file in context.files {
            let targets = context.model.targets(of: file).filter { $0.kind != .tests }
            guard targets.contains(where: { ($0.deployment["iOS"] ?? 99) < 17 }) else { continue }
            for attribute in file.tree.nodes(.attribute) where attribute.text.hasPrefix("IntentParameterDependency") {
                guard attribute.conditions.isEmpty,
                    !attribute.ancestors.contains(where: { $0.attribute("available") != nil })
                else {
                    continue
                }
                context.report(
                    attribute,
                    "'@IntentParameterDependency' needs iOS 17, and this target supports iOS 16: add '@available(iOS 17, *)'"
                )
            }
        }
    }
}
