import Testing
import ValueParsing

struct `Amounts` {
    @Test(arguments: [
        ("20 degrees", "20.0 Temperature.degrees"), ("72 °F", "72.0 Temperature.fahrenheit"),
        ("3 miles", "3.0 Length.miles"),
        ("two and a half kilos", "2.5 Mass.kilograms"), ("500ml", "500.0 Volume.milliliters"),
        ("120 km/h", "120.0 Speed.kilometersPerHour"), ("4 GB", "4.0 InformationStorage.gigabytes"),
        ("75 square meters", "75.0 Area.squareMeters"),
    ])
    func `of units`(text: String, expected: String) throws {
        #expect(try read("about \(text) of it", .measurements) == ["\(text): \(expected)"])
    }

    @Test(arguments: [
        ("$5", "5.0 USD"), ("20 euros", "20.0 EUR"), ("five dollars and 20 cents", "5.2 USD"), ("£3.50", "3.5 GBP"),
    ])
    func `of money`(text: String, expected: String) throws {
        #expect(try read("it costs \(text) today", .money) == ["\(text): \(expected)"])
    }

    @Test func `of age`() throws {
        #expect(try read("she is 7 years old", .ages) == ["7 years old: aged 7.0"])
        #expect(try read("er ist 7 Jahre alt", .ages, "de") == ["7 Jahre alt: aged 7.0"])
    }
}

struct `Addresses` {
    @Test func `of mail, web and telephone are found in one text`() throws {
        let text = "Write to ann@example.org, see https://example.org/a?b=1. or call +44 20 7946 0958!"
        #expect(
            try read(text, [.emails, .urls, .phoneNumbers]) == [
                "ann@example.org: ann@example.org", "https://example.org/a?b=1: https://example.org/a?b=1",
                "+44 20 7946 0958: +44 20 7946 0958",
            ])
    }

    @Test(arguments: [
        ("write to ann dot lee at example dot org", "ann.lee@example.org"),
        ("my mail is ann at example dot org", "ann@example.org"),
    ])
    func `that are spelled are put together`(text: String, address: String) throws {
        #expect(try read(text, .emails).map { $0.hasSuffix(": \(address)") } == [true])
    }

    @Test(arguments: [
        "meet me at example dot com", "account number 12345678", "Visa 4111 1111 1111 1111", "born 2001-02-03",
        "0.000012345",
        "-2208960000", "3+31-339243873",
    ])
    func `are neither mail nor telephone where something else is meant`(text: String) throws {
        #expect(try read(text, [.emails, .phoneNumbers]) == [])
    }

    @Test(arguments: ["a@b", "@ann", "ann@-x.org", "1/2/2020", "v1.2.3.4567"])
    func `are not found where there are none`(text: String) throws {
        #expect(try read(text, [.emails, .urls, .phoneNumbers]) == [])
    }

    @Test func `hide the numbers in them`() throws {
        #expect(try read("see https://example.org/20% now", .percentages) == [])
    }
}

struct `Answers` {
    @Test(
        arguments: [
            ("yes please", true), ("nope", false), ("that's not ok", false), ("sure", true),
            ("I said no not yes", false),
            ("maybe", nil),
        ] as [(String, Bool?)])
    func `are yes or no`(text: String, expected: Bool?) throws {
        #expect(try parser().answer(text, context: monday) == expected)
    }

    @Test(arguments: [
        ("milk, eggs and bread", ["milk", "eggs", "bread"]), ("milk", ["milk"]),
        ("salt and pepper, and oil", ["salt", "pepper", "oil"]),
        ("", []),
    ])
    func `are lists`(text: String, parts: [String]) throws {
        #expect(try parser().list(text).map(String.init) == parts)
    }
}
