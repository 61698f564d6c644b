import SwiftDiagnostics
import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxMacros

/// A case of a union value: a name and the one value that it holds.
struct UnionCase {
    /// The name as written in Swift, in backticks if it is a keyword.
    let name: String
    /// The label of the value, if it has one.
    let label: String?
    /// The type of the value; an implicitly unwrapped optional reads as an optional.
    let type: String

    /// The case with a value: `.text(value: value)`.
    func construction(of value: String) -> String {
        ".\(name)(\(label.map { "\($0): " } ?? "")\(value))"
    }
}

/// Reads the cases of an enumeration that is to be a union value.
struct UnionCases {
    private(set) var cases: [UnionCase] = []
    private(set) var problems: [Diagnostic] = []
    private let context: any MacroExpansionContext

    init(of declaration: EnumDeclSyntax, in context: some MacroExpansionContext) {
        self.context = context
        read(declaration.memberBlock.members)
        if cases.isEmpty && problems.isEmpty {
            problems.append(MacroDiagnostic.unionWithoutCases(declaration.name.text).at(declaration.name))
        }
    }

    private mutating func read(_ members: MemberBlockItemListSyntax) {
        for member in members {
            if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
                read(conditional)
            } else if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
                for element in declaration.elements { read(element) }
            }
        }
    }

    private mutating func read(_ element: EnumCaseElementSyntax) {
        let parameters = element.parameterClause?.parameters ?? []
        guard let parameter = parameters.first, parameters.count == 1 else {
            problems.append(
                MacroDiagnostic.unionCase(element.name.text, values: parameters.count).at(element))
            return
        }
        let type =
            if let unwrapped = parameter.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                "\(unwrapped.wrappedType.trimmedDescription)?"
            } else {
                parameter.type.trimmedDescription
            }
        let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
        cases.append(UnionCase(name: element.name.text, label: label, type: type))
    }

    /// Reads the cases of the clause that this build compiles.
    private mutating func read(_ conditional: IfConfigDeclSyntax) {
        guard let configuration = context.buildConfiguration else { return }
        let (clause, diagnostics) = conditional.activeClause(in: configuration)
        problems += diagnostics
        if case .decls(let members) = clause?.elements { read(members) }
    }
}
