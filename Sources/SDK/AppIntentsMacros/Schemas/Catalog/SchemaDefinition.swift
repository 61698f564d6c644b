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
        /// The type as the schema gives it; see ``SchemaType`` for how to read it.
        package let type: String
        /// Whether every type that adopts the schema has the member. Members that came later may be left out.
        package let isRequired: Bool

        /// Reads `name: Type`, or `name?: Type` for a member that may be left out.
        package init(stringLiteral value: String) {
            let end = value.firstIndex(of: ":") ?? value.endIndex
            let name = value[..<end]
            isRequired = name.last != "?"
            self.name = String(isRequired ? name : name.dropLast())
            type = String(value[end...].drop { $0 == ":" || $0 == " " })
        }
    }

    /// Who may run an intent, from anybody at hand to the owner alone.
    package enum Authentication: String, Comparable, Sendable {
        case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication

        private var strictness: Int {
            switch self {
            case .alwaysAllowed: 0
            case .requiresAuthentication: 1
            case .requiresLocalDeviceAuthentication: 2
            }
        }

        package static func < (first: Self, second: Self) -> Bool { first.strictness < second.strictness }
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
    /// Whether the members are from a source that is wrong in places: good enough to find parameters by, but not to
    /// check types with.
    package let areMembersDoubtful: Bool
    /// The protocols that the macro adds beside those that every type of this kind gets.
    package let conformances: [String]
    /// What `perform()` returns, where it is known.
    package let result: String?
    /// The names of an enumeration's cases, as far as they are known; an app may leave cases out.
    package let cases: [String]
    /// Whether ``cases`` are all that the schema has.
    package let areCasesComplete: Bool
    /// The name of the group of intents that an app adopts all or none of; nil for a schema that stands alone.
    package let together: String?
    /// The weakest policy that an intent may have, and the one it has if it says nothing; nil where none is known.
    package let authentication: Authentication?

    package init(
        _ kind: Kind, _ domain: String, _ name: String, since: String, title: String, identifier: String? = nil,
        members: [Member]? = nil, areMembersDoubtful: Bool = false, conformances: [String] = [],
        result: String? = nil, cases: [String] = [], areCasesComplete: Bool = false, together: String? = nil,
        authentication: Authentication? = nil
    ) {
        self.kind = kind
        self.domain = domain
        self.name = name
        self.since = since
        self.title = title
        self.identifier = identifier
        self.members = members
        self.areMembersDoubtful = areMembersDoubtful
        self.conformances = conformances
        self.result = result
        self.cases = cases
        self.areCasesComplete = areCasesComplete
        self.together = together
        self.authentication = authentication
    }

    /// The name by which source refers to the schema, without the leading dot: `photos.openAsset`.
    package var path: String { "\(domain).\(name)" }

    /// The members to check a type against; nil where they are not known well enough.
    package var checkedMembers: [Member]? { areMembersDoubtful ? nil : members }
}
