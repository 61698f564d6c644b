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
        ("int", IntentValue.double(3.7), IntentValue.int(3)), ("int", .string(" 42 "), .int(42)),
        ("double", .int(1), .double(1)), ("double", .string("0.25"), .double(0.25)),
        ("bool", .string("no"), .bool(false)), ("bool", .string("WARM"), .bool(true)),
        ("string", .int(5), .string("5")), ("string", .double(1.5), .string("1.5")),
        ("string", .url(URL(fileURLWithPath: "/a")), .string("file:///a")),
        (
            "styled", .string("**bold**"),
            .attributedString(
                .init(runs: [.init(text: "bold", inlineIntent: 2, blocks: [.init(kind: "paragraph", identity: 1)])]))
        ),
        ("url", .string("https://example.org"), .url(URL(string: "https://example.org") ?? URL(fileURLWithPath: "/"))),
        ("decimal", .double(2.5), .decimal(2.5)), ("decimal", .string("1.10"), .decimal(Decimal(string: "1.10") ?? 0)),
        ("length", .double(3), .measurement(.init(value: 3, unit: "mi", dimension: "length"))),
        (
            "time", .measurement(.init(value: 1, unit: UnitDuration.hours.symbol, dimension: "duration")),
            .measurement(.init(value: 60, unit: UnitDuration.minutes.symbol, dimension: "duration"))
        ),
        (
            "duration", .measurement(.init(value: 2, unit: UnitDuration.minutes.symbol, dimension: "duration")),
            .duration(.seconds(120))
        ),
        ("words", .string("one"), .list([.string("one")])),
        ("name", .string("Ada King Lovelace"), .personName(nameComponents)),
    ])
    func `converts values of other types`(name: String, given: IntentValue, expected: IntentValue) async throws {
        #expect(try await roundTrip(name, given) == expected)
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
