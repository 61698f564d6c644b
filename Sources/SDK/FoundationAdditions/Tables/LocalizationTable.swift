/// One string table of a bundle, in all its languages.
struct LocalizationTable: Sendable {
    /// The language of the keys, as ``LanguageMatching/normalized(_:)`` has it.
    var developmentLanguage: String
    /// The texts, by language and key.
    var entries: [String: [String: LocalizedEntry]] = [:]
    /// Every key that a catalog lists, also those that no language has a text for.
    var keys: Set<String> = []
    /// The languages' tags as their files write them.
    var names: [String: String] = [:]

    init(developmentLanguage: String) {
        self.developmentLanguage = developmentLanguage
    }

    /// Adds the texts of one file; texts that are there already stay.
    mutating func add(_ texts: [String: LocalizedEntry], language: String) {
        entries[language, default: [:]].merge(texts) { present, _ in present }
    }

    /// Adds another table.
    mutating func add(_ other: LocalizationTable) {
        for (language, texts) in other.entries { add(texts, language: language) }
        keys.formUnion(other.keys)
        names.merge(other.names) { present, _ in present }
    }
}
