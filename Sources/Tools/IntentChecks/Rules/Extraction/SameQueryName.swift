import IntentSyntax

/// Two queries of a module whose names are equal without their outer types.
enum SameQueryName: Rule {
    static let id = "AI302"
    static let severity = Severity.error
    static let title = "two queries have one name"
    static let explanation = """
        Since Xcode 16 the name of a query, without that of the type around it, must be unique: `Book.Query` and \
        `Author.Query` give "Found multiple, identical identifiers for query". Rename one, or give it a \
        `persistentIdentifier`.
        """
    static let bad = [
        #"""
        // file: Package.swift
        import PackageDescription
        let package = Package(name: "App", targets: [.executableTarget(name: "App")])
        // file: Sources/App/App.swift
        import AppIntents
        extension Book { struct Query: EntityQuery { func entities(for identifiers: [String]) async throws -> [Book] { [] } } }
        extension Author { struct ▸Query: EntityQuery { func entities(for identifiers: [String]) async throws -> [Author] { [] } } }
        struct Book {}
        struct Author {}
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        extension Book { struct BookQuery: EntityQuery { func entities(for identifiers: [String]) async throws -> [Book] { [] } } }
        extension Author { struct AuthorQuery: EntityQuery { func entities(for identifiers: [String]) async throws -> [Author] { [] } } }
        struct Book {}
        struct Author {}
        """#
    ]

    static func check(_ context: RuleContext) {
        var reported: Set<Node> = []
        for target in context.model.workspace.targets where target.kind != .tests {
            var seen: [String: TypeInfo] = [:]
            for query in context.queries where target.sources.contains(query.file.path) {
                guard query.inheritedProperty("persistentIdentifier", isStatic: true) == nil, query.isComplete else {
                    continue
                }
                guard let first = seen[query.name] else {
                    seen[query.name] = query
                    continue
                }
                guard first !== query, first.qualifiedName != query.qualifiedName, !first.node.excludes(query.node),
                    reported.insert(query.node).inserted
                else { continue }
                let place = first.qualifiedName
                context.report(
                    query.node.nameNode, "the query '\(place)' has the same name: identifiers of queries must be unique"
                )
            }
        }
    }
}
