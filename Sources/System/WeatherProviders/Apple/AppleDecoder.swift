import Foundation
import WeatherKit

/// Reads the answers of Apple's interface. What is not there is NaN or nil; what is not known is passed over.
///
/// - Source: developer.apple.com/documentation/weatherkitrestapi/weather; fields that pages do not list were seen in
///   answers.
struct AppleDecoder {
    let request: ProviderRequest
    let document: Document

    /// When the first of an answer's data sets expires.
    static func expiry(_ payload: Payload) -> Date? {
        payload.names.compactMap { payload[$0]["metadata"]["expireTime"].date }.min()
    }

    /// Puts the data sets of an answer into a report.
    ///
    /// - Throws: ``WeatherFailure`` with the code `badAnswer` where it is no answer of this interface.
    func fill(_ report: inout WeatherReport, _ payload: Payload) throws(WeatherFailure) {
        guard !payload.names.isEmpty || request.dataSets.isEmpty else {
            throw WeatherFailure(.badAnswer, "the answer holds no data sets")
        }
        let current = payload["currentWeather"]
        if current.exists { report.current = self.current(current) }
        let hours = payload["forecastHourly"]
        let samples = hours["hours"].elements?.compactMap(sample) ?? []
        if let elements = hours["hours"].elements {
            report.hourly = Forecast(
                forecast: within(elements.compactMap(hour), hours), metadata: metadata(hours["metadata"]))
        }
        let days = payload["forecastDaily"]
        if let elements = days["days"].elements {
            let decoder = AppleDayDecoder(decoder: self, samples: samples)
            report.daily = Forecast(
                forecast: elements.compactMap(decoder.day), metadata: metadata(days["metadata"]))
        }
        let minutes = payload["forecastNextHour"]
        if let elements = minutes["minutes"].elements {
            let kinds = spells(minutes)
            report.minute = Forecast(
                forecast: elements.compactMap { minute($0, kinds) }, metadata: metadata(minutes["metadata"]))
        }
        let alerts = payload["weatherAlerts"]
        if alerts.exists { report.alerts = self.alerts(alerts) }
        for (name, kind) in [("forecastNextHour", "minute"), ("weatherAlerts", "alerts")] {
            guard payload[name]["metadata"]["temporarilyUnavailable"].bool == true else { continue }
            if kind == "minute" {
                report.availability?.minuteAvailability = .temporarilyUnavailable
            } else {
                report.availability?.alertAvailability = .temporarilyUnavailable
            }
        }
    }

    func metadata(_ payload: Payload) -> WeatherMetadata {
        WeatherMetadata(
            date: payload["readTime"].date ?? document.date,
            expirationDate: payload["expireTime"].date ?? document.expires,
            latitude: payload["latitude"].number ?? request.latitude,
            longitude: payload["longitude"].number ?? request.longitude)
    }

    // MARK: - Data sets

    func current(_ payload: Payload) -> CurrentWeather? {
        guard let date = payload["asOf"].date else { return nil }
        let condition = AppleCodes.condition(payload["conditionCode"].string)
        let isDaylight = payload["daylight"].bool ?? request.sky.isDaylight(date)
        return CurrentWeather(
            date: date, cloudCover: payload["cloudCover"].amount, cloudCoverByAltitude: layers(payload),
            condition: condition, symbolName: condition.symbolName(isDaylight: isDaylight),
            dewPoint: .celsius(payload["temperatureDewPoint"].number), humidity: payload["humidity"].amount,
            precipitationIntensity: .millimetersPerHour(payload["precipitationIntensity"].number),
            pressure: .millibars(payload["pressure"].number),
            pressureTrend: AppleCodes.trend(payload["pressureTrend"].string), isDaylight: isDaylight,
            temperature: .celsius(payload["temperature"].number),
            apparentTemperature: .celsius(payload["temperatureApparent"].number),
            uvIndex: UVIndex(payload["uvIndex"].number), visibility: .meters(payload["visibility"].number),
            wind: wind(payload), metadata: metadata(payload["metadata"]))
    }

