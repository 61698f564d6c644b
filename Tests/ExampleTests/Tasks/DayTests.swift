import Foundation
import Testing

struct DayTests {
    @Test(arguments: ["2026-12-01", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
    func `reads a day and writes it again`(text: String) {
        #expect(Day(text)?.text == text)
    }

    @Test(arguments: [
        "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1", "26-01-01", "2026/01/01",
        "2026-01-01 ", "2026-01-0a", "-026-01-01", "0000-01-01", "",
    ])
    func `refuses what is no day`(text: String) {
        #expect(Day(text) == nil)
    }

    @Test(arguments: [
        ("2026-12-31", 1, "2027-01-01"), ("2024-02-28", 1, "2024-02-29"), ("2024-03-01", -1, "2024-02-29"),
        ("2026-03-01", -1, "2026-02-28"), ("2000-02-28", 2, "2000-03-01"), ("1900-02-28", 1, "1900-03-01"),
        ("2026-11-30", 36_525, "2126-12-01"), ("2026-01-01", -1, "2025-12-31"), ("2026-05-05", 0, "2026-05-05"),
    ])
    func `counts days across months and years`(start: String, days: Int, expected: String) throws {
        let day = try #require(Day(start))
        #expect(day.advanced(by: days).text == expected)
        #expect(day.distance(to: day.advanced(by: days)) == days)
    }

    @Test
    func `agrees with the calendar on every day of five centuries`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = try #require(Day("1799-12-25"))
        let mismatches = (0..<182_700).filter { days in
            let date = start.date(timeZone: .gmt).addingTimeInterval(Double(days) * 86_400)
            return Day(date, timeZone: .gmt) != start.advanced(by: days)
        }
        #expect(mismatches.isEmpty)
    }

    @Test(arguments: ["Europe/Berlin", "America/Sao_Paulo", "Africa/Cairo", "Pacific/Apia", "Asia/Kathmandu"])
    func `is the same day again in its own time zone`(identifier: String) throws {
        let zone = try #require(TimeZone(identifier: identifier))
        let start = try #require(Day("2018-01-01"))
        for days in 0..<800 {
            let day = start.advanced(by: days)
            #expect(Day(day.date(timeZone: zone), timeZone: zone) == day)
        }
    }
}
