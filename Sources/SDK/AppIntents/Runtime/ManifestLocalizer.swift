package import FoundationAdditions
package import IntentWire

/// Resolves the texts of a manifest in every language that the app ships.
package struct ManifestLocalizer: Sendable {
    package let languages: [String]
    private let modules: [String]

    /// - Parameter type: The type whose module's tables come first.
    package init(for type: Any.Type?) {
        modules = type.map { [TypeNames.module(of: $0)] } ?? []
        let found = LocalizationTables.languages(in: LocalizationContext(modules: modules))
        languages = found.filter { $0 != Self.developmentLanguage }
    }

    /// The language of texts that are in no table.
    package static let developmentLanguage = AppInfo.current.developmentLanguage

    package func text(_ resource: LocalizedStringResource) -> LocalizedText {
        text { resource.resolved(in: $0) }
    }

    /// A text that is put into words in each language, with the tables of the type's module at hand.
    package func text(_ words: (Locale) -> String) -> LocalizedText {
        let text = resolve(words, Self.developmentLanguage)
        var translations: [String: String] = [:]
        for language in languages {
            let translation = resolve(words, language)
            if translation != text { translations[language] = translation }
        }
        return LocalizedText(text, translations: translations)
    }

    /// A sentence or phrase with `${name}` in it.
    package func template(_ template: String, table: String?) -> LocalizedText {
        text(LocalizedStringResource(String.LocalizationValue(template), table: table))
    }

    private func resolve(_ words: (Locale) -> String, _ language: String) -> String {
        let locale = Locale(identifier: language)
        return LocalizationContext.$current.withValue(LocalizationContext(modules: modules, locale: locale)) {
            words(locale)
        }
    }
}
