// Attributes of places: where it is.

extension CSSearchableItemAttributeSet {
    /// Degrees north of the equator, from −90 to 90.
    public var latitude: NSNumber? {
        get { self[number: "latitude"] }
        set { self[number: "latitude"] = newValue }
    }

    /// Degrees east of the zero meridian, from −180 to 180.
    public var longitude: NSNumber? {
        get { self[number: "longitude"] }
        set { self[number: "longitude"] = newValue }
    }

    /// Metres above mean sea level.
    public var altitude: NSNumber? {
        get { self[number: "altitude"] }
        set { self[number: "altitude"] = newValue }
    }

    /// The speed in kilometres an hour.
    public var speed: NSNumber? {
        get { self[number: "speed"] }
        set { self[number: "speed"] = newValue }
    }

    /// The name of the place.
    public var namedLocation: String? {
        get { self[text: "namedLocation"] }
        set { self[text: "namedLocation"] = newValue }
    }

    /// The street.
    public var thoroughfare: String? {
        get { self[text: "thoroughfare"] }
        set { self[text: "thoroughfare"] = newValue }
    }

    /// The number in the street.
    public var subThoroughfare: String? {
        get { self[text: "subThoroughfare"] }
        set { self[text: "subThoroughfare"] = newValue }
    }

    /// The city.
    public var city: String? {
        get { self[text: "city"] }
        set { self[text: "city"] = newValue }
    }

    /// The state or province.
    public var stateOrProvince: String? {
        get { self[text: "stateOrProvince"] }
        set { self[text: "stateOrProvince"] = newValue }
    }

    /// The country.
    public var country: String? {
        get { self[text: "country"] }
        set { self[text: "country"] = newValue }
    }

    /// The postal code.
    public var postalCode: String? {
        get { self[text: "postalCode"] }
        set { self[text: "postalCode"] = newValue }
    }

    /// The whole address as it is written on a letter.
    public var fullyFormattedAddress: String? {
        get { self[text: "fullyFormattedAddress"] }
        set { self[text: "fullyFormattedAddress"] = newValue }
    }

    /// Whether results offer the way to ``latitude`` and ``longitude``.
    public var supportsNavigation: NSNumber? {
        get { self[number: "supportsNavigation"] }
        set { self[number: "supportsNavigation"] = newValue }
    }

    /// The direction in which a picture was taken, in degrees clockwise from true north.
    public var imageDirection: NSNumber? {
        get { self[number: "imageDirection"] }
        set { self[number: "imageDirection"] = newValue }
    }

    /// The direction of travel in degrees clockwise from true north.
    public var gpsTrack: NSNumber? {
        get { self[number: "gpsTrack"] }
        set { self[number: "gpsTrack"] = newValue }
    }

    /// Whether the receiver had a position.
    public var gpsStatus: String? {
        get { self[text: "gpsStatus"] }
        set { self[text: "gpsStatus"] = newValue }
    }

    /// Whether the position has two or three dimensions.
    public var gpsMeasureMode: String? {
        get { self[text: "gpsMeasureMode"] }
        set { self[text: "gpsMeasureMode"] = newValue }
    }

    /// How imprecise the geometry of the satellites made the position.
    public var gpsdop: NSNumber? {
        get { self[number: "gpsdop"] }
        set { self[number: "gpsdop"] = newValue }
    }

    /// The geodetic datum, as `WGS-84`.
    public var gpsMapDatum: String? {
        get { self[text: "gpsMapDatum"] }
        set { self[text: "gpsMapDatum"] = newValue }
    }

    /// The latitude of the destination in degrees.
    public var gpsDestLatitude: NSNumber? {
        get { self[number: "gpsDestLatitude"] }
        set { self[number: "gpsDestLatitude"] = newValue }
    }

    /// The longitude of the destination in degrees.
    public var gpsDestLongitude: NSNumber? {
        get { self[number: "gpsDestLongitude"] }
        set { self[number: "gpsDestLongitude"] = newValue }
    }

    /// The direction of the destination in degrees.
    public var gpsDestBearing: NSNumber? {
        get { self[number: "gpsDestBearing"] }
        set { self[number: "gpsDestBearing"] = newValue }
    }

    /// The distance of the destination in kilometres.
    public var gpsDestDistance: NSNumber? {
        get { self[number: "gpsDestDistance"] }
        set { self[number: "gpsDestDistance"] = newValue }
    }

    /// How the position was found.
    public var gpsProcessingMethod: String? {
        get { self[text: "gpsProcessingMethod"] }
        set { self[text: "gpsProcessingMethod"] = newValue }
    }

    /// The name of the area.
    public var gpsAreaInformation: String? {
        get { self[text: "gpsAreaInformation"] }
        set { self[text: "gpsAreaInformation"] = newValue }
    }

    /// When the position was taken.
    public var gpsDateStamp: Date? {
        get { self[date: "gpsDateStamp"] }
        set { self[date: "gpsDateStamp"] = newValue }
    }

    /// Whether the position was corrected by differential GPS.
    public var gpsDifferental: NSNumber? {
        get { self[number: "gpsDifferental"] }
        set { self[number: "gpsDifferental"] = newValue }
    }
}
