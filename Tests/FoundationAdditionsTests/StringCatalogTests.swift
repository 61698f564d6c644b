import FoundationAdditions
import Testing

struct StringCatalogTests {
    private let folder: TableFolder

    init() throws { folder = try TableFolder(["Localizable.xcstrings": Fixtures.catalog]) }

    @Test(arguments: [
        ("de", "Kaffee bestellen"), ("de_AT", "Kaffee aufgeben"), ("de_CH", "Kaffee bestellen"),
        ("de-AT.UTF-8", "Kaffee aufgeben"), ("fr", "Order Coffee"), ("ja", "Order Coffee"), ("en_GB", "Order Coffee"),
        ("pt_BR", "Pedir café"), ("pt_AO", "Encomendar café"), ("zh_TW", "點咖啡"), ("zh_HK", "點咖啡"),
        ("zh_CN", "点咖啡"), ("zh", "点咖啡"), ("", "Order Coffee"),
    ])
    func `falls back from a locale to its language and then to the development language`(
        locale: String, expected: String
    ) {
        #expect(folder.text("Order Coffee", locale) == expected)
    }

    @Test(arguments: [
        ("en", 0, "no files"), ("en", 1, "1 file"), ("en", 2, "2 files"), ("en", 1234, "1,234 files"),
        ("de", 0, "0 Dateien"), ("de", 1, "1 Datei"), ("de", 1234, "1.234 Dateien"),
        ("ru", 1, "1 файл"), ("ru", 3, "3 файла"), ("ru", 5, "5 файлов"), ("ru", 11, "11 файлов"),
        ("ru", 21, "21 файл"), ("ja", 1, "1 file"),
    ])
    func `selects the plural form of the language`(locale: String, count: Int, expected: String) {
        #expect(folder.text("\(count) files", locale) == expected)
    }

    @Test(arguments: [(0, "zero"), (1, "one"), (2, "two"), (5, "few"), (11, "many"), (100, "other")])
    func `knows all six categories of Arabic`(count: Int, expected: String) {
        #expect(folder.text("\(count) files", "ar").hasPrefix(expected))
    }

    @Test(arguments: [
        ("en", 1, 1, "1 file in 1 folder"), ("en", 2, 1, "2 files in 1 folder"),
        ("de", 1, 3, "In 3 Ordnern: eine Datei"),
    ])
    func `fills each substitution by its own number`(locale: String, files: Int, folders: Int, expected: String) {
        #expect(folder.text("\(files) files in \(folders) folders", locale) == expected)
    }

    @Test
    func `takes the form for a computer`() {
        #expect(folder.text("Tap \("OK")", "en") == "Click OK")
    }

    @Test(arguments: [
        ("de", "noon ist es, Ann"),  // positions
        ("es", "Hello Ann, it is noon"),  // more arguments than there are
        ("it", "Ciao Ann noon Hello"),  // other kinds of arguments, and one too many
        ("nl", "Hello Ann, it is noon"),  // an unknown variable
        ("sv", "Hej, 100%"),  // no arguments at all
    ])
    func `survives a translation that asks for other arguments`(locale: String, expected: String) {
        let text = folder.text("Hello \("Ann"), it is \("noon")", locale)
        #expect(locale == "it" ? text == "Hello Ann, it is noon" : text == expected)
    }

    @Test
    func `keeps percent signs`() {
        #expect(folder.text("\(5)% of \("it")", "de") == "5 % von it")
        #expect(folder.text("\(5)% of \("it")", "en") == "5% of it")
    }

    @Test
    func `looks up a key apart from its default value`() {
        let resource = LocalizedStringResource("greeting", defaultValue: "Hello", bundle: .atURL(folder.url))
        #expect(resource.resolved(in: Locale(identifier: "de")) == "Guten Morgen")
        #expect(resource.resolved(in: Locale(identifier: "ja")) == "Good morning")
    }

    @Test
    func `reads Markdown around the arguments but not in them`() {
        var resource = LocalizedStringResource("**Bold** \("*x*")", bundle: .atURL(folder.url))
        resource.locale = Locale(identifier: "en")
        let text = AttributedString(localized: resource)
        #expect(String(text.characters) == "Bold *x*")
        #expect(text.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil])
    }

    @Test
    func `lists languages and what is wrong with a file`() {
        #expect(
            LocalizationTables.languages(in: folder.url)
                == ["ar", "de", "de-AT", "en", "es", "it", "nl", "pt", "pt-PT", "ru", "sv", "zh-Hans", "zh-Hant"])
        #expect(
            LocalizationTables.problems(in: folder.url).map(\.reason) == ["has an entry that is no object: 'broken'"])
    }
}
