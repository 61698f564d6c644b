import AppIntents
import IntentWire
import Testing

@Suite struct ValueTests {
    /// Gives a parameter a value and reads it back as it would be sent.
    private func roundTrip(_ name: String, _ value: IntentValue) async throws -> IntentValue? {
        let intent = EveryTypeIntent()
        guard
            let parameter = IntentReflection.of(EveryTypeIntent.self).parameters(of: intent).first(where: {
                $0.name == name
            })?
            .parameter
        else { return nil }
        let context = __ValueContext(parameterName: name, traits: parameter.traits)
        try await parameter.setValue(value, context)
        return try await parameter.encodedValue(context)
    }

    static let date = Date(timeIntervalSince1970: 1_800_000_000)

    @Test(arguments: [
        ("bool", IntentValue.bool(false)), ("int", .int(-3)), ("double", .double(0.5)), ("string", .string("héllo")),
        ("styled", .attributedString(.init(runs: [.init(text: "bold", inlineIntent: 2), .init(text: " plain")]))),
        ("date", .date(date)), ("components", .dateComponents(DateComponents(hour: 7, minute: 30))),
        ("duration", .duration(.seconds(90.5))), ("decimal", .decimal(12.5)),
        ("url", .url(URL(fileURLWithPath: "/tmp/x"))), ("uuid", .uuid(UUID())),
        ("length", .measurement(.init(value: 5, unit: "mi", dimension: "length"))),
        (
            "person",
            .person(
                .init(displayName: "Ada", handle: .init(kind: .emailAddress, value: "ada@example.org", label: "work")))
        ),
        ("amount", .currencyAmount(.init(amount: 12.5, currencyCode: "EUR"))),
        ("payment", .paymentMethod(.init(type: "credit", name: "Card", identificationHint: "1234"))),
        ("file", .file(.init(filename: "a.txt", type: "public.plain-text", data: Data("x".utf8)))),
    ])
    func `comes back as it was given`(name: String, value: IntentValue) async throws {
        #expect(try await roundTrip(name, value) == value)
    }

