import SwiftDiagnostics
import SwiftSyntax

/// The types around a declaration, from the innermost outwards.
struct DeclarationScope {
    /// The syntax that encloses the declaration, innermost first; members are left out.
    let enclosing: [Syntax]

    init(_ enclosing: [Syntax]) {
        self.enclosing = enclosing
    }

    /// The name by which code inside the innermost type can refer to that type, or nil outside of types.
    ///
    /// It is the simple name in a type's own body, and the extended type as written in an extension.
    var typeName: String? {
        guard let innermost = enclosing.first else { return nil }
        if let extended = innermost.as(ExtensionDeclSyntax.self) {
            return extended.extendedType.trimmedDescription
        }
        guard !innermost.is(ProtocolDeclSyntax.self) else { return nil }
        return (innermost.asProtocol((any DeclGroupSyntax).self) as? any NamedDeclSyntax)?.name.text
    }

    /// The name of the innermost type with those of the types around it: `Library.Book`.
    ///
    /// A type named `Entity` at file level gets its module before it, so that a type alias of that name can stand for it.
    func typePath(in module: String?) -> String? {
        var path: [String] = []
        for scope in enclosing {
            if let extended = scope.as(ExtensionDeclSyntax.self) {
                path.insert(extended.extendedType.trimmedDescription, at: 0)
                break
            }
            guard let type = scope.asProtocol((any DeclGroupSyntax).self) as? any NamedDeclSyntax else { break }
            path.insert(type.name.text, at: 0)
        }
        if path == ["Entity"], let module { path.insert(module, at: 0) }
        return path.isEmpty ? nil : path.joined(separator: ".")
    }

    /// Whether a generic parameter list is in sight: the type cannot be found at run time by its name alone.
    var isGeneric: Bool {
        enclosing.contains { scope in
            guard let generic = scope.asProtocol((any WithGenericParametersSyntax).self) else { return false }
            return generic.genericParameterClause != nil
        }
    }

    /// The access level that members need so that a declaration in this scope can conform to a public protocol with them.
    ///
    /// A level of the declaration's own goes before that of the extension around it. Nil means the default.
    func accessLevel(ofMembersIn modifiers: DeclModifierListSyntax) -> String? {
        let own = modifiers.accessLevel ?? enclosing.first?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel
        return own == "public" || own == "package" ? own : nil
    }

    /// Says so if an extension of the declaration, which stands outside of all types, could not see it.
    func checkExtensible(_ declaration: some DeclGroupSyntax, for macro: String) throws {
        guard !enclosing.isEmpty,
            let modifier = declaration.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) })
        else { return }
        let name = (declaration as? any NamedDeclSyntax)?.name.text ?? macro
        let replacement = modifier.with(\.name.tokenKind, .keyword(.fileprivate))
        throw DiagnosticsError(diagnostics: [
            MacroDiagnostic.hidden(name, macro).at(
                modifier,
                fixIts: [
                    FixIt(
                        message: MacroFixIt("make-fileprivate", "write 'fileprivate'"),
                        changes: [.replace(oldNode: Syntax(modifier), newNode: Syntax(replacement))])
                ])
        ])
    }
}

extension MacroDiagnostic {
    static func hidden(_ name: String, _ macro: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "private-nested-type",
            "'@\(macro)' extends '\(name)' at file level, where a private nested type cannot be seen; write 'fileprivate'"
        )
    }
}
