import IntentSyntax

/// A `@Dependency` for which nothing is added to AppDependencyManager.
enum UnregisteredDependency: Rule {
    static let id = "AI133"
    static let severity = Severity.warning
    static let title = "a dependency is never registered"
    static let explanation = """
        `@Dependency` gives what `AppDependencyManager.shared.add` was given, as early as the app starts. What was \
        not added traps when it is first read. The rule speaks only where no source adds any dependency, or where \
        the types of all that is added are plain to see.
        """
    static let bad = [
        #"""
        import AppIntents
        final class Store: Sendable {}
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Dependency var store: ▸Store
            func perform() async throws -> some IntentResult { .result() }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        final class Store: Sendable {}
        struct Start: AppIntent {
            static let title: LocalizedStringResource = "Start"
            @Dependency var store: Store
            func perform() async throws -> some IntentResult { .result() }
        }
        func setUp() { AppDependencyManager.shared.add(dependency: Store()) }
        """#
    ]

    static func check(_ context: RuleContext) {
        var added: [String: Set<String>?] = [:]
        for file in context.model.workspace.files {
            for call in file.tree.nodes(.call) where call.calledName == "add" {
                guard let callee = call.callee?.dottedText,
                    callee.contains("AppDependencyManager") || call.argument("dependency") != nil
                else { continue }
                let folder = context.model.projectFolder(of: file.path)
                guard let name = typeName(of: call), var names = added[folder, default: []] else {
                    added[folder] = .some(nil)
                    continue
                }
                names.insert(name)
                added[folder] = names
            }
        }
        for type in context.intents + context.queries {
            guard !type.conforms(to: "Unknown"),
                let names = added[context.model.projectFolder(of: type.file.path), default: []]
            else { continue }
            // Dependencies may be added in a project elsewhere in the tree.
            if names.isEmpty, !added.isEmpty { continue }
            for property in type.properties where property.wrapper("Dependency", "AppDependency") != nil {
                guard property.wrapper("Dependency", "AppDependency")?.argument("default") == nil,
                    property.wrapper("Dependency", "AppDependency")?.all(.argument).isEmpty == true,
                    let text = property.typeText, let node = property.node.first(.typeName),
                    !names.contains(TypeText(text).name)
                else { continue }
                if !names.isEmpty, context.model.resolve(text, at: node)?.node.kind == .protocolType { continue }
                context.report(
                    node, "nothing adds a '\(text)' to AppDependencyManager: reading '\(property.name)' traps")
            }
        }
    }

    /// The type of what a call adds, where it is plain to see.
    private static func typeName(of call: Node) -> String? {
        var expression = call.argument("dependency") ?? call.first(.trailingClosure)?.children.first
        if let closure = expression, closure.kind == .closure {
            let body = closure.children.filter { $0.kind != .closureParameter }
            expression = body.count == 1 ? body[0] : nil
        }
        guard let value = expression?.unwrapped else { return nil }
        if let callee = value.callee?.dottedText, callee.split(separator: ".").last?.first?.isUppercase == true {
            return callee
        }
        if value.kind == .member, ["shared", "default", "live"].contains(value.text), let base = value.base?.dottedText,
            base.first?.isUppercase == true
        {
            return base
        }
        return nil
    }
}
