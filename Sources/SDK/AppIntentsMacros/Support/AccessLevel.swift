import SwiftSyntax

extension DeclModifierListSyntax {
    /// The access level as written, such as `public`; nil when none is written.
    ///
    /// `private(set)` is about the setter only and `open` reads as `public`, which members of any kind may have.
    var accessLevel: String? {
        for modifier in self where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.open): return "public"
            case .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate), .keyword(.private):
                return modifier.name.text
            default: continue
            }
        }
        return nil
    }

    /// Whether the declaration belongs to the type and not to its instances.
    var isTypeMember: Bool {
        contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }
}

extension AttributeListSyntax {
    /// The `@available` attributes, for declarations that stand and fall with the one that has this list.
    var availability: [String] {
        compactMap { element in
            guard let attribute = element.as(AttributeSyntax.self), attribute.name == "available" else { return nil }
            return attribute.trimmedDescription
        }
    }
}

extension AttributeSyntax {
    /// The attribute's name without its module: `Parameter` for `@AppIntents.Parameter(title: "City")`.
    var name: String {
        if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
        return attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
    }
}
