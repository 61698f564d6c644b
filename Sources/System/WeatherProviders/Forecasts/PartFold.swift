import Foundation
import WeatherKit

/// Extremes, sums and means of the hours of a part of a day.
///
/// A value is NaN where the hours do not have it, or do not cover the part.
struct PartFold {
    private let samples: [(sample: WeatherSample, weight: Double)]
    /// Whether the hours cover the part without a gap.
    let isCovered: Bool

    /// Takes those hours of some that lie in a part of a day; one that lies partly in it counts for that share.
    init(_ samples: [WeatherSample], in part: Range<Date>) {
        var covered = 0.0
        var inside: [(sample: WeatherSample, weight: Double)] = []
        for sample in samples where sample.end > part.lowerBound && sample.date < part.upperBound {
            let overlap = min(sample.end, part.upperBound).timeIntervalSince(max(sample.date, part.lowerBound))
            covered += overlap
            inside.append((sample, overlap / sample.duration))
        }
        self.samples = inside
        isCovered = covered >= part.upperBound.timeIntervalSince(part.lowerBound) - 1
    }

    var isEmpty: Bool { samples.isEmpty }

    private func values(_ read: (WeatherSample) -> Double?) -> [Double] { samples.compactMap { read($0.sample) } }

    func highest(_ read: (WeatherSample) -> Double?) -> Double { values(read).max() ?? .nan }
    func lowest(_ read: (WeatherSample) -> Double?) -> Double { values(read).min() ?? .nan }

    func mean(_ read: (WeatherSample) -> Double?) -> Double {
        var (sum, weight) = (0.0, 0.0)
        for (sample, share) in samples {
            guard let value = read(sample) else { continue }
            sum += value * share * sample.duration
            weight += share * sample.duration
        }
        return weight > 0 ? sum / weight : .nan
    }

    func sum(_ read: (WeatherSample) -> Double?) -> Double {
        let parts = samples.compactMap { sample, share in read(sample).map { $0 * share } }
        return parts.isEmpty ? .nan : parts.reduce(0, +)
    }

    /// When a value is highest or lowest; nil where the hours do not cover the part.
    func time(_ read: (WeatherSample) -> Double?, highest: Bool) -> Date? {
        guard isCovered else { return nil }
        let dated = samples.compactMap { item in read(item.sample).map { (item.sample.date, $0) } }
        return (highest ? dated.max { $0.1 < $1.1 } : dated.min { $0.1 < $1.1 })?.0
    }

    var condition: WeatherCondition? {
        ConditionFold.condition(
            samples.compactMap { sample, share in
                sample.condition.map { ($0, sample.duration * share) }
            })
    }

    /// The kind of precipitation that brings most.
    var precipitation: Precipitation {
        var amounts: [Precipitation: Double] = [:]
        for (sample, share) in samples where sample.precipitation != .none {
            amounts[sample.precipitation, default: 0] += (sample.precipitationAmount ?? 0) * share
        }
        return amounts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? .none
    }

    /// How much of each kind falls; `mixed` counts the hours whose kind is mixed.
    var amounts: PrecipitationAmountByType {
        func amount(_ kind: Precipitation) -> Double {
            sum { $0.precipitation == kind ? $0.precipitationAmount : $0.precipitationAmount.map { _ in 0 } }
        }
        return PrecipitationAmountByType(
            hail: amount(.hail), mixed: amount(.mixed), precipitation: sum(\.precipitationAmount),
            rainfall: amount(.rain), sleet: amount(.sleet), snow: sum(\.snowfall), snowAsWater: amount(.snow))
    }

    var wind: Wind {
        // The mean of directions is that of vectors, as 350° and 10° make 0°.
        var (x, y) = (0.0, 0.0)
        for (sample, share) in samples {
            guard let direction = sample.windDirection else { continue }
            let strength = (sample.windSpeed ?? 1) * share * sample.duration
            x += strength * Degrees.cos(direction)
            y += strength * Degrees.sin(direction)
        }
        let direction = x == 0 && y == 0 ? mean(\.windDirection) : Degrees.fullTurn(Degrees.atan2(y, x))
        let gust = highest(\.gust)
        return Wind(degrees: direction, speed: mean(\.windSpeed), gust: gust.isNaN ? nil : gust)
    }

    /// The part as clients see it.
    var part: DayPartForecast {
        DayPartForecast(
            cloudCover: mean(\.cloudCover),
            cloudCoverByAltitude: CloudCoverByAltitude(
                low: mean { $0.cloudLayers?.low }, medium: mean { $0.cloudLayers?.medium },
                high: mean { $0.cloudLayers?.high }),
            condition: condition ?? .clear, highTemperature: .celsius(highest(\.temperature)),
            lowTemperature: .celsius(lowest(\.temperature)), precipitation: precipitation,
            precipitationChance: highest(\.precipitationChance), precipitationAmountByType: amounts,
            maximumHumidity: highest(\.humidity), minimumHumidity: lowest(\.humidity),
            maximumVisibility: .meters(highest(\.visibility)), minimumVisibility: .meters(lowest(\.visibility)),
            wind: wind, highWindSpeed: .kilometersPerHour(highest(\.windSpeed)))
    }
}
