import Foundation
import WeatherKit

/// The days of past years, by what of the year they are.
struct DayTable {
    struct Row {
        var year: Int
        var month: Int
        /// The day of the year, as in a leap year.
        var ordinal: Int
        var high: Double?
        var low: Double?
        var precipitation: Double?
        var snowfall: Double?
    }

    let rows: [Row]
    private let byOrdinal: [Int: [Row]]

    init(_ rows: [Row]) {
        self.rows = rows
        byOrdinal = Dictionary(grouping: rows, by: \.ordinal)
    }

    /// The rows of a day of the year.
    func rows(ordinal: Int) -> [Row] { byOrdinal[ordinal] ?? [] }

    func temperatures(_ ordinal: Int) -> DayTemperatureStatistics? {
        let rows = rows(ordinal: ordinal)
        let highs = rows.compactMap(\.high)
        guard !highs.isEmpty else { return nil }
        return DayTemperatureStatistics(
            day: ordinal, averageHighTemperature: .celsius(Climate.mean(highs)),
            averageLowTemperature: .celsius(Climate.mean(rows.compactMap(\.low))))
    }

    func precipitation(_ ordinal: Int) -> DayPrecipitationStatistics? {
        let rows = rows(ordinal: ordinal)
        let amounts = rows.compactMap(\.precipitation)
        guard !amounts.isEmpty else { return nil }
        return DayPrecipitationStatistics(
            day: ordinal, averagePrecipitationAmount: .millimeters(Climate.mean(amounts)),
            averagePrecipitationProbability: Climate.wetShare(amounts),
            averageSnowfallAmount: .millimeters(Climate.mean(rows.compactMap(\.snowfall))))
    }

    func monthTemperatures(_ month: Int) -> MonthTemperatureStatistics? {
        let rows = rows.filter { $0.month == month }
        let highs = rows.compactMap(\.high)
        guard !highs.isEmpty else { return nil }
        return MonthTemperatureStatistics(
            month: month, averageHighTemperature: .celsius(Climate.mean(highs)),
            averageLowTemperature: .celsius(Climate.mean(rows.compactMap(\.low))))
    }

    func monthPrecipitation(_ month: Int) -> MonthPrecipitationStatistics? {
        let rows = rows.filter { $0.month == month }
        let amounts = rows.compactMap(\.precipitation)
        guard !amounts.isEmpty else { return nil }
        return MonthPrecipitationStatistics(
            month: month, averagePrecipitationAmount: .millimeters(Climate.mean(totals(rows, \.precipitation))),
            averagePrecipitationProbability: Climate.wetShare(amounts),
            averageSnowfallAmount: .millimeters(Climate.mean(totals(rows, \.snowfall))))
    }

    /// The sums of the years in which no day is missing.
    private func totals(_ rows: [Row], _ read: (Row) -> Double?) -> [Double] {
        Dictionary(grouping: rows, by: \.year).values.compactMap { days in
            let values = days.compactMap(read)
            return values.count == days.count ? values.reduce(0, +) : nil
        }
    }
}
