import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry` on a variable of `EnvironmentValues`: a key with the variable's value, and accessors that use it.
struct EntryMacro: AccessorMacro, PeerMacro {
    /// The variable, with what its key is called.
    private struct Variable {
        let name: String
        let type: String?
        let value: String

        var key: String { "__Key_\(name)" }

        init?(_ declaration: some DeclSyntaxProtocol) {
            guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
            else { return nil }
            let type = binding.typeAnnotation?.type
            // An optional that is given no value has none.
            let isOptional = type?.is(OptionalTypeSyntax.self) == true
            guard let value = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil) else {
                return nil
            }
            name = pattern.identifier.identifier?.name ?? pattern.identifier.text
            self.type = type?.trimmedDescription
            self.value = value
        }
    }

    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = Variable(declaration) else {
            throw DiagnosticsError(diagnostics: [
                Diagnostic(node: node, message: EntryDiagnostic.needsValue)
            ])
        }
        return [
            "get { self[\(raw: variable.key).self] }",
            "set { self[\(raw: variable.key).self] = newValue }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The accessors say what is wrong.
        guard let variable = Variable(declaration) else { return [] }
        let value =
            variable.type.map { "static var defaultValue: \($0) { \(variable.value) }" }
            ?? "static let defaultValue = \(variable.value)"
        return ["private struct \(raw: variable.key): SwiftUI.EnvironmentKey { \(raw: value) }"]
    }
}

/// What can be wrong with `@Entry`.
enum EntryDiagnostic: String, DiagnosticMessage {
    case needsValue

    var message: String { "'@Entry' needs a variable with a value, as 'var isCompact = false'" }
    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "SwiftUI", id: rawValue) }
}
