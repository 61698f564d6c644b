import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@ComputedProperty`: a variable with a getter becomes a property of its entity that is read when it is needed.
struct ComputedPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let variable = try PropertyVariable(declaration, attribute: node)
        let scope = DeclarationScope(context.lexicalContext)
        guard let owner = scope.typeName else {
            throw DiagnosticsError(diagnostics: [MacroDiagnostic.outsideOfType(variable.name, node.name).at(node)])
        }
        guard variable.getter == PropertyVariable.Getter(isAsync: false, canThrow: false) else {
            throw DiagnosticsError(diagnostics: [
                MacroDiagnostic.getterHasEffects(variable.name).at(
                    declaration, fixIts: [.replaceAttribute(node, with: "DeferredProperty")])
            ])
        }
        return PropertyExpansion(
            variable: variable,
            scope: scope,
            arguments: node.argumentTexts,
            access: "\(variable.hasSetter ? "getSetter" : "getter"): \\\(owner).\(variable.reference)",
            line: context.line(of: declaration),
            module: context.module(of: declaration)
        ).declarations
    }
}
