package import Foundation
package import WeatherKit

/// The sky above a point of the Earth.
///
/// Its events are within half a minute of those that Apple's service gives; refraction is that of 34 arc minutes at the
/// horizon, by which almanacs reckon.
package struct Sky: Sendable {
    /// Degrees north.
    package let latitude: Double
    /// Degrees east.
    package let longitude: Double

    /// Creates the sky above a point.
    package init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    private static let refraction = 34.0 / 60

    /// Whether the upper edge of the sun is above the horizon.
    package func isDaylight(_ date: Date) -> Bool { sunsEdge(date.timeIntervalSince1970) >= 0 }

    /// What the sun does in a day; an event that does not occur in it is nil.
    ///
    /// - Parameter day: From the midnight with which the day begins up to the next.
    package func sunEvents(_ day: Range<Date>) -> SunEvents {
        func cross(_ height: Double?, rising: Bool) -> Date? {
            crossing(day, rising: rising) { height == nil ? sunsEdge($0) : altitude(.sun, $0).altitude - (height ?? 0) }
        }
        return SunEvents(
            astronomicalDawn: cross(-18, rising: true), nauticalDawn: cross(-12, rising: true),
            civilDawn: cross(-6, rising: true), sunrise: cross(nil, rising: true),
            solarNoon: transit(day, hourAngle: 0),
            sunset: cross(nil, rising: false), civilDusk: cross(-6, rising: false),
            nauticalDusk: cross(-12, rising: false), astronomicalDusk: cross(-18, rising: false),
            solarMidnight: transit(day, hourAngle: 180))
    }

    /// What the moon does in a day, and its phase in the middle of it.
    package func moonEvents(_ day: Range<Date>) -> MoonEvents {
        let middle = day.lowerBound.addingTimeInterval(day.upperBound.timeIntervalSince(day.lowerBound) / 2)
        return MoonEvents(
            moonrise: crossing(day, rising: true, moonsEdge), moonset: crossing(day, rising: false, moonsEdge),
            phase: Self.phase(middle))
    }

    /// The phase of the moon: one of eight equal parts of its way around the sky, seen from the sun.
    package static func phase(_ date: Date) -> MoonPhase {
        let time = AstronomicalTime(date.timeIntervalSince1970)
        let elongation = Degrees.fullTurn(SkyBody.moon.place(time).longitude - SkyBody.sun.place(time).longitude)
        return MoonPhase.allCases[Int((elongation / 45).rounded()) % 8]
    }

    // MARK: - Heights

    /// Altitude and hour angle in degrees as seen from the Earth's centre, and the distance.
    private func altitude(_ body: SkyBody, _ seconds: Double) -> (altitude: Double, hourAngle: Double, distance: Double)
    {
        let time = AstronomicalTime(seconds)
        let place = body.place(time)
        let (e, l, b) = (time.obliquity, place.longitude, place.latitude)
        let ascension = Degrees.atan2(
            Degrees.sin(l) * Degrees.cos(e) - Degrees.tan(b) * Degrees.sin(e), Degrees.cos(l))
        let declination = Degrees.asin(
            Degrees.sin(b) * Degrees.cos(e) + Degrees.cos(b) * Degrees.sin(e) * Degrees.sin(l))
        let hourAngle = Degrees.halfTurn(time.siderealTime + longitude - ascension)
        let height = Degrees.asin(
            Degrees.sin(latitude) * Degrees.sin(declination)
                + Degrees.cos(latitude) * Degrees.cos(declination) * Degrees.cos(hourAngle))
        return (height, hourAngle, place.distance)
    }

    /// Degrees of the sun's upper edge above the visible horizon.
    private func sunsEdge(_ seconds: Double) -> Double {
        let sun = altitude(.sun, seconds)
        return sun.altitude + Self.refraction + 959.63 / 3600 / sun.distance
    }

    /// Degrees of the moon's upper edge above the visible horizon, seen from the Earth's surface.
    private func moonsEdge(_ seconds: Double) -> Double {
        let moon = altitude(.moon, seconds)
        let parallax = Degrees.asin(6378.14 / moon.distance)
        let radius = Degrees.asin(0.2725 * 6378.14 / moon.distance)
        let seen = moon.altitude - Degrees.asin(Degrees.sin(parallax) * Degrees.cos(moon.altitude))
        return seen + Self.refraction + radius
    }

    // MARK: - Search

    /// The first moment of a day at which a height passes zero.
    private func crossing(_ day: Range<Date>, rising: Bool, _ height: (Double) -> Double) -> Date? {
        first(in: day, step: 600) { before, after in
            rising ? before < 0 && after >= 0 : before >= 0 && after < 0
        } of: {
            height($0)
        }
    }

    /// The moment of a day at which the sun has an hour angle.
    private func transit(_ day: Range<Date>, hourAngle: Double) -> Date? {
        first(in: day, step: 3600) {
            $0 < 0 && $1 >= 0 && $1 - $0 < 180
        } of: {
            Degrees.halfTurn(altitude(.sun, $0).hourAngle - hourAngle)
        }
    }

    private func first(
        in day: Range<Date>, step: Double, where passes: (Double, Double) -> Bool, of value: (Double) -> Double
    ) -> Date? {
        var start = day.lowerBound.timeIntervalSince1970
        let last = day.upperBound.timeIntervalSince1970
        var before = value(start)
        while start < last {
            let end = min(start + step, last)
            let after = value(end)
            if passes(before, after) {
                var (low, high) = (start, end)
                var lowest = before
                while high - low > 0.25 {
                    let middle = (low + high) / 2
                    let here = value(middle)
                    if passes(lowest, here) { high = middle } else { (low, lowest) = (middle, here) }
                }
                let found = ((low + high) / 2).rounded()
                return found < last ? Date(timeIntervalSince1970: found) : nil
            }
            (start, before) = (end, after)
        }
        return nil
    }
}
