import CommandLineSurface
import Foundation
import IntentWire
import Testing
import ValueForms

struct QuantityReaderTests {
    // MARK: - Measurements

    @Test(
        arguments: [
            ("5 mi", "length", 5, "mi"), ("5miles", "length", 5, "mi"), ("3.2 kg", "mass", 3.2, "kg"),
            ("20 °C", "temperature", 20, "°C"), ("-4C", "temperature", -4, "°C"), ("68 F", "temperature", 68, "°F"),
            ("6 square feet", "area", 6, "ft²"), ("6 ft^2", "area", 6, "ft²"), ("2 litres", "volume", 2, "L"),
            ("1 Metre", "length", 1, "m"), ("5 feet", "length", 5, "ft"), ("5'", "length", 5, "ft"),
            ("3 inches", "length", 3, "in"), ("100 km/h", "speed", 100, "km/h"),
            ("60 miles per hour", "speed", 60, "mph"),
            ("3 mW", "power", 3, "mW"), ("3 MW", "power", 3, "MW"), ("250 kcal", "energy", 250, "kCal"),
            ("16 GiB", "informationStorage", 16, "GiB"), ("2 hours", "duration", 2, "h"), ("90 °", "angle", 90, "°"),
            ("4 \u{3bc}m", "length", 4, "\u{b5}m"), ("1e3 Pa", "pressure", 1000, "N/m²"),
            ("8 l/100km", "fuelEfficiency", 8, "L/100km"),
        ] as [(String, String, Double, String)])
    func `reads quantities by symbol and by name`(text: String, dimension: String, value: Double, unit: String) throws {
        #expect(
            try reader().read(text, for: parameter(.measurement(dimension: dimension)))
                == .measurement(MeasurementSnapshot(value: value, unit: unit, dimension: dimension)))
    }

    @Test(arguments: UnitCatalog.dimensions)
    func `finds every unit of every family by its own symbol`(dimension: String) throws {
        let catalog = try #require(UnitCatalog(dimension: dimension))
        for entry in catalog.entries {
            #expect(catalog.unit(named: entry.unit.symbol)?.symbol == entry.unit.symbol)
            for name in entry.names { #expect(catalog.unit(named: name) == entry.unit, "\(name)") }
        }
    }

    @Test func `does not guess between milli and mega`() {
        #expect(problem { try reader().read("3 mw", for: parameter(.measurement(dimension: "power"))) } != nil)
    }

    @Test func `takes a bare number in the parameter's unit`() throws {
        let distance = parameter(.measurement(dimension: "length")) { $0.unit = "km" }
        #expect(
            try reader().read("5", for: distance)
                == .measurement(MeasurementSnapshot(value: 5, unit: "km", dimension: "length")))
        #expect(
            problem { try reader().read("5", for: parameter(.measurement(dimension: "length"))) }
                == "'5' has no unit; write a number and a unit, as 5 Mm, 5 km, 5 hm")
    }

    @Test func `converts to a fixed unit, and keeps the person's where it is not fixed`() throws {
        let fixed = parameter(.measurement(dimension: "length")) {
            $0.unit = "km"
            $0.isUnitFixed = true
        }
        #expect(
            try reader().read("1500 m", for: fixed)
                == .measurement(MeasurementSnapshot(value: 1.5, unit: "km", dimension: "length")))
        let free = parameter(.measurement(dimension: "length")) { $0.unit = "km" }
        #expect(
            try reader().read("1500 m", for: free)
                == .measurement(MeasurementSnapshot(value: 1500, unit: "m", dimension: "length")))
    }

    @Test func `checks the range in the parameter's unit`() {
        let limited = parameter(.measurement(dimension: "length")) {
            $0.unit = "km"
            $0.maximum = 10
        }
        #expect(problem { try reader().read("9000 m", for: limited) } == nil)
        #expect(
            problem { try reader().read("11000 m", for: limited) } == "11000 m is too large; the largest is 10 km")
    }

    @Test(arguments: [
        ("5 mils", "length", "'mils' is no unit of length; did you mean 'mile"),
        ("five miles", "length", "'five miles' is not a measurement of length"),
        ("1,5 kg", "mass", "'1,5' is not a number; write '1.5' or '15'"),
    ])
    func `says what is wrong with a quantity`(text: String, dimension: String, message: String) {
        let found = problem { try reader().read(text, for: parameter(.measurement(dimension: dimension))) }
        #expect(found?.hasPrefix(message) == true, "\(found ?? "none")")
    }

    // MARK: - Money

    @Test(arguments: [
        ("12.50 EUR", "12.5", "EUR"), ("EUR 12.50", "12.5", "EUR"), ("€12.50", "12.5", "EUR"),
        ("12.50€", "12.5", "EUR"), ("$5", "5", "USD"), ("5 eur", "5", "EUR"), ("-€5", "-5", "EUR"),
        ("1000 ¥", "1000", "JPY"), ("CHF 3", "3", "CHF"), ("R$ 7", "7", "BRL"), ("£.50", "0.5", "GBP"),
    ])
    func `reads amounts of money`(text: String, amount: String, code: String) throws {
        #expect(
            try reader().read(text, for: parameter(.currencyAmount))
                == .currencyAmount(
                    CurrencyAmountSnapshot(amount: try #require(Decimal(string: amount)), currencyCode: code)))
    }

    @Test func `takes the dollar of the person's country, or of the parameter`() throws {
        let canadian = ValueReader(context: context(locale: "en_CA"))
        #expect(
            try canadian.read("$5", for: parameter(.currencyAmount))
                == .currencyAmount(CurrencyAmountSnapshot(amount: 5, currencyCode: "CAD")))
        let australian = parameter(.currencyAmount) { $0.currencyCodes = ["AUD"] }
        #expect(
            try canadian.read("$5", for: australian)
                == .currencyAmount(CurrencyAmountSnapshot(amount: 5, currencyCode: "AUD")))
        #expect(
            try canadian.read("5", for: australian)
                == .currencyAmount(CurrencyAmountSnapshot(amount: 5, currencyCode: "AUD")))
    }

    @Test(arguments: [
        ("12.50", "'12.50' has no currency; write it as '12.50 GBP'"),
        ("5 XYZ", "'XYZ' is no currency; write an ISO 4217 code, as EUR"),
        ("12,50 EUR", "'12,50' is not a number; write '12.50' or '1250'"),
        ("EUR 5 USD", "'EUR 5 USD' names two currencies"), ("much", "'much' is not an amount of money, as 12.50 EUR"),
    ])
    func `says what is wrong with an amount`(text: String, message: String) {
        #expect(problem { try reader().read(text, for: parameter(.currencyAmount)) } == message)
    }

    @Test func `takes only the currencies of the parameter`() {
        let limited = parameter(.currencyAmount) { $0.currencyCodes = ["EUR", "CHF"] }
        #expect(problem { try reader().read("5 USD", for: limited) } == "USD is not taken; choose EUR or CHF")
    }
}
