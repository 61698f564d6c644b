import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@DeferredProperty`: a variable with an asynchronous getter becomes a property that is read only on request.
struct DeferredPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let variable = try PropertyVariable(declaration, attribute: node)
        let scope = DeclarationScope(context.lexicalContext)
        guard let owner = scope.typeName else {
            throw DiagnosticsError(diagnostics: [MacroDiagnostic.outsideOfType(variable.name, node.name).at(node)])
        }
        guard variable.getter.isAsync else {
            throw DiagnosticsError(diagnostics: [
                MacroDiagnostic.getterIsNotAsync(variable.name).at(
                    declaration, fixIts: [.replaceAttribute(node, with: "ComputedProperty")])
            ])
        }
        let effects = variable.getter.canThrow ? "try await" : "await"
        return PropertyExpansion(
            variable: variable,
            scope: scope,
            arguments: node.argumentTexts,
            access: "asyncGetter: { (entity: \(owner)) in \(effects) entity.\(variable.reference) }",
            line: context.line(of: declaration),
            module: context.module(of: declaration)
        ).declarations
    }
}
