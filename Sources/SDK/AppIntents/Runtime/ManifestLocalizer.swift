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
    package static var developmentLanguage: String { AppInfo.current.developmentLanguage }

    package func text(_ resource: LocalizedStringResource) -> LocalizedText {
        let text = resolve(resource, Self.developmentLanguage)
        var translations: [String: String] = [:]
        for language in languages {
            let translation = resolve(resource, language)
            if translation != text { translations[language] = translation }
        }
        return LocalizedText(text, translations: translations)
    }

    /// A sentence or phrase with `${name}` in it.
    package func template(_ template: String, table: String?) -> LocalizedText {
        text(LocalizedStringResource(String.LocalizationValue(template), table: table))
    }

    private func resolve(_ resource: LocalizedStringResource, _ language: String) -> String {
        let locale = Locale(identifier: language)
        return LocalizationContext.$current.withValue(LocalizationContext(modules: modules, locale: locale)) {
            resource.resolved(in: locale)
        }
    }
}
