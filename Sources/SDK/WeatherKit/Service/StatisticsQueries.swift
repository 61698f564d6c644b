import IntentWire

/// One kind of statistics of days.
///
/// - Source: developer.apple.com/documentation/weatherkit/dailyweatherstatisticsquery
public struct DailyWeatherStatisticsQuery<T: Decodable & Encodable & Equatable & Sendable>: Sendable {
    let dataSet: WeatherRequest.DataSet
    let read: @Sendable (WeatherReport) -> DailyWeatherStatistics<T>?

    /// The usual highest and lowest temperatures.
    public static var temperature: DailyWeatherStatisticsQuery<DayTemperatureStatistics> {
        DailyWeatherStatisticsQuery<DayTemperatureStatistics>(dataSet: .dayTemperatures) { $0.dayTemperatures }
    }

    /// The usual precipitation.
    public static var precipitation: DailyWeatherStatisticsQuery<DayPrecipitationStatistics> {
        DailyWeatherStatisticsQuery<DayPrecipitationStatistics>(dataSet: .dayPrecipitation) { $0.dayPrecipitation }
    }
}

/// One kind of statistics of hours.
///
/// - Source: developer.apple.com/documentation/weatherkit/hourlyweatherstatisticsquery
public struct HourlyWeatherStatisticsQuery<T: Decodable & Encodable & Equatable & Sendable>: Sendable {
    let dataSet: WeatherRequest.DataSet
    let read: @Sendable (WeatherReport) -> HourlyWeatherStatistics<T>?

    /// How temperatures are spread.
    public static var temperature: HourlyWeatherStatisticsQuery<HourTemperatureStatistics> {
        HourlyWeatherStatisticsQuery<HourTemperatureStatistics>(dataSet: .hourTemperatures) { $0.hourTemperatures }
    }
}

/// One kind of statistics of months.
///
/// - Source: developer.apple.com/documentation/weatherkit/monthlyweatherstatisticsquery
public struct MonthlyWeatherStatisticsQuery<T: Decodable & Encodable & Equatable & Sendable>: Sendable {
    let dataSet: WeatherRequest.DataSet
    let read: @Sendable (WeatherReport) -> MonthlyWeatherStatistics<T>?

    /// The usual highest and lowest temperatures.
    public static var temperature: MonthlyWeatherStatisticsQuery<MonthTemperatureStatistics> {
        MonthlyWeatherStatisticsQuery<MonthTemperatureStatistics>(dataSet: .monthTemperatures) { $0.monthTemperatures }
    }

    /// The usual precipitation.
    public static var precipitation: MonthlyWeatherStatisticsQuery<MonthPrecipitationStatistics> {
        MonthlyWeatherStatisticsQuery<MonthPrecipitationStatistics>(dataSet: .monthPrecipitation) {
            $0.monthPrecipitation
        }
    }
}

/// One kind of values of past days.
///
/// - Source: developer.apple.com/documentation/weatherkit/dailyweathersummaryquery
public struct DailyWeatherSummaryQuery<T: Decodable & Encodable & Equatable & Sendable>: Sendable {
    let dataSet: WeatherRequest.DataSet
    let read: @Sendable (WeatherReport) -> DailyWeatherSummary<T>?

    /// The highest and lowest temperatures.
    public static var temperature: DailyWeatherSummaryQuery<DayTemperatureSummary> {
        DailyWeatherSummaryQuery<DayTemperatureSummary>(dataSet: .pastTemperatures) { $0.pastTemperatures }
    }

    /// The precipitation.
    public static var precipitation: DailyWeatherSummaryQuery<DayPrecipitationSummary> {
        DailyWeatherSummaryQuery<DayPrecipitationSummary>(dataSet: .pastPrecipitation) { $0.pastPrecipitation }
    }
}
