import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The extension by which a type adopts a schema.
struct SchemaAdoption {
    let definition: SchemaDefinition
    /// The protocols that every type of this kind gets.
    let conformances: [String]
    /// The member that says which schema it is, and the function that makes its value.
    let member: (name: String, maker: String)

    /// The extension of a type with those of the protocols that it does not yet conform to.
    ///
    /// It comes about even if the type is not what the schema asks for: the errors are then only those.
    func `extension`(
        of type: some TypeSyntaxProtocol, _ declaration: some DeclGroupSyntax, adding protocols: [TypeSyntax],
        attribute: AttributeSyntax, in context: some MacroExpansionContext
    ) throws -> ExtensionDeclSyntax {
        let scope = DeclarationScope(context.lexicalContext)
        try scope.checkExtensible(declaration, for: attribute.name)
        let access = scope.accessLevel(ofMembersIn: declaration.modifiers)
        let check = SchemaCheck(definition, declaration, access: access)
        for problem in check.diagnostics() { context.diagnose(problem) }
        // A protocol that asks for what is missing would only say so once more.
        let wanted = Set(conformances + (check.missing.isEmpty ? definition.conformances : []))
        let level = access.map { "\($0) " } ?? ""
        let schema: DeclSyntax = """
            \(raw: level)static var \(raw: member.name): AssistantSchema {
                .\(raw: member.maker)(domain: "\(raw: definition.domain)", name: "\(raw: definition.name)")
            }
            """
        return .extending(
            type, with: protocols.filter { wanted.contains($0.trimmedDescription) },
            availability: declaration.attributes.availability, members: [MemberBlockItemSyntax(decl: schema)])
    }
}

/// A variable of a type that adopts a schema.
struct SchemaVariable {
    /// The variable's name as the schema knows it, without backticks.
    let name: String
    /// The getter; nil for a stored variable.
    let getter: PropertyVariable.Getter?
    /// Whether the declaration gives the variable a value.
    let hasInitialValue: Bool

    /// Attributes that leave a variable as it is; any other is a property wrapper or a macro.
    private static let innocent: Set<String> = [
        "available", "MainActor", "objc", "usableFromInline", "inlinable", "preconcurrency", "_spi", "backDeployed",
    ]

    /// Reads a member that the schema's macro may give an attribute; nil where it must not.
    init?(_ member: some DeclSyntaxProtocol) {
        guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.typeAnnotation != nil,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.modifiers.isTypeMember,
            !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) })
        else { return nil }
        for element in variable.attributes {
            guard let attribute = element.as(AttributeSyntax.self), Self.innocent.contains(attribute.name) else {
                return nil
            }
        }
        name = identifier.identifier?.name ?? identifier.text
        getter = PropertyAccessors(binding).getter
        hasInitialValue = binding.initializer != nil
    }
}

extension SchemaDefinition {
    /// Whether the schema has a parameter or a property of a name; nil where its members are not known.
    func hasMember(_ name: String) -> Bool? {
        members.map { $0.contains { $0.name == name } }
    }
}
