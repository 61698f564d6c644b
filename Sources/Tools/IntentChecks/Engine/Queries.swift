import IntentSyntax

/// Finds the queries of entities.
enum Queries {
    /// The type of `defaultQuery`, where the sources declare it.
    static func defaultQuery(of entity: TypeInfo, _ context: RuleContext) -> TypeInfo? {
        guard let property = entity.inheritedProperty("defaultQuery", isStatic: true) else {
            return nil
        }
        if let text = property.typeText, !text.hasPrefix("some ") {
            return context.model.resolve(text, at: property.node)
        }
        guard let name = property.value?.callee?.dottedText else { return nil }
        return context.model.resolve(name, at: property.node)
    }

    /// The entity that a query gives: what `entities(for:)` returns.
    static func entity(of query: TypeInfo, _ context: RuleContext) -> TypeInfo? {
        if let alias = query.members.first(where: { $0.kind == .typeAlias && $0.text == "Entity" }),
            let text = alias.typeText
        {
            return context.model.resolve(text, at: alias)
        }
        for function in query.functions where function.text == "entities" || function.text == "allEntities" {
            guard let text = function.first(.returnType)?.text, let element = TypeText(text).element else { continue }
            return context.model.resolve(element, at: function)
        }
        return nil
    }

    /// Whether the options of a query can be listed without `suggestedEntities()`.
    static func isEnumerable(_ query: TypeInfo) -> Bool {
        ["EnumerableEntityQuery", "UniqueAppEntityQuery", "IndexedEntityQuery"].contains { query.conforms(to: $0) }
    }

    /// Whether a query finds entities by text.
    static func takesText(_ query: TypeInfo) -> Bool {
        [
            "EntityStringQuery", "EnumerableEntityQuery", "UniqueAppEntityQuery", "IndexedEntityQuery",
            "EntityPropertyQuery",
        ]
        .contains { query.conforms(to: $0) }
    }
}
