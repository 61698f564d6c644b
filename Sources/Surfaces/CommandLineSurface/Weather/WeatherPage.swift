import Foundation
import IntentWire
import ValueForms
import ViewRendering
import WeatherKit

/// Weather as lines of text.
struct WeatherPage {
    let report: WeatherReport
    let spot: WeatherSpot
    let context: CommandContext

    private var style: TextStyle { TextStyle(context.console.output) }
    private var units: WeatherDisplayUnits { WeatherDisplayUnits(Locale(identifier: context.locale)) }

    func lines(hourly: Bool, daily: Bool, alerts: Bool) -> [String] {
        var parts: [[String]] = [now]
        if report.isStale { parts.append(["These data have expired: no newer ones can be had."]) }
        if let hours = report.hourly, !hourly { parts.append(chart(hours)) }
        if let hours = report.hourly, hourly {
            parts.append(hours.isEmpty ? ["No hours are known."] : hourTable(hours))
        }
        if let days = report.daily { parts.append(days.isEmpty ? ["No days are known."] : dayTable(days)) }
        if alerts { parts.append(warnings) }
        for failure in Set(report.failures.values.map(\.message)).sorted() { parts.append([failure]) }
        parts.append(attribution)
        return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private var now: [String] {
        guard let current = report.current else { return [style.bold(spot.name)] }
        var details = ["feels like \(units.temperature(current.apparentTemperature))"]
        if current.humidity.isFinite { details.append("humidity \(units.percent(current.humidity))") }
        details.append("wind \(units.speed(current.wind.speed)) \(current.wind.compassDirection.abbreviation)")
        if current.pressure.value.isFinite { details.append("\(units.pressure(current.pressure)) \(arrow(current))") }
        if current.uvIndex.value >= 0 { details.append("UV \(current.uvIndex.value)") }
        return [
            style.bold(spot.name) + "  \(units.temperature(current.temperature)), \(current.condition.description)",
            details.joined(separator: ", "),
        ]
    }

    private func arrow(_ current: CurrentWeather) -> String {
        switch current.pressureTrend {
        case .rising: "↗"
        case .falling: "↘"
        case .steady: "→"
        }
    }

    private func clock(_ date: Date, _ pattern: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: context.locale)
        formatter.timeZone = report.timeZone.flatMap { TimeZone(identifier: $0) } ?? context.console.timeZone
        formatter.dateFormat = pattern
        return formatter.string(from: date)
    }

    private func chart(_ hours: Forecast<HourWeather>) -> [String] {
        let columns = hours.map { hour in
            WeatherChart.Column(
                label: clock(hour.date, "HH"), temperature: units.degrees(hour.temperature),
                precipitation: units.depth(hour.precipitationAmount))
        }
        return WeatherChart(
            columns: columns, width: context.console.output.width ?? 80, degree: units.degree,
            depth: units.depthUnit
        ).lines
    }

    private func hourTable(_ hours: Forecast<HourWeather>) -> [String] {
        context.table(
            ["Time", "Temp.", "Weather", "Rain", "Chance", "Wind"],
            hours.map { hour in
                [
                    clock(hour.date, "EEE HH:mm"), units.temperature(hour.temperature), hour.condition.description,
                    units.amount(hour.precipitationAmount), units.percent(hour.precipitationChance),
                    "\(units.speed(hour.wind.speed)) \(hour.wind.compassDirection.abbreviation)",
                ]
            })
    }

    private func dayTable(_ days: Forecast<DayWeather>) -> [String] {
        context.table(
            ["Day", "Low", "High", "Weather", "Rain", "Chance", "Sun", "Moon"],
            days.map { day in
                let sun = [day.sun.sunrise, day.sun.sunset].map { $0.map { clock($0, "HH:mm") } ?? "–" }
                return [
                    clock(day.date, "EEE d MMM"), units.temperature(day.lowTemperature),
                    units.temperature(day.highTemperature), day.condition.description,
                    units.amount(day.precipitationAmountByType.precipitation), units.percent(day.precipitationChance),
                    sun.joined(separator: "–"), day.moon.phase.description,
                ]
            })
    }

    private var warnings: [String] {
        guard let alerts = report.alerts else { return ["No provider has warnings for this place."] }
        if alerts.isEmpty { return ["No warnings."] }
        return alerts.flatMap { alert in
            [
                style.red(DisplayWidth.printable(alert.summary)) + " (\(alert.severity.description))",
                DisplayWidth.printable([alert.region, alert.source].compactMap { $0 }.joined(separator: "; ")),
                DisplayWidth.printable(alert.detailsURL.absoluteString),
            ]
        }
    }

    /// Whose data these are, which has to stand beside them.
    private var attribution: [String] {
        report.attributions.map { style.dim(DisplayWidth.printable($0.legalAttributionText)) }
    }
}
