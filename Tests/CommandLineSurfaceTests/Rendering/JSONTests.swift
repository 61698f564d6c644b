import CommandLineSurface
import Foundation
import IntentWire
import Testing
import ValueForms

struct JSONTests {
    @Test func `keeps the order of members and leaves out what has no value`() {
        let value = JSONValue.members([
            "z": .int(1), "none": nil, "a": .array([.bool(true), .null, .string("x")]), "empty": .array([]),
            "object": .members([:]),
        ])
        #expect(
            value.text == """
                {
                  "z": 1,
                  "a": [
                    true,
                    null,
                    "x"
                  ],
                  "empty": [],
                  "object": {}
                }
                """)
    }

    @Test(arguments: [
        "quotes \" and \\ backslashes", "line\nfeed\r\ttab", "\u{0}\u{1f}\u{7f}", "émoji 👩‍👩‍👧 \u{2028}", "/slash/",
    ])
    func `writes strings that other readers read`(text: String) throws {
        let data = Data(JSONValue.array([.string(text)]).text.utf8)
        #expect(try JSONDecoder().decode([String].self, from: data) == [text])
    }

    @Test(arguments: [
        (JSONValue.double(0.1), "0.1"), (.double(5), "5"), (.double(-2.5e-7), "-2.5e-07"),
        (.double(.infinity), "\"inf\""),
        (.decimal(Decimal(string: "12.345678901234567890") ?? 0), "12.34567890123456789"), (.int(.min), "\(Int.min)"),
    ])
    func `writes numbers`(value: JSONValue, text: String) { #expect(value.text == text) }

    @Test func `writes a place with its address and its services`() {
        var place = PlacemarkSnapshot()
        (place.name, place.address) = ("Tower", "Main Street 1")
        (place.latitude, place.longitude) = (47.25, 11)
        place.serviceIdentifiers = [["b": "2", "a": "1"], ["a": "other"]]
        #expect(
            JSONValue(.placemark(place)).text == """
                {
                  "name": "Tower",
                  "address": "Main Street 1",
                  "latitude": 47.25,
                  "longitude": 11,
                  "services": {
                    "a": "1",
                    "b": "2"
                  }
                }
                """)
    }

    @Test(arguments: [
        (IntentValue.date(date("2026-03-04T09:30:00Z")), "\"2026-03-04T09:30:00Z\""),
        (.date(date("2026-03-04T09:30:00Z").addingTimeInterval(0.25)), "\"2026-03-04T09:30:00.250Z\""),
        (.duration(.seconds(5400)), "\"PT1H30M\""), (.duration(.zero), "\"PT0S\""),
        (.duration(.milliseconds(-1500)), "\"-PT1.5S\""), (.duration(.seconds(90061)), "\"PT25H1M1S\""),
        (.enumCase(EnumCaseSnapshot(type: "Priority", rawValue: "A")), "\"A\""),
        (.attributedString(StyledTextSnapshot(runs: [.init(text: "a", inlineIntent: 2), .init(text: "b")])), "\"ab\""),
        (.null, "null"), (.list([.int(1), .bool(false)]), "[\n  1,\n  false\n]"),
        (
            .measurement(MeasurementSnapshot(value: 5, unit: "km", dimension: "length")),
            "{\n  \"value\": 5,\n  \"unit\": \"km\"\n}"
        ),
        (
            .currencyAmount(CurrencyAmountSnapshot(amount: 12.5, currencyCode: "EUR")),
            "{\n  \"amount\": \"12.5\",\n  \"currency\": \"EUR\"\n}"
        ),
        (.dateComponents(DateComponents(hour: 17, minute: 0)), "{\n  \"hour\": 17,\n  \"minute\": 0\n}"),
        (
            .file(FileSnapshot(filename: "a b.txt", type: "public.plain-text", url: URL(filePath: "/x/a b.txt"))),
            "{\n  \"filename\": \"a b.txt\",\n  \"type\": \"public.plain-text\",\n  \"path\": \"/x/a b.txt\"\n}"
        ),
        (
            .person(PersonSnapshot(displayName: "Ada", handle: .init(kind: .emailAddress, value: "a@b.c"))),
            "{\n  \"name\": \"Ada\",\n  \"email\": \"a@b.c\"\n}"
        ),
    ])
    func `writes values as plain JSON`(value: IntentValue, text: String) { #expect(JSONValue(value).text == text) }

    @Test(arguments: [
        (ValueType.date, "tomorrow 17:00"), (.duration, "1h30m"), (.duration, "0.25s"), (.duration, "-3 days"),
        (.url, "https://example.org/?a=b"), (.uuid, "123e4567-e89b-12d3-a456-426614174000"),
        (.enumeration("Priority"), "low"),
        (.recurrenceRule, "every 2 weeks on mon 3 times"),
    ])
    func `writes strings that the same parameter takes`(type: ValueType, text: String) throws {
        let value = try reader().read(text, for: parameter(type))
        guard case .string(let written) = JSONValue(value) else { throw ReadProblem("\(value) is no string") }
        #expect(try reader().read(written, for: parameter(type)) == value)
    }
}
