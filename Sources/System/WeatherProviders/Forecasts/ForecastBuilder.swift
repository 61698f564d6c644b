import Foundation
import WeatherKit

/// Makes Apple's types of what a keyless provider says, and computes what follows from it.
struct ForecastBuilder {
    let sky: Sky
    let days: LocalDays
    let now: Date
    let metadata: WeatherMetadata
    /// In the order of time.
    let samples: [WeatherSample]
    /// By the midnights of their days.
    var daySamples: [Date: DaySample] = [:]

    /// The hours of a range, or the coming 25; those for which there are only longer steps are left out.
    func hourly(_ range: Range<Date>?) -> Forecast<HourWeather> {
        let start = days.hour(range?.lowerBound ?? now)
        let end = range?.upperBound ?? start.addingTimeInterval(25 * 3600)
        let hours = samples.filter { $0.duration == 3600 && $0.date >= start && $0.date < end }
        return Forecast(forecast: hours.map(hour), metadata: metadata)
    }

    /// The days of a range, or the coming ten; those of which nothing is known are left out.
    func daily(_ range: Range<Date>?) -> Forecast<DayWeather> {
        let wanted = range.map { days.days($0) } ?? days.days(10, from: now)
        return Forecast(forecast: wanted.compactMap(day), metadata: metadata)
    }

    /// The weather now, of a sample that may be an observation.
    func current(_ sample: WeatherSample) -> CurrentWeather? {
        guard let temperature = sample.temperature, let condition = sample.condition else { return nil }
        let isDaylight = sky.isDaylight(sample.date)
        let filled = filled(sample)
        let intensity = sample.precipitationAmount.map { $0 / sample.duration * 3600 }
        return CurrentWeather(
            date: sample.date, cloudCover: sample.cloudCover ?? .nan, cloudCoverByAltitude: layers(sample),
            condition: condition, symbolName: condition.symbolName(isDaylight: isDaylight),
            dewPoint: .celsius(filled.dewPoint), humidity: sample.humidity ?? .nan,
            precipitationIntensity: .millimetersPerHour(intensity), pressure: .millibars(sample.pressure),
            pressureTrend: trend(sample), isDaylight: isDaylight, temperature: .celsius(temperature),
            apparentTemperature: .celsius(filled.apparentTemperature), uvIndex: UVIndex(sample.uvIndex),
            visibility: .meters(sample.visibility), wind: wind(sample), metadata: metadata)
    }

    // MARK: - Parts

    private func hour(_ sample: WeatherSample) -> HourWeather {
        let isDaylight = sky.isDaylight(sample.date)
        let filled = filled(sample)
        let condition = sample.condition ?? .clear
        return HourWeather(
            date: sample.date, cloudCover: sample.cloudCover ?? .nan, cloudCoverByAltitude: layers(sample),
            condition: condition, symbolName: condition.symbolName(isDaylight: isDaylight),
            dewPoint: .celsius(filled.dewPoint), humidity: sample.humidity ?? .nan,
            pressure: .millibars(sample.pressure), pressureTrend: trend(sample), isDaylight: isDaylight,
            temperature: .celsius(sample.temperature), apparentTemperature: .celsius(filled.apparentTemperature),
            precipitation: sample.precipitation, precipitationChance: sample.precipitationChance ?? .nan,
            precipitationAmount: .millimeters(sample.precipitationAmount),
            snowfallAmount: .millimeters(sample.snowfall),
            uvIndex: UVIndex(sample.uvIndex), visibility: .meters(sample.visibility), wind: wind(sample))
    }

    private func day(_ day: Range<Date>) -> DayWeather? {
        let fold = PartFold(samples, in: day)
        let own = daySamples[day.lowerBound]
        guard !fold.isEmpty || own != nil, let condition = own?.condition ?? fold.condition else { return nil }
        var wind = fold.wind
        if let direction = own?.windDirection {
            wind = Wind(
                degrees: direction, speed: fold.mean(\.windSpeed),
                gust: own?.gust ?? wind.gust?.converted(to: .kilometersPerHour).value)
        }
        let fastest = own?.highWindSpeed ?? fold.highest(\.windSpeed)
        var amounts = fold.amounts
        if let total = own?.precipitationAmount { amounts.precipitation = .millimeters(total) }
        if let snow = own?.snowfall { amounts.snowfallAmount.amount = .millimeters(snow) }
        let evening = days.time(19, of: day)
        let morning = days.time(7, of: day.upperBound..<days.next(day.upperBound))
        let rest = day.contains(now) ? PartFold(samples, in: max(now, day.lowerBound)..<day.upperBound) : nil
        return DayWeather(
            date: day.lowerBound, condition: condition, symbolName: condition.symbolName(isDaylight: true),
            highTemperature: .celsius(own?.high ?? fold.highest(\.temperature)),
            highTemperatureTime: fold.time(\.temperature, highest: true),
            lowTemperature: .celsius(own?.low ?? fold.lowest(\.temperature)),
            lowTemperatureTime: fold.time(\.temperature, highest: false), precipitation: fold.precipitation,
            precipitationChance: own?.precipitationChance ?? fold.highest(\.precipitationChance),
            precipitationAmountByType: amounts, maximumHumidity: fold.highest(\.humidity),
            minimumHumidity: fold.lowest(\.humidity), maximumVisibility: fold.highest(\.visibility),
            minimumVisibility: fold.lowest(\.visibility),
            highWindSpeed: fastest.isNaN ? nil : .kilometersPerHour(fastest), sun: sky.sunEvents(day),
            moon: sky.moonEvents(day), uvIndex: UVIndex(own?.uvIndex ?? fold.highest(\.uvIndex)), wind: wind,
            daytimeForecast: PartFold(samples, in: days.time(7, of: day)..<evening).part,
            overnightForecast: PartFold(samples, in: evening..<morning).part,
            restOfDayForecast: rest.flatMap { $0.isEmpty ? nil : $0.part })
    }

    private func filled(_ sample: WeatherSample) -> WeatherSample {
        var sample = sample
        if let temperature = sample.temperature, let humidity = sample.humidity {
            sample.dewPoint = sample.dewPoint ?? Atmosphere.dewPoint(temperature: temperature, humidity: humidity)
            if let wind = sample.windSpeed {
                sample.apparentTemperature =
                    sample.apparentTemperature
                    ?? Atmosphere.apparentTemperature(temperature, humidity: humidity, wind: wind)
            }
        }
        return sample
    }

    private func layers(_ sample: WeatherSample) -> CloudCoverByAltitude {
        CloudCoverByAltitude(
            low: sample.cloudLayers?.low ?? .nan, medium: sample.cloudLayers?.medium ?? .nan,
            high: sample.cloudLayers?.high ?? .nan)
    }

    private func wind(_ sample: WeatherSample) -> Wind {
        Wind(degrees: sample.windDirection ?? .nan, speed: sample.windSpeed ?? .nan, gust: sample.gust)
    }

    /// Over the last three hours; at the beginning of the samples, over the next three.
    private func trend(_ sample: WeatherSample) -> PressureTrend {
        guard let here = sample.pressure else { return .steady }
        func pressure(_ offset: Double) -> Double? {
            let date = sample.date.addingTimeInterval(offset * 3600)
            return samples.first { $0.date <= date && date < $0.end }?.pressure
        }
        if let before = pressure(-3) { return PressureTrend(difference: here - before) }
        return pressure(3).map { PressureTrend(difference: $0 - here) } ?? .steady
    }
}
