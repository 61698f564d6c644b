import Foundation
import FoundationAdditions

/// What weather is called in a language.
struct WeatherTexts: Sendable {
    /// Sentences about the next hour. `{kind}` stands for the precipitation, `{start}` and `{end}` for minutes from now, and
    /// `{length}` for how many it lasts.
    struct Summaries: Sendable {
        var dry: String
        var wet: String
        var ending: String
        var starting: String
        var passing: String
    }

    var conditions: [WeatherCondition: String]
    var precipitations: [Precipitation: String]
    var trends: [PressureTrend: String]
    var phases: [MoonPhase: String]
    var exposures: [UVIndex.ExposureCategory: String]
    var severities: [WeatherSeverity: String]
    var compass: [Wind.CompassDirection: (name: String, abbreviation: String)]
    var summaries: Summaries

    private static let languages: [String: WeatherTexts] = [
        "en": english, "de": german, "fr": french, "es": spanish,
    ]

    /// The texts in the language of the person for whom the intent runs, else of the process; English where there are none.
    static var current: WeatherTexts {
        let code = LocalizationContext.currentLocale.language.languageCode?.identifier
        return code.flatMap { languages[$0] } ?? english
    }

    // Every table has every case, which a test checks; the identifier stands in for a text that is missing.
    func condition(_ value: WeatherCondition) -> String { conditions[value] ?? value.rawValue }
    func precipitation(_ value: Precipitation) -> String { precipitations[value] ?? value.rawValue }
    func trend(_ value: PressureTrend) -> String { trends[value] ?? value.rawValue }
    func phase(_ value: MoonPhase) -> String { phases[value] ?? value.rawValue }
    func exposure(_ value: UVIndex.ExposureCategory) -> String { exposures[value] ?? value.rawValue }
    func severity(_ value: WeatherSeverity) -> String { severities[value] ?? value.rawValue }

    func compass(_ value: Wind.CompassDirection) -> (name: String, abbreviation: String) {
        compass[value] ?? (value.rawValue, value.rawValue)
    }

    /// A sentence about the next hour.
    func summary(of spell: PrecipitationSpell) -> String {
        let sentence =
            switch (spell.begins, spell.ends) {
            case (nil, _): summaries.dry
            case (0, nil): summaries.wet
            case (0, _): summaries.ending
            case (_, nil): summaries.starting
            default: summaries.passing
            }
        let start = spell.begins ?? 0
        let end = spell.ends ?? start
        return sentence.replacingOccurrences(of: "{kind}", with: precipitation(spell.kind))
            .replacingOccurrences(of: "{start}", with: "\(start)")
            .replacingOccurrences(of: "{end}", with: "\(end)")
            .replacingOccurrences(of: "{length}", with: "\(end - start)")
    }
}
