import FoundationAdditions
import Testing

struct StringSetTests {
    private let folder: TableFolder

    init() throws {
        folder = try TableFolder([
            "AppShortcuts.xcstrings": #"""
            {
              "sourceLanguage": "en", "version": "1.1",
              "strings": {
                "Open ${applicationName}": {"localizations": {
                  "en": {"stringSet": {"state": "new", "values": ["Open ${applicationName}", "Start ${applicationName}"]}},
                  "de": {"stringSet": {"state": "translated", "values": ["Öffne ${applicationName}", "Starte ${applicationName}", "Los"]}},
                  "fr": {"stringSet": {"state": "new", "values": ["Ouvre ${applicationName}"]}}
                }},
                "Close ${applicationName}": {"localizations": {
                  "de": {"stringSet": {"state": "translated", "values": ["Schließe ${applicationName}"]}}
                }}
              }
            }
            """#
        ])
    }

    @Test(arguments: [
        ("Open ${applicationName}", "de", "Öffne ${applicationName}"),
        ("Start ${applicationName}", "de", "Starte ${applicationName}"),
        ("Start ${applicationName}", "en", "Start ${applicationName}"),
        ("Open ${applicationName}", "fr", "Open ${applicationName}"),
        ("Close ${applicationName}", "de", "Schließe ${applicationName}"),
    ])
    func `finds each phrase of a group that a catalog keeps under the first`(
        phrase: String, locale: String, expected: String
    ) {
        #expect(folder.text(String.LocalizationValue(phrase), locale, table: "AppShortcuts") == expected)
    }
}
