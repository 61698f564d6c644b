extension PlaceDescriptor {
    /// A way to find a place that every map knows.
    ///
    /// - Source: developer.apple.com/documentation/geotoolbox/placedescriptor/placerepresentation
    public enum PlaceRepresentation: Sendable {
        /// A whole address, one text with lines or commas.
        case address(String)
        /// A point on the Earth.
        case coordinate(CLLocationCoordinate2D)
        /// Where a device is or was.
        case deviceLocation(CLLocation)
    }

    /// What map services call a place.
    ///
    /// - Source: developer.apple.com/documentation/geotoolbox/placedescriptor/supportingplacerepresentation
    public enum SupportingPlaceRepresentation: Codable, Equatable, Sendable {
        /// Identifiers of the place by the name of the service.
        case serviceIdentifiers([String: String])
    }
}

extension PlaceDescriptor.PlaceRepresentation {
    /// The point on the Earth; nil for an address.
    var coordinate: CLLocationCoordinate2D? {
        switch self {
        case .address: nil
        case .coordinate(let coordinate): coordinate
        case .deviceLocation(let location): location.coordinate
        }
    }

    var description: String {
        switch self {
        case .address(let address): address.split(whereSeparator: \.isNewline).joined(separator: ", ")
        case .coordinate, .deviceLocation: coordinate.map { "\($0.latitude), \($0.longitude)" } ?? ""
        }
    }
}

extension PlaceDescriptor.PlaceRepresentation: Equatable {
    /// Coordinates are equal where their numbers are, locations where all that they say is.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.address(let first), .address(let second)): first == second
        case (.coordinate(let first), .coordinate(let second)):
            first.latitude == second.latitude && first.longitude == second.longitude
        case (.deviceLocation(let first), .deviceLocation(let second)):
            CodedLocation(first) == CodedLocation(second)
        default: false
        }
    }
}
