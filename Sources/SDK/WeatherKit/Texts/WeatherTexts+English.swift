extension WeatherTexts {
    static let english = WeatherTexts(
        conditions: [
            .blowingDust: "Blowing Dust", .clear: "Clear", .cloudy: "Cloudy", .foggy: "Foggy", .haze: "Haze",
            .mostlyClear: "Mostly Clear", .mostlyCloudy: "Mostly Cloudy", .partlyCloudy: "Partly Cloudy",
            .smoky: "Smoky", .breezy: "Breezy", .windy: "Windy", .drizzle: "Drizzle", .heavyRain: "Heavy Rain",
            .isolatedThunderstorms: "Isolated Thunderstorms", .rain: "Rain", .sunShowers: "Sun Showers",
            .scatteredThunderstorms: "Scattered Thunderstorms", .strongStorms: "Strong Storms",
            .thunderstorms: "Thunderstorms", .frigid: "Frigid", .hail: "Hail", .hot: "Hot",
            .flurries: "Flurries", .sleet: "Sleet", .snow: "Snow", .sunFlurries: "Sun Flurries",
            .wintryMix: "Wintry Mix", .blizzard: "Blizzard", .blowingSnow: "Blowing Snow",
            .freezingDrizzle: "Freezing Drizzle", .freezingRain: "Freezing Rain", .heavySnow: "Heavy Snow",
            .hurricane: "Hurricane", .tropicalStorm: "Tropical Storm",
        ],
        precipitations: [
            .none: "None", .hail: "Hail", .mixed: "Mixed", .rain: "Rain", .sleet: "Sleet", .snow: "Snow",
        ],
        trends: [
            .rising: "Rising", .falling: "Falling", .steady: "Steady",
        ],
        phases: [
            .new: "New", .waxingCrescent: "Waxing Crescent", .firstQuarter: "First Quarter",
            .waxingGibbous: "Waxing Gibbous", .full: "Full", .waningGibbous: "Waning Gibbous",
            .lastQuarter: "Last Quarter", .waningCrescent: "Waning Crescent",
        ],
        exposures: [
            .low: "Low", .moderate: "Moderate", .high: "High", .veryHigh: "Very High", .extreme: "Extreme",
        ],
        severities: [
            .minor: "Minor", .moderate: "Moderate", .severe: "Severe", .extreme: "Extreme",
            .unknown: "Unknown",
        ],
        compass: [
            .north: ("North", "N"), .northNortheast: ("North-Northeast", "NNE"),
            .northeast: ("Northeast", "NE"), .eastNortheast: ("East-Northeast", "ENE"), .east: ("East", "E"),
            .eastSoutheast: ("East-Southeast", "ESE"), .southeast: ("Southeast", "SE"),
            .southSoutheast: ("South-Southeast", "SSE"), .south: ("South", "S"),
            .southSouthwest: ("South-Southwest", "SSW"), .southwest: ("Southwest", "SW"),
            .westSouthwest: ("West-Southwest", "WSW"), .west: ("West", "W"),
            .westNorthwest: ("West-Northwest", "WNW"), .northwest: ("Northwest", "NW"),
            .northNorthwest: ("North-Northwest", "NNW"),
        ],
        summaries: Summaries(
            dry: "No precipitation for the next hour.",
            wet: "{kind} for the next hour.",
            ending: "{kind} ending in {end} min.",
            starting: "{kind} starting in {start} min.",
            passing: "{kind} starting in {start} min, ending {length} min later."))
}
