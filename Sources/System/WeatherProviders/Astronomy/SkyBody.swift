import Foundation

/// Sun or moon: where it is in the sky at a moment.
enum SkyBody {
    case sun, moon

    /// Apparent ecliptic coordinates in degrees, and the distance in astronomical units (sun) or kilometres (moon).
    func place(_ time: AstronomicalTime) -> (longitude: Double, latitude: Double, distance: Double) {
        switch self {
        case .sun: Self.sun(time)
        case .moon: Self.moon(time)
        }
    }

    /// - Source: Jean Meeus, Astronomical Algorithms, second edition, chapter 25
    private static func sun(_ time: AstronomicalTime) -> (longitude: Double, latitude: Double, distance: Double) {
        let t = time.centuries
        let mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t * t
        let anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t * t
        let eccentricity = 0.016708634 - 0.000042037 * t
        let centre =
            (1.914602 - 0.004817 * t - 0.000014 * t * t) * Degrees.sin(anomaly)
            + (0.019993 - 0.000101 * t) * Degrees.sin(2 * anomaly) + 0.000289 * Degrees.sin(3 * anomaly)
        let distance =
            1.000001018 * (1 - eccentricity * eccentricity) / (1 + eccentricity * Degrees.cos(anomaly + centre))
        return (mean + centre + time.nutation - 20.4898 / 3600 / distance, 0, distance)
    }

    /// - Source: Jean Meeus, Astronomical Algorithms, second edition, chapter 47
    private static func moon(_ time: AstronomicalTime) -> (longitude: Double, latitude: Double, distance: Double) {
        let t = time.centuries
        let (t2, t3, t4) = (t * t, t * t * t, t * t * t * t)
        let mean = 218.3164477 + 481_267.88123421 * t - 0.0015786 * t2 + t3 / 538_841 - t4 / 65_194_000
        let d = 297.8501921 + 445_267.1114034 * t - 0.0018819 * t2 + t3 / 545_868 - t4 / 113_065_000
        let m = 357.5291092 + 35_999.0502909 * t - 0.0001536 * t2 + t3 / 24_490_000
        let mp = 134.9633964 + 477_198.8675055 * t + 0.0087414 * t2 + t3 / 69_699 - t4 / 14_712_000
        let f = 93.2720950 + 483_202.0175233 * t - 0.0036539 * t2 - t3 / 3_526_000 + t4 / 863_310_000
        let (a1, a2, a3) = (119.75 + 131.849 * t, 53.09 + 479_264.290 * t, 313.45 + 481_266.484 * t)
        let eccentricity = 1 - 0.002516 * t - 0.0000074 * t2
        func shrink(_ multiple: Double) -> Double {
            multiple == 0 ? 1 : multiple.magnitude == 1 ? eccentricity : eccentricity * eccentricity
        }
        var longitude = 3958 * Degrees.sin(a1) + 1962 * Degrees.sin(mean - f) + 318 * Degrees.sin(a2)
        var distance = 0.0
        for term in LunarTerms.longitudeAndDistance {
            let angle = term.d * d + term.m * m + term.mp * mp + term.f * f
            let factor = shrink(term.m)
            longitude += term.longitude * factor * Degrees.sin(angle)
            distance += term.distance * factor * Degrees.cos(angle)
        }
        var latitude =
            -2235 * Degrees.sin(mean) + 382 * Degrees.sin(a3) + 175 * Degrees.sin(a1 - f) + 175 * Degrees.sin(a1 + f)
        latitude += 127 * Degrees.sin(mean - mp) - 115 * Degrees.sin(mean + mp)
        for term in LunarTerms.latitude {
            let angle = term.d * d + term.m * m + term.mp * mp + term.f * f
            latitude += term.latitude * shrink(term.m) * Degrees.sin(angle)
        }
        return (mean + longitude / 1e6 + time.nutation, latitude / 1e6, 385_000.56 + distance / 1000)
    }
}
