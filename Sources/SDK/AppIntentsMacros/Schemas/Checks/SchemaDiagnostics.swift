extension MacroDiagnostic {
    static func schemaMembersMissing(
        _ type: String, _ members: [SchemaDefinition.Member], of schema: SchemaDefinition
    ) -> MacroDiagnostic {
        let noun =
            switch (schema.kind, members.count) {
            case (.intent, 1): "parameter"
            case (.intent, _): "parameters"
            case (_, 1): "property"
            case (_, _): "properties"
            }
        let names = listed(members.map { "\($0.name): \(SchemaType($0.type).description)" })
        return MacroDiagnostic(
            "schema-members-missing", "'\(type)' lacks the \(noun) \(names), which the schema '\(schema.path)' requires"
        )
    }

    static func schemaCasesMissing(_ type: String, of schema: SchemaDefinition) -> MacroDiagnostic {
        MacroDiagnostic(
            "schema-cases-missing",
            "'\(type)' has none of the cases of the schema '\(schema.path)'; declare at least one of \(listed(schema.cases))"
        )
    }

    static func schemaTypeMismatch(
        _ name: String, _ type: String, wanted: String, by schema: SchemaDefinition
    ) -> MacroDiagnostic {
        MacroDiagnostic(
            "schema-type-mismatch",
            "'\(name)' has the type '\(type)', but the schema '\(schema.path)' requires '\(wanted)'")
    }

    static func schemaExtraParameter(_ name: String, _ schema: SchemaDefinition) -> MacroDiagnostic {
        MacroDiagnostic(
            "schema-extra-parameter",
            "the schema '\(schema.path)' has no parameter '\(name)'; one that an app adds must be optional or have a default"
        )
    }

    static func schemaPolicyTooWeak(
        _ policy: SchemaDefinition.Authentication, _ minimum: SchemaDefinition.Authentication,
        _ schema: SchemaDefinition
    ) -> MacroDiagnostic {
        MacroDiagnostic(
            "schema-policy-too-weak",
            "'\(policy.rawValue)' is weaker than the schema '\(schema.path)' allows; the minimum is '\(minimum.rawValue)'"
        )
    }

    /// Names in quotes, as `'a', 'b' and 'c'`.
    private static func listed(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
        return "\(quoted.dropLast().joined(separator: ", ")) and \(last)"
    }
}
