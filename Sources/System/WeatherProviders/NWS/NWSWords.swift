import WeatherKit

/// The words of the National Weather Service for weather.
enum NWSWords {
    /// One entry of a grid's weather; nil where it says that there is none, or that it is unlikely.
    ///
    /// - Source: api.weather.gov/openapi.json, GridpointForecast
    static func weather(_ entry: Payload) -> (condition: WeatherCondition, precipitation: Precipitation)? {
        guard let word = entry["weather"].string else { return nil }
        let coverage = entry["coverage"].string ?? ""
        let isHeavy = entry["intensity"].string == "heavy"
        let isLight = ["light", "very_light"].contains(entry["intensity"].string)
        switch word {
        case "thunderstorms":
            let severe = entry["attributes"].elements?.contains {
                $0.string == "damaging_wind" || $0.string == "large_hail"
            }
            if severe == true { return (.strongStorms, .rain) }
            switch coverage {
            case "slight_chance", "isolated": return (.isolatedThunderstorms, .rain)
            case "chance", "scattered": return (.scatteredThunderstorms, .rain)
            default: return (.thunderstorms, .rain)
            }
        case _ where coverage == "slight_chance": return nil
        case "rain", "rain_showers":
            return (isHeavy ? .heavyRain : isLight && coverage == "chance" ? .drizzle : .rain, .rain)
        case "drizzle": return (.drizzle, .rain)
        case "freezing_rain", "freezing_spray": return (.freezingRain, .sleet)
        case "freezing_drizzle": return (.freezingDrizzle, .sleet)
        case "sleet", "ice_pellets": return (.sleet, .sleet)
        case "snow", "snow_showers": return (isHeavy ? .heavySnow : isLight ? .flurries : .snow, .snow)
        case "blowing_snow": return (.blowingSnow, .none)
        case "hail": return (.hail, .hail)
        case "fog", "freezing_fog", "ice_fog": return (.foggy, .none)
        case "haze": return (.haze, .none)
        case "smoke", "volcanic_ash": return (.smoky, .none)
        case "blowing_dust", "blowing_sand": return (.blowingDust, .none)
        default: return nil
        }
    }

    /// The condition of an icon's address, as ".../icons/land/night/bkn?size=medium", else of a description.
    static func condition(icon: String?, text: String?) -> WeatherCondition? {
        let path = icon?.prefix { $0 != "?" }
        let name = path?.split(separator: "/").last?.prefix { $0 != "," }
        if let name, let condition = icons[String(name)] { return condition }
        guard let text, !text.isEmpty else { return nil }
        switch text.lowercased() {
        case "fair", "clear", "sunny": return .clear
        case "a few clouds": return .mostlyClear
        default: return AppleCodes.condition(text.split(separator: " ").joined())
        }
    }

    /// - Source: api.weather.gov/icons
    private static let icons: [String: WeatherCondition] = [
        "skc": .clear, "few": .mostlyClear, "sct": .partlyCloudy, "bkn": .mostlyCloudy, "ovc": .cloudy,
        "wind_skc": .windy, "wind_few": .windy, "wind_sct": .windy, "wind_bkn": .windy, "wind_ovc": .windy,
        "snow": .snow, "rain_snow": .wintryMix, "rain_sleet": .wintryMix, "snow_sleet": .wintryMix,
        "fzra": .freezingRain, "rain_fzra": .freezingRain, "snow_fzra": .freezingRain, "sleet": .sleet, "rain": .rain,
        "rain_showers": .rain, "rain_showers_hi": .sunShowers, "tsra": .thunderstorms,
        "tsra_sct": .scatteredThunderstorms, "tsra_hi": .isolatedThunderstorms, "tornado": .strongStorms,
        "hurricane": .hurricane, "tropical_storm": .tropicalStorm, "dust": .blowingDust, "smoke": .smoky, "haze": .haze,
        "hot": .hot, "cold": .frigid, "blizzard": .blizzard, "fog": .foggy,
    ]

    /// The cloud cover of an observation's layers, by the middle of the eighths that a word stands for.
    ///
    /// - Source: Federal Meteorological Handbook No. 1, table 9-1
    static func cover(_ layers: Payload) -> Double? {
        let covers = layers.elements?.compactMap { layer -> Double? in
            switch layer["amount"].string {
            case "CLR", "SKC": 0
            case "FEW": 0.1875
            case "SCT": 0.4375
            case "BKN": 0.75
            case "OVC", "VV": 1
            default: nil
            }
        }
        return covers?.max()
    }
}
