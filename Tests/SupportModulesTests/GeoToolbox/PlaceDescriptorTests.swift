import Foundation
import GeoToolbox
import Testing

@Suite struct PlaceDescriptorTests {
    static let point = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
    static let device = CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: 47, longitude: 11), altitude: 600, horizontalAccuracy: 5,
        verticalAccuracy: 3, course: 90, courseAccuracy: 2, speed: 1.5, speedAccuracy: 0.5,
        timestamp: Date(timeIntervalSince1970: 1_800_000_000))

    @Test(
        arguments: [
            ([.address("Champ de Mars, Paris"), .coordinate(point)], "Champ de Mars, Paris", 48.8584),
            ([.coordinate(point), .address("Paris"), .address("France")], "Paris", 48.8584),
            ([.deviceLocation(device), .coordinate(point)], nil, 47), ([.address("Paris")], "Paris", nil),
            ([], nil, nil),
        ] as [([PlaceDescriptor.PlaceRepresentation], String?, Double?)])
    func `has the first address and the first coordinate`(
        representations: [PlaceDescriptor.PlaceRepresentation], address: String?, latitude: Double?
    ) {
        let place = PlaceDescriptor(representations: representations, commonName: nil)
        #expect(place.address == address)
        #expect(place.coordinate?.latitude == latitude)
    }

    @Test func `finds the identifier of a service wherever it is listed`() {
        let place = PlaceDescriptor(
            representations: [.coordinate(Self.point)], commonName: "Eiffel Tower",
            supportingRepresentations: [
                .serviceIdentifiers(["com.apple.MapKit": "I123"]),
                .serviceIdentifiers(["org.openstreetmap": "w5013364"]),
            ])
        #expect(place.serviceIdentifier(for: "org.openstreetmap") == "w5013364")
        #expect(place.serviceIdentifier(for: "com.apple.MapKit") == "I123")
        #expect(place.serviceIdentifier(for: "example") == nil)
    }

    @Test(arguments: [
        PlaceDescriptor.PlaceRepresentation.address("121 James's St\nDublin 8"), .coordinate(point),
        .deviceLocation(device),
    ])
    func `survives JSON with all that it says`(representation: PlaceDescriptor.PlaceRepresentation) throws {
        let place = PlaceDescriptor(
            representations: [representation], commonName: nil,
            supportingRepresentations: [.serviceIdentifiers(["a": "1"])])
        let read = try JSONDecoder().decode(PlaceDescriptor.self, from: JSONEncoder().encode(place))
        #expect(read == place)
    }

    @Test func `tells places apart by every part`() {
        let place = PlaceDescriptor(representations: [.deviceLocation(Self.device)], commonName: "Here")
        let later = CLLocation(
            coordinate: Self.device.coordinate, altitude: 600, horizontalAccuracy: 5, verticalAccuracy: 3,
            timestamp: Self.device.timestamp)
        #expect(place != PlaceDescriptor(representations: [.deviceLocation(later)], commonName: "Here"))
        #expect(place != PlaceDescriptor(representations: [.coordinate(Self.device.coordinate)], commonName: "Here"))
        #expect(place != PlaceDescriptor(representations: [.deviceLocation(Self.device)], commonName: nil))
        #expect(PlaceDescriptor.PlaceRepresentation.address("a") != .address("b"))
    }

    @Test func `refuses JSON that is no way to find a place`() {
        for text in [#"{}"#, #"{"address":"a","coordinate":{"latitude":1,"longitude":2}}"#, #"{"address":5}"#] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(PlaceDescriptor.PlaceRepresentation.self, from: Data(text.utf8))
            }
        }
    }

    @Test func `describes itself in one line`() {
        let place = PlaceDescriptor(representations: [.address("121 James's St\nDublin 8")], commonName: "Fountain")
        #expect("\(place)" == "Fountain, 121 James's St, Dublin 8")
        #expect("\(PlaceDescriptor(representations: [.coordinate(Self.point)], commonName: nil))" == "48.8584, 2.2945")
    }
}
