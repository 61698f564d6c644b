import CommandLineSurface
import Foundation
import IntentWire
import Testing
import ValueForms

struct DurationReaderTests {
    @Test(
        arguments: [
            ("1h30m", 5400), ("90 min", 5400), ("90min", 5400), ("1:30:00", 5400), ("PT1H30M", 5400), ("pt1h30m", 5400),
            ("1 hour and 30 minutes", 5400), ("1 hour, 30 minutes", 5400), ("2 days", 172_800), ("1w", 604_800),
            ("P1DT12H", 129_600), ("P2W", 1_209_600), ("1.5h", 5400), ("45 secs", 45), ("an hour", 3600), ("-5m", -300),
            ("0s", 0),
        ] as [(String, Int)])
    func `reads lengths of time`(text: String, seconds: Int) throws {
        #expect(try reader().read(text, for: parameter(.duration)) == .duration(.seconds(seconds)))
    }

    @Test(arguments: [
        ("250 ms", Duration.milliseconds(250)), ("0.1s", .milliseconds(100)), ("3 µs", .microseconds(3)),
        ("7ns", .nanoseconds(7)), ("-1.5s", .milliseconds(-1500)), ("PT0.5S", .milliseconds(500)),
    ])
    func `keeps fractions exactly`(text: String, duration: Duration) throws {
        #expect(try reader().read(text, for: parameter(.duration)) == .duration(duration))
    }

    @Test(arguments: [
        ("90", "'90' has no unit; write '90s', '90min' or '90h'"),
        ("1:30", "'1:30' may be hours or minutes; write '1h30m' or '1m30s'"),
        ("soon", "'soon' is not a duration, as 1h30m, 90 min or 1:30:00"),
        ("P1M", "'P1M' is not a duration, as 1h30m, 90 min or 1:30:00"),
        ("P", "'P' is not a duration, as 1h30m, 90 min or 1:30:00"),
        ("1:75:00", "'1:75:00' is not a duration, as 1h30m, 90 min or 1:30:00"),
        ("99999999999999999999 weeks", "'99999999999999999999 weeks' is too long for a duration"),
    ])
    func `says why a text is no duration`(text: String, message: String) {
        #expect(problem { try reader().read(text, for: parameter(.duration)) } == message)
    }
}
