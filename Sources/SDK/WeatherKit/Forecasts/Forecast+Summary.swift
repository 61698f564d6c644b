extension Forecast where Element == MinuteWeather {
    /// What the next hour brings, in a sentence in the person's language.
    ///
    /// It is made of the minutes: precipitation counts where its intensity is not zero and it is as likely as not.
    ///
    /// - Source: developer.apple.com/documentation/weatherkit/forecast/summary
    public var summary: String { WeatherTexts.current.summary(of: PrecipitationSpell(forecast)) }
}

/// When precipitation begins and ends within a forecast by the minute.
struct PrecipitationSpell: Equatable {
    /// Minutes until it begins; zero where it falls now, nil where none comes.
    var begins: Int?
    /// Minutes until it ends, where it does.
    var ends: Int?
    /// The kind of the first.
    var kind: Precipitation = .none

    init(_ minutes: [MinuteWeather]) {
        func isWet(_ minute: MinuteWeather) -> Bool {
            minute.precipitationIntensity.value > 0 && minute.precipitationChance >= 0.5
        }
        guard let first = minutes.firstIndex(where: isWet) else { return }
        begins = first
        kind = minutes[first].precipitation == .none ? .rain : minutes[first].precipitation
        ends = minutes[first...].firstIndex { !isWet($0) }
    }
}
