import FoundationAdditions
import Testing

struct LocalizationKeyTests {
    private enum Size { case small }

    private struct Named: CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "Named" }
    }

    static let english = Locale(identifier: "en_US")
    static let count = 3
    static let name: String? = nil
    static let day = Date(timeIntervalSince1970: 0)
    static let utc = Date.FormatStyle(timeZone: .gmt).year().month().day()

    static let table: [(LocalizedStringResource, key: String, text: String)] = [
        ("Order Coffee", "Order Coffee", "Order Coffee"),
        ("100% off", "100% off", "100% off"),
        ("\(count) items", "%lld items", "3 items"),
        ("\(1_234_567) items, \(5)% off", "%lld items, %lld%% off", "1,234,567 items, 5% off"),
        ("Hi \(name ?? "")", "Hi %@", "Hi "),
        ("Ordered \(2) \("tall".dropFirst())", "Ordered %lld %@", "Ordered 2 all"),
        ("\(Int8(-1)) \(Int16(2)) \(Int32(3)) \(Int64(4))", "%d %d %d %lld", "-1 2 3 4"),
        (
            "\(UInt8(1)) \(UInt16(2)) \(UInt32(3)) \(UInt64.max) \(UInt(5))", "%u %u %u %llu %llu",
            "1 2 3 18,446,744,073,709,551,615 5"
        ),
        ("\(1.5) \(Float(2.25)) \(CGFloat(3))", "%lf %f %lf", "1.500000 2.250000 3.000000"),
        ("\(9.987, specifier: "%.2f") \(7, specifier: "%03d") \(255, specifier: "%x")", "%.2f %03d %x", "9.99 007 ff"),
        ("\(day, format: utc)", "%@", "Jan 1, 1970"),
        ("\(0.25, format: .percent) of \(1234, format: .number)", "%@ of %@", "25% of 1,234"),
        ("\(["a", "b", "c"], format: .list(type: .and))", "%@", "a, b, and c"),
        ("\(Named()) and \("Nested \(2)" as LocalizedStringResource)", "%@ and %@", "Named and Nested 2"),
        ("\(AttributedString("rich"))", "%@", "rich"),
        (
            "\(placeholder: .int) \(placeholder: .object) \(placeholder: .double, specifier: "%.1f")", "%lld %@ %.1f",
            "%lld %@ %.1f"
        ),
        ("\(NSNumber(value: 4))", "%@", "4"),
    ]

    @Test(arguments: table)
    func `derives the key and the text of a literal`(resource: LocalizedStringResource, key: String, text: String) {
        #expect(resource.key == key)
        #expect(resource.resolved(in: Self.english) == text)
    }

    @Test @available(*, deprecated)
    func `describes values of any type`() {
        let number: Int? = 4
        let resource: LocalizedStringResource = "\(Size.small) \(number as Any) \(true)"
        #expect(resource.key == "%@ %@ %@")
        #expect(String(localized: resource) == "small Optional(4) true")
    }

    @Test
    func `takes the key apart from the default value`() {
        let resource = LocalizedStringResource("greeting", defaultValue: "Hello \("Ann")", table: "Mail", comment: "…")
        #expect(resource.key == "greeting")
        #expect(resource.table == "Mail")
        #expect(String(localized: resource) == "Hello Ann")
    }

    @Test
    func `keeps a string of run time as it is`() {
        let text = "50%@ %d"
        #expect(String(localized: LocalizedStringResource(stringLiteral: text)) == text)
        #expect(String(localized: String.LocalizationValue(text)) == text)
    }

    @Test
    func `formats in the locale of the resource`() {
        var resource: LocalizedStringResource = "\(1234.5, specifier: "%.1f") \(1234)"
        resource.locale = Locale(identifier: "de_DE")
        #expect(String(localized: resource) == "1.234,5 1.234")
    }

    @Test
    func `fills placeholders from the options`() {
        var options = String.LocalizationOptions()
        options.replacements = [3, 2.5]
        let text = String(
            localized:
                "\(placeholder: .int) of \("x"), \(placeholder: .double, specifier: "%.1f"), \(placeholder: .int)",
            options: options, locale: Self.english)
        #expect(text == "3 of x, 2.5, %lld")
    }

    @Test(arguments: table.map(\.0))
    func `survives coding`(resource: LocalizedStringResource) throws {
        var resource = resource
        resource.locale = Self.english
        let data = try JSONEncoder().encode(resource)
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
        #expect(copy.key == resource.key)
        #expect(copy.locale == Self.english)
    }
}
