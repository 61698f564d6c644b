import IntentSyntax

/// A package or framework with intents that the app does not know of.
enum MissingPackageDeclaration: Rule {
    static let id = "AI102"
    static let severity = Severity.warning
    static let title = "a module with intents declares no AppIntentsPackage"
    static let explanation = """
        The metadata of a package or framework reaches the app only if the module declares a type that conforms to \
        `AppIntentsPackage`, and a package type of the app lists it in `includedPackages`.
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
        // file: Sources/Kit/Start.swift
        import AppIntents
        public struct ▸Start: AppIntent {
            public static let title: LocalizedStringResource = "Start"
            public init() {}
            public func perform() async throws -> some IntentResult { .result() }
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
        import Kit
        struct AppPackage: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self] } }
        // file: Sources/Kit/Start.swift
        import AppIntents
        public struct KitPackage: AppIntentsPackage {}
        public struct Start: AppIntent {
            public static let title: LocalizedStringResource = "Start"
            public init() {}
            public func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        var reported: Set<String> = []
        for app in context.apps {
            for target in app.targets where target.kind == .library && !reported.contains(target.name) {
                let declared = (context.intents + context.entities + context.enums).filter {
                    $0.targets.contains(target) && !app.target.sources.contains($0.file.path)
                }
                guard let first = declared.min(by: { ($0.file.path, $0.node.start) < ($1.file.path, $1.node.start) })
                else {
                    continue
                }
                let packages = context.packages.filter { $0.targets.contains(target) }
                if packages.isEmpty {
                    reported.insert(target.name)
                    context.report(
                        first.node.nameNode,
                        "'\(target.name)' has intents and no type that conforms to AppIntentsPackage: "
                            + "declare one, and include it in that of the app")
                } else if let package = packages.first, !isIncluded(packages, context) {
                    reported.insert(target.name)
                    context.report(
                        package.node.nameNode,
                        "no 'includedPackages' of the app lists '\(package.name)': its intents stay unknown")
                }
            }
        }
    }

    private static func isIncluded(_ packages: [TypeInfo], _ context: RuleContext) -> Bool {
        let names = Set(packages.map(\.name))
        return context.packages.contains { other in
            guard let list = other.property("includedPackages", isStatic: true) else { return false }
            return list.node.descendants.contains {
                ($0.kind == .identifier || $0.kind == .member) && names.contains($0.text)
            }
        }
    }
}
