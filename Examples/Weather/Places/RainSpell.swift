import Foundation
import WeatherKit

/// When precipitation is likely within some hours.
struct RainSpell: Hashable, Sendable {
    /// When the first hour with it begins.
    var start: Date
    var kind: Precipitation
    /// The highest chance of its hours, from 0 to 1; nil where the source has none.
    var chance: Double?

    /// How likely an hour has to be wet to be told.
    private static let worthTelling = 0.4

    /// Finds the first wet hour; nil where it stays dry.
    ///
    /// - Parameters:
    ///   - hours: In the order of time.
    ///   - end: How far to look.
    init?(_ hours: some Sequence<HourWeather>, until end: Date) {
        // Where a source has no chances, the amount says it.
        let wet = hours.filter { hour in
            hour.date < end
                && (hour.precipitationChance.isNaN
                    ? hour.precipitationAmount.value > 0.1 : hour.precipitationChance >= Self.worthTelling)
        }
        guard let first = wet.first else { return nil }
        start = first.date
        kind = first.precipitation == .none ? .rain : first.precipitation
        chance = wet.map(\.precipitationChance).filter(\.isFinite).max()
    }
}
