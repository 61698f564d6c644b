public import Foundation
import IntentWire

/// One kind of weather data, as an argument of `weather(for:including:)`.
///
/// - Source: developer.apple.com/documentation/weatherkit/weatherquery
public struct WeatherQuery<T>: Sendable {
    let want: WeatherWant
    let read: @Sendable (WeatherReport) -> T?

    /// The weather now.
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>(.current) { $0.current } }

    /// The precipitation of the next hour by the minute; nil where the source does not have it.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
        WeatherQuery<Forecast<MinuteWeather>?>(.minute) { .some($0.minute) }
    }

    /// The coming 25 hours, the one that runs first.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> {
        WeatherQuery<Forecast<HourWeather>>(.hourly) { $0.hourly }
    }

    /// The coming 10 days, today first.
    public static var daily: WeatherQuery<Forecast<DayWeather>> {
        WeatherQuery<Forecast<DayWeather>>(.daily) { $0.daily }
    }

    /// Warnings for the place; nil where the source has none for it, empty where all is well.
    public static var alerts: WeatherQuery<[WeatherAlert]?> {
        WeatherQuery<[WeatherAlert]?>(.alerts) { .some($0.alerts) }
    }

    /// Whether there are forecasts by the minute, and warnings, for the place.
    public static var availability: WeatherQuery<WeatherAvailability> {
        WeatherQuery<WeatherAvailability>(.availability) { $0.availability }
    }

    /// How the coming days differ from one another; nil where the source does not say.
    public static var changes: WeatherQuery<WeatherChanges?> {
        WeatherQuery<WeatherChanges?>(.changes) { .some($0.changes) }
    }

    /// How today differs from what is usual; nil where the source does not say.
    public static var historicalComparisons: WeatherQuery<HistoricalComparisons?> {
        WeatherQuery<HistoricalComparisons?>(.comparisons) { .some($0.comparisons) }
    }

    init(
        _ dataSet: WeatherRequest.DataSet, span: WeatherRequest.Span? = nil,
        read: @escaping @Sendable (WeatherReport) -> T?
    ) {
        want = WeatherWant(dataSet: dataSet, span: span)
        self.read = read
    }
}

extension WeatherQuery where T == Forecast<HourWeather> {
    /// The hours of a range.
    ///
    /// - Parameters:
    ///   - startDate: The first hour is the one that holds it.
    ///   - endDate: Not part of the range; at most ten days later.
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<T> {
        WeatherQuery(.hourly, span: WeatherRequest.Span(start: startDate, end: endDate)) { $0.hourly }
    }
}

extension WeatherQuery where T == Forecast<DayWeather> {
    /// The days whose midnights lie in a range.
    ///
    /// - Parameters:
    ///   - startDate: Part of the range.
    ///   - endDate: Not part of the range; at most ten days later.
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<T> {
        WeatherQuery(.daily, span: WeatherRequest.Span(start: startDate, end: endDate)) { $0.daily }
    }
}