    @Test(arguments: [
        // Numbers and truth values, from numbers and from what text says
        ("int", IntentValue.double(3.7), IntentValue.int(3)), ("int", .decimal(4.9), .int(4)),
        ("int", .string(" 42 "), .int(42)), ("int", .attributedString(.init(runs: [.init(text: "42")])), .int(42)),
        ("double", .int(1), .double(1)), ("double", .decimal(0.5), .double(0.5)),
        ("double", .string("0.25"), .double(0.25)),
        ("decimal", .int(3), .decimal(3)), ("decimal", .double(2.5), .decimal(2.5)),
        ("decimal", .string("1.10"), .decimal(Decimal(string: "1.10") ?? 0)),
        ("decimal", .attributedString(.init(runs: [.init(text: "2")])), .decimal(2)),
        ("bool", .string("no"), .bool(false)), ("bool", .string("WARM"), .bool(true)),
        ("bool", .attributedString(.init(runs: [.init(text: "Yes")])), .bool(true)),
        // Text, from all that can be written
        ("string", .bool(true), .string("true")), ("string", .int(5), .string("5")),
        ("string", .double(1.5), .string("1.5")), ("string", .decimal(2.25), .string("2.25")),
        ("string", .text("typed"), .string("typed")), ("string", .searchCriteria("sought"), .string("sought")),
        ("string", .attributedString(.init(runs: [.init(text: "bold", inlineIntent: 2)])), .string("bold")),
        ("string", .url(URL(fileURLWithPath: "/a")), .string("file:///a")),
        ("string", .uuid(UUID(uuid: identifier)), .string("01020304-0506-0708-090A-0B0C0D0E0F10")),
        ("string", .date(date), .string("2027-01-15T08:00:00Z")),
        ("string", .dateComponents(DateComponents(hour: 7, minute: 30)), .string("07:30:00")),
        ("string", .duration(.seconds(90)), .string("PT1M30S")),
        ("string", .measurement(.init(value: 5, unit: "mi", dimension: "length")), .string("5 mi")),
        ("string", .personName(nameComponents), .string("Ada King Lovelace")),
        ("string", .person(.init(displayName: "Ada")), .string("Ada")),
        ("string", .currencyAmount(.init(amount: 12.5, currencyCode: "EUR")), .string("12.5 EUR")),
        ("string", .paymentMethod(.init(type: "credit", name: "Card")), .string("Card")),
        ("string", .placemark(paris), .string("Tower, Paris")),
        (
            "string", .entity(.init(type: "SoupEntity", id: "1", display: .init(title: "Miso"))), .string("Miso")
        ),
        ("string", .entityIdentifier("SoupEntity/1"), .string("SoupEntity/1")),
        (
            "string", .enumCase(.init(type: "SoupSize", rawValue: "small", display: .init(title: "Small"))),
            .string("Small")
        ),
        (
            "styled", .string("**bold**"),
            .attributedString(
                .init(runs: [.init(text: "bold", inlineIntent: 2, blocks: [.init(kind: "paragraph", identity: 1)])]))
        ),
        (
            "styled", .int(5),
            .attributedString(.init(runs: [.init(text: "5", blocks: [.init(kind: "paragraph", identity: 1)])]))
        ),
        ("url", .string("https://example.org"), .url(URL(string: "https://example.org") ?? URL(fileURLWithPath: "/"))),
        ("uuid", .string("01020304-0506-0708-090a-0b0c0d0e0f10"), .uuid(UUID(uuid: identifier))),
        // Times and measures
        ("date", .string("2027-01-15T08:00:00Z"), .date(date)),
        (
            "date",
            .dateComponents(
                DateComponents(
                    calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2027, month: 1, day: 15, hour: 8)),
            .date(date)
        ),
        ("components", .date(date), .dateComponents(components)),
        ("components", .string("2027-01-15T08:00:00Z"), .dateComponents(components)),
        (
            "duration", .measurement(.init(value: 2, unit: UnitDuration.minutes.symbol, dimension: "duration")),
            .duration(.seconds(120))
        ),
        (
            "time", .duration(.seconds(120)),
            .measurement(.init(value: 2, unit: UnitDuration.minutes.symbol, dimension: "duration"))
        ),
        (
            "time", .measurement(.init(value: 1, unit: UnitDuration.hours.symbol, dimension: "duration")),
            .measurement(.init(value: 60, unit: UnitDuration.minutes.symbol, dimension: "duration"))
        ),
        ("length", .int(3), .measurement(.init(value: 3, unit: "mi", dimension: "length"))),
        ("length", .double(3), .measurement(.init(value: 3, unit: "mi", dimension: "length"))),
        // People and cases
        ("name", .string("Ada King Lovelace"), .personName(nameComponents)),
        ("person", .string("Ada"), .person(.init(displayName: "Ada"))),
        ("person", .personName(nameComponents), .person(.init(nameComponents: nameComponents))),
        // One value and a list of it
        ("words", .string("one"), .list([.string("one")])), ("words", .int(1), .list([.string("1")])),
        ("int", .list([.double(3.7)]), .int(3)), ("string", .list([.list([.int(5)])]), .string("5")),
    ])
    func `converts values of other types`(name: String, given: IntentValue, expected: IntentValue) async throws {
        #expect(try await roundTrip(name, given) == expected)
    }

    @Test(arguments: [
        IntentValue.string("small"), .string("SMALL (8 OZ)"), .text("small"),
        .attributedString(.init(runs: [.init(text: "small")])), .enumCase(.init(type: "SoupSize", rawValue: "small")),
        .list([.string("small")]),
    ])
    func `a case is read by raw value and by title, from text of any kind`(given: IntentValue) async throws {
        guard case .list(let sizes)? = try await roundTrip("sizes", given), case .enumCase(let size)? = sizes.first
        else {
            Issue.record("no case is made of \(given)")
            return
        }
        #expect(sizes.count == 1)
        #expect(size.rawValue == "small")
    }