    func hour(_ payload: Payload) -> HourWeather? {
        guard let date = payload["forecastStart"].date else { return nil }
        let condition = AppleCodes.condition(payload["conditionCode"].string)
        let isDaylight = payload["daylight"].bool ?? request.sky.isDaylight(date)
        return HourWeather(
            date: date, cloudCover: payload["cloudCover"].amount, cloudCoverByAltitude: layers(payload),
            condition: condition, symbolName: condition.symbolName(isDaylight: isDaylight),
            dewPoint: .celsius(payload["temperatureDewPoint"].number), humidity: payload["humidity"].amount,
            pressure: .millibars(payload["pressure"].number),
            pressureTrend: AppleCodes.trend(payload["pressureTrend"].string), isDaylight: isDaylight,
            temperature: .celsius(payload["temperature"].number),
            apparentTemperature: .celsius(payload["temperatureApparent"].number),
            precipitation: AppleCodes.precipitation(payload["precipitationType"].string),
            precipitationChance: payload["precipitationChance"].amount,
            precipitationAmount: .millimeters(payload["precipitationAmount"].number),
            // An intensity in millimetres an hour is what falls in the hour.
            snowfallAmount: .millimeters(payload["snowfallAmount"].number ?? payload["snowfallIntensity"].number),
            uvIndex: UVIndex(payload["uvIndex"].number), visibility: .meters(payload["visibility"].number),
            wind: wind(payload))
    }

    /// An hour for what a day has to be told from its hours.
    private func sample(_ payload: Payload) -> WeatherSample? {
        guard let date = payload["forecastStart"].date else { return nil }
        var sample = WeatherSample(date: date)
        sample.temperature = payload["temperature"].number
        sample.humidity = payload["humidity"].number
        sample.visibility = payload["visibility"].number
        sample.windSpeed = payload["windSpeed"].number
        sample.windDirection = payload["windDirection"].number
        sample.gust = payload["windGust"].number
        return sample
    }

    /// The hours that were asked for: of a range, or 25 from the one in which the answer was made.
    private func within(_ hours: [HourWeather], _ payload: Payload) -> [HourWeather] {
        guard request.hours == nil else { return hours }
        let made = payload["metadata"]["readTime"].date ?? request.now
        let start = request.localDays.hour(made)
        return Array(hours.drop { $0.date < start }.prefix(25))
    }

    private func minute(_ payload: Payload, _ kinds: [(Date, Precipitation)]) -> MinuteWeather? {
        guard let date = payload["startTime"].date else { return nil }
        return MinuteWeather(
            date: date, precipitation: kinds.last { $0.0 <= date }?.1 ?? .none,
            precipitationChance: payload["precipitationChance"].amount,
            precipitationIntensity: .millimetersPerHour(payload["precipitationIntensity"].number))
    }

    /// From when on which precipitation is expected in the next hour.
    private func spells(_ payload: Payload) -> [(Date, Precipitation)] {
        payload["summary"].elements?.compactMap { spell in
            spell["startTime"].date.map { ($0, AppleCodes.precipitation(spell["condition"].string)) }
        } ?? []
    }

    func alerts(_ payload: Payload) -> [WeatherAlert] {
        let page = payload["detailsUrl"].url
        return payload["alerts"].elements?.compactMap { alert($0, page, payload["metadata"]) } ?? []
    }

    func alert(_ payload: Payload, _ page: URL?, _ metadata: Payload) -> WeatherAlert? {
        guard let summary = payload["description"].string, let page = payload["detailsUrl"].url ?? page else {
            return nil
        }
        return WeatherAlert(
            detailsURL: page, metadata: self.metadata(metadata), region: payload["areaName"].string,
            severity: AppleCodes.severity(payload["severity"].string), source: payload["source"].string ?? "",
            summary: summary)
    }

    // MARK: - Parts

    func layers(_ payload: Payload) -> CloudCoverByAltitude {
        CloudCoverByAltitude(
            low: payload["cloudCoverLowAltPct"].amount, medium: payload["cloudCoverMidAltPct"].amount,
            high: payload["cloudCoverHighAltPct"].amount)
    }

    func wind(_ payload: Payload) -> Wind {
        Wind(
            degrees: payload["windDirection"].amount,
            speed: payload["windSpeed"].number ?? payload["windSpeedAvg"].amount,
            gust: payload["windGust"].number ?? payload["windGustSpeedMax"].number)
    }
}
