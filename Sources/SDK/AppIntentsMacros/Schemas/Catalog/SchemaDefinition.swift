/// What a schema asks of the types that adopt it.
///
/// The macros and the library compile this same file, as they do the whole catalogue: the library's folder of it is a
/// link to that of the macros, which cannot depend on the library.
package struct SchemaDefinition: Sendable {
    /// The kinds of types that adopt schemas.
    package enum Kind: String, Sendable {
        case intent, entity
        case enumeration = "enum"
    }

    /// A parameter of an intent, or a property of an entity.
    package struct Member: ExpressibleByStringLiteral, Equatable, Sendable {
        /// The name of the variable.
        package let name: String
        /// The type as the schema gives it.
        ///
        /// Apps choose the names of their own types: a name in angle brackets is that of a schema in the same domain.
        package let type: String

        /// Reads `name: Type`.
        package init(stringLiteral value: String) {
            let end = value.firstIndex(of: ":") ?? value.endIndex
            name = String(value[..<end])
            type = String(value[end...].drop { $0 == ":" || $0 == " " })
        }
    }

    package let kind: Kind
    /// The app domain, such as `photos`.
    package let domain: String
    /// The name in the domain, such as `openAsset`.
    package let name: String
    /// The release of iOS that brought the schema.
    package let since: String
    /// The name that people see when the app gives none.
    package let title: String
    /// The name in Apple's metadata, where it is known.
    package let identifier: String?
    /// The parameters or properties; nil where they are not known.
    package let members: [Member]?
    /// The protocols that the macro adds beside those that every type of this kind gets.
    package let conformances: [String]
    /// What `perform()` returns, where it is known.
    package let result: String?
    /// The names of an enumeration's cases, as far as they are known; an app may leave cases out.
    package let cases: [String]

    package init(
        _ kind: Kind, _ domain: String, _ name: String, since: String, title: String, identifier: String? = nil,
        members: [Member]? = nil, conformances: [String] = [], result: String? = nil, cases: [String] = []
    ) {
        self.kind = kind
        self.domain = domain
        self.name = name
        self.since = since
        self.title = title
        self.identifier = identifier
        self.members = members
        self.conformances = conformances
        self.result = result
        self.cases = cases
    }
}