    @Test(arguments: [
        IntentValue.string("miso"), .string("Miso"), .text("MISO"), .entityIdentifier("miso"),
        .attributedString(.init(runs: [.init(text: "Miso")])),
        .entity(.init(type: "SoupEntity", id: "miso", display: .init(title: "an old title"))),
        .list([.string("miso")]), .list([.list([.string("miso")])]),
    ])
    func `an entity is read by identifier and by title, from text of any kind`(given: IntentValue) async throws {
        guard case .list(let soups)? = try await roundTrip("soups", given), case .entity(let soup)? = soups.first else {
            Issue.record("no entity is made of \(given)")
            return
        }
        #expect(soups.count == 1)
        #expect(soup.id == "miso")
    }

    static let identifier: uuid_t = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)

    static var components: DateComponents {
        Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    }

    static var paris: PlacemarkSnapshot {
        var place = PlacemarkSnapshot()
        place.name = "Tower"
        place.city = "Paris"
        return place
    }

    static var nameComponents: PersonNameComponents {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.middleName = "King"
        name.familyName = "Lovelace"
        return name
    }

    @Test(arguments: [
        ("int", IntentValue.string("many"), "'int' takes a whole number; 'many' is none"),
        ("double", .double(1.5), "'double' takes numbers from 0 to 1; 1.5 is outside"),
        ("double", .double(.nan), "'double' takes numbers from 0 to 1; nan is outside"),
        ("uuid", .string("no"), "'uuid' takes a UUID; 'no' is none"),
        ("int", .list([.string("many")]), "'int' takes a whole number; 'many' is none"),
        ("int", .list([.int(1), .int(2)]), "'int' takes a whole number; a value of kind list is none"),
        ("int", .date(date), "'int' takes a whole number; a value of kind date is none"),
        ("url", .int(5), "'url' takes a URL; '5' is none"),
        (
            "length", .measurement(.init(value: -1, unit: "km", dimension: "length")),
            "'length' takes a measurement of length that is not negative; '-1.0' is none"
        ),
        (
            "length", .measurement(.init(value: 1, unit: "kg", dimension: "mass")),
            "'length' takes a measurement of length; a value of kind measurement is none (there is no unit 'kg')"
        ),
        (
            "file", .file(.init(filename: "a.png", type: "public.png", data: Data())),
            "'file' takes files of type public.plain-text; 'a.png' is public.png"
        ),
        ("soups", .list([]), "'soups' takes 1 to 2 values; there are 0"),
        (
            "soups", .list([.text("miso"), .text("tomato"), .text("lentil")]),
            "'soups' takes 1 to 2 values; there are 3"
        ),
        (
            "sizes", .list([.text("small"), .text("tiny")]),
            "'sizes' has no choice 'tiny'; choose one of small, medium, large"
        ),
    ])
    func `refuses what does not fit, and says what does`(name: String, given: IntentValue, message: String) async {
        await #expect(throws: IntentFailure(.invalidValue, message, parameters: [name])) {
            do { _ = try await roundTrip(name, given) } catch var failure as IntentFailure {
                failure.candidates = nil
                throw failure
            }
        }
    }

    @Test func `values survive JSON`() throws {
        let values: [IntentValue] = [
            .null, .double(.infinity), .date(Self.date), .duration(.nanoseconds(1)),
            .decimal(Decimal(string: "0.1") ?? 0),
            .list([
                .int(1), .null,
                .entity(.init(type: "T", id: "1", display: .init(title: "x"), properties: ["a": .bool(true)])),
            ]),
            .enumCase(.init(type: "E", rawValue: "a")), .searchCriteria("s"), .personName(Self.nameComponents),
        ]
        let data = try JSONEncoder().encode(values)
        #expect(try JSONDecoder().decode([IntentValue].self, from: data) == values)
    }
}
