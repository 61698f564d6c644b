public import CoreLocation
import IntentWire

// What was usual and what was, in years that are over. All take any number of kinds of data, and give a tuple of as many.
extension WeatherService {

    /// What is usual on the days from 30 days ago to 10 days ahead.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func dailyStatistics<each T: Decodable & Encodable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) {
        var kinds: Set<WeatherRequest.DataSet> = []
        for query in repeat each dataSets { kinds.insert(query.dataSet) }
        let report = try await report(location, kinds)
        return (repeat try Self.value(of: (each dataSets).dataSet, in: report, (each dataSets).read))
    }

    /// What is usual in the days of an interval, whatever its year.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func dailyStatistics<each T: Decodable & Encodable & Equatable & Sendable>(
        for location: CLLocation, forDaysIn interval: DateInterval,
        including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) {
        var kinds: Set<WeatherRequest.DataSet> = []
        for query in repeat each dataSets { kinds.insert(query.dataSet) }
        let report = try await report(location, kinds, past: Self.span(interval))
        return (repeat try Self.value(of: (each dataSets).dataSet, in: report, (each dataSets).read))
    }

    /// What is usual from one day of the year to another.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - startDay: The first, from 1 to 366.
    ///   - endDay: The last, which belongs to it; where it is less than the first, the range goes on over the new year.
    ///   - dataSets: The kinds of data.
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func dailyStatistics<each T: Decodable & Encodable & Equatable & Sendable>(
        for location: CLLocation, startDay: Int, endDay: Int,
        including dataSets: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) {
        precondition((1...366).contains(startDay), "startDay is from 1 to 366")
        precondition((1...366).contains(endDay), "endDay is from 1 to 366")
        var kinds: Set<WeatherRequest.DataSet> = []
        for query in repeat each dataSets { kinds.insert(query.dataSet) }
        let report = try await report(location, kinds, cycle: WeatherRequest.Cycle(first: startDay, last: endDay))
        return (repeat try Self.value(of: (each dataSets).dataSet, in: report, (each dataSets).read))
    }

    /// What is usual in the 24 hours of today.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func hourlyStatistics<each T: Decodable & Encodable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) {
        var kinds: Set<WeatherRequest.DataSet> = []
        for query in repeat each dataSets { kinds.insert(query.dataSet) }
        let report = try await report(location, kinds)
        return (repeat try Self.value(of: (each dataSets).dataSet, in: report, (each dataSets).read))
    }

    /// What is usual in the hours of an interval, whatever its year.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func hourlyStatistics<each T: Decodable & Encodable & Equatable & Sendable>(
        for location: CLLocation, forHoursIn interval: DateInterval,
        including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) {
        var kinds: Set<WeatherRequest.DataSet> = []
        for query in repeat each dataSets { kinds.insert(query.dataSet) }
        let report = try await report(location, kinds, past: Self.span(interval))
        return (repeat try Self.value(of: (each dataSets).dataSet, in: report, (each dataSets).read))
    }

    /// What is usual from one hour of the year to another.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - startHour: The first, from 1 to 8784.
    ///   - endHour: The last, which belongs to it; where it is less than the first, the range goes on over the new year.
    ///   - dataSets: The kinds of data.
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func hourlyStatistics<each T: Decodable & Encodable & Equatable & Sendable>(
        for location: CLLocation, startHour: Int, endHour: Int,
        including dataSets: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) {
        precondition((1...8784).contains(startHour), "startHour is from 1 to 8784")
        precondition((1...8784).contains(endHour), "endHour is from 1 to 8784")
        var kinds: Set<WeatherRequest.DataSet> = []
        for query in repeat each dataSets { kinds.insert(query.dataSet) }
        let report = try await report(location, kinds, cycle: WeatherRequest.Cycle(first: startHour, last: endHour))
        return (repeat try Self.value(of: (each dataSets).dataSet, in: report, (each dataSets).read))
    }

    /// What is usual in the twelve months of the year.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func monthlyStatistics<each T: Decodable & Encodable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>) {
        var kinds: Set<WeatherRequest.DataSet> = []
        for query in repeat each dataSets { kinds.insert(query.dataSet) }
        let report = try await report(location, kinds)
        return (repeat try Self.value(of: (each dataSets).dataSet, in: report, (each dataSets).read))
    }

    /// What is usual in the months of an interval, whatever its year.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func monthlyStatistics<each T: Decodable & Encodable & Equatable & Sendable>(
        for location: CLLocation, forMonthsIn interval: DateInterval,
        including dataSets: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>) {
        var kinds: Set<WeatherRequest.DataSet> = []
        for query in repeat each dataSets { kinds.insert(query.dataSet) }
        let report = try await report(location, kinds, past: Self.span(interval))
        return (repeat try Self.value(of: (each dataSets).dataSet, in: report, (each dataSets).read))
    }

    /// What is usual from one month of the year to another.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - startMonth: The first, from 1 to 12.
    ///   - endMonth: The last, which belongs to it; where it is less than the first, the range goes on over the new year.
    ///   - dataSets: The kinds of data.
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func monthlyStatistics<each T: Decodable & Encodable & Equatable & Sendable>(
        for location: CLLocation, startMonth: Int, endMonth: Int,
        including dataSets: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>) {
        precondition((1...12).contains(startMonth), "startMonth is from 1 to 12")
        precondition((1...12).contains(endMonth), "endMonth is from 1 to 12")
        var kinds: Set<WeatherRequest.DataSet> = []
        for query in repeat each dataSets { kinds.insert(query.dataSet) }
        let report = try await report(location, kinds, cycle: WeatherRequest.Cycle(first: startMonth, last: endMonth))
        return (repeat try Self.value(of: (each dataSets).dataSet, in: report, (each dataSets).read))
    }

    /// What the last 30 days were like.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func dailySummary<each T: Decodable & Encodable & Equatable & Sendable>(
        for location: CLLocation, including dataSets: repeat DailyWeatherSummaryQuery<each T>
    ) async throws -> (repeat DailyWeatherSummary<each T>) {
        var kinds: Set<WeatherRequest.DataSet> = []
        for query in repeat each dataSets { kinds.insert(query.dataSet) }
        let report = try await report(location, kinds)
        return (repeat try Self.value(of: (each dataSets).dataSet, in: report, (each dataSets).read))
    }

    /// What the days of an interval were like; days that are not over are left out.
    ///
    /// - Throws: ``WeatherError`` or ``WeatherFailure``.
    /// - Source: developer.apple.com/documentation/weatherkit/weatherservice
    public func dailySummary<each T: Decodable & Encodable & Equatable & Sendable>(
        for location: CLLocation, forDaysIn interval: DateInterval,
        including dataSets: repeat DailyWeatherSummaryQuery<each T>
    ) async throws -> (repeat DailyWeatherSummary<each T>) {
        var kinds: Set<WeatherRequest.DataSet> = []
        for query in repeat each dataSets { kinds.insert(query.dataSet) }
        let report = try await report(location, kinds, past: Self.span(interval))
        return (repeat try Self.value(of: (each dataSets).dataSet, in: report, (each dataSets).read))
    }

    static func span(_ interval: DateInterval) -> WeatherRequest.Span {
        WeatherRequest.Span(start: interval.start, end: interval.end)
    }
}
