import AppIntentsTypeSupport
import CoreLocation
import FoundationAdditions
public import GeoToolbox
public import IntentWire

// What Apple keeps in the overlay of GeoToolbox and App Intents. Source: _GeoToolbox_AppIntents (iOS 26).

extension PlaceDescriptor: DisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

    /// The name, and below it the address; where there is no name the address, else the coordinate.
    public var displayRepresentation: DisplayRepresentation {
        let lines = [commonName, address?.split(whereSeparator: \.isNewline).joined(separator: ", ")]
            .compactMap(\.self)
        return DisplayRepresentation(title: lines.first ?? description, subtitle: lines.count > 1 ? lines[1] : nil)
    }
}

extension PlaceDescriptor: _SystemIntentValue {
    public typealias ValueType = PlaceDescriptor
    public typealias UnwrappedType = PlaceDescriptor

    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<PlaceDescriptor>()
    }

    public static var __valueType: IntentWire.ValueType { .placemark }

    /// Reads a place; text is an address.
    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> PlaceDescriptor {
        switch value {
        case .placemark(let snapshot):
            if let place = PlaceDescriptor(snapshot) { return place }
            throw context.invalid(value, expected: "a place", because: "nothing is known of it")
        case .string(let text) where !text.allSatisfy(\.isWhitespace):
            return PlaceDescriptor(representations: [.address(text)], commonName: nil)
        default: throw context.invalid(value, expected: "a place")
        }
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .placemark(PlacemarkSnapshot(self)) }
}

extension PlaceDescriptor: IntentValueConvertible {
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.placemark(PlacemarkSnapshot(self)))
    }
}

extension PlaceDescriptor {
    /// The place that a snapshot tells of; nil where it tells of none.
    package init?(_ snapshot: PlacemarkSnapshot) {
        let representations =
            snapshot.representations.map { $0.map(PlaceRepresentation.init) } ?? Self.representations(of: snapshot)
        guard !representations.isEmpty else { return nil }
        // A name by itself is what there is to search for, so it stands as the address.
        let isAddressed = snapshot.representations != nil || representations != [snapshot.name.map { .address($0) }]
        self.init(
            representations: representations, commonName: isAddressed ? snapshot.name : nil,
            supportingRepresentations: (snapshot.serviceIdentifiers ?? []).map { .serviceIdentifiers($0) })
    }

    private static func representations(of snapshot: PlacemarkSnapshot) -> [PlaceRepresentation] {
        var found: [PlaceRepresentation] = []
        if let latitude = snapshot.latitude, let longitude = snapshot.longitude {
            found.append(.coordinate(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)))
        }
        let parts = [
            snapshot.street, [snapshot.postalCode, snapshot.city].compactMap(\.self).joined(separator: " "),
            snapshot.state, snapshot.country,
        ].compactMap(\.self).filter { !$0.isEmpty }
        let address = snapshot.address ?? (parts.isEmpty ? nil : parts.joined(separator: ", "))
        if let address = address ?? (found.isEmpty ? snapshot.name : nil) { found.append(.address(address)) }
        return found
    }
}

extension PlacemarkSnapshot {
    init(_ place: PlaceDescriptor) {
        self.init()
        name = place.commonName
        address = place.address
        latitude = place.coordinate?.latitude
        longitude = place.coordinate?.longitude
        representations = place.representations.map(PlaceRepresentationSnapshot.init)
        let services = place.supportingRepresentations.map { supporting in
            switch supporting {
            case .serviceIdentifiers(let identifiers): identifiers
            }
        }
        serviceIdentifiers = services.isEmpty ? nil : services
    }
}

extension PlaceDescriptor.PlaceRepresentation {
    fileprivate init(_ snapshot: PlaceRepresentationSnapshot) {
        switch snapshot {
        case .address(let address): self = .address(address)
        case .coordinate(let latitude, let longitude):
            self = .coordinate(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        case .deviceLocation(let location): self = .deviceLocation(CLLocation(location))
        }
    }
}

extension PlaceRepresentationSnapshot {
    fileprivate init(_ representation: PlaceDescriptor.PlaceRepresentation) {
        switch representation {
        case .address(let address): self = .address(address)
        case .coordinate(let point): self = .coordinate(latitude: point.latitude, longitude: point.longitude)
        case .deviceLocation(let location): self = .deviceLocation(LocationSnapshot(location))
        }
    }
}

extension CLLocation {
    fileprivate convenience init(_ snapshot: LocationSnapshot) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: snapshot.latitude, longitude: snapshot.longitude),
            altitude: snapshot.altitude, horizontalAccuracy: snapshot.horizontalAccuracy,
            verticalAccuracy: snapshot.verticalAccuracy, course: snapshot.course,
            courseAccuracy: snapshot.courseAccuracy, speed: snapshot.speed, speedAccuracy: snapshot.speedAccuracy,
            timestamp: snapshot.timestamp)
    }
}

extension LocationSnapshot {
    fileprivate init(_ location: CLLocation) {
        self.init(
            latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
            timestamp: location.timestamp)
        altitude = location.altitude
        horizontalAccuracy = location.horizontalAccuracy
        verticalAccuracy = location.verticalAccuracy
        course = location.course
        courseAccuracy = location.courseAccuracy
        speed = location.speed
        speedAccuracy = location.speedAccuracy
    }
}
