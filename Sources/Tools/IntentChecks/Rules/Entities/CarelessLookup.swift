import IntentSyntax

/// `entities(for:)` that traps or ignores what it is asked for.
enum CarelessLookup: Rule {
    static let id = "AI325"
    static let severity = Severity.warning
    static let title = "a query does not leave unknown identifiers out"
    static let explanation = """
        `entities(for:)` is asked for identifiers that may be gone. It returns those entities that exist, and leaves \
        out the others: a forced value ends the app, and one that ignores its argument returns what was not asked \
        for.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Drink: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
            static let defaultQuery = DrinkQuery()
            var id: String
            var name: String { id }
            var displayRepresentation: DisplayRepresentation { "\(name)" }
        }
        struct DrinkQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { id in ▸all.first { $0.id == id }! } }
            func suggestedEntities() async throws -> [Drink] { [] }
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        struct Drink: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
            static let defaultQuery = DrinkQuery()
            var id: String
            var name: String { id }
            var displayRepresentation: DisplayRepresentation { "\(name)" }
        }
        struct DrinkQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
            func suggestedEntities() async throws -> [Drink] { [] }
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for query in context.queries where !query.conforms(to: "UniqueAppEntityQuery") {
            for function in query.functions where function.text == "entities" {
                guard let parameter = function.first(.parameter), parameter.text == "for",
                    let name = parameter.first(.name)?.text,
                    let body = function.first(.body)
                else { continue }
                for force in body.below(.forceUnwrap) {
                    guard let inner = force.children.first, inner.kind == .call || inner.kind == .subscriptCall,
                        ["first", "last"].contains(inner.calledName ?? "") || inner.kind == .subscriptCall
                    else { continue }
                    context.report(force, "an identifier that is gone ends the app here: leave it out, by 'compactMap'")
                }
                let isUsed = body.descendants.contains { node in
                    switch node.kind {
                    case .identifier: node.text == name
                    case .condition, .pattern, .other, .macroExpansion: node.text.contains(name)
                    default: false
                    }
                }
                let isPlain =
                    body.children.contains { _ in true } && !body.descendants.contains { $0.kind == .throwStatement }
                if !isUsed, isPlain, !Self.isEmptyList(body), body.below(.identifier).contains(where: { _ in true }) {
                    context.report(function.nameNode, "'entities(for:)' ignores the identifiers that it is asked for")
                }
            }
        }
    }

    private static func isEmptyList(_ body: Node) -> Bool {
        let statements = body.children.map { $0 }
        guard statements.count == 1 else { return false }
        let value = statements[0].kind == .returnStatement ? statements[0].children.first : statements[0]
        return value?.kind == .array && value?.children.isEmpty == true
    }
}
