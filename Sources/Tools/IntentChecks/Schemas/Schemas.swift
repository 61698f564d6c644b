import IntentSyntax

/// Finds the schema that a type adopts.
enum Schemas {
    static func definition(of type: TypeInfo, _ kind: SchemaDefinition.Kind) -> SchemaDefinition? {
        guard let path = type.schema else { return nil }
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count >= 2 else { return nil }
        return SchemaCatalog.definition(kind, domain: parts[parts.count - 2], name: parts[parts.count - 1])
    }
}
