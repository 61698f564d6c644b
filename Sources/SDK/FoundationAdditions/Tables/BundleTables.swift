import Foundation
import Synchronization

/// The string tables of one bundle, read when they are first asked for and then kept.
final class BundleTables: Sendable {
    private let catalogs: [String: [URL]]
    private let folders: [(language: String, url: URL)]
    private let developmentRegion: String
    private struct State {
        var tables: [String: LocalizationTable] = [:]
        var problems: [LocalizationTables.Problem] = []
        var candidates: [String: [String]] = [:]
    }
    private let state = Mutex(State())

    /// Lists the files of a bundle; reads none but `Info.plist`.
    init(_ bundle: URL) {
        var catalogs: [String: [URL]] = [:]
        var folders: [(language: String, url: URL)] = []
        var region = "en"
        for root in ["", "Resources", "Contents/Resources"] {
            let root = root.isEmpty ? bundle : bundle.appending(path: root, directoryHint: .isDirectory)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path(percentEncoded: false))) ?? []
            for name in names.sorted() {
                let url = root.appending(path: name)
                switch url.pathExtension.lowercased() {
                case "xcstrings": catalogs[url.deletingPathExtension().lastPathComponent, default: []].append(url)
                case "lproj": folders.append((url.deletingPathExtension().lastPathComponent, url))
                default: break
                }
            }
            for list in ["Info.plist", "../Info.plist"] {
                guard let data = try? Data(contentsOf: root.appending(path: list)),
                    let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
                    let found = info["CFBundleDevelopmentRegion"] as? String
                else { continue }
                region = found
                break
            }
        }
        self.catalogs = catalogs
        developmentRegion = region
        self.folders = folders.map { ($0.language == "Base" ? region : $0.language, $0.url) }
    }

    /// Whether there is any string table.
    var isEmpty: Bool { catalogs.isEmpty && folders.isEmpty }

    /// Files that could not be read, of the tables that were asked for so far.
    var problems: [LocalizationTables.Problem] { state.withLock(\.problems) }

    /// The names of the tables.
    var tableNames: Set<String> {
        var names = Set(catalogs.keys)
        for folder in folders {
            for name in Self.files(in: folder.url) where ["strings", "stringsdict"].contains(name.pathExtension) {
                names.insert(name.deletingPathExtension().lastPathComponent)
            }
        }
        return names
    }

    /// The languages that have at least one text, as their files write them.
    var languages: [String] {
        var names: [String: String] = [:]
        for name in tableNames {
            let table = table(name)
            for language in table.entries.keys { names[language] = table.names[language] ?? language }
            // The keys of a catalog are texts in its own language.
            if !table.keys.isEmpty {
                let language = table.developmentLanguage
                names[language] = table.names[language] ?? language
            }
        }
        return names.values.sorted()
    }

    /// The text of a key in the language of a locale, or in the development language.
    func entry(_ key: String, table name: String, locale: Locale, development: Bool) -> LocalizationTables.Found? {
        let table = table(name)
        guard !development else {
            return table.entries[table.developmentLanguage]?[key].map {
                LocalizationTables.Found(entry: $0, language: table.developmentLanguage)
            }
        }
        for language in candidates(for: locale, table: name, table) {
            if let entry = table.entries[language]?[key] {
                return LocalizationTables.Found(entry: entry, language: language)
            }
            // The development language has every text, if only as the default value in the source.
            if language == table.developmentLanguage { return nil }
        }
        return nil
    }

    private func candidates(for locale: Locale, table name: String, _ table: LocalizationTable) -> [String] {
        let key = "\(name)/\(locale.identifier)"
        if let known = state.withLock({ $0.candidates[key] }) { return known }
        let available = Set(table.entries.keys).union([table.developmentLanguage])
        let found = LanguageMatching.candidates(for: locale, among: Array(available))
        state.withLock { $0.candidates[key] = found }
        return found
    }

    private func table(_ name: String) -> LocalizationTable {
        state.withLock { state in
            if let known = state.tables[name] { return known }
            let loaded = load(name, problems: &state.problems)
            state.tables[name] = loaded
            return loaded
        }
    }

    private func load(_ name: String, problems: inout [LocalizationTables.Problem]) -> LocalizationTable {
        var table = LocalizationTable(developmentLanguage: LanguageMatching.normalized(developmentRegion))
        var isFirst = true
        for url in catalogs[name] ?? [] {
            guard
                let catalog = Self.read(url, problems: &problems, { StringCatalog.read($0, problems: &$1) }) ?? nil
            else { continue }
            if isFirst { table.developmentLanguage = catalog.developmentLanguage }
            isFirst = false
            table.add(catalog)
        }
        for folder in folders {
            let language = LanguageMatching.normalized(folder.language)
            for (kind, parse) in [
                ("stringsdict", StringsFile.readStringsDict), ("strings", StringsFile.readStrings),
            ] {
                let url = folder.url.appending(path: "\(name).\(kind)")
                guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { continue }
                guard let texts = Self.read(url, problems: &problems, { parse($0, &$1) }) else { continue }
                table.names[language] = folder.language
                table.add(texts, language: language)
            }
        }
        return table
    }

    private static func read<Result>(
        _ url: URL, problems: inout [LocalizationTables.Problem], _ parse: (Data, inout [String]) -> Result
    ) -> Result? {
        var reasons: [String] = []
        defer { problems += reasons.map { LocalizationTables.Problem(file: url, reason: $0) } }
        do {
            return parse(try Data(contentsOf: url), &reasons)
        } catch {
            reasons.append("cannot be read: \(error)")
            return nil
        }
    }

    private static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return names.map { folder.appending(path: $0) }
    }
}
