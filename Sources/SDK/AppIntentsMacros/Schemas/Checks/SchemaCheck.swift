import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Compares a type with the schema that it adopts, and says where it is not what the schema asks for.
///
/// It speaks only of what it knows: nothing where the catalogue has no facts, nothing that syntax leaves open.
struct SchemaCheck {
    let definition: SchemaDefinition
    let declaration: any DeclGroupSyntax
    /// The access level that members need, where it is not the default.
    let access: String?
    private let members: DeclaredMembers

    init(_ definition: SchemaDefinition, _ declaration: some DeclGroupSyntax, access: String?) {
        self.definition = definition
        self.declaration = declaration
        self.access = access
        members = DeclaredMembers(of: declaration)
    }

    /// What is wrong, in the order of the source.
    func diagnostics() -> [Diagnostic] {
        var found: [Diagnostic] = []
        switch definition.kind {
        case .intent: found = [missingMembers()].compactMap { $0 } + wrongTypes() + extraParameters() + weakPolicy()
        case .entity: found = [missingMembers()].compactMap { $0 } + wrongTypes()
        case .enumeration: found = [missingCases()].compactMap { $0 }
        }
        return found.sorted { $0.position < $1.position }
    }

    // MARK: What is missing

    /// The members of the schema that the type certainly lacks.
    var missing: [SchemaDefinition.Member] {
        guard definition.kind != .enumeration, !members.hasUnseenMembers, !mayInherit else { return [] }
        return (definition.checkedMembers ?? []).filter { $0.isRequired && members.instanceVariable($0.name) == nil }
    }

    private func missingMembers() -> Diagnostic? {
        let missing = missing
        guard !missing.isEmpty else { return nil }
        return MacroDiagnostic.schemaMembersMissing(typeName.text, missing, of: definition).at(
            typeName,
            fixIts: [fixIt(adding: missing.map { SchemaStub.member($0, access: access) }, after: lastVariable)])
    }

    private func missingCases() -> Diagnostic? {
        guard definition.areCasesComplete, !members.hasUnseenMembers,
            !definition.cases.contains(where: members.cases.contains)
        else { return nil }
        return MacroDiagnostic.schemaCasesMissing(typeName.text, of: definition).at(
            typeName, fixIts: [fixIt(adding: definition.cases.map(SchemaStub.enumerationCase), after: nil)])
    }

    /// Whether members may come from a superclass, which cannot be seen.
    private var mayInherit: Bool {
        declaration.is(ClassDeclSyntax.self) && declaration.inheritanceClause != nil
    }

    // MARK: What is wrong

    private func wrongTypes() -> [Diagnostic] {
        (definition.checkedMembers ?? []).compactMap { member in
            guard let variable = members.instanceVariable(member.name), let type = variable.type,
                let source = SourceType(type), !isShadowed(source)
            else { return nil }
            let comparison = TypeComparison(
                schema: SchemaType(member.type), source: source,
                demandsOptional: definition.kind == .intent && variable.isRequiredParameter)
            guard comparison.isMismatch else { return nil }
            return MacroDiagnostic.schemaTypeMismatch(
                member.name, type.trimmedDescription, wanted: comparison.wanted, by: definition
            ).at(type, fixIts: [.replacing(type, by: comparison.replacement)])
        }
    }

    /// Whether a type of the app's stands before that of the system.
    private func isShadowed(_ source: SourceType) -> Bool {
        guard let first = source.name?.split(separator: ".").first else { return false }
        return members.typeNames.contains(String(first))
    }

    private func extraParameters() -> [Diagnostic] {
        guard let known = definition.checkedMembers else { return [] }
        return members.variables.compactMap { variable in
            guard !known.contains(where: { $0.name == variable.name }), variable.isRequiredParameter,
                // What the app's initialiser gives a value is no parameter, see `IntentSchemaMacro`.
                !members.hasPlainInitializer || variable.parameterAttribute != nil, let type = variable.type
            else { return nil }
            return MacroDiagnostic.schemaExtraParameter(variable.name, definition).at(
                type, fixIts: [.replacing(type, by: type.optionalSource, "make '\(variable.name)' optional")])
        }
    }

    private func weakPolicy() -> [Diagnostic] {
        guard let minimum = definition.authentication,
            let variable = members.variables.first(where: { $0.name == "authenticationPolicy" && $0.isTypeMember }),
            let value = variable.binding.constantValue?.as(MemberAccessExprSyntax.self),
            let policy = SchemaDefinition.Authentication(rawValue: value.declName.baseName.text), policy < minimum
        else { return [] }
        let name = TokenSyntax.identifier(minimum.rawValue)
        return [
            MacroDiagnostic.schemaPolicyTooWeak(policy, minimum, definition).at(
                value.declName,
                fixIts: [
                    FixIt(
                        message: MacroFixIt("schema-policy", "use '\(minimum.rawValue)'"),
                        changes: [.replace(oldNode: Syntax(value.declName.baseName), newNode: Syntax(name))])
                ])
        ]
    }

    // MARK: Where things are

    private var typeName: TokenSyntax {
        (declaration as? any NamedDeclSyntax)?.name ?? declaration.memberBlock.leftBrace
    }

    /// The last stored variable at the top of the body: stubs go behind it.
    private var lastVariable: MemberBlockItemSyntax? {
        declaration.memberBlock.members.last { item in
            guard let variable = item.decl.as(VariableDeclSyntax.self), !variable.modifiers.isTypeMember else {
                return false
            }
            return variable.bindings.allSatisfy { PropertyAccessors($0).getter == nil }
        }
    }

    /// A fix-it that writes declarations behind a member, or else at the start of the body.
    private func fixIt(adding stubs: [String], after item: MemberBlockItemSyntax?) -> FixIt {
        let body = declaration.memberBlock
        let change: FixIt.Change
        if let item {
            // Members may stand in one line with the braces.
            let separator = item.startsLine ? "\n" + item.indentation : "; "
            change = .replace(
                oldNode: Syntax(item),
                newNode: .source(([item.trimmedDescription] + stubs).joined(separator: separator)))
        } else if let first = body.members.first, first.startsLine {
            let separator = "\n" + first.indentation
            change = .replace(
                oldNode: Syntax(first),
                newNode: .source((stubs + [first.trimmedDescription]).joined(separator: separator)))
        } else {
            let members = body.members.map(\.trimmedDescription)
            let lines = (stubs + members).map { "    \($0)" }.joined(separator: "\n")
            change = .replace(oldNode: Syntax(body), newNode: .source("{\n\(lines)\n}"))
        }
        return FixIt(
            message: MacroFixIt("schema-stubs", stubs.count == 1 ? "add '\(stubs[0])'" : "add \(stubs.count) stubs"),
            changes: [change])
    }
}
