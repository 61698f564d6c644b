/// The type of a schema's member, as far as a schema decides it.
///
/// Apps choose the names of their own types, so a schema can name a value's type, as `Date?`, and say of any other
/// only whether it is optional or a list.
package struct SchemaType: Equatable, Sendable {
    /// What stands around the element.
    package enum Collection: Sendable {
        case array, set
    }

    /// What the element is.
    package enum Element: Equatable, Sendable {
        /// A type of the system, such as `String`.
        case value
        /// An entity or enumeration of the app.
        case app
        /// An enumeration of the app whose cases hold values of several types; one of these types may do as well.
        case union
    }

    package let isOptional: Bool
    package let collection: Collection?
    package let element: Element
    /// The name of the value's type, or one that fits the app's.
    package let name: String

    /// The types of the system that schemas name.
    package static let valueNames: Set<String> = [
        "AttributedString", "Bool", "CLPlacemark", "Calendar.RecurrenceRule", "Date", "DateComponents", "Double",
        "Duration", "FileEntityIdentifier", "Int", "IntentFile", "IntentPerson", "LinkMetadata", "PlaceDescriptor",
        "SemanticContentDescriptor", "String", "StringSearchCriteria", "URL",
    ]

    /// Reads a type of the catalogue: `[IntentFile]?`, `Set<messageAttribute>`; `<timer>` is the type that adopts the
    /// schema `timer` of the same domain, and `<EventLocation union>` one of the app's with a case for each kind of value.
    package init(_ text: String) {
        var rest = Substring(text)
        isOptional = rest.hasSuffix("?")
        if isOptional { rest = rest.dropLast() }
        if rest.hasPrefix("["), rest.hasSuffix("]") {
            collection = .array
            rest = rest.dropFirst().dropLast()
        } else if rest.hasPrefix("Set<"), rest.hasSuffix(">") {
            collection = .set
            rest = rest.dropFirst(4).dropLast()
        } else {
            collection = nil
        }
        if rest.hasPrefix("<"), rest.hasSuffix(">") { rest = rest.dropFirst().dropLast() }
        if rest.hasSuffix(" union") {
            element = .union
            rest = rest.dropLast(6)
        } else {
            element = Self.valueNames.contains(String(rest)) ? .value : .app
        }
        name = rest.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The type as source, with another name for the element if one is given.
    package func source(named name: String) -> String {
        let inner =
            switch collection {
            case .array: "[\(name)]"
            case .set: "Set<\(name)>"
            case nil: name
            }
        return isOptional ? inner + "?" : inner
    }

    /// The type as people read it.
    package var description: String { source(named: name) }

    /// The type as source, with a placeholder where the app has to name a type of its own.
    package var sourceWithPlaceholder: String { source(named: element == .value ? name : "<#\(name)#>") }
}
