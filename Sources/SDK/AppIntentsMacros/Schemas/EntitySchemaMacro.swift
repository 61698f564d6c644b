import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@AppEntity(schema:)` and `@AssistantEntity(schema:)`: an entity adopts a schema.
struct EntitySchemaMacro: ExtensionMacro, MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !declaration.is(ProtocolDeclSyntax.self), !declaration.is(ExtensionDeclSyntax.self) else {
            throw DiagnosticsError(diagnostics: [
                MacroDiagnostic.schemaOnWrongDeclaration(node.name, needs: "the declaration of a type").at(node)
            ])
        }
        let adoption = SchemaAdoption(
            definition: try .named(by: node, kind: .entity), conformances: ["AppEntity", "AssistantSchemaEntity"],
            member: ("__assistantSchemaEntity", "__entity"))
        return [try adoption.extension(of: type, declaration, adding: protocols, attribute: node, in: context)]
    }

    /// A variable is a property if the schema names it; where its properties are not known, any stored one may be.
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = SchemaVariable(member), variable.name != "id",
            // The extension says what is wrong with a schema.
            let definition = try? SchemaDefinition.named(by: node, kind: .entity),
            definition.hasMember(variable.name) ?? (variable.getter == nil)
        else { return [] }
        return switch variable.getter {
        case nil: ["@EntityProperty"]
        case .some(let getter) where getter.isAsync: ["@DeferredProperty"]
        case .some(let getter) where getter.canThrow: []
        case .some: ["@ComputedProperty"]
        }
    }
}
