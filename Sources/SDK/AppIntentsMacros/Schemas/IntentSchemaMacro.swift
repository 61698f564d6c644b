import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@AppIntent(schema:)` and `@AssistantIntent(schema:)`: an intent adopts a schema.
struct IntentSchemaMacro: ExtensionMacro, MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) else {
            throw DiagnosticsError(diagnostics: [
                MacroDiagnostic.schemaOnWrongDeclaration(node.name, needs: "a structure or a class").at(node)
            ])
        }
        let adoption = SchemaAdoption(
            definition: try .named(by: node, kind: .intent), conformances: ["AppIntent", "AssistantSchemaIntent"],
            member: ("__assistantSchemaIntent", "__intent"))
        return [try adoption.extension(of: type, declaration, adding: protocols, attribute: node, in: context)]
    }

    /// A stored variable is a parameter if the schema names it, or if it has to get its value from somewhere.
    ///
    /// The system makes intents by `init()`, so a variable without a value is a parameter even where the catalogue, which
    /// is not complete, knows nothing of it. One with a value may be the intent's own affair, as is one to which the app's
    /// own `init()` gives a value, if the schema is known not to have it.
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = SchemaVariable(member), variable.getter == nil,
            // The extension says what is wrong with a schema.
            let definition = try? SchemaDefinition.named(by: node, kind: .intent),
            !variable.hasInitialValue || definition.hasMember(variable.name) == true
        else { return [] }
        let isUnknown = definition.checkedMembers.map { !$0.contains { $0.name == variable.name } } ?? false
        if isUnknown, DeclaredMembers(of: declaration).hasPlainInitializer { return [] }
        return ["@IntentParameter"]
    }
}
