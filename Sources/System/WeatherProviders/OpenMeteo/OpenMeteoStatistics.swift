import Foundation
import IntentWire
import WeatherKit

/// What is usual at a place, from ERA5.
///
/// Days and months are those of the last thirty full years, hours those of the last ten. Each day and hour of the year
/// stands for itself; nothing is smoothed.
struct OpenMeteoStatistics {
    let provider: OpenMeteoProvider
    var request: ProviderRequest

    private static let yearsOfDays = 30
    private static let yearsOfHours = 10

    mutating func add(_ report: inout WeatherReport) async throws(WeatherFailure) {
        let sets = request.dataSets
        if !sets.isDisjoint(with: [.dayTemperatures, .dayPrecipitation, .monthTemperatures, .monthPrecipitation]) {
            let (table, start, metadata) = try await dayTable()
            if sets.contains(.dayTemperatures) {
                report.dayTemperatures = DailyWeatherStatistics(
                    days: ordinals.compactMap(table.temperatures), baselineStartDate: start, metadata: metadata)
            }
            if sets.contains(.dayPrecipitation) {
                report.dayPrecipitation = DailyWeatherStatistics(
                    days: ordinals.compactMap(table.precipitation), baselineStartDate: start, metadata: metadata)
            }
            if sets.contains(.monthTemperatures) {
                report.monthTemperatures = MonthlyWeatherStatistics(
                    months: months.compactMap(table.monthTemperatures), baselineStartDate: start, metadata: metadata)
            }
            if sets.contains(.monthPrecipitation) {
                report.monthPrecipitation = MonthlyWeatherStatistics(
                    months: months.compactMap(table.monthPrecipitation), baselineStartDate: start, metadata: metadata)
            }
        }
        if sets.contains(.hourTemperatures) { try await addHours(&report) }
    }

    /// The days of past years at the place.
    mutating func dayTable() async throws(WeatherFailure) -> (table: DayTable, start: Date, metadata: WeatherMetadata) {
        let document = try await archive(
            Self.yearsOfDays, ("daily", "temperature_2m_max,temperature_2m_min,precipitation_sum,snowfall_sum"))
        let payload = try Payload(document.body)
        request = request.inZone(of: payload)
        let calendar = request.localDays.calendar
        let rows = OpenMeteoReader(payload).days.map { date, day in
            let parts = calendar.dateComponents([.year, .month, .day], from: date.addingTimeInterval(43_200))
            let (month, number) = (parts.month ?? 1, parts.day ?? 1)
            return DayTable.Row(
                year: parts.year ?? 0, month: month, ordinal: LocalDays.ordinal(month: month, day: number),
                high: day.high, low: day.low, precipitation: day.precipitationAmount, snowfall: day.snowfall)
        }
        guard !rows.isEmpty else {
            throw WeatherFailure(.badAnswer, "the archive of past weather answered without days")
        }
        return (DayTable(rows), firstDay(Self.yearsOfDays), request.metadata(document))
    }

    private mutating func addHours(_ report: inout WeatherReport) async throws(WeatherFailure) {
        let document = try await archive(Self.yearsOfHours, ("hourly", "temperature_2m"))
        let payload = try Payload(document.body)
        request = request.inZone(of: payload)
        let calendar = request.localDays.calendar
        var byHour: [Int: [Double]] = [:]
        for sample in OpenMeteoReader(payload).hours {
            guard let temperature = sample.temperature else { continue }
            let parts = calendar.dateComponents([.month, .day, .hour], from: sample.date)
            let day = LocalDays.ordinal(month: parts.month ?? 1, day: parts.day ?? 1)
            byHour[(day - 1) * 24 + (parts.hour ?? 0) + 1, default: []].append(temperature)
        }
        let hours = hourOrdinals.compactMap { hour -> HourTemperatureStatistics? in
            guard let values = byHour[hour]?.sorted() else { return nil }
            func percentile(_ share: Double) -> Measurement<UnitTemperature> {
                .celsius(Climate.percentile(share, ofSorted: values))
            }
            return HourTemperatureStatistics(
                hour: hour, percentiles: Percentiles(p10: percentile(0.1), p50: percentile(0.5), p90: percentile(0.9)))
        }
        report.hourTemperatures = HourlyWeatherStatistics(
            hours: hours, baselineStartDate: firstDay(Self.yearsOfHours), metadata: request.metadata(document))
    }

    // MARK: - What is asked for

    private var ordinals: [Int] {
        if let cycle = request.cycle { return Self.members(cycle, of: 366) }
        let days = request.localDays
        let noon = days.day(request.now).lowerBound.addingTimeInterval(43_200)
        let range =
            request.past ?? noon.addingTimeInterval(-30 * 86_400)..<noon.addingTimeInterval(10 * 86_400)
        // Noon is in the same day whatever clocks do; an interval of more than a year has each day once.
        let first = days.day(range.lowerBound)
        let all = [first] + days.days(first.upperBound..<range.upperBound)
        return Self.once(all.prefix(366).map { days.ordinal($0.lowerBound.addingTimeInterval(43_200)) })
    }

    private var hourOrdinals: [Int] {
        if let cycle = request.cycle { return Self.members(cycle, of: 8784) }
        let days = request.localDays
        let range = request.past ?? days.day(request.now)
        let first = days.hour(range.lowerBound)
        let count = min(8784, Int((range.upperBound.timeIntervalSince(first) / 3600).rounded(.up)))
        return Self.once(
            (0..<max(0, count)).map { step in
                let date = first.addingTimeInterval(Double(step) * 3600)
                return (days.ordinal(date) - 1) * 24 + days.calendar.component(.hour, from: date) + 1
            })
    }

    private var months: [Int] {
        if let cycle = request.cycle { return Self.members(cycle, of: 12) }
        guard let range = request.past else { return Array(1...12) }
        let calendar = request.localDays.calendar
        var months: [Int] = []
        var date = calendar.dateInterval(of: .month, for: range.lowerBound)?.start ?? range.lowerBound
        while date < range.upperBound, months.count < 12 {
            months.append(calendar.component(.month, from: date))
            guard let next = calendar.date(byAdding: .month, value: 1, to: date) else { break }
            date = next
        }
        return Self.once(months)
    }

    /// The members of a cycle, which may go on over the new year.
    static func members(_ cycle: WeatherRequest.Cycle, of length: Int) -> [Int] {
        let (first, last) = (min(max(1, cycle.first), length), min(max(1, cycle.last), length))
        return first <= last ? Array(first...last) : Array(first...length) + Array(1...last)
    }

    private static func once(_ values: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return values.filter { seen.insert($0).inserted }
    }

    // MARK: - The archive

    private var lastYear: Int { request.localDays.calendar.component(.year, from: request.now) - 1 }

    private func firstDay(_ years: Int) -> Date {
        let parts = DateComponents(year: lastYear - years + 1, month: 1, day: 1)
        return request.localDays.calendar.date(from: parts) ?? .distantPast
    }

    private func archive(_ years: Int, _ variables: (String, String)) async throws(WeatherFailure) -> Document {
        let query = [
            variables, ("start_date", "\(lastYear - years + 1)-01-01"), ("end_date", "\(lastYear)-12-31"),
        ]
        // Full years do not change; a month is a bound for corrections of the reanalysis.
        return try await provider.fetch(
            provider.archive.weatherURL(["v1", "archive"], provider.place(request) + query), request,
            lifetime: 30 * 86_400)
    }
}
