import IntentSyntax

/// An intent, entity or enumeration of a package that the app cannot see.
enum NotPublic: Rule {
    static let id = "AI370"
    static let severity = Severity.warning
    static let title = "an intent of a package is not public"
    static let explanation = """
        The app that includes a package makes its intents. Types that are not `public`, and public ones without a \
        public initialiser, are found in the metadata and cannot be made in every configuration; declare both.
        """
    static let bad = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(
            name: "App", targets: [.executableTarget(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])
        // file: Sources/App/App.swift
        struct Main {}
        // file: Sources/Kit/Start.swift
        import AppIntents
        public struct KitPackage: AppIntentsPackage {}
        public struct ▸Start: AppIntent {
            public static let title: LocalizedStringResource = "Start"
            public func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for intent in context.intents where intent.isComplete && intent.node.kind == .structure {
            let targets = intent.targets.filter { $0.kind != .tests }
            guard !targets.isEmpty,
                targets.allSatisfy({ $0.kind == .library && $0.project.hasSuffix("Package.swift") }),
                intent.node.has("public")
            else { continue }
            // A public type whose initialiser is internal: the compiler makes none that others can call.
            let initializers = intent.members.filter { $0.kind == .initializer }
            let has = initializers.contains {
                $0.has("public") && $0.all(.parameter).allSatisfy { $0.first(.initialValue) != nil }
            }
            guard !has else { continue }
            context.report(
                intent.node.nameNode,
                "'\(intent.name)' is public and has no 'public init()': other modules cannot make it",
                fix: initializers.contains { $0.all(.parameter).isEmpty }
                    ? nil
                    : intent.node.first(.memberBlock).map {
                        Fix("insert it", Edit(at: $0.end - 1, "\n    public init() {}\n"))
                    })
        }
    }
}
