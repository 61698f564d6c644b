import WeatherKit

/// The words of Apple's interface that differ from those of its framework.
enum AppleCodes {
    /// The condition of a code such as "MostlyCloudy"; one that is not known is read by its words, and at worst is cloudy,
    /// since it is neither a reason to fail nor to promise sun.
    static func condition(_ code: String?) -> WeatherCondition {
        guard let code, let first = code.first else { return .cloudy }
        if let condition = WeatherCondition(rawValue: first.lowercased() + code.dropFirst()) { return condition }
        if let condition = others[code] { return condition }
        let word = code.lowercased()
        return words.first { word.contains($0.0) }?.1 ?? .cloudy
    }

    private static let others: [String: WeatherCondition] = [
        "SevereThunderstorm": .strongStorms, "Thunderstorm": .thunderstorms, "Dust": .blowingDust, "Fog": .foggy,
        "Smoke": .smoky, "Showers": .rain, "ScatteredShowers": .rain, "HeavyShowers": .heavyRain,
        "MixedRainAndSleet": .wintryMix, "MixedRainAndSnow": .wintryMix, "MixedRainfall": .wintryMix,
        "MixedSnowAndSleet": .wintryMix, "SnowShowers": .snow, "ScatteredSnowShowers": .flurries,
        "BlowingSand": .blowingDust, "Sunny": .clear, "MostlySunny": .mostlyClear, "Tornado": .strongStorms,
        "Cold": .frigid,
    ]

    // What is graver stands first.
    private static let words: [(String, WeatherCondition)] = [
        ("hurricane", .hurricane), ("tropical", .tropicalStorm), ("thunder", .thunderstorms),
        ("blizzard", .blizzard), ("freezing", .freezingRain), ("hail", .hail), ("sleet", .sleet), ("mix", .wintryMix),
        ("snow", .snow), ("flurr", .flurries), ("drizzle", .drizzle), ("rain", .rain), ("shower", .rain),
        ("fog", .foggy), ("mist", .foggy), ("haz", .haze), ("smok", .smoky), ("dust", .blowingDust),
        ("sand", .blowingDust), ("wind", .windy), ("breez", .breezy), ("clear", .clear), ("sun", .clear),
    ]

    /// `precipitation` is precipitation of a kind that is not known, which is `mixed` to clients.
    static func precipitation(_ code: String?) -> Precipitation {
        switch code {
        case "rain": .rain
        case "snow": .snow
        case "sleet": .sleet
        case "hail": .hail
        case "mixed", "precipitation": .mixed
        default: .none
        }
    }

    static func phase(_ code: String?) -> MoonPhase? {
        code == "thirdQuarter" ? .lastQuarter : code.flatMap(MoonPhase.init)
    }

    static func trend(_ code: String?) -> PressureTrend { code.flatMap(PressureTrend.init) ?? .steady }

    static func severity(_ code: String?) -> WeatherSeverity { code.flatMap(WeatherSeverity.init) ?? .unknown }
}
