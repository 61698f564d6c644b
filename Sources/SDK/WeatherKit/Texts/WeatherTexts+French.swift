extension WeatherTexts {
    static let french = WeatherTexts(
        conditions: [
            .blowingDust: "Tempête de poussière", .clear: "Dégagé", .cloudy: "Couvert", .foggy: "Brouillard",
            .haze: "Brume sèche", .mostlyClear: "Plutôt dégagé", .mostlyCloudy: "Plutôt nuageux",
            .partlyCloudy: "Partiellement nuageux", .smoky: "Fumée", .breezy: "Brise", .windy: "Venteux",
            .drizzle: "Bruine", .heavyRain: "Forte pluie", .isolatedThunderstorms: "Orages isolés",
            .rain: "Pluie", .sunShowers: "Averses et soleil", .scatteredThunderstorms: "Orages épars",
            .strongStorms: "Orages violents", .thunderstorms: "Orages", .frigid: "Glacial", .hail: "Grêle",
            .hot: "Très chaud", .flurries: "Averses de neige", .sleet: "Grésil", .snow: "Neige",
            .sunFlurries: "Averses de neige et soleil", .wintryMix: "Pluie et neige", .blizzard: "Blizzard",
            .blowingSnow: "Chasse-neige", .freezingDrizzle: "Bruine verglaçante",
            .freezingRain: "Pluie verglaçante", .heavySnow: "Forte neige", .hurricane: "Ouragan",
            .tropicalStorm: "Tempête tropicale",
        ],
        precipitations: [
            .none: "Aucune", .hail: "Grêle", .mixed: "Mixte", .rain: "Pluie", .sleet: "Grésil", .snow: "Neige",
        ],
        trends: [
            .rising: "En hausse", .falling: "En baisse", .steady: "Stable",
        ],
        phases: [
            .new: "Nouvelle lune", .waxingCrescent: "Premier croissant", .firstQuarter: "Premier quartier",
            .waxingGibbous: "Gibbeuse croissante", .full: "Pleine lune",
            .waningGibbous: "Gibbeuse décroissante", .lastQuarter: "Dernier quartier",
            .waningCrescent: "Dernier croissant",
        ],
        exposures: [
            .low: "Faible", .moderate: "Modéré", .high: "Élevé", .veryHigh: "Très élevé", .extreme: "Extrême",
        ],
        severities: [
            .minor: "Mineure", .moderate: "Modérée", .severe: "Grave", .extreme: "Extrême",
            .unknown: "Inconnue",
        ],
        compass: [
            .north: ("Nord", "N"), .northNortheast: ("Nord-nord-est", "NNE"), .northeast: ("Nord-est", "NE"),
            .eastNortheast: ("Est-nord-est", "ENE"), .east: ("Est", "E"),
            .eastSoutheast: ("Est-sud-est", "ESE"), .southeast: ("Sud-est", "SE"),
            .southSoutheast: ("Sud-sud-est", "SSE"), .south: ("Sud", "S"),
            .southSouthwest: ("Sud-sud-ouest", "SSO"), .southwest: ("Sud-ouest", "SO"),
            .westSouthwest: ("Ouest-sud-ouest", "OSO"), .west: ("Ouest", "O"),
            .westNorthwest: ("Ouest-nord-ouest", "ONO"), .northwest: ("Nord-ouest", "NO"),
            .northNorthwest: ("Nord-nord-ouest", "NNO"),
        ],
        summaries: Summaries(
            dry: "Pas de précipitations dans l’heure à venir.",
            wet: "{kind} pendant l’heure à venir.",
            ending: "{kind} : fin dans {end} min.",
            starting: "{kind} : début dans {start} min.",
            passing: "{kind} : début dans {start} min, pendant {length} min."))
}
