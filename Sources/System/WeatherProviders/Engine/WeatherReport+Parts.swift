import Foundation
import IntentWire
import WeatherKit

extension WeatherReport {
    /// Takes over data of some kinds of what another provider gave.
    mutating func take(_ part: WeatherReport, _ dataSets: Set<WeatherRequest.DataSet>) {
        for dataSet in dataSets {
            failures[dataSet.rawValue] = nil
            switch dataSet {
            case .current: current = part.current
            case .minute: minute = part.minute
            case .hourly: hourly = part.hourly
            case .daily: daily = part.daily
            case .alerts: alerts = part.alerts
            case .availability: break
            case .changes: changes = part.changes
            case .comparisons: comparisons = part.comparisons
            case .dayTemperatures: dayTemperatures = part.dayTemperatures
            case .dayPrecipitation: dayPrecipitation = part.dayPrecipitation
            case .hourTemperatures: hourTemperatures = part.hourTemperatures
            case .monthTemperatures: monthTemperatures = part.monthTemperatures
            case .monthPrecipitation: monthPrecipitation = part.monthPrecipitation
            case .pastTemperatures: pastTemperatures = part.pastTemperatures
            case .pastPrecipitation: pastPrecipitation = part.pastPrecipitation
            }
        }
        if let zone = part.timeZone { timeZone = zone }
        if let new = part.availability {
            guard let old = availability else {
                availability = new
                isStale = isStale || part.isStale
                return
            }
            // What one provider does not have, another may.
            if old.alertAvailability == .unsupported { availability?.alertAvailability = new.alertAvailability }
            if old.minuteAvailability == .unsupported { availability?.minuteAvailability = new.minuteAvailability }
        }
        isStale = isStale || part.isStale
    }

    /// Says what of the regional data there is, where these were asked for.
    mutating func settleAvailability(wanted: Set<WeatherRequest.DataSet>) {
        guard wanted.contains(.availability) else { return }
        var settled = availability ?? WeatherAvailability(minuteAvailability: .unknown, alertAvailability: .unknown)
        if alerts != nil, settled.alertAvailability != .temporarilyUnavailable {
            settled.alertAvailability = .available
        }
        if minute != nil, settled.minuteAvailability != .temporarilyUnavailable {
            settled.minuteAvailability = .available
        }
        // What a provider has for the region, and could not give, is told apart from what it does not have.
        if wanted.contains(.alerts), alerts == nil, settled.alertAvailability == .available {
            let isNone = failures[WeatherRequest.DataSet.alerts.rawValue]?.code == .notFound
            settled.alertAvailability = isNone ? .unsupported : .temporarilyUnavailable
        }
        availability = settled
    }

    /// Leaves out what was fetched only to compute other data of it.
    mutating func drop(except wanted: Set<WeatherRequest.DataSet>) {
        if !wanted.contains(.daily) { daily = nil }
        if !wanted.contains(.availability) { availability = nil }
        let names = Set(wanted.map(\.rawValue))
        failures = failures.filter { names.contains($0.key) }
    }

    /// When the parts of a report expire.
    var expirations: [Date] {
        [
            current?.metadata, minute?.metadata, hourly?.metadata, daily?.metadata, changes?.metadata,
            comparisons?.metadata, dayTemperatures?.metadata, dayPrecipitation?.metadata, hourTemperatures?.metadata,
            monthTemperatures?.metadata, monthPrecipitation?.metadata, pastTemperatures?.metadata,
            pastPrecipitation?.metadata, alerts?.first?.metadata,
        ].compactMap { $0?.expirationDate }
    }
}
