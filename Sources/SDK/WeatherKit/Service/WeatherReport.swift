/// All that a provider gave for a request; what was not asked for, or cannot be had, is nil.
package struct WeatherReport: Codable, Equatable, Sendable {
    package var current: CurrentWeather?
    package var minute: Forecast<MinuteWeather>?
    package var hourly: Forecast<HourWeather>?
    package var daily: Forecast<DayWeather>?
    package var alerts: [WeatherAlert]?
    package var availability: WeatherAvailability?
    package var changes: WeatherChanges?
    package var comparisons: HistoricalComparisons?
    package var dayTemperatures: DailyWeatherStatistics<DayTemperatureStatistics>?
    package var dayPrecipitation: DailyWeatherStatistics<DayPrecipitationStatistics>?
    package var hourTemperatures: HourlyWeatherStatistics<HourTemperatureStatistics>?
    package var monthTemperatures: MonthlyWeatherStatistics<MonthTemperatureStatistics>?
    package var monthPrecipitation: MonthlyWeatherStatistics<MonthPrecipitationStatistics>?
    package var pastTemperatures: DailyWeatherSummary<DayTemperatureSummary>?
    package var pastPrecipitation: DailyWeatherSummary<DayPrecipitationSummary>?
    /// Whose data these are, in the order in which they came.
    package var attributions: [WeatherAttribution] = []
    /// The zone by whose midnights days are told apart.
    package var timeZone: String?
    /// Whether some of the data have expired, and are given because no others can be had.
    package var isStale = false
    /// Why what was asked for is not there, by kind of data.
    package var failures: [String: WeatherFailure] = [:]

    /// Creates a report without data.
    package init() {}
}

/// What the program that fetches weather writes: a report, or why there is none.
package struct WeatherAnswer: Codable, Sendable {
    package var report: WeatherReport?
    package var failure: WeatherFailure?

    /// Creates an answer.
    package init(report: WeatherReport) { self.report = report }

    /// Creates an answer that says why there is no weather.
    package init(failure: WeatherFailure) { self.failure = failure }

    /// The report.
    ///
    /// - Throws: The failure, where there is one.
    package func get() throws(WeatherFailure) -> WeatherReport {
        if let report { return report }
        throw failure ?? WeatherFailure(.badAnswer, "the answer holds neither weather nor an error: upgrade beckon")
    }
}
