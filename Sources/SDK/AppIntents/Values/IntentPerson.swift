public import CoreTransferable
import FoundationAdditions
public import IntentWire
import UniformTypeIdentifiers

/// A person, and how to reach them.
///
/// - Source: AppIntents, `IntentPerson`.
public struct IntentPerson: Codable, Hashable, Sendable, DisplayRepresentable, _IntentValue {
    public typealias Specification = EmptyResolverSpecification<IntentPerson>
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentPerson> { .init() }

    /// What identifies a person.
    public enum Identifier: Codable, Hashable, Sendable {
        /// An entry of the address book.
        case contact(String)
        case applicationDefined(String)
        case unknown
    }

    /// What a person is called.
    public enum Name: Codable, Hashable, Sendable {
        case components(PersonNameComponents)
        case displayName(String)
        case unknown
    }

    /// What a parameter asks of a person.
    public enum ParameterMode: String, Sendable { case contact, email, phone, emailOrPhone }

    /// A way to reach a person.
    public struct Handle: Codable, Hashable, Sendable {
        /// The address or number.
        public enum Value: Codable, Hashable, Sendable {
            case emailAddress(String), phoneNumber(String), applicationDefined(String)
        }

        /// What a handle is for.
        public enum Label: Codable, Hashable, Sendable {
            case home, work, school, other, iPhone, mobile, main, homeFax, workFax, pager
            case custom(String)
        }

        public var value: Value
        public var label: Label

        /// Creates a handle.
        public init(_ value: Value, label: Label = .other) {
            self.value = value
            self.label = label
        }

        /// Creates an e-mail address.
        public init(emailAddress: String, label: Label = .other) {
            self.init(.emailAddress(emailAddress), label: label)
        }

        /// Creates a phone number.
        public init(phoneNumber: String, label: Label = .other) {
            self.init(.phoneNumber(phoneNumber), label: label)
        }

        /// Creates a handle of the app's own.
        public init(applicationDefined: String, label: String? = nil) {
            self.init(.applicationDefined(applicationDefined), label: label.map(Label.custom) ?? .other)
        }
    }

    public var identifier: Identifier
    public var name: Name
    public var handle: Handle?
    public var aliases: [Handle]
    /// Whether this is the person at the machine.
    public var isMe: Bool
    public var image: DisplayRepresentation.Image?

    /// Creates a person.
    public init(
        identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }

    /// Creates a person of whom only a handle is known.
    public init(handle: Handle) { self.init(identifier: .unknown, name: .unknown, handle: handle) }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: displayName, subtitle: nil, image: image)
    }

    private var displayName: String {
        switch name {
        case .displayName(let name): name
        case .components(let components): PersonNameText.text(of: components)
        case .unknown:
            switch handle?.value {
            case .emailAddress(let text)?, .phoneNumber(let text)?, .applicationDefined(let text)?: text
            case nil: "Unknown"
            }
        }
    }

    /// Travels between apps as JSON.
    public static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation<IntentPerson, JSONEncoder, JSONDecoder>(contentType: .json)
    }
}

extension IntentPerson: Transferable {}

extension IntentPerson {
    public static var __valueType: IntentWire.ValueType { .person }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> IntentPerson {
        switch value {
        case .person(let snapshot): return IntentPerson(snapshot)
        case .personName(let name): return IntentPerson(identifier: .unknown, name: .components(name), handle: nil)
        case .string(let text): return IntentPerson(identifier: .unknown, name: .displayName(text), handle: nil)
        default: throw context.invalid(value, expected: "a person")
        }
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .person(snapshot) }

    package init(_ snapshot: PersonSnapshot) {
        let identifier: Identifier =
            snapshot.contactIdentifier.map(Identifier.contact)
            ?? snapshot.applicationIdentifier.map(Identifier.applicationDefined) ?? .unknown
        let name: Name =
            snapshot.nameComponents.map(Name.components) ?? snapshot.displayName.map(Name.displayName) ?? .unknown
        self.init(
            identifier: identifier, name: name, handle: snapshot.handle.map(Handle.init),
            aliases: snapshot.aliases.map(Handle.init), isMe: snapshot.isMe,
            image: snapshot.image.map(DisplayRepresentation.Image.init))
    }

    var snapshot: PersonSnapshot {
        var snapshot = PersonSnapshot(
            handle: handle?.snapshot, aliases: aliases.map(\.snapshot), isMe: isMe, image: image?.snapshot)
        switch identifier {
        case .contact(let identifier): snapshot.contactIdentifier = identifier
        case .applicationDefined(let identifier): snapshot.applicationIdentifier = identifier
        case .unknown: break
        }
        switch name {
        case .components(let components): snapshot.nameComponents = components
        case .displayName(let name): snapshot.displayName = name
        case .unknown: break
        }
        return snapshot
    }
}

extension IntentPerson.Handle {
    fileprivate init(_ snapshot: PersonSnapshot.Handle) {
        let value: Value =
            switch snapshot.kind {
            case .emailAddress: .emailAddress(snapshot.value)
            case .phoneNumber: .phoneNumber(snapshot.value)
            case .applicationDefined: .applicationDefined(snapshot.value)
            }
        self.init(value, label: snapshot.label.map(Label.init(name:)) ?? .other)
    }

    fileprivate var snapshot: PersonSnapshot.Handle {
        switch value {
        case .emailAddress(let text): .init(kind: .emailAddress, value: text, label: label.name)
        case .phoneNumber(let text): .init(kind: .phoneNumber, value: text, label: label.name)
        case .applicationDefined(let text): .init(kind: .applicationDefined, value: text, label: label.name)
        }
    }
}

extension IntentPerson.Handle.Label {
    private static let named: [String: Self] = [
        "home": .home, "work": .work, "school": .school, "other": .other, "iPhone": .iPhone, "mobile": .mobile,
        "main": .main, "homeFax": .homeFax, "workFax": .workFax, "pager": .pager,
    ]

    fileprivate init(name: String) { self = Self.named[name] ?? .custom(name) }

    fileprivate var name: String? {
        switch self {
        case .other: nil
        case .custom(let name): name
        default: "\(self)"
        }
    }
}
