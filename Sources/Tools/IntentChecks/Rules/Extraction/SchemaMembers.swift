import IntentSyntax

/// A schema type without a member of its schema.
enum SchemaMembers: Rule {
    static let id = "AI305"
    static let severity = Severity.error
    static let title = "a type lacks what its schema asks for"
    static let explanation = """
        `@AppIntent(schema:)` and `@AppEntity(schema:)` bring the type under a contract with the system: the \
        parameters or properties of the schema must be there, and parameters of your own must be optional. The rule \
        knows the schemas whose members are known for certain.
        """
    static let bad = [
        #"""
        import AppIntents
        @AppIntent(schema: .photos.openAsset)
        struct ▸OpenPhoto: OpenIntent {
            static let title: LocalizedStringResource = "Open Photo"
        }
        """#
    ]
    static let good = [
        #"""
        import AppIntents
        @AppIntent(schema: .photos.openAsset)
        struct OpenPhoto: OpenIntent {
            var target: Photo
        }
        """#
    ]

    static func check(_ context: RuleContext) {
        for (types, kind) in [(context.intents, SchemaDefinition.Kind.intent), (context.entities, .entity)] {
            for type in types {
                guard let schema = Schemas.definition(of: type, kind), let members = schema.checkedMembers,
                    type.isComplete
                else {
                    continue
                }
                let missing = members.filter { $0.isRequired && type.inheritedProperty($0.name) == nil }
                if !missing.isEmpty {
                    let names = missing.map { "'\($0.name): \($0.type)'" }.joined(separator: ", ")
                    context.report(
                        type.node.nameNode, "the schema \(schema.path) needs \(names)", fix: fix(missing, type))
                }
                guard kind == .intent else { continue }
                for parameter in type.parameters
                where !members.contains(where: { $0.name == parameter.name }) && !parameter.isOptional
                    && parameter.defaultValue == nil && parameter.type != nil
                {
                    context.report(
                        parameter.node.nameNode,
                        "the schema \(schema.path) has no '\(parameter.name)': make it optional, or leave it out")
                }
            }
        }
    }

    private static func fix(_ missing: [SchemaDefinition.Member], _ type: TypeInfo) -> Fix? {
        // Names of an app's own types are not known here.
        let plain: Set<String> = ["String", "Int", "Bool", "Date", "Double", "URL", "[String]"]
        guard let block = type.node.first(.memberBlock),
            missing.allSatisfy({ plain.contains($0.type.replacing("?", with: "")) })
        else { return nil }
        let text = missing.map { "\n    var \($0.name): \($0.type)" }.joined()
        return Fix("insert them", Edit(at: block.start + 1, text))
    }
}
