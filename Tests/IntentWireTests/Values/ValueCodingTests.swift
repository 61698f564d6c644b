import Foundation
import IntentWire
import Testing

@Suite struct ValueCodingTests {
    private static let date = Date(timeIntervalSince1970: 1_700_000_000.25)
    private static let sized = {
        var place = PlacemarkSnapshot()
        place.city = "Zürich"
        place.latitude = 47.37
        return place
    }()

    @Test(
        arguments: [
            .null, .bool(true), .int(.min), .double(0.1), .double(-.infinity), .double(1e300), .string("a\u{0}\"\\\n🦊"),
            .date(date), .dateComponents(DateComponents(year: 2024, month: 2)),
            .duration(.nanoseconds(1) + .seconds(-90)), .decimal(Decimal(string: "12345678901234567890.01") ?? 0),
            .url(URL(filePath: "/tmp/ä b")), .uuid(UUID()),
            .measurement(MeasurementSnapshot(value: 5, unit: "km", dimension: "length")),
            .personName(PersonNameComponents(givenName: "Ada", familyName: "Lovelace")),
            .person(PersonSnapshot(displayName: "Ada", handle: .init(kind: .emailAddress, value: "ada@example.org"))),
            .file(FileSnapshot(filename: "a.bin", data: Data([0, 255, 10]))),
            .currencyAmount(CurrencyAmountSnapshot(amount: 12.5, currencyCode: "EUR")),
            .paymentMethod(PaymentMethodSnapshot(type: "credit", name: "Card")), .placemark(sized),
            .searchCriteria("tea"), .enumCase(EnumCaseSnapshot(type: "Size", rawValue: "large")),
            .entity(
                EntitySnapshot(
                    type: "Task", id: "1", display: DisplaySnapshot(title: "Milk"), properties: ["done": .bool(false)])),
            .entityIdentifier("1"), .text("milk"), .list([.int(1), .null, .list([])]),
        ] as [IntentValue])
    func `reads back every value that it writes`(value: IntentValue) throws {
        let data = try JSONEncoder().encode([value])
        #expect(try JSONDecoder().decode([IntentValue].self, from: data) == [value])
    }

    @Test func `writes a number as an object that names its kind`() throws {
        #expect(String(decoding: try JSONEncoder().encode(IntentValue.int(3)), as: UTF8.self) == #"{"int":3}"#)
    }

    @Test(arguments: [
        #"{"int":"three"}"#, #"{"date":"yesterday"}"#, #"{"shape":1}"#, #"{"int":1,"bool":true}"#, "{}", "3", "[]",
        #"{"decimal":"twelve"}"#, #"{"duration":[1]}"#, #"{"list":[{"nothing":1}]}"#,
    ])
    func `refuses what is no value`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(IntentValue.self, from: Data(json.utf8))
        }
    }

    @Test(
        arguments: [
            ("int", .int), ("measurement:length", .measurement(dimension: "length")),
            ("enum:Size", .enumeration("Size")),
            ("[entity:Task]", .list(.entity("Task"))), ("(int|string)", .union([.int, .string])),
            ("[(int|[url])]", .list(.union([.int, .list(.url)]))), ("other:App.Thing", .other("App.Thing")),
        ] as [(String, ValueType)])
    func `reads and writes the text of a type`(text: String, type: ValueType) {
        #expect(ValueType(text) == type)
        #expect(type.description == text)
    }

    @Test(arguments: ["", "integer", "[", "[int", "(int|)", "entity", "shape:x"])
    func `knows no type in other text`(text: String) {
        #expect(ValueType(text) == nil)
    }

    @Test(arguments: [
        (["de-AT"], "Kaffee"), (["fr-CA"], "coffee"), (["fr-CA", "de"], "Kaffee"), ([], "coffee"),
        (["zh-Hant-TW"], "咖啡"),
    ])
    func `falls back from a region to its language`(languages: [String], expected: String) {
        let text = LocalizedText("coffee", translations: ["de": "Kaffee", "zh-Hant": "咖啡"])
        #expect(text.text(in: languages) == expected)
    }

    @Test func `writes a text in one language as a plain string`() throws {
        let plain = try JSONEncoder().encode(LocalizedText("coffee"))
        #expect(String(decoding: plain, as: UTF8.self) == #""coffee""#)
        let both = LocalizedText("coffee", translations: ["de": "Kaffee"])
        #expect(try JSONDecoder().decode(LocalizedText.self, from: JSONEncoder().encode(both)) == both)
    }
}
