import Foundation

/// A moment in the time scales that astronomical formulas need.
struct AstronomicalTime {
    /// Days of universal time since noon of 1 January 2000.
    var days: Double
    /// Centuries of terrestrial time since the same moment.
    var centuries: Double

    /// The nutation in longitude in degrees.
    var nutation: Double
    /// The angle between equator and ecliptic in degrees.
    var obliquity: Double

    /// Terrestrial less universal time in seconds; it has been within a second of this since 2016, and a second of time moves
    /// the moon by half an arc second.
    ///
    /// - Source: IERS, Bulletin A
    private static let terrestrialLead = 69.2

    /// - Source: Jean Meeus, Astronomical Algorithms, second edition, chapters 12 and 22
    init(_ seconds: TimeInterval) {
        days = seconds / 86_400 - 10_957.5
        let t = (days + Self.terrestrialLead / 86_400) / 36_525
        centuries = t
        let node = 125.04452 - 1934.136261 * t
        let sun = 280.4665 + 36_000.7698 * t
        let moon = 218.3165 + 481_267.8813 * t
        nutation =
            (-17.20 * Degrees.sin(node) - 1.32 * Degrees.sin(2 * sun) - 0.23 * Degrees.sin(2 * moon)
                + 0.21 * Degrees.sin(2 * node)) / 3600
        let change =
            (9.20 * Degrees.cos(node) + 0.57 * Degrees.cos(2 * sun) + 0.10 * Degrees.cos(2 * moon)
                - 0.09 * Degrees.cos(2 * node)) / 3600
        obliquity = 23.43929111 - (46.8150 * t + 0.00059 * t * t - 0.001813 * t * t * t) / 3600 + change
    }

    /// The apparent sidereal time at Greenwich in degrees.
    var siderealTime: Double {
        let t = days / 36_525
        return 280.46061837 + 360.98564736629 * days + 0.000387933 * t * t + nutation * Degrees.cos(obliquity)
    }
}
