extension PlaceDescriptor.PlaceRepresentation: Codable {
    private enum Key: String, CodingKey { case address, coordinate, deviceLocation }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard container.allKeys.count == 1, let key = container.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "a way to find a place is one of address, coordinate and deviceLocation"))
        }
        switch key {
        case .address: self = .address(try container.decode(String.self, forKey: key))
        case .coordinate:
            let point = try container.decode(CodedCoordinate.self, forKey: key)
            self = .coordinate(CLLocationCoordinate2D(latitude: point.latitude, longitude: point.longitude))
        case .deviceLocation:
            self = .deviceLocation(try container.decode(CodedLocation.self, forKey: key).location)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .address(let address): try container.encode(address, forKey: .address)
        case .coordinate(let coordinate): try container.encode(CodedCoordinate(coordinate), forKey: .coordinate)
        case .deviceLocation(let location): try container.encode(CodedLocation(location), forKey: .deviceLocation)
        }
    }
}

/// A coordinate that can be written down.
struct CodedCoordinate: Codable, Hashable {
    var latitude: Double
    var longitude: Double

    init(_ coordinate: CLLocationCoordinate2D) {
        (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
    }
}

/// A location that can be written down and compared.
struct CodedLocation: Codable, Hashable {
    var coordinate: CodedCoordinate
    var altitude: Double
    var horizontalAccuracy: Double
    var verticalAccuracy: Double
    var course: Double
    var courseAccuracy: Double
    var speed: Double
    var speedAccuracy: Double
    var timestamp: Date

    init(_ location: CLLocation) {
        coordinate = CodedCoordinate(location.coordinate)
        altitude = location.altitude
        horizontalAccuracy = location.horizontalAccuracy
        verticalAccuracy = location.verticalAccuracy
        course = location.course
        courseAccuracy = location.courseAccuracy
        speed = location.speed
        speedAccuracy = location.speedAccuracy
        timestamp = location.timestamp
    }

    var location: CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: coordinate.latitude, longitude: coordinate.longitude),
            altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
            timestamp: timestamp)
    }
}
