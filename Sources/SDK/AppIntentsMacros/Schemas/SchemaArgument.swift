import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension SchemaDefinition {
    /// Finds the schema that an attribute names, as in `@AppIntent(schema: .photos.openAsset)`.
    ///
    /// - Throws: `DiagnosticsError` if the attribute names none.
    static func named(by attribute: AttributeSyntax, kind: Kind) throws -> SchemaDefinition {
        guard case .argumentList(let arguments) = attribute.arguments, let argument = arguments.first else {
            throw DiagnosticsError(diagnostics: [MacroDiagnostic.schemaIsMissing(attribute.name).at(attribute)])
        }
        guard let member = argument.expression.as(MemberAccessExprSyntax.self),
            let domain = member.base?.as(MemberAccessExprSyntax.self)?.declName.baseName
        else {
            throw DiagnosticsError(diagnostics: [
                MacroDiagnostic.schemaIsNotAName(attribute.name).at(argument.expression)
            ])
        }
        let name = member.declName.baseName
        if let definition = SchemaCatalog.definition(kind, domain: domain.text, name: name.text) { return definition }

        let nearest = SchemaCatalog.nearest(kind, domain: domain.text, name: name.text)
        var fixIts: [FixIt] = []
        if let nearest {
            let replacement = ExprSyntax(".\(raw: nearest.domain).\(raw: nearest.name)")
            fixIts.append(
                FixIt(
                    message: MacroFixIt("nearest-schema", "use '.\(nearest.domain).\(nearest.name)'"),
                    changes: [.replace(oldNode: Syntax(argument.expression), newNode: Syntax(replacement))]))
        }
        throw DiagnosticsError(diagnostics: [
            MacroDiagnostic.unknownSchema("\(domain.text).\(name.text)", kind, nearest: nearest)
                .at(argument.expression, fixIts: fixIts)
        ])
    }
}

extension MacroDiagnostic {
    static func schemaIsMissing(_ macro: String) -> MacroDiagnostic {
        MacroDiagnostic("schema-missing", "'@\(macro)' needs a schema; write '@\(macro)(schema: .domain.name)'")
    }

    static func schemaIsNotAName(_ macro: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "schema-not-a-name", "'@\(macro)' reads the schema from the source; write it as '.domain.name'")
    }

    static func unknownSchema(
        _ name: String, _ kind: SchemaDefinition.Kind, nearest: SchemaDefinition?
    ) -> MacroDiagnostic {
        let noun =
            switch kind {
            case .intent: "intents"
            case .entity: "entities"
            case .enumeration: "enumerations"
            }
        let advice = nearest.map { "did you mean '\($0.domain).\($0.name)'?" } ?? "see the members of 'AppSchema'"
        return MacroDiagnostic("schema-unknown", "there is no schema '\(name)' for \(noun); \(advice)")
    }

    static func schemaOnWrongDeclaration(_ macro: String, needs declaration: String) -> MacroDiagnostic {
        MacroDiagnostic("schema-wrong-declaration", "'@\(macro)' can be attached only to \(declaration)")
    }
}
