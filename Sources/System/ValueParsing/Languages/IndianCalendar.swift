import Foundation

/// Days of the calendars of the sun and the moon of India, reckoned from where sun and moon stand.
///
/// A month begins at the new moon and is named after the sign that the sun enters in it; a lunar day ("tithi") lasts while the moon
/// gains twelve degrees on the sun. A feast is kept on the day whose sunrise, noon, afternoon, evening or midnight falls in its
/// lunar day. Places are those of Ujjain, whose meridian the old tables use. Years of the Gregorian calendar are given.
///
/// - Source: J. Meeus, Astronomical Algorithms, 2nd ed., chapters 25 and 47 (shortened); the reckoning of months and feasts as the
///   Report of the Calendar Reform Committee (New Delhi, 1955) describes it.
struct IndianCalendar {
    /// The time of day at which the lunar day counts.
    enum Watch: String {
        case sunrise, noon, afternoon, evening, midnight

        /// Hours after midnight in India.
        fileprivate var hour: Double {
            switch self {
            case .sunrise: 6.2
            case .noon: 12.3
            case .afternoon: 15.5
            case .evening: 18.6
            case .midnight: 24.2
            }
        }
    }

    /// The day of a lunar day (1 to 30, from the new moon) of a month (1 is Chaitra) in a year.
    static func date(month: Int, lunarDay: Int, watch: Watch, in year: Int) -> CivilDate? {
        // Chaitra begins near the middle of March; months of winter belong to the year that began the spring before.
        let spring = month >= 10 ? year - 1 : year
        let near = day(CivilDate(year: spring, month: 3, day: 15)) + Double(month - 1) * 29.53
        var newMoon = moment(elongation: 0, near: near - 32)
        for _ in 0..<5 {
            let next = moment(elongation: 0, near: newMoon + 29.53)
            let sign = Int(siderealSun(newMoon) / 30)
            let isExtra = Int(siderealSun(next) / 30) == sign
            if !isExtra, (sign + 1) % 12 + 1 == month {
                let start = moment(elongation: Double(lunarDay - 1) * 12, near: newMoon + Double(lunarDay - 1) * 0.984)
                let end = moment(elongation: Double(lunarDay * 12 % 360), near: newMoon + Double(lunarDay) * 0.984)
                let found = civilDay(from: start, to: end, watch)
                if found.year == year { return found }
            }
            newMoon = next
        }
        return nil
    }

    /// The day on which the sun enters a sign (1 is Aries) in a year; after sunset it is the next one.
    static func entry(of sun: Int, in year: Int) -> CivilDate {
        let target = Double(sun - 1) * 30
        var time = day(CivilDate(year: year, month: 4, day: 14)) + Double(sun > 9 ? sun - 13 : sun - 1) * 30.44
        for _ in 0..<8 { time += signed(target - siderealSun(time)) / 0.9856 }
        let local = time + 5.5 / 24
        let whole = local.rounded(.down)
        return CivilDate(number: Int(whole)).adding(days: local - whole > 17.8 / 24 ? 1 : 0)
    }

    /// The day whose watch falls between two moments, or the one that the first of them falls in.
    private static func civilDay(from start: Double, to end: Double, _ watch: Watch) -> CivilDate {
        let first = Int((start + 5.5 / 24).rounded(.down))
        for number in first - 1...first + 2 {
            let time = Double(number) + (watch.hour - 5.5) / 24
            if time >= start, time < end { return CivilDate(number: number) }
        }
        return CivilDate(number: first)
    }

    private static func day(_ date: CivilDate) -> Double { Double(date.number) }

    /// The moment near another one at which the moon is so many degrees ahead of the sun; days since 1970.
    private static func moment(elongation: Double, near start: Double) -> Double {
        var time = start
        for _ in 0..<8 {
            let step = signed(elongation - (moon(time) - sun(time))) / 12.19
            time += step
            if abs(step) < 1e-5 { break }
        }
        return time
    }

    /// An angle between -180 and 180 degrees.
    private static func signed(_ angle: Double) -> Double { angle - (angle / 360).rounded() * 360 }

    private static func centuries(_ time: Double) -> Double { (time - 10_957.5) / 36_525 }

    private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

    /// The longitude of the sun, from where the day is as long as the night.
    private static func sun(_ time: Double) -> Double {
        let t = centuries(time)
        let anomaly = 357.52911 + 35_999.05029 * t
        let center =
            (1.914602 - 0.004817 * t) * sine(anomaly) + 0.019993 * sine(2 * anomaly) + 0.000289 * sine(3 * anomaly)
        return 280.46646 + 36_000.76983 * t + center - 0.00569
    }

    /// The longitude of the sun among the stars, from 0 to 360; the stars lag behind by what Lahiri reckons.
    private static func siderealSun(_ time: Double) -> Double {
        let angle = sun(time) - 23.853 - 1.39697 * centuries(time)
        return angle - (angle / 360).rounded(.down) * 360
    }

    /// The terms of the longitude of the moon: millionths of a degree; multiples of elongation, anomalies and latitude.
    private static let terms: [(Double, Double, Double, Double, Double)] = [
        (6_288_774, 0, 0, 1, 0), (1_274_027, 2, 0, -1, 0), (658_314, 2, 0, 0, 0), (213_618, 0, 0, 2, 0),
        (-185_116, 0, 1, 0, 0), (-114_332, 0, 0, 0, 2), (58_793, 2, 0, -2, 0), (57_066, 2, -1, -1, 0),
        (53_322, 2, 0, 1, 0), (45_758, 2, -1, 0, 0), (-40_923, 0, 1, -1, 0), (-34_720, 1, 0, 0, 0),
        (-30_383, 0, 1, 1, 0), (15_327, 2, 0, 0, -2), (-12_528, 0, 0, 1, 2), (10_980, 0, 0, 1, -2),
        (10_675, 4, 0, -1, 0), (10_034, 0, 0, 3, 0), (8_548, 4, 0, -2, 0), (-7_888, 2, 1, -1, 0),
        (-6_766, 2, 1, 0, 0), (-5_163, 1, 0, -1, 0), (4_987, 1, 1, 0, 0), (4_036, 2, -1, 1, 0),
    ]

    /// The longitude of the moon.
    private static func moon(_ time: Double) -> Double {
        let t = centuries(time)
        let elongation = 297.8501921 + 445_267.1114034 * t
        let sunAnomaly = 357.5291092 + 35_999.0502909 * t
        let moonAnomaly = 134.9633964 + 477_198.8675055 * t
        let latitude = 93.2720950 + 483_202.0175233 * t
        var sum = 0.0
        for (size, d, m, n, f) in terms {
            sum += size * sine(d * elongation + m * sunAnomaly + n * moonAnomaly + f * latitude)
        }
        return 218.3164477 + 481_267.88123421 * t + sum / 1e6
    }
}
