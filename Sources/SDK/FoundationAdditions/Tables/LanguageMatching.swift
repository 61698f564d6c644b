import Foundation

/// Selects the languages of a bundle that serve a locale.
enum LanguageMatching {
    /// The form of a language tag by which tags are compared: `zh_Hant.UTF-8` and `zh-hant` are the same.
    static func normalized(_ tag: String) -> String {
        tag.prefix { $0 != "@" && $0 != "." }.replacing("_", with: "-").lowercased()
    }

    /// The languages of `available` that a person with `locale` reads, the best first.
    ///
    /// `de-AT` finds itself, then `de`, then another German that is written in the same script. `zh-TW` finds
    /// `zh-Hant` and never `zh-Hans`.
    ///
    /// - Parameter available: Tags as ``normalized(_:)`` makes them.
    /// - Source: Unicode Technical Standard 35 (LDML), part 1, Likely Subtags and Locale Inheritance and Matching
    static func candidates(for locale: Locale, among available: [String]) -> [String] {
        let tag = normalized(locale.identifier)
        let wanted = Locale.Language(identifier: tag)
        guard let language = wanted.languageCode?.identifier.lowercased() else { return [] }
        let full = Full(tag)
        let script = full.script
        var tags = [tag]
        if let region = full.region {
            tags += ["\(language)-\(script)-\(region)", "\(language)-\(region)"]
        }
        tags.append("\(language)-\(script)")
        if Full(language).script == script { tags.append(language) }
        // What is left is the same language in the same script, as spoken in another place.
        tags += available.filter {
            let other = Full($0)
            return other.language == full.language && other.script == script
        }.sorted { ($0.count, $0) < ($1.count, $1) }

        var seen: Set<String> = []
        return tags.filter { available.contains($0) && seen.insert($0).inserted }
    }

    /// A locale that formats a text in `language` with the conventions of `locale`.
    static func locale(speaking language: String, like locale: Locale) -> Locale {
        if Full(language).language == Full(normalized(locale.identifier)).language { return locale }
        var components = Locale.Components(identifier: language)
        if components.region == nil { components.region = locale.region }
        return Locale(components: components)
    }

    /// A tag with its likely script and region.
    private struct Full {
        let language: String
        let script: String
        let region: String?

        init(_ tag: String) {
            let parts = Locale.Language(identifier: tag).maximalIdentifier.lowercased().split(separator: "-")
            language = parts.first.map(String.init) ?? tag
            script = parts.dropFirst().first { $0.count == 4 }.map(String.init) ?? ""
            region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }.map(String.init)
        }
    }
}
