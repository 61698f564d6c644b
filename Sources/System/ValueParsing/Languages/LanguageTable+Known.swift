extension LanguageTable {
    /// The languages whose tables come with the module.
    public static let known = ["en", "de", "es"]

    /// The table of a language that comes with the module; `nil` where there is none.
    ///
    /// - Parameter language: A code as `en`, or an identifier of a locale as `en_GB`.
    /// - Throws: `LanguageTableError` if the table cannot be read, which tests rule out.
    public static func known(_ language: String) throws(LanguageTableError) -> LanguageTable? {
        switch language.prefix(2) {
        case "en": try LanguageTable(String(decoding: PackageResources.en_txt, as: UTF8.self))
        case "de": try LanguageTable(String(decoding: PackageResources.de_txt, as: UTF8.self))
        case "es": try LanguageTable(String(decoding: PackageResources.es_txt, as: UTF8.self))
        default: nil
        }
    }
}
