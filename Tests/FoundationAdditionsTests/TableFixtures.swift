import FoundationAdditions
import Testing

/// A folder with string tables, removed with the value.
final class TableFolder {
    let url: URL

    init(_ files: [String: Data]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)")
        for (path, data) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }

    convenience init(_ files: [String: String]) throws {
        try self.init(files.mapValues { Data($0.utf8) })
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func text(_ value: String.LocalizationValue, _ locale: String, table: String? = nil) -> String {
        LocalizedStringResource(value, table: table, bundle: .atURL(url)).resolved(in: Locale(identifier: locale))
    }
}

enum Fixtures {
    static func unit(_ value: String, _ state: String = "translated") -> String {
        #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
    }

    static func plural(_ forms: KeyValuePairs<String, String>) -> String {
        let members = forms.map { #""\#($0.key)": \#(unit($0.value))"# }.joined(separator: ", ")
        return #"{"variations": {"plural": {\#(members)}}}"#
    }

    static let catalog = #"""
        {
          "sourceLanguage": "en", "version": "1.0",
          "strings": {
            "Order Coffee": {"localizations": {
              "de": \#(unit("Kaffee bestellen")),
              "de-AT": \#(unit("Kaffee aufgeben")),
              "fr": \#(unit("", "new")),
              "pt-PT": \#(unit("Encomendar café")),
              "pt": \#(unit("Pedir café")),
              "zh-Hans": \#(unit("点咖啡")),
              "zh-Hant": \#(unit("點咖啡"))
            }},
            "%lld files": {"localizations": {
              "en": \#(plural(["zero": "no files", "one": "%lld file", "other": "%lld files"])),
              "de": \#(plural(["one": "%lld Datei", "other": "%lld Dateien"])),
              "ru": \#(plural(["one": "%lld файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла"])),
              "ar": \#(plural([
                "zero": "zero %lld", "one": "one %lld", "two": "two %lld", "few": "few %lld", "many": "many %lld",
                "other": "other %lld"]))
            }},
            "%lld files in %lld folders": {"localizations": {
              "en": {
                "stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@"},
                "substitutions": {
                  "files": {"argNum": 1, "formatSpecifier": "lld",
                    "variations": {"plural": {"one": \#(unit("%arg file")), "other": \#(unit("%arg files"))}}},
                  "folders": {"argNum": 2, "formatSpecifier": "lld",
                    "variations": {"plural": {"one": \#(unit("%arg folder")), "other": \#(unit("%arg folders"))}}}
                }
              },
              "de": {
                "stringUnit": {"state": "translated", "value": "In %#@folders@: %#@files@"},
                "substitutions": {
                  "files": {"argNum": 1, "formatSpecifier": "lld",
                    "variations": {"plural": {"one": \#(unit("eine Datei")), "other": \#(unit("%arg Dateien"))}}},
                  "folders": {"argNum": 2, "formatSpecifier": "lld",
                    "variations": {"plural": {"one": \#(unit("%arg Ordner")), "other": \#(unit("%arg Ordnern"))}}}
                }
              }
            }},
            "Tap %@": {"localizations": {"en": {"variations": {"device": {
              "iphone": \#(unit("Tap %@ on the phone")), "mac": \#(unit("Click %@")), "other": \#(unit("Choose %@"))
            }}}}},
            "Hello %@, it is %@": {"localizations": {
              "de": \#(unit("%2$@ ist es, %1$@")),
              "es": \#(unit("%1$@ %2$@ %3$@ %4$d")),
              "it": \#(unit("Ciao %d %s %.2f %n")),
              "nl": \#(unit("Hallo %#@nobody@")),
              "sv": \#(unit("Hej, 100%"))
            }},
            "greeting": {"localizations": {"en": \#(unit("Good morning")), "de": \#(unit("Guten Morgen"))}},
            "broken": 3,
            "%lld%% of %@": {"localizations": {"de": \#(unit("%lld %% von %@"))}},
            "**Bold** %@": {"localizations": {"de": \#(unit("**Fett** [%@](https://example.org/%@)"))}}
          }
        }
        """#

    static let stringsDict = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>%lld runs and %lld laps</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@runs@ and %#@laps@</string>
          <key>runs</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>no runs</string><key>one</key><string>%lld run</string>
            <key>other</key><string>%lld runs</string></dict>
          <key>laps</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld lap</string><key>other</key><string>%lld laps</string></dict>
        </dict>
        <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
          <key>iphone</key><string>Phone</string><key>mac</key><string>Computer</string></dict></dict>
        <key>loop %lld</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
          <key>a</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>other</key><string>%#@a@</string></dict></dict>
        </dict></plist>
        """
}
