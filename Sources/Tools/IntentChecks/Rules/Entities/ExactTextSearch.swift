import IntentSyntax

/// `entities(matching:)` with `==` or `contains`.
enum ExactTextSearch: Rule {
    static let id = "AI322"
    static let severity = Severity.note
    static let title = "a search by text compares letters exactly"
    static let explanation = """
        People say and type names without accents and capitals. `localizedStandardContains` folds both.
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
        struct DrinkQuery: EntityStringQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
            func entities(matching string: String) async throws -> [Drink] { all.filter { ▸$0.name.contains(string) } }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for query in context.queries {
            for function in query.functions where function.text == "entities" {
                guard let parameter = function.first(.parameter), parameter.text == "matching",
                    let name = parameter.first(.name)?.text
                else { continue }
                for call in function.below(.call) {
                    guard call.calledName == "contains", call.unlabelledArgument()?.text == name,
                        call.unlabelledArgument()?.kind == .identifier, call.callee?.base != nil,
                        !call.below(.call).contains(where: {
                            ["lowercased", "folding", "uppercased"].contains($0.calledName ?? "")
                        })
                    else { continue }
                    context.report(call, "capitals and accents count here: use 'localizedStandardContains'")
                }
            }
        }
    }
}
