import Foundation
import IntentWire
import WeatherKit

/// Weather as JSON: metric units, dates in universal time; what is not known is left out.
enum WeatherJSON {
    static func report(_ report: WeatherReport, _ spot: WeatherSpot) -> JSONValue {
        .members([
            "place": .members([
                "name": .string(spot.name), "latitude": .double(spot.latitude), "longitude": .double(spot.longitude),
                "timeZone": report.timeZone.map(JSONValue.string),
            ]),
            "current": report.current.map(current),
            "hourly": report.hourly.map { .array($0.map(hour)) },
            "daily": report.daily.map { .array($0.map(day)) },
            "alerts": report.alerts.map { .array($0.map(alert)) },
            "stale": .bool(report.isStale),
            "attribution": .array(
                report.attributions.map { attribution in
                    .members([
                        "service": .string(attribution.serviceName), "text": .string(attribution.legalAttributionText),
                        "link": .string(attribution.legalPageURL.absoluteString),
                    ])
                }),
        ])
    }

    private static func current(_ weather: CurrentWeather) -> JSONValue {
        .members([
            "date": date(weather.date), "expires": date(weather.metadata.expirationDate),
            "condition": .string(weather.condition.rawValue), "celsius": number(weather.temperature, .celsius),
            "feelsLike": number(weather.apparentTemperature, .celsius), "humidity": number(weather.humidity),
            "cloudCover": number(weather.cloudCover), "hectopascals": number(weather.pressure, .hectopascals),
            "pressureTrend": .string(weather.pressureTrend.rawValue),
            "kilometersPerHour": number(weather.wind.speed, .kilometersPerHour),
            "windFrom": number(weather.wind.direction, .degrees),
            "uvIndex": weather.uvIndex.value >= 0 ? .int(weather.uvIndex.value) : nil,
            "visibilityMeters": number(weather.visibility, .meters), "daylight": .bool(weather.isDaylight),
        ])
    }

    private static func hour(_ weather: HourWeather) -> JSONValue {
        .members([
            "date": date(weather.date), "condition": .string(weather.condition.rawValue),
            "celsius": number(weather.temperature, .celsius),
            "precipitation": .string(weather.precipitation.rawValue),
            "precipitationChance": number(weather.precipitationChance),
            "precipitationMillimeters": number(weather.precipitationAmount, .millimeters),
            "kilometersPerHour": number(weather.wind.speed, .kilometersPerHour),
            "windFrom": number(weather.wind.direction, .degrees),
        ])
    }

    private static func day(_ weather: DayWeather) -> JSONValue {
        .members([
            "date": date(weather.date), "condition": .string(weather.condition.rawValue),
            "lowCelsius": number(weather.lowTemperature, .celsius),
            "highCelsius": number(weather.highTemperature, .celsius),
            "precipitationChance": number(weather.precipitationChance),
            "precipitationMillimeters": number(weather.precipitationAmountByType.precipitation, .millimeters),
            "sunrise": weather.sun.sunrise.map(date), "sunset": weather.sun.sunset.map(date),
            "moonPhase": .string(weather.moon.phase.rawValue),
        ])
    }

    private static func alert(_ alert: WeatherAlert) -> JSONValue {
        .members([
            "summary": .string(alert.summary), "severity": .string(alert.severity.rawValue),
            "region": alert.region.map(JSONValue.string), "source": .string(alert.source),
            "link": .string(alert.detailsURL.absoluteString),
        ])
    }

    private static func date(_ date: Date) -> JSONValue { .string(date.formatted(.iso8601)) }

    private static func number(_ value: Double) -> JSONValue? { value.isFinite ? .double(value) : nil }

    private static func number<U: Dimension>(_ value: Measurement<U>, _ unit: U) -> JSONValue? {
        value.value.isFinite ? .double((value.converted(to: unit).value * 1e6).rounded() / 1e6) : nil
    }
}
