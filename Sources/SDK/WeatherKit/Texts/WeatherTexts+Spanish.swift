extension WeatherTexts {
    static let spanish = WeatherTexts(
        conditions: [
            .blowingDust: "Polvo en suspensión", .clear: "Despejado", .cloudy: "Nublado", .foggy: "Niebla",
            .haze: "Calima", .mostlyClear: "Mayormente despejado", .mostlyCloudy: "Mayormente nublado",
            .partlyCloudy: "Parcialmente nublado", .smoky: "Humo", .breezy: "Brisa", .windy: "Ventoso",
            .drizzle: "Llovizna", .heavyRain: "Lluvia intensa", .isolatedThunderstorms: "Tormentas aisladas",
            .rain: "Lluvia", .sunShowers: "Chubascos con sol", .scatteredThunderstorms: "Tormentas dispersas",
            .strongStorms: "Tormentas fuertes", .thunderstorms: "Tormentas", .frigid: "Gélido",
            .hail: "Granizo", .hot: "Caluroso", .flurries: "Nevada débil", .sleet: "Aguanieve", .snow: "Nieve",
            .sunFlurries: "Nevada débil con sol", .wintryMix: "Lluvia y nieve", .blizzard: "Ventisca",
            .blowingSnow: "Ventisca baja", .freezingDrizzle: "Llovizna helada", .freezingRain: "Lluvia helada",
            .heavySnow: "Nevada intensa", .hurricane: "Huracán", .tropicalStorm: "Tormenta tropical",
        ],
        precipitations: [
            .none: "Ninguna", .hail: "Granizo", .mixed: "Mixta", .rain: "Lluvia", .sleet: "Aguanieve",
            .snow: "Nieve",
        ],
        trends: [
            .rising: "En ascenso", .falling: "En descenso", .steady: "Estable",
        ],
        phases: [
            .new: "Luna nueva", .waxingCrescent: "Creciente cóncava", .firstQuarter: "Cuarto creciente",
            .waxingGibbous: "Gibosa creciente", .full: "Luna llena", .waningGibbous: "Gibosa menguante",
            .lastQuarter: "Cuarto menguante", .waningCrescent: "Menguante cóncava",
        ],
        exposures: [
            .low: "Bajo", .moderate: "Moderado", .high: "Alto", .veryHigh: "Muy alto", .extreme: "Extremo",
        ],
        severities: [
            .minor: "Leve", .moderate: "Moderada", .severe: "Grave", .extreme: "Extrema",
            .unknown: "Desconocida",
        ],
        compass: [
            .north: ("Norte", "N"), .northNortheast: ("Nornordeste", "NNE"), .northeast: ("Nordeste", "NE"),
            .eastNortheast: ("Estenordeste", "ENE"), .east: ("Este", "E"),
            .eastSoutheast: ("Estesudeste", "ESE"), .southeast: ("Sudeste", "SE"),
            .southSoutheast: ("Sursudeste", "SSE"), .south: ("Sur", "S"),
            .southSouthwest: ("Sursudoeste", "SSO"), .southwest: ("Sudoeste", "SO"),
            .westSouthwest: ("Oestesudoeste", "OSO"), .west: ("Oeste", "O"),
            .westNorthwest: ("Oestenoroeste", "ONO"), .northwest: ("Noroeste", "NO"),
            .northNorthwest: ("Nornoroeste", "NNO"),
        ],
        summaries: Summaries(
            dry: "Sin precipitaciones durante la próxima hora.",
            wet: "{kind} durante la próxima hora.",
            ending: "{kind}: termina en {end} min.",
            starting: "{kind}: empieza en {start} min.",
            passing: "{kind}: empieza en {start} min y dura {length} min."))
}
