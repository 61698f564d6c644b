import SwiftSyntax

/// What a type declares in its own body, with what stands under `#if`.
struct DeclaredMembers {
    /// A variable or constant of the type.
    struct Variable {
        /// The name without backticks.
        let name: String
        /// The type as written; nil where the compiler infers it.
        let type: TypeSyntax?
        let declaration: VariableDeclSyntax
        let binding: PatternBindingSyntax

        var isTypeMember: Bool { declaration.modifiers.isTypeMember }
    }

    private(set) var variables: [Variable] = []
    /// The names of the cases of an enumeration.
    private(set) var cases: [String] = []
    /// The names of nested types and type aliases, which may stand before those of the system.
    private(set) var typeNames: Set<String> = []
    /// Whether a macro writes members that cannot be seen.
    private(set) var hasUnseenMembers = false
    /// Whether there is an initialiser without parameters, by which the system makes an intent.
    private(set) var hasPlainInitializer = false

    init(of declaration: some DeclGroupSyntax) {
        read(declaration.memberBlock.members)
    }

    private mutating func read(_ members: MemberBlockItemListSyntax) {
        for member in members {
            if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .decls(let members) = clause.elements { read(members) }
                }
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                read(variable)
            } else if let enumeration = member.decl.as(EnumCaseDeclSyntax.self) {
                cases += enumeration.elements.map { $0.name.identifier?.name ?? $0.name.text }
            } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
                if initializer.signature.parameterClause.parameters.isEmpty { hasPlainInitializer = true }
            } else if member.decl.is(MacroExpansionDeclSyntax.self) {
                hasUnseenMembers = true
            } else if let type = member.decl.as(TypeAliasDeclSyntax.self) {
                typeNames.insert(type.name.text)
            } else if member.decl.isProtocol((any DeclGroupSyntax).self),
                let type = member.decl.asProtocol((any NamedDeclSyntax).self)
            {
                typeNames.insert(type.name.text)
            }
        }
    }

    private mutating func read(_ variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            variables.append(
                Variable(
                    name: name.identifier?.name ?? name.text, type: binding.typeAnnotation?.type,
                    declaration: variable, binding: binding))
        }
    }

    /// The variable of an instance with a name.
    func instanceVariable(_ name: String) -> Variable? {
        variables.first { $0.name == name && !$0.isTypeMember }
    }
}

extension DeclaredMembers.Variable {
    /// The attribute by which the app itself has made the variable a parameter.
    var parameterAttribute: AttributeSyntax? {
        declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
            $0.name == "Parameter" || $0.name == "IntentParameter"
        }
    }

    /// Whether the variable is a parameter, by its attribute or by the macro's, for which people have to give a value.
    var isRequiredParameter: Bool {
        guard let type, SourceType(type)?.isOptional != true, !isTypeMember else { return false }
        if let attribute = parameterAttribute {
            guard binding.initializer == nil else { return false }
            guard case .argumentList(let arguments) = attribute.arguments else { return true }
            return !arguments.contains { $0.label?.text == "default" }
        }
        guard let plain = SchemaVariable(declaration) else { return false }
        return plain.getter == nil && !plain.hasInitialValue
    }
}
