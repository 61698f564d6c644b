/// Where something is at a moment, and how well that is known.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocation
// @unchecked: Apple's class is open, so the compiler does not check it; every stored property here is a constant.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The point on the Earth.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above mean sea level; valid where `verticalAccuracy` is positive.
    public let altitude: CLLocationDistance
    /// Metres above the WGS 84 ellipsoid. Nothing here knows the geoid, so it is what `altitude` is.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The radius in metres of the circle in which the point lies; negative where the coordinate is invalid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The accuracy of the altitude in metres; zero or negative where the altitude is invalid.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of travel in degrees clockwise from true north; negative where invalid.
    public let course: CLLocationDirection
    /// The accuracy of the course in degrees; negative where the course is invalid.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed in metres per second; negative where invalid.
    public let speed: CLLocationSpeed
    /// The accuracy of the speed in metres per second; negative where the speed is invalid.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When the thing was there.
    public let timestamp: Date
    /// The floor of a building, where known.
    public let floor: CLFloor?
    /// What made the location, where known.
    public let sourceInformation: CLLocationSourceInformation?

    /// A point that is known exactly, now, with neither altitude nor movement.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north, from −90 to 90.
    ///   - longitude: Degrees east, from −180 to 180.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place without movement. Distances are in metres.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// A place with movement. Distances are in metres, the course in degrees, the speed in metres per second.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// A place with movement and how well it is known.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
            timestamp: timestamp, floor: nil, sourceInformation: nil)
    }

    /// A place with movement, how well it is known, and what made the location.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
            timestamp: timestamp, floor: nil, sourceInformation: sourceInfo)
    }

    private init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, floor: CLFloor?,
        sourceInformation: CLLocationSourceInformation?
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        self.floor = floor
        self.sourceInformation = sourceInformation
        super.init()
    }

    /// The length in metres of the shortest way to another place over the surface of the WGS 84 ellipsoid.
    ///
    /// Altitudes are not taken into account. It is exact to a millimetre, except for places on nearly opposite sides of
    /// the Earth, where it is exact to half a percent.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(from: coordinate, to: location.coordinate)
    }

    open override var description: String {
        "<\(coordinate.latitude),\(coordinate.longitude)> ±\(horizontalAccuracy) m, speed \(speed) m/s, "
            + "course \(course), \(timestamp)"
    }

    // MARK: - Copies and archives

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "latitude"), coder.containsValue(forKey: "longitude") else { return nil }
        func double(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        let floor = coder.containsValue(forKey: "floor") ? CLFloor(level: coder.decodeInteger(forKey: "floor")) : nil
        let source = CLLocationSourceInformation(
            softwareSimulationState: coder.decodeBool(forKey: "isSimulated"),
            andExternalAccessoryState: coder.decodeBool(forKey: "isFromAccessory"))
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: double("latitude"), longitude: double("longitude")),
            altitude: double("altitude"), horizontalAccuracy: double("horizontalAccuracy"),
            verticalAccuracy: double("verticalAccuracy"), course: double("course"),
            courseAccuracy: double("courseAccuracy"), speed: double("speed"), speedAccuracy: double("speedAccuracy"),
            timestamp: Date(timeIntervalSinceReferenceDate: double("timestamp")), floor: floor,
            sourceInformation: coder.containsValue(forKey: "isSimulated") ? source : nil)
    }

    open func encode(with coder: NSCoder) {
        let values: KeyValuePairs = [
            "latitude": coordinate.latitude, "longitude": coordinate.longitude, "altitude": altitude,
            "horizontalAccuracy": horizontalAccuracy, "verticalAccuracy": verticalAccuracy, "course": course,
            "courseAccuracy": courseAccuracy, "speed": speed, "speedAccuracy": speedAccuracy,
            "timestamp": timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, value) in values { coder.encode(value, forKey: key) }
        if let floor { coder.encode(floor.level, forKey: "floor") }
        if let sourceInformation {
            coder.encode(sourceInformation.isSimulatedBySoftware, forKey: "isSimulated")
            coder.encode(sourceInformation.isProducedByAccessory, forKey: "isFromAccessory")
        }
    }
}

/// A floor of a building.
///
/// - Source: developer.apple.com/documentation/corelocation/clfloor
public final class CLFloor: NSObject, Sendable {
    /// The floor; 0 is that of the ground.
    public let level: Int

    package init(level: Int) { self.level = level }
}

/// What made a location.
///
/// - Source: developer.apple.com/documentation/corelocation/cllocationsourceinformation
public final class CLLocationSourceInformation: NSObject, Sendable {
    /// Whether a program made it up.
    public let isSimulatedBySoftware: Bool
    /// Whether an accessory measured it.
    public let isProducedByAccessory: Bool

    /// Says what made a location.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
    }
}
