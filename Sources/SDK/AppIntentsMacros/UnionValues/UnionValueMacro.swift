import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@UnionValue`: an enumeration whose cases hold one value each becomes a value that is of one of these types.
struct UnionValueMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
            throw DiagnosticsError(diagnostics: [MacroDiagnostic.unionIsNotAnEnumeration.at(node)])
        }
        let scope = DeclarationScope(context.lexicalContext)
        try scope.checkExtensible(enumeration, for: node.name)
        let union = UnionCases(of: enumeration, in: context)
        guard union.problems.isEmpty else { throw DiagnosticsError(diagnostics: union.problems) }

        let level = scope.accessLevel(ofMembersIn: enumeration.modifiers)
        let members = UnionMembers(type: type.trimmedDescription, cases: union.cases, level: level).declarations
        return [
            .extending(
                type, with: protocols, availability: enumeration.attributes.availability,
                members: members.map { MemberBlockItemSyntax(decl: $0.with(\.leadingTrivia, .newline)) })
        ]
    }
}

/// The members that a union value gets.
private struct UnionMembers {
    let type: String
    let cases: [UnionCase]
    /// The access level of the members with a space behind it, or nothing.
    let level: String

    init(type: String, cases: [UnionCase], level: String?) {
        self.type = type
        self.cases = cases
        self.level = level.map { "\($0) " } ?? ""
    }

    var declarations: [DeclSyntax] {
        [names, value, types, name, maker]
    }

    /// The names of the cases, as a choice of its own.
    private var names: DeclSyntax {
        """
        \(raw: level)enum Cases: String, AppUnionValueCasesProviding {
            \(raw: level)typealias UnionValue = \(raw: type)
            \(raw: cases.map { "case \($0.name)" }.joined(separator: "\n"))
        }
        """
    }

    private var value: DeclSyntax {
        """
        \(raw: level)nonisolated var asIntentValue: any _IntentValue {
            switch self {
            \(raw: cases.map { "case .\($0.name)(let value): value" }.joined(separator: "\n"))
            }
        }
        """
    }

    private var types: DeclSyntax {
        """
        \(raw: level)nonisolated static var allIntentValueTypes: [any _IntentValue.Type] {
            [\(raw: cases.map { "(\($0.type)).self" }.joined(separator: ", "))]
        }
        """
    }

    private var name: DeclSyntax {
        """
        \(raw: level)nonisolated var __case: Cases {
            switch self {
            \(raw: cases.map { "case .\($0.name): .\($0.name)" }.joined(separator: "\n"))
            }
        }
        """
    }

    /// Makes a case of a value, if the value is of the type that the case holds.
    private var maker: DeclSyntax {
        """
        \(raw: level)nonisolated static func __make(_ unionCase: Cases, from value: any _IntentValue) -> Self? {
            switch unionCase {
            \(raw: cases.map { "case .\($0.name): (value as? \($0.type)).map { \($0.construction(of: "$0")) }" }.joined(separator: "\n"))
            }
        }
        """
    }
}
