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

    /// Whether a generic parameter list is in sight: the type cannot be found at run time by its name alone.
    var isGeneric: Bool {
        enclosing.contains { scope in
            guard let generic = scope.asProtocol((any WithGenericParametersSyntax).self) else { return false }
            return generic.genericParameterClause != nil
        }
    }
}
