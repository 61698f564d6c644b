import Foundation
import IntentWire
import WeatherKit

/// Data that follow from others: how days differ from each other, and from what is usual.
struct WeatherDerivation {
    let request: ProviderRequest
    /// Who has past years, if anybody is to be asked.
    let statistics: OpenMeteoProvider?

    /// The kinds that providers have to be asked for: instead of what is computed, what it is computed of.
    static func sources(of dataSets: Set<WeatherRequest.DataSet>) -> Set<WeatherRequest.DataSet> {
        guard !dataSets.isDisjoint(with: [.changes, .comparisons]) else { return dataSets }
        return dataSets.subtracting([.changes, .comparisons]).union([.daily])
    }

    func complete(_ report: inout WeatherReport) async {
        guard let daily = report.daily else { return }
        if request.dataSets.contains(.changes) {
            report.changes = WeatherChanges(
                changes: zip(daily.dropFirst(), daily).map(Self.change), metadata: daily.metadata)
        }
        if request.dataSets.contains(.comparisons), let statistics, let today = daily.first {
            do throws(WeatherFailure) {
                var reader = OpenMeteoStatistics(provider: statistics, request: request)
                let past = try await reader.dayTable()
                report.comparisons = HistoricalComparisons(
                    comparisons: comparisons(today, past.table, since: past.start), metadata: daily.metadata)
                let attribution = await statistics.attribution(language: request.language)
                if !report.attributions.contains(attribution) { report.attributions.append(attribution) }
            } catch {
                report.failures[WeatherRequest.DataSet.comparisons.rawValue] = error
            }
        }
    }

    // MARK: - From day to day

    /// Differences of less than two degrees or a millimetre are none.
    static func change(_ day: DayWeather, after before: DayWeather) -> WeatherChange {
        func direction(_ difference: Double, _ least: Double) -> WeatherChange.Direction {
            difference >= least ? .increase : difference <= -least ? .decrease : .steady
        }
        func celsius(_ read: (DayWeather) -> Measurement<UnitTemperature>) -> Double {
            read(day).converted(to: .celsius).value - read(before).converted(to: .celsius).value
        }
        func rain(_ read: (DayWeather) -> DayPartForecast) -> Double {
            let amounts = [day, before].map { read($0).precipitationAmountByType.precipitation }
            return amounts[0].converted(to: .millimeters).value - amounts[1].converted(to: .millimeters).value
        }
        return WeatherChange(
            date: day.date, highTemperature: direction(celsius(\.highTemperature), 2),
            lowTemperature: direction(celsius(\.lowTemperature), 2),
            dayPrecipitationAmount: direction(rain(\.daytimeForecast), 1),
            nightPrecipitationAmount: direction(rain(\.overnightForecast), 1))
    }

    private static func change(_ pair: (DayWeather, DayWeather)) -> WeatherChange { change(pair.0, after: pair.1) }

    // MARK: - From year to year

    private func comparisons(_ today: DayWeather, _ table: DayTable, since: Date) -> [HistoricalComparison] {
        // A week before and after is the same season, and thirty years of it make a distribution.
        let noon = today.date.addingTimeInterval(43_200)
        let near = (-7...7).flatMap { offset in
            table.rows(ordinal: request.localDays.ordinal(noon.addingTimeInterval(Double(offset) * 86_400)))
        }
        func trend<U>(_ value: Measurement<U>, _ unit: U, _ past: [Double?]) -> (Trend<U>, Int)? where U: Dimension {
            let past = past.compactMap { $0 }.sorted()
            let current = value.converted(to: unit)
            guard !past.isEmpty, current.value.isFinite else { return nil }
            let deviation = Self.deviation(current.value, ofSorted: past)
            let baseline = TrendBaseline(
                kind: .mean, startDate: since, value: Measurement(value: Climate.mean(past), unit: unit))
            return (Trend(baseline: baseline, currentValue: value, deviation: deviation), Self.weight(deviation))
        }
        let rain = today.precipitationAmountByType
        let found: [(HistoricalComparison, Int)?] = [
            trend(today.highTemperature, .celsius, near.map(\.high)).map { (.highTemperature($0.0), $0.1) },
            trend(today.lowTemperature, .celsius, near.map(\.low)).map { (.lowTemperature($0.0), $0.1) },
            trend(rain.precipitation, .millimeters, near.map(\.precipitation)).map {
                (.precipitationAmount($0.0), $0.1)
            },
            trend(rain.snowfallAmount.amount, .millimeters, near.map(\.snowfall)).map { (.snowfallAmount($0.0), $0.1) },
        ]
        // The most remarkable first; of equals, in the order above.
        return found.compactMap { $0 }.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
            .map(\.element.0)
    }

    /// A tenth of all years is much, a quarter is unusual; what most years have, as no snow in summer, is normal.
    static func deviation(_ value: Double, ofSorted past: [Double]) -> Deviation {
        func percentile(_ share: Double) -> Double { Climate.percentile(share, ofSorted: past) }
        if value > percentile(0.9) { return .muchHigher }
        if value > percentile(0.75) { return .higher }
        if value < percentile(0.1) { return .muchLower }
        if value < percentile(0.25) { return .lower }
        return .normal
    }

    private static func weight(_ deviation: Deviation) -> Int {
        switch deviation {
        case .muchHigher, .muchLower: 2
        case .higher, .lower: 1
        case .normal: 0
        }
    }
}
