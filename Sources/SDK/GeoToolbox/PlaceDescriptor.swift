@_exported public import CoreLocation

/// A place as different maps can find it: by what it is called, where it is, and what map services call it.
///
/// ```swift
/// let tower = PlaceDescriptor(
///     representations: [.coordinate(CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945))],
///     commonName: "Eiffel Tower")
/// ```
///
/// - Source: developer.apple.com/documentation/geotoolbox/placedescriptor
public struct PlaceDescriptor: Codable, Equatable, Sendable {
    /// The ways to find the place, that of the original data first.
    public let representations: [PlaceRepresentation]
    /// The name that the public knows; nil for a place without one, as a private home.
    public let commonName: String?
    /// What map services call the place.
    public let supportingRepresentations: [SupportingPlaceRepresentation]

    /// Describes a place.
    ///
    /// - Parameters:
    ///   - representations: The ways to find it, at least one, the most useful first.
    ///   - commonName: The name that the public knows.
    ///   - supportingRepresentations: What map services call it.
    public init(
        representations: [PlaceRepresentation], commonName: String?,
        supportingRepresentations: [SupportingPlaceRepresentation] = []
    ) {
        self.representations = representations
        self.commonName = commonName
        self.supportingRepresentations = supportingRepresentations
    }

    /// The first representation that is an address.
    public var address: String? {
        for case .address(let address) in representations { return address }
        return nil
    }

    /// Where the place is, by the first representation that says so.
    public var coordinate: CLLocationCoordinate2D? { representations.lazy.compactMap(\.coordinate).first }

    /// The identifier of the place in a map service.
    ///
    /// - Parameter serviceName: The name of the service, as its bundle identifier.
    /// - Returns: The identifier; nil where the place has none in this service.
    public func serviceIdentifier(for serviceName: String) -> String? {
        for case .serviceIdentifiers(let identifiers) in supportingRepresentations {
            if let identifier = identifiers[serviceName] { return identifier }
        }
        return nil
    }
}

extension PlaceDescriptor: CustomStringConvertible {
    /// The name and the first way to find the place.
    public var description: String {
        ([commonName] + representations.prefix(1).map(\.description)).compactMap(\.self).joined(separator: ", ")
    }
}
