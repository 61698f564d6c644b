extension WeatherTexts {
    static let german = WeatherTexts(
        conditions: [
            .blowingDust: "Staubtreiben", .clear: "Klar", .cloudy: "Bewölkt", .foggy: "Nebel", .haze: "Dunst",
            .mostlyClear: "Überwiegend klar", .mostlyCloudy: "Überwiegend bewölkt",
            .partlyCloudy: "Teilweise bewölkt", .smoky: "Rauchig", .breezy: "Frischer Wind", .windy: "Windig",
            .drizzle: "Nieselregen", .heavyRain: "Starkregen", .isolatedThunderstorms: "Einzelne Gewitter",
            .rain: "Regen", .sunShowers: "Regen bei Sonne", .scatteredThunderstorms: "Vereinzelte Gewitter",
            .strongStorms: "Schwere Gewitter", .thunderstorms: "Gewitter", .frigid: "Eisig", .hail: "Hagel",
            .hot: "Heiß", .flurries: "Schneeschauer", .sleet: "Schneeregen", .snow: "Schnee",
            .sunFlurries: "Schneeschauer bei Sonne", .wintryMix: "Schnee und Regen", .blizzard: "Schneesturm",
            .blowingSnow: "Schneetreiben", .freezingDrizzle: "Gefrierender Nieselregen",
            .freezingRain: "Gefrierender Regen", .heavySnow: "Starker Schneefall", .hurricane: "Hurrikan",
            .tropicalStorm: "Tropensturm",
        ],
        precipitations: [
            .none: "Keiner", .hail: "Hagel", .mixed: "Gemischt", .rain: "Regen", .sleet: "Schneeregen",
            .snow: "Schnee",
        ],
        trends: [
            .rising: "Steigend", .falling: "Fallend", .steady: "Gleichbleibend",
        ],
        phases: [
            .new: "Neumond", .waxingCrescent: "Zunehmende Sichel", .firstQuarter: "Erstes Viertel",
            .waxingGibbous: "Zunehmender Mond", .full: "Vollmond", .waningGibbous: "Abnehmender Mond",
            .lastQuarter: "Letztes Viertel", .waningCrescent: "Abnehmende Sichel",
        ],
        exposures: [
            .low: "Niedrig", .moderate: "Mäßig", .high: "Hoch", .veryHigh: "Sehr hoch", .extreme: "Extrem",
        ],
        severities: [
            .minor: "Gering", .moderate: "Mäßig", .severe: "Schwer", .extreme: "Extrem", .unknown: "Unbekannt",
        ],
        compass: [
            .north: ("Nord", "N"), .northNortheast: ("Nordnordost", "NNO"), .northeast: ("Nordost", "NO"),
            .eastNortheast: ("Ostnordost", "ONO"), .east: ("Ost", "O"), .eastSoutheast: ("Ostsüdost", "OSO"),
            .southeast: ("Südost", "SO"), .southSoutheast: ("Südsüdost", "SSO"), .south: ("Süd", "S"),
            .southSouthwest: ("Südsüdwest", "SSW"), .southwest: ("Südwest", "SW"),
            .westSouthwest: ("Westsüdwest", "WSW"), .west: ("West", "W"),
            .westNorthwest: ("Westnordwest", "WNW"), .northwest: ("Nordwest", "NW"),
            .northNorthwest: ("Nordnordwest", "NNW"),
        ],
        summaries: Summaries(
            dry: "Kein Niederschlag in der nächsten Stunde.",
            wet: "{kind} in der nächsten Stunde.",
            ending: "{kind} endet in {end} Min.",
            starting: "{kind} beginnt in {start} Min.",
            passing: "{kind} beginnt in {start} Min. und dauert {length} Min."))
}
