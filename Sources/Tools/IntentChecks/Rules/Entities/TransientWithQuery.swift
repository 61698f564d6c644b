import IntentSyntax

/// A TransientAppEntity with a query of its own.
enum TransientWithQuery: Rule {
    static let id = "AI327"
    static let severity = Severity.warning
    static let title = "a transient entity is used as one that lasts"
    static let explanation = """
        A `TransientAppEntity` has no identity: it is made, used and forgotten. A query cannot find it.
        """
    static let bad = [
        #"""
        import AppIntents
        struct Summary: TransientAppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Summary"
            static let ▸defaultQuery = SummaryQuery()
            var displayRepresentation: DisplayRepresentation { "Summary" }
        }
        struct SummaryQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Summary] { [] }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for entity in context.entities where entity.conforms(to: "TransientAppEntity") {
            if let property = entity.property("defaultQuery", isStatic: true) {
                context.report(
                    property.node.nameNode,
                    "'\(entity.name)' is transient, so no query finds it: make it an AppEntity, or leave the query out")
            }
        }
    }
}
