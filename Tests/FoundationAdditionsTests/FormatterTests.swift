import FoundationAdditions
import Testing

struct FormatterTests {
    @Test(arguments: [
        (-86_400.0, RelativeDateTimeFormatter.DateTimeStyle.numeric, "en", "1 day ago"),
        (-86_400.0, .named, "en", "yesterday"), (3_600.0 * 2, .numeric, "de", "in 2 Stunden"),
        (45.0, .numeric, "en", "in 45 seconds"),
    ])
    func `says how far a date is`(
        seconds: Double, style: RelativeDateTimeFormatter.DateTimeStyle, locale: String, expected: String
    ) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.dateTimeStyle = style
        let reference = Date(timeIntervalSince1970: 1_000_000_000)
        #expect(formatter.localizedString(for: reference + seconds, relativeTo: reference) == expected)
    }

    @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a und b"), (["a", "b", "c"], "a, b und c")])
    func `joins texts in the language`(items: [String], expected: String) {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de")
        #expect(formatter.string(from: items) == expected)
    }

    /// Formats that no argument fits, as a careless or hostile translation has them.
    @Test(arguments: [
        "%", "%%", "%1$", "%99$@", "%0$@", "%*d", "%*.*f", "%99999999999999999999d", "%.99999d", "%s %s %s %s", "%n",
        "%#@", "%#@a", "%#@a@", "%arg", "%-", "% d", "%hhhhhhd", "%1$*d", "%ls", "%c%c%c", "%p", "é%@é", "%\u{301}@",
        "%1$@%1$@%1$@", "%lld%", "%+08.3lf", "%2$#x", "%a%e%g%G%A%E", "%@%@%@%@%@", "%Lf%qd%zd%td%jd",
    ])
    func `survives any format`(format: String) throws {
        let catalog: [String: Any] = [
            "sourceLanguage": "en",
            "strings": [
                "%@ %lld %lf": ["localizations": ["de": ["stringUnit": ["state": "translated", "value": format]]]]
            ],
        ]
        let folder = try TableFolder(["Localizable.xcstrings": try JSONSerialization.data(withJSONObject: catalog)])
        for values in [(Int64.min, Double.nan), (.max, .infinity), (0, -0.0), (-1, 1e300)] {
            #expect(!folder.text("\("text") \(values.0) \(values.1)", "de").isEmpty)
        }
    }

    @Test
    func `lists the translations of a resource`() throws {
        let folder = try TableFolder(["Localizable.xcstrings": Fixtures.catalog])
        let resource = LocalizedStringResource("greeting", defaultValue: "Hello", bundle: .atURL(folder.url))
        #expect(resource.translations() == ["de": "Guten Morgen", "en": "Good morning"])
    }
}
