public import Foundation

/// A quantity with its unit, by the unit's symbol.
public struct MeasurementSnapshot: Codable, Hashable, Sendable {
    /// The quantity, in `unit`.
    public var value: Double
    /// The symbol of the unit as Foundation has it, as `km` or `°C`.
    public var unit: String
    /// The family of the unit: `length`, `mass`, `temperature`…
    public var dimension: String

    /// Creates a quantity.
    public init(value: Double, unit: String, dimension: String) {
        self.value = value
        self.unit = unit
        self.dimension = dimension
    }
}

/// A person: the wire form of `IntentPerson`.
public struct PersonSnapshot: Codable, Hashable, Sendable {
    /// A way to reach a person.
    public struct Handle: Codable, Hashable, Sendable {
        /// What the text is.
        public enum Kind: String, Codable, Sendable { case emailAddress, phoneNumber, applicationDefined }

        /// What the text is.
        public var kind: Kind
        /// The address or number.
        public var value: String
        /// What it is for, as `work`; absent where unknown.
        public var label: String?

        /// Creates a handle.
        public init(kind: Kind, value: String, label: String? = nil) {
            self.kind = kind
            self.value = value
            self.label = label
        }
    }

    /// The identifier in the person's address book, with `contactIdentifier`, or in the app.
    public var contactIdentifier: String?
    /// The identifier in the app.
    public var applicationIdentifier: String?
    /// The name as one text.
    public var displayName: String?
    /// The name in its parts.
    public var nameComponents: PersonNameComponents?
    /// The handle in use.
    public var handle: Handle?
    /// Further handles.
    public var aliases: [Handle]
    /// Whether this is the person at the machine.
    public var isMe: Bool
    /// A portrait.
    public var image: ImageSnapshot?

    /// Creates a person.
    public init(
        contactIdentifier: String? = nil, applicationIdentifier: String? = nil, displayName: String? = nil,
        nameComponents: PersonNameComponents? = nil, handle: Handle? = nil, aliases: [Handle] = [], isMe: Bool = false,
        image: ImageSnapshot? = nil
    ) {
        self.contactIdentifier = contactIdentifier
        self.applicationIdentifier = applicationIdentifier
        self.displayName = displayName
        self.nameComponents = nameComponents
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }
}

/// A file: by its place on this machine, or with its bytes.
public struct FileSnapshot: Codable, Hashable, Sendable {
    /// The file's name.
    public var filename: String
    /// The uniform type identifier, as `public.jpeg`.
    public var type: String?
    /// Where the file is.
    public var url: URL?
    /// The bytes, where there is no file.
    public var data: Data?

    /// Creates a file; it has a place or bytes.
    public init(filename: String, type: String? = nil, url: URL? = nil, data: Data? = nil) {
        self.filename = filename
        self.type = type
        self.url = url
        self.data = data
    }
}

/// An amount of money.
public struct CurrencyAmountSnapshot: Codable, Hashable, Sendable {
    /// The amount, in units of the currency, as decimal digits.
    public var amount: String
    /// The ISO 4217 code.
    public var currencyCode: String

    /// Creates an amount.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = "\(amount)"
        self.currencyCode = currencyCode
    }

    /// The amount as a number; zero where the text is none.
    public var decimal: Decimal { Decimal(string: amount) ?? 0 }
}

/// A way to pay.
public struct PaymentMethodSnapshot: Codable, Hashable, Sendable {
    /// The kind of account or card, as `credit`.
    public var type: String
    /// The name of the card or account.
    public var name: String?
    /// A hint that tells it from others, as the last four digits.
    public var identificationHint: String?
    /// A picture of it.
    public var icon: ImageSnapshot?

    /// Creates a way to pay.
    public init(type: String, name: String? = nil, identificationHint: String? = nil, icon: ImageSnapshot? = nil) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }
}

/// A place on Earth: where it is, and what it is called.
///
/// `PlaceDescriptor` and `CLPlacemark` both travel as this, so that each can be read as the other.
public struct PlacemarkSnapshot: Codable, Hashable, Sendable {
    /// Degrees north.
    public var latitude: Double?
    /// Degrees east.
    public var longitude: Double?
    public var name: String?
    public var street: String?
    public var city: String?
    public var state: String?
    public var postalCode: String?
    public var country: String?
    public var isoCountryCode: String?
    /// The whole address as one text.
    public var address: String?
    /// The ways to find the place in the order of the app, where it gave several; the other members tell the first.
    public var representations: [PlaceRepresentationSnapshot]?
    /// Identifiers of the place by map service, in the app's order.
    public var serviceIdentifiers: [[String: String]]?

    /// Creates a place of which nothing is known yet.
    public init() {}
}

/// A way to find a place: the wire form of `PlaceDescriptor.PlaceRepresentation`.
public enum PlaceRepresentationSnapshot: Codable, Hashable, Sendable {
    case address(String)
    /// Degrees north and east.
    case coordinate(latitude: Double, longitude: Double)
    case deviceLocation(LocationSnapshot)
}

/// Where a device is or was: the wire form of `CLLocation`, with its units.
public struct LocationSnapshot: Codable, Hashable, Sendable {
    /// Degrees north.
    public var latitude: Double
    /// Degrees east.
    public var longitude: Double
    /// Metres above the sea.
    public var altitude: Double
    /// Metres; negative where the coordinate is invalid.
    public var horizontalAccuracy: Double
    /// Metres; negative where the altitude is invalid.
    public var verticalAccuracy: Double
    /// Degrees clockwise from north; negative where invalid.
    public var course: Double
    /// Degrees; negative where the course is invalid.
    public var courseAccuracy: Double
    /// Metres a second; negative where invalid.
    public var speed: Double
    /// Metres a second; negative where the speed is invalid.
    public var speedAccuracy: Double
    public var timestamp: Date

    /// Creates a location without movement that is known exactly.
    public init(latitude: Double, longitude: Double, timestamp: Date) {
        self.latitude = latitude
        self.longitude = longitude
        self.timestamp = timestamp
        altitude = 0
        horizontalAccuracy = 0
        verticalAccuracy = -1
        course = -1
        courseAccuracy = -1
        speed = -1
        speedAccuracy = -1
    }
}
