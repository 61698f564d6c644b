import Foundation

/// A table of texts by key: `.strings` of one language, or a catalogue of all.
public struct StringTable: Sendable {
    /// A text of a table.
    public struct Entry: Sendable {
        public var key: String
        /// Texts by language; several where the catalogue has a set.
        public var values: [(language: String, text: String)]
        /// The bytes of the key in the file.
        public var range: Range<Int>
    }

    public var path: String
    /// The name without the ending, as `AppShortcuts`.
    public var name: String
    public var isCatalog: Bool
    public var entries: [Entry] = []
    /// The language that the others translate, of a catalogue.
    public var sourceLanguage: String?

    /// All languages with a text.
    public var languages: Set<String> { Set(entries.flatMap { $0.values.map(\.language) }) }

    /// Reads a table; nil where the file cannot be read or is none.
    public init?(path: String) {
        self.path = path
        let file = Paths.name(of: path)
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        name = String(file[..<dot])
        isCatalog = file.hasSuffix(".xcstrings")
        guard case .success(let bytes) = FileReading.bytes(of: path, limit: 20 << 20) else { return nil }
        if isCatalog {
            guard readCatalog(bytes) else { return nil }
        } else if file.hasSuffix(".strings") {
            readStrings(bytes)
        } else {
            return nil
        }
    }

    private mutating func readStrings(_ bytes: [UInt8]) {
        var bytes = bytes
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]),
            let text = String(data: Data(bytes), encoding: .utf16)
        {
            bytes = Array(text.utf8)
        }
        let folder = Paths.name(of: Paths.folder(of: path))
        let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : ""
        entries = PropertyTextReader.readPairs(bytes).map { pair in
            Entry(
                key: pair.key, values: [(language, pair.value)],
                range: pair.offset..<min(bytes.count, pair.offset + pair.key.utf8.count + 2))
        }
    }

    private mutating func readCatalog(_ bytes: [UInt8]) -> Bool {
        guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
            let strings = object["strings"] as? [String: Any]
        else { return false }
        sourceLanguage = object["sourceLanguage"] as? String
        let offsets = Self.offsets(of: Set(strings.keys), in: bytes)
        for key in strings.keys.sorted() {
            let localizations = (strings[key] as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            var values: [(String, String)] = []
            for language in localizations.keys.sorted() {
                Self.collect(localizations[language], depth: 0) { values.append((language, $0)) }
            }
            entries.append(Entry(key: key, values: values, range: offsets[key] ?? 0..<0))
        }
        return true
    }

    /// The texts below a localisation: of a unit, a set, or of variations.
    private static func collect(_ value: Any?, depth: Int, _ found: (String) -> Void) {
        guard depth < 12, let object = value as? [String: Any] else { return }
        if let unit = object["stringUnit"] as? [String: Any] {
            if let text = unit["value"] as? String, unit["state"] as? String != "new" { found(text) }
        }
        if let set = object["stringSet"] as? [String: Any] {
            for text in set["values"] as? [String] ?? [] where set["state"] as? String != "new" { found(text) }
        }
        if let variations = object["variations"] as? [String: Any] {
            for kind in variations.keys.sorted() {
                for (_, inner) in (variations[kind] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
                    collect(inner, depth: depth + 1, found)
                }
            }
        }
    }

    /// Where the keys stand: each is the first text of its line, followed by a colon.
    private static func offsets(of keys: Set<String>, in bytes: [UInt8]) -> [String: Range<Int>] {
        var result: [String: Range<Int>] = [:]
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\"") else {
                index += 1
                continue
            }
            let start = index
            index += 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index = min(index + 1, bytes.count)
            var next = index
            while next < bytes.count, bytes[next] <= 32 { next += 1 }
            guard next < bytes.count, bytes[next] == UInt8(ascii: ":") else { continue }
            let literal = Data(bytes[start..<index])
            guard
                let text = try? JSONSerialization.jsonObject(with: literal, options: .fragmentsAllowed) as? String,
                keys.contains(text), result[text] == nil
            else { continue }
            result[text] = start..<index
        }
        return result
    }
}

extension Workspace {
    /// The string tables with a name, below a folder.
    public func stringTables(named name: String, below folder: String) -> [StringTable] {
        list.stringTables.filter { path in
            let file = Paths.name(of: path)
            return (file == name + ".strings" || file == name + ".xcstrings")
                && (folder.isEmpty || folder == "." || path.hasPrefix(folder + "/"))
        }.compactMap { StringTable(path: $0) }
    }

    /// The languages that texts below a folder are translated to, by folder names and catalogues.
    public func languages(below folder: String) -> Set<String> {
        var result: Set<String> = []
        for path in list.stringTables where folder.isEmpty || folder == "." || path.hasPrefix(folder + "/") {
            let parent = Paths.name(of: Paths.folder(of: path))
            if parent.hasSuffix(".lproj"), parent != "Base.lproj" { result.insert(String(parent.dropLast(6))) }
            if path.hasSuffix(".xcstrings"), let table = StringTable(path: path) { result.formUnion(table.languages) }
        }
        return result
    }
}
