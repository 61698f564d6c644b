import SwiftSyntax

/// A type as an app has written it, as far as syntax can tell what it is.
struct SourceType {
    /// What stands around the element.
    enum Collection: Equatable {
        case array, set, dictionary

        init(_ collection: SchemaType.Collection) {
            switch collection {
            case .array: self = .array
            case .set: self = .set
            }
        }
    }

    private(set) var isOptional = false
    private(set) var collection: Collection?
    /// The name of the element without its module; nil for anything but a plain name.
    private(set) var name: String?

    /// Modules before whose types source may write the module's name.
    private static let modules: Set<String> = [
        "Swift", "Foundation", "AppIntents", "CoreLocation", "GeoToolbox", "LinkPresentation", "VisualIntelligence",
    ]

    /// Reads a type; nil where it cannot tell even whether it is optional or a list, as for a generic type.
    init?(_ type: TypeSyntax) {
        var element = type.withoutAttributes
        while let wrapped = Self.wrapped(in: element) {
            isOptional = true
            element = wrapped
        }
        if element.is(DictionaryTypeSyntax.self) {
            collection = .dictionary
            return
        }
        if let array = element.as(ArrayTypeSyntax.self) {
            collection = .array
            element = array.element.withoutAttributes
        } else if let argument = element.argument(of: "Array") {
            collection = .array
            element = argument
        } else if let argument = element.argument(of: "Set") {
            collection = .set
            element = argument
        }
        name = element.path.map(Self.withoutModule)
        if name == nil, collection == nil { return nil }
    }

    /// What is wrapped in `T?`, `T!` and `Optional<T>`.
    private static func wrapped(in type: TypeSyntax) -> TypeSyntax? {
        let wrapped =
            type.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type.argument(of: "Optional")
        return wrapped?.withoutAttributes
    }

    private static func withoutModule(_ path: [String]) -> String {
        let isQualified = path.count > 1 && modules.contains(path[0])
        return (isQualified ? path.dropFirst() : path[...]).joined(separator: ".")
    }
}

extension TypeSyntax {
    /// The type without attributes, specifiers and parentheses around it.
    fileprivate var withoutAttributes: TypeSyntax {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.withoutAttributes }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.withoutAttributes
        }
        return self
    }

    /// The names of a type that is written as a name without generic arguments: `["Calendar", "RecurrenceRule"]`.
    fileprivate var path: [String]? {
        if let identifier = self.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause == nil {
            return [identifier.name.identifier?.name ?? identifier.name.text]
        }
        if let member = self.as(MemberTypeSyntax.self), member.genericArgumentClause == nil {
            return member.baseType.path.map { $0 + [member.name.identifier?.name ?? member.name.text] }
        }
        return nil
    }

    /// The only argument of one of the standard library's generic types.
    fileprivate func argument(of name: String) -> TypeSyntax? {
        let clause: GenericArgumentClauseSyntax?
        if let identifier = self.as(IdentifierTypeSyntax.self), identifier.name.text == name {
            clause = identifier.genericArgumentClause
        } else if let member = self.as(MemberTypeSyntax.self), member.name.text == name,
            member.baseType.trimmedDescription == "Swift"
        {
            clause = member.genericArgumentClause
        } else {
            return nil
        }
        guard let arguments = clause?.arguments, arguments.count == 1, let only = arguments.first,
            case .type(let type) = only.argument
        else { return nil }
        return type.withoutAttributes
    }
}
