import AppIntentsTypeSupport
import CoreLocation
import IntentWire
import Testing

@Suite struct IntentValueContainerTests {
    static let date = Date(timeIntervalSince1970: 1_800_000_000)

    static var name: PersonNameComponents {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        return name
    }

    @Test(
        arguments: [
            (true, .bool(true)), (7, .int(7)), (Int8(-8), .int(-8)), (Int16(16), .int(16)), (Int32(32), .int(32)),
            (Int64.max, .int(.max)), (0.5, .double(0.5)), ("text", .string("text")),
            (AttributedString("plain"), .attributedString(StyledTextSnapshot("plain"))),
            (URL(fileURLWithPath: "/a"), .url(URL(fileURLWithPath: "/a"))), (date, .date(date)),
            (DateComponents(hour: 7), .dateComponents(DateComponents(hour: 7))),
            (DateInterval(start: date, duration: 60), .list([.date(date), .date(date + 60)])),
            (Duration.seconds(3), .duration(.seconds(3))),
            (name, .personName(name)), (String?.none, .null), (Int?.some(3), .int(3)),
            (["a", "b"], .list([.string("a"), .string("b")])), (Set([1]), .list([.int(1)])),
            ([[1], []], .list([.list([.int(1)]), .list([])])),
        ] as [(any IntentValueConvertible, IntentValue)])
    func `a container holds the value as it travels`(value: any IntentValueConvertible, expected: IntentValue) {
        #expect(value.makeContainer(context: .init()).value == expected)
        #expect(value.makeExpression().evaluate().value == expected)
    }

    // Not among the arguments above: the test library encodes those, and Foundation ends the process at a measurement.
    @Test func `a measurement keeps its unit and the family of it`() {
        func value(_ measurement: some IntentValueConvertible) -> IntentValue {
            measurement.makeContainer(context: .init()).value
        }
        #expect(
            value(Measurement(value: 5, unit: UnitLength.miles))
                == .measurement(.init(value: 5, unit: "mi", dimension: "length")))
        #expect(
            value(Measurement(value: 7, unit: UnitFuelEfficiency.litersPer100Kilometers))
                == .measurement(.init(value: 7, unit: "L/100km", dimension: "fuelEfficiency")))
        #expect(
            value(Measurement(value: 1, unit: Unit(symbol: "pt")))
                == .measurement(.init(value: 1, unit: "pt", dimension: "unit")))
    }

    @Test func `a placemark keeps its address and its coordinate`() {
        let placemark = CLPlacemark(
            location: CLLocation(latitude: 47, longitude: 11), name: "Tower", thoroughfare: "Main Street",
            locality: "Innsbruck", isoCountryCode: "AT")
        var expected = PlacemarkSnapshot()
        (expected.latitude, expected.longitude) = (47, 11)
        (expected.name, expected.street, expected.city) = ("Tower", "Main Street", "Innsbruck")
        expected.isoCountryCode = "AT"
        #expect(placemark.makeContainer(context: .init()) == IntentValueContainer(.placemark(expected)))
    }

    struct Kilometres: IntentValueConvertibleWrapper {
        struct Negative: Error {}
        let baseValue: Double
        init(baseValue: Double) throws {
            guard baseValue >= 0 else { throw Negative() }
            self.baseValue = baseValue
        }
    }

    @Test func `a wrapper is what is inside, and says what does not fit`() throws {
        let wrapper = try Kilometres(baseValue: 3)
        #expect(wrapper.makeContainer(context: .init()) == (3.0).makeContainer(context: .init()))
        #expect(throws: Kilometres.Negative.self) { try Kilometres(baseValue: -1) }
        #expect(
            try [wrapper, Kilometres(baseValue: 4)].makeExpression().evaluate().value
                == .list([.double(3), .double(4)]))
    }

    @Test func `containers are equal where their values are`() {
        #expect("3".makeContainer(context: .init()) != 3.makeContainer(context: .init()))
        let container = 3.makeContainer(context: .init())
        #expect(container.makeExpression().evaluate() == container)
    }

    @Test func `an identifier names the type, the entity and its app`() {
        let type = AttributedTypeIdentifier(persistentIdentifier: "Task")
        #expect(type.bundleIdentifier == nil)
        #expect(type != AttributedTypeIdentifier(persistentIdentifier: "Task", bundleIdentifier: "org.example.Tasks"))
        let entity = AttributedEntityIdentifier(entityType: type, instanceIdentifier: "1")
        #expect(entity.entityType.persistentIdentifier == "Task")
        #expect(entity != AttributedEntityIdentifier(entityType: type, instanceIdentifier: "2"))
    }
}
