/// What a place is called: the parts of its address and the place itself.
///
/// - Source: developer.apple.com/documentation/corelocation/clplacemark
// @unchecked: Apple's class is open, so the compiler does not check it; every stored property here is a constant, and
// the one that holds a mutable object is a private copy, of which only copies are handed out.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The place on the Earth.
    public let location: CLLocation?
    /// The area of the place.
    public var region: CLRegion? { storedRegion?.copy() as? CLRegion }
    private let storedRegion: CLRegion?
    /// The time zone at the place.
    public let timeZone: TimeZone?
    /// The name of the place, as that of a building.
    public let name: String?
    /// The street.
    public let thoroughfare: String?
    /// The number in the street.
    public let subThoroughfare: String?
    /// The city.
    public let locality: String?
    /// The part of the city.
    public let subLocality: String?
    /// The state or province.
    public let administrativeArea: String?
    /// The county or district.
    public let subAdministrativeArea: String?
    /// The postal code.
    public let postalCode: String?
    /// The code of the country in ISO 3166-1, as `AT`.
    public let isoCountryCode: String?
    /// The name of the country.
    public let country: String?
    /// The lake or river at the place.
    public let inlandWater: String?
    /// The ocean at the place.
    public let ocean: String?
    /// What is worth seeing there.
    public let areasOfInterest: [String]?

    /// The same place as that of another placemark.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        storedRegion = placemark.region
        timeZone = placemark.timeZone
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        locality = placemark.locality
        subLocality = placemark.subLocality
        administrativeArea = placemark.administrativeArea
        subAdministrativeArea = placemark.subAdministrativeArea
        postalCode = placemark.postalCode
        isoCountryCode = placemark.isoCountryCode
        country = placemark.country
        inlandWater = placemark.inlandWater
        ocean = placemark.ocean
        areasOfInterest = placemark.areasOfInterest
        super.init()
    }

    /// A place of known parts, as the runtime reads it from a message.
    package init(
        location: CLLocation? = nil, region: CLRegion? = nil, timeZone: TimeZone? = nil, name: String? = nil,
        thoroughfare: String? = nil, subThoroughfare: String? = nil, locality: String? = nil,
        subLocality: String? = nil, administrativeArea: String? = nil, subAdministrativeArea: String? = nil,
        postalCode: String? = nil, isoCountryCode: String? = nil, country: String? = nil, inlandWater: String? = nil,
        ocean: String? = nil, areasOfInterest: [String]? = nil
    ) {
        self.location = location
        self.storedRegion = region?.copy() as? CLRegion
        self.timeZone = timeZone
        self.name = name
        self.thoroughfare = thoroughfare
        self.subThoroughfare = subThoroughfare
        self.locality = locality
        self.subLocality = subLocality
        self.administrativeArea = administrativeArea
        self.subAdministrativeArea = subAdministrativeArea
        self.postalCode = postalCode
        self.isoCountryCode = isoCountryCode
        self.country = country
        self.inlandWater = inlandWater
        self.ocean = ocean
        self.areasOfInterest = areasOfInterest
        super.init()
    }

    /// Name, street and number, city and country, so far as they are known.
    open override var description: String {
        let street = [subThoroughfare, thoroughfare].compactMap(\.self).joined(separator: " ")
        let city = [postalCode, locality].compactMap(\.self).joined(separator: " ")
        let parts = [name ?? "", street, city, administrativeArea ?? "", country ?? ""].filter { !$0.isEmpty }
        let place = location.map { " @ \($0.description)" } ?? ""
        return parts.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }.joined(separator: ", ") + place
    }

    // MARK: - Copies and archives

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        // Asking for a key that is absent makes an unarchiver fail, so each is looked for first.
        func object(_ classes: [AnyClass], _ key: String) -> Any? {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: classes, forKey: key) : nil
        }
        func text(_ key: String) -> String? { object([NSString.self], key) as? String }
        self.init(
            location: object([CLLocation.self], "location") as? CLLocation,
            region: object([CLRegion.self, CLCircularRegion.self], "region") as? CLRegion,
            timeZone: text("timeZone").flatMap(TimeZone.init(identifier:)), name: text("name"),
            thoroughfare: text("thoroughfare"), subThoroughfare: text("subThoroughfare"), locality: text("locality"),
            subLocality: text("subLocality"), administrativeArea: text("administrativeArea"),
            subAdministrativeArea: text("subAdministrativeArea"), postalCode: text("postalCode"),
            isoCountryCode: text("isoCountryCode"), country: text("country"), inlandWater: text("inlandWater"),
            ocean: text("ocean"),
            areasOfInterest: object([NSArray.self, NSString.self], "areasOfInterest") as? [String])
    }

    open func encode(with coder: NSCoder) {
        let texts: KeyValuePairs = [
            "timeZone": timeZone?.identifier, "name": name, "thoroughfare": thoroughfare,
            "subThoroughfare": subThoroughfare, "locality": locality, "subLocality": subLocality,
            "administrativeArea": administrativeArea, "subAdministrativeArea": subAdministrativeArea,
            "postalCode": postalCode, "isoCountryCode": isoCountryCode, "country": country,
            "inlandWater": inlandWater, "ocean": ocean,
        ]
        for (key, text) in texts { if let text { coder.encode(text as NSString, forKey: key) } }
        if let location { coder.encode(location, forKey: "location") }
        if let storedRegion { coder.encode(storedRegion, forKey: "region") }
        if let areasOfInterest { coder.encode(areasOfInterest as NSArray, forKey: "areasOfInterest") }
    }
}
