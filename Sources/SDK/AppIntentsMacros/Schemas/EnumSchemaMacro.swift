import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@AppEnum(schema:)` and `@AssistantEnum(schema:)`: a choice adopts a schema.
struct EnumSchemaMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(EnumDeclSyntax.self) else {
            throw DiagnosticsError(diagnostics: [
                MacroDiagnostic.schemaOnWrongDeclaration(node.name, needs: "an enumeration").at(node)
            ])
        }
        let adoption = SchemaAdoption(
            definition: try .named(by: node, kind: .enumeration), conformances: ["AppEnum", "AssistantSchemaEnum"],
            member: ("__assistantSchemaEnum", "__enumeration"))
        return [try adoption.extension(of: type, declaration, adding: protocols, attribute: node, in: context)]
    }
}
