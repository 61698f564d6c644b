import SwiftSyntax
import SwiftSyntaxBuilder

extension ExtensionDeclSyntax {
    /// An extension that makes a type conform to protocols; without protocols it only adds members.
    ///
    /// - Parameter availability: The `@available` attributes of the type.
    static func extending(
        _ type: some TypeSyntaxProtocol, with protocols: [TypeSyntax], availability: [String],
        members: [MemberBlockItemSyntax]
    ) -> ExtensionDeclSyntax {
        var inherited: InheritanceClauseSyntax?
        if !protocols.isEmpty {
            inherited = InheritanceClauseSyntax {
                for conformance in protocols { InheritedTypeSyntax(type: conformance.trimmed) }
            }
        }
        return ExtensionDeclSyntax(
            attributes: AttributeListSyntax {
                for attribute in availability { AttributeSyntax("\(raw: attribute)\n") }
            },
            extendedType: type.trimmed,
            inheritanceClause: inherited,
            memberBlock: MemberBlockSyntax(members: MemberBlockItemListSyntax(members)))
    }
}
