public import Foundation

/// Where the wind comes from, and how strong it is.
///
/// - Source: developer.apple.com/documentation/weatherkit/wind
public struct Wind: Codable, Equatable, Sendable {
    /// The direction that the wind comes from, as one of sixteen.
    public var compassDirection: CompassDirection
    /// The same in degrees clockwise from true north.
    @__Reading public var direction: Measurement<UnitAngle>
    /// The speed of the wind.
    @__Reading public var speed: Measurement<UnitSpeed>
    /// The speed of gusts, where known.
    public var gust: Measurement<UnitSpeed>?

    /// Creates a wind.
    ///
    /// - Parameters:
    ///   - degrees: Where it comes from, clockwise from true north; NaN where nobody knows.
    ///   - speed: In kilometres an hour; NaN where nobody knows.
    ///   - gust: In kilometres an hour, where known.
    package init(degrees: Double, speed: Double, gust: Double? = nil) {
        compassDirection = CompassDirection(degrees: degrees)
        direction = Measurement(value: degrees, unit: .degrees)
        self.speed = Measurement(value: speed, unit: .kilometersPerHour)
        self.gust = gust.map { Measurement(value: $0, unit: .kilometersPerHour) }
    }
}

extension Wind {
    /// One of sixteen directions.
    ///
    /// - Source: developer.apple.com/documentation/weatherkit/wind/compassdirection
    @frozen
    public enum CompassDirection: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable,
        BitwiseCopyable
    {
        case north, northNortheast, northeast, eastNortheast
        case east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest
        case west, westNorthwest, northwest, northNorthwest

        /// The direction that is nearest to an angle clockwise from north; north where that is NaN.
        package init(degrees: Double) {
            guard degrees.isFinite else {
                self = .north
                return
            }
            let turns = degrees / 360 - (degrees / 360).rounded(.down)
            self = Self.allCases[Int((turns * 16).rounded()) % 16]
        }

        /// The name in the person's language, as "north-northeast".
        public var description: String { WeatherTexts.current.compass(self).name }

        /// One to three letters in the person's language, as "NNE".
        public var abbreviation: String { WeatherTexts.current.compass(self).abbreviation }

        /// The name as it is to be spoken.
        public var accessibilityDescription: String { description }
    }
}
