import AppIntents
import CoreLocation
import GeoToolbox
import IntentWire
import Testing

struct RouteStop: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
    let id = UUID()
    @Property(title: "Place") var place: PlaceDescriptor?
    init() {}
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Stop") }
}

struct PlanRouteIntent: AppIntent {
    static let title: LocalizedStringResource = "Plan Route"
    @Parameter(title: "From") var origin: PlaceDescriptor?
    @Parameter(title: "To") var destination: PlaceDescriptor
    @Parameter(title: "Through") var stops: [PlaceDescriptor]?
    @Parameter(title: "Mark") var mark: CLPlacemark?

    func perform() async throws -> some IntentResult & ReturnsValue<PlaceDescriptor> { .result(value: destination) }
}

@Suite struct PlaceTests {
    private func read(_ value: IntentValue) async throws -> PlaceDescriptor {
        try await PlaceDescriptor.__decode(value, __ValueContext(parameterName: "place"))
    }

    private func snapshot(_ change: (inout PlacemarkSnapshot) -> Void) -> IntentValue {
        var snapshot = PlacemarkSnapshot()
        change(&snapshot)
        return .placemark(snapshot)
    }

    @Test func `is a parameter and a property of the type place`() async throws {
        let intent = try await ManifestBuilder.describe(PlanRouteIntent.self)
        #expect(intent.parameters.map(\.type.description) == ["placemark", "placemark", "[placemark]", "placemark"])
        #expect(intent.resultType == .placemark)
        let entity = try await ManifestBuilder.manifest().entity("RouteStop")
        #expect(entity?.property("place")?.type == .placemark)
    }

    @Test func `comes back with all that it says`() async throws {
        let place = PlaceDescriptor(
            representations: [
                .address("Champ de Mars\nParis"), .coordinate(CLLocationCoordinate2D(latitude: 48.86, longitude: 2.29)),
                .deviceLocation(
                    CLLocation(
                        coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3,
                        horizontalAccuracy: 4, verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8,
                        speedAccuracy: 9, timestamp: Date(timeIntervalSince1970: 10))),
            ], commonName: "Eiffel Tower", supportingRepresentations: [.serviceIdentifiers(["a": "1"])])
        let sent = try await place.__encode(__ValueContext())
        let received = try JSONDecoder().decode(IntentValue.self, from: JSONEncoder().encode(sent))
        #expect(try await read(received) == place)
        #expect(place.makeContainer(context: .init()).value == sent)
    }

    @Test func `reads what a person gives: a coordinate, an address, a name`() async throws {
        let point = try await read(snapshot { ($0.latitude, $0.longitude) = (52.52, 13.405) })
        #expect(point.coordinate?.latitude == 52.52 && point.coordinate?.longitude == 13.405)
        #expect(point.address == nil && point.commonName == nil)
        let named = try await read(snapshot { $0.name = "10 Downing Street, London" })
        #expect(named == PlaceDescriptor(representations: [.address("10 Downing Street, London")], commonName: nil))
        #expect(try await read(.string("Berlin")).address == "Berlin")
    }

    @Test func `reads a placemark of another action`() async throws {
        let mark = CLPlacemark(
            location: CLLocation(latitude: 47, longitude: 11), name: "Tower", thoroughfare: "Main Street",
            locality: "Innsbruck", postalCode: "6020", country: "Austria")
        let place = try await read(mark.__encode(__ValueContext()))
        #expect(place.commonName == "Tower")
        #expect(place.address == "Main Street, 6020 Innsbruck, Austria")
        #expect(place.coordinate?.longitude == 11)
    }

    @Test func `is read as a placemark by another action`() async throws {
        let place = PlaceDescriptor(
            representations: [
                .address("Main Street 1, Innsbruck"),
                .coordinate(CLLocationCoordinate2D(latitude: 47, longitude: 11)),
            ],
            commonName: nil)
        let mark = try await CLPlacemark.__decode(place.__encode(__ValueContext()), __ValueContext())
        #expect(mark.name == "Main Street 1, Innsbruck")
        #expect(mark.location?.coordinate.latitude == 47)
    }

    @Test func `refuses what is no place`() async {
        for value in [IntentValue.int(3), .placemark(PlacemarkSnapshot()), .string("  ")] {
            await #expect(throws: IntentFailure.self) { try await read(value) }
        }
    }

    @Test(
        arguments: [
            (PlaceDescriptor(representations: [.address("Street\nCity")], commonName: "Hall"), "Hall", "Street, City"),
            (PlaceDescriptor(representations: [.address("Street\nCity")], commonName: nil), "Street, City", nil),
            (
                PlaceDescriptor(
                    representations: [.coordinate(CLLocationCoordinate2D(latitude: 1.5, longitude: 2))], commonName: nil
                ),
                "1.5, 2.0", nil
            ),
        ] as [(PlaceDescriptor, String, String?)])
    func `is shown by its name, else by where it is`(place: PlaceDescriptor, title: String, subtitle: String?) {
        #expect(place.displayRepresentation.title.key == title)
        #expect(place.displayRepresentation.subtitle?.key == subtitle)
    }

    @Test func `runs through an intent`() async throws {
        let outcome = try await IntentPerformer.perform(
            PlanRouteIntent.self, arguments: ["destination": snapshot { $0.name = "Rome" }],
            interaction: NoInteraction())
        guard case .placemark(let place)? = outcome.value else { Issue.record("no place"); return }
        #expect(place.address == "Rome")
    }
}

@Suite struct SystemValueContainerTests {
    @Test(
        arguments: [
            IntentPerson(identifier: .contact("1"), name: .displayName("Ada"), handle: .init(emailAddress: "a@b.c")),
            IntentFile(data: Data("x".utf8), filename: "a.txt"),
            IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR"),
            IntentPaymentMethod(type: .credit, name: "Card"),
        ] as [any IntentValueConvertible & _IntentValue & Sendable])
    func `a container holds what travels`(value: any IntentValueConvertible & _IntentValue & Sendable) async throws {
        #expect(try await value.__encode(__ValueContext()) == value.makeContainer(context: .init()).value)
    }
}
