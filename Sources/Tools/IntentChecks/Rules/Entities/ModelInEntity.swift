import IntentSyntax

/// A SwiftData or Core Data object in an entity.
enum ModelInEntity: Rule {
    static let id = "AI328"
    static let severity = Severity.warning
    static let title = "an entity holds an object of a database"
    static let explanation = """
        Objects of SwiftData and Core Data belong to the context that they were fetched in. Entities go to other \
        threads and processes: copy the values, and fetch the object again by its identifier.
        """
    static let bad = [
        #"""
        import AppIntents
        import SwiftData
        @Model final class Item { var name = "" }
        struct Drink: AppEntity {
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
            static let defaultQuery = DrinkQuery()
            var id: String
            var name: String { id }
            var displayRepresentation: DisplayRepresentation { "\(name)" }
            let item: ▸Item
        }
        struct DrinkQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Drink] { identifiers.map { Drink(id: $0) } }
            func suggestedEntities() async throws -> [Drink] { [] }
        }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for entity in context.entities where entity.node.kind == .structure {
            for property in entity.properties where !property.isStatic && !property.isComputed {
                guard let type = context.type(of: property), let node = property.node.first(.typeName),
                    type.node.kind == .classType,
                    type.node.attribute("Model") != nil
                        || type.node.all(.inherited).contains(where: { $0.text == "NSManagedObject" })
                else { continue }
                context.report(
                    node, "'\(type.name)' belongs to its context: copy the values that '\(entity.name)' needs")
            }
        }
    }
}
