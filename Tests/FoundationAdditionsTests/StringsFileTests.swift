import FoundationAdditions
import Testing

struct StringsFileTests {
    @Test
    func `reads old style, XML and binary tables and UTF-16`() throws {
        let binary = try PropertyListSerialization.data(fromPropertyList: ["Tea": "Thé"], format: .binary, options: 0)
        let folder = try TableFolder([
            "de.lproj/Localizable.strings": Data(#"/* x */ "Tea" = "Tee"; "Say \"hi\"" = "Sag \"hallo\"\n";"#.utf8),
            "fr.lproj/Localizable.strings": binary,
            "es.lproj/Localizable.strings": try #require(#""Tea" = "Té";"#.data(using: .utf16)),
            "de.lproj/Mail.strings": Data(#""Tea" = "Posttee";"#.utf8),
            "Info.plist": Data(
                "<plist><dict><key>CFBundleDevelopmentRegion</key><string>fr</string></dict></plist>".utf8),
        ])
        #expect(folder.text("Tea", "de") == "Tee")
        #expect(folder.text("Say \"hi\"", "de") == "Sag \"hallo\"\n")
        #expect(folder.text("Tea", "fr") == "Thé")
        #expect(folder.text("Tea", "es") == "Té")
        #expect(folder.text("Tea", "de", table: "Mail") == "Posttee")
        #expect(folder.text("Tea", "ja") == "Thé")
        #expect(LocalizationTables.languages(in: folder.url) == ["de", "es", "fr"])
    }

    @Test(arguments: [(0, 1, "no runs and 1 lap"), (1, 2, "1 run and 2 laps"), (5, 0, "5 runs and 0 laps")])
    func `follows the variables of a stringsdict`(runs: Int, laps: Int, expected: String) throws {
        let folder = try TableFolder(["en.lproj/Localizable.stringsdict": Fixtures.stringsDict])
        #expect(folder.text("\(runs) runs and \(laps) laps", "en") == expected)
        #expect(folder.text("device", "en") == "Computer")
        #expect(folder.text("loop \(1)", "en") == "loop 1")
    }

    @Test
    func `prefers a catalog to a stringsdict and that to strings`() throws {
        let folder = try TableFolder([
            "Localizable.xcstrings":
                #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": \#(Fixtures.unit("catalog"))}}}}"#,
            "de.lproj/Localizable.strings": #""a" = "strings"; "b" = "strings"; "device" = "strings";"#,
            "de.lproj/Localizable.stringsdict": Fixtures.stringsDict,
        ])
        #expect(folder.text("a", "de") == "catalog")
        #expect(folder.text("b", "de") == "strings")
        #expect(folder.text("device", "de") == "Computer")
    }

    @Test(arguments: [
        "", "{", "[]", #"{"strings": []}"#, #"{"sourceLanguage": 3, "strings": {"Tea": {"localizations": 4}}}"#,
        #"{"strings": {"Tea": {"localizations": {"de": {"variations": {"plural": {}}}}}}}"#,
        #"{"strings": {"Tea": {"localizations": {"de": 7}}}}"#,
    ])
    func `falls back to the default value where a catalog is corrupt`(text: String) throws {
        let folder = try TableFolder(["Localizable.xcstrings": text])
        #expect(folder.text("Tea", "de") == "Tea")
    }

    @Test(arguments: [
        Data(), Data(#""Tea" = "Te"#.utf8), Data([0x22, 0xFF, 0xFE, 0x22, 0x3D, 0x22, 0xFF, 0x22, 0x3B]),
        Data("<plist><array/></plist>".utf8), Data("bplist00garbage".utf8),
    ])
    func `falls back to the default value where a table is corrupt`(data: Data) throws {
        let folder = try TableFolder([
            "de.lproj/Localizable.strings": data, "de.lproj/Localizable.stringsdict": data,
            "Localizable.xcstrings": data,
        ])
        #expect(folder.text("Tea", "de") == "Tea")
        #expect(!LocalizationTables.problems(in: folder.url).isEmpty)
        #expect(LocalizationTables.problems(in: folder.url).allSatisfy { $0.description.contains("Localizable.") })
    }

    @Test
    func `looks in the folders of the context first and formats in its locale`() throws {
        let folder = try TableFolder(["de.lproj/Localizable.strings": #""Tea %lf" = "Tee %lf";"#])
        let context = LocalizationContext(locale: Locale(identifier: "de_AT"), bundles: [folder.url])
        let text = LocalizationContext.$current.withValue(context) {
            String(localized: "Tea \(1.5)" as LocalizedStringResource)
        }
        #expect(text == "Tee 1,500000")
        #expect(String(localized: "Tea \(1.5)", locale: Locale(identifier: "en_US")) == "Tea 1.500000")
    }

    @Test(arguments: [
        (["LANG": "de_AT.UTF-8"], "de_AT"), (["LANG": "de_DE", "LC_ALL": "fr_FR@euro"], "fr_FR"),
        (["LANG": "de_DE", "LC_MESSAGES": "ru"], "ru"), (["LC_ALL": "", "LANG": "ja_JP.eucJP"], "ja_JP"),
        (["LC_ALL": "C.UTF-8", "LANG": "de_DE"], nil), (["LANG": "POSIX"], nil), ([:], nil),
    ])
    func `reads the locale of the environment`(environment: [String: String], expected: String?) {
        #expect(LocalizationContext.locale(inEnvironment: environment)?.identifier == expected)
    }

    @Test
    func `looks in the resources of the module that declares a text`() throws {
        let folder = try TableFolder(["pkg_with_names_Tea_House.resources/de.lproj/Localizable.strings": ""])
        let resources = ModuleResources(besides: folder.url)
        let names = ["Tea_House", "House", "Tea", ""].map { resources.folders(of: $0).map(\.lastPathComponent) }
        #expect(names == [["pkg_with_names_Tea_House.resources"], ["pkg_with_names_Tea_House.resources"], [], []])
    }
}
