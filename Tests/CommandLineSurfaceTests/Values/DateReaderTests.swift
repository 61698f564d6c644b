import CommandLineSurface
import Foundation
import IntentWire
import Testing
import ValueForms

/// It is Wednesday, 4 March 2026, 10:30 in Berlin, which is one hour before UTC.
struct DateReaderTests {
    @Test(arguments: [
        ("now", "2026-03-04T09:30:00Z"), ("today", "2026-03-03T23:00:00Z"), ("tomorrow", "2026-03-04T23:00:00Z"),
        ("yesterday", "2026-03-02T23:00:00Z"), ("Tomorrow 17:00", "2026-03-05T16:00:00Z"),
        ("tomorrow at 17:00", "2026-03-05T16:00:00Z"), ("17:00 tomorrow", "2026-03-05T16:00:00Z"),
        ("17:00", "2026-03-04T16:00:00Z"), ("8:05:09", "2026-03-04T07:05:09Z"), ("5pm", "2026-03-04T16:00:00Z"),
        ("12 am", "2026-03-03T23:00:00Z"), ("12:15 pm", "2026-03-04T11:15:00Z"), ("noon", "2026-03-04T11:00:00Z"),
        ("tomorrow, noon", "2026-03-05T11:00:00Z"), ("friday", "2026-03-05T23:00:00Z"),
        ("Fri 9:00", "2026-03-06T08:00:00Z"), ("wednesday", "2026-03-10T23:00:00Z"),
        ("next friday", "2026-03-05T23:00:00Z"), ("9:00 on monday", "2026-03-09T08:00:00Z"),
    ])
    func `reads words for days and times`(text: String, moment: String) throws {
        #expect(try reader().read(text, for: parameter(.date)) == .date(date(moment)))
    }

    @Test(arguments: [
        ("2026-03-01", "2026-02-28T23:00:00Z"), ("2026-03-01T17:00", "2026-03-01T16:00:00Z"),
        ("2026-03-01 17:00", "2026-03-01T16:00:00Z"), ("2026-03-01T17:00:30Z", "2026-03-01T17:00:30Z"),
        ("2026-03-01T17:00+05:30", "2026-03-01T11:30:00Z"), ("20260301T170000Z", "2026-03-01T17:00:00Z"),
        ("2026-07-01 12:00", "2026-07-01T10:00:00Z"), ("2024-02-29", "2024-02-28T23:00:00Z"),
    ])
    func `reads ISO 8601`(text: String, moment: String) throws {
        #expect(try reader().read(text, for: parameter(.date)) == .date(date(moment)))
    }

    @Test func `keeps fractions of a second`() throws {
        let value = try reader().read("2026-03-01T17:00:00.25Z", for: parameter(.date))
        guard case .date(let moment) = value else { throw ReadProblem("\(value) is no date") }
        #expect(abs(moment.timeIntervalSince(date("2026-03-01T17:00:00Z")) - 0.25) < 0.000_001)
    }

    @Test(arguments: [
        ("in 2 hours", "2026-03-04T11:30:00Z"), ("in 90 min", "2026-03-04T11:00:00Z"),
        ("in 1h30m", "2026-03-04T11:00:00Z"), ("in an hour", "2026-03-04T10:30:00Z"),
        ("in half an hour", "2026-03-04T10:00:00Z"), ("3 days ago", "2026-03-01T09:30:00Z"),
        ("in 1 week and 2 days", "2026-03-13T09:30:00Z"), ("in 1 month", "2026-04-04T08:30:00Z"),
        ("in 2 years", "2028-03-04T09:30:00Z"),
    ])
    func `counts from now, keeping the time of day across clock changes`(text: String, moment: String) throws {
        #expect(try reader().read(text, for: parameter(.date)) == .date(date(moment)))
    }

    @Test func `knows the weekdays of the person's language`() throws {
        let german = ValueReader(context: context(locale: "de_DE"))
        #expect(try german.read("Freitag 9:00", for: parameter(.date)) == .date(date("2026-03-06T08:00:00Z")))
    }

    @Test(arguments: [
        ("2026-02-30", "there is no day '2026-02-30' in the calendar"),
        ("2025-02-29T10:00", "there is no day '2025-02-29' in the calendar"),
        ("25:00", "there is no time '25:00'"), ("13pm", "there is no time '13pm'"),
        ("today 12:75", "there is no time '12:75'"),
        ("2026-03-01T10:00+25:00", "there is no offset '+25:00' from UTC"),
    ])
    func `refuses days and times that do not exist`(text: String, message: String) {
        #expect(problem { try reader().read(text, for: parameter(.date)) } == message)
    }

    @Test(arguments: ["soon", "", "in two hours", "tomorrow never", "1.5", "03/04/2026"])
    func `shows how dates are written`(text: String) {
        let message = problem { try reader().read(text, for: parameter(.date)) }
        #expect(message?.hasPrefix("'\(text)' is not a date; write 2026-03-01, ") == true)
    }

    @Test func `keeps only the parts that were said as components`() throws {
        #expect(
            try reader().read("17:00", for: parameter(.dateComponents))
                == .dateComponents(DateComponents(hour: 17, minute: 0)))
        #expect(
            try reader().read("tomorrow", for: parameter(.dateComponents))
                == .dateComponents(DateComponents(year: 2026, month: 3, day: 5)))
        #expect(
            try reader().read("2026-03-01T17:00Z", for: parameter(.dateComponents))
                == .dateComponents(
                    DateComponents(timeZone: .gmt, year: 2026, month: 3, day: 1, hour: 17, minute: 0)))
    }
}
