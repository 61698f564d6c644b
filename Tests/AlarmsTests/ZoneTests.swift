import Alarms
import Foundation
import IntentWire
import Testing

/// Reads universal time, as `2026-03-08 07:00`.
func utc(_ text: String) throws -> Date {
    try Date(text.replacing(" ", with: "T") + ":00Z", strategy: .iso8601)
}

@Suite struct ZoneTests {
    @Test(arguments: [
        ("Europe/Berlin", "2026-07-01 12:00", 7200), ("Europe/Berlin", "2026-12-01 12:00", 3600),
        ("Europe/Berlin", "2090-07-01 12:00", 7200), ("America/New_York", "2026-03-08 06:59", -18000),
        ("America/New_York", "2026-03-08 07:00", -14400), ("Asia/Kathmandu", "2026-01-01 00:00", 20700),
        ("Australia/Lord_Howe", "2060-01-01 00:00", 39600), ("Africa/Casablanca", "2026-03-01 12:00", 0),
        ("Etc/GMT+5", "2026-01-01 00:00", -18000),
    ])
    func `says how far local time is from universal time`(_ zone: String, _ moment: String, _ offset: Int) throws {
        #expect(try ZoneRules(named: zone).offset(at: utc(moment)) == offset)
    }

    @Test(arguments: ["Mars/Olympus", "", "../etc/passwd", "Europe//Berlin", "Europe/./Berlin", "Europe"])
    func `refuses a zone that is none`(_ name: String) {
        #expect(throws: ZoneError.unknown(name)) { try ZoneRules(named: name) }
    }

    @Test func `refuses a file that is no zone`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "zone-\(UUID())").path(percentEncoded: false)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let whole = try Data(contentsOf: URL(filePath: "\(ZoneRules.folder)/Europe/Berlin"))
        for data in [Data("TZif".utf8), Data("nonsense".utf8), whole.prefix(200), whole.dropLast(4)] {
            try data.write(to: URL(filePath: path))
            #expect(throws: ZoneError.self) { try ZoneRules(path: path, name: "Broken") }
        }
    }
}

@Suite struct OccurrenceTests {
    /// The next rings of a daily alarm after a moment.
    private func rings(_ time: AlarmTime, _ zone: String, after: String, _ count: Int = 1) throws -> [Date] {
        let occurrences = AlarmOccurrences(
            .relative(time: time, weekdays: AlarmWeekday.allCases), in: try ZoneRules(named: zone))
        var last = try utc(after)
        return (0..<count).compactMap { _ in
            guard let next = occurrences.next(after: last) else { return nil }
            last = next
            return next
        }
    }

    struct Vector: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var time: AlarmTime
        var zone: String
        var after: String
        var rings: [String]

        init(_ text: String, _ hour: Int, _ minute: Int, _ zone: String, after: String, _ rings: String...) {
            testDescription = text
            time = AlarmTime(hour: hour, minute: minute)
            self.zone = zone
            self.after = after
            self.rings = rings
        }
    }

    @Test(arguments: [
        Vector(
            "New York puts its clocks forward over 2:30: it rings when they show 3:00", 2, 30, "America/New_York",
            after: "2026-03-07 12:00", "2026-03-08 07:00", "2026-03-09 06:30"),
        Vector(
            "New York has 1:30 twice: it rings at the first", 1, 30, "America/New_York", after: "2026-10-31 12:00",
            "2026-11-01 05:30", "2026-11-02 06:30"),
        Vector(
            "Lord Howe puts its clocks forward by half an hour", 2, 15, "Australia/Lord_Howe",
            after: "2026-10-03 00:00", "2026-10-03 15:30", "2026-10-04 15:15"),
        Vector(
            "São Paulo put its clocks forward at midnight", 0, 15, "America/Sao_Paulo", after: "2018-11-03 12:00",
            "2018-11-04 03:00", "2018-11-05 02:15"),
        Vector(
            "Caracas moved by half an hour for good", 2, 45, "America/Caracas", after: "2016-04-30 12:00",
            "2016-05-01 07:00", "2016-05-02 06:45"),
        Vector(
            "Nuuk's gap ends at midnight: Saturday's ring is Sunday's first instant", 23, 30, "America/Nuuk",
            after: "2026-03-28 12:00", "2026-03-29 01:00", "2026-03-30 00:30"),
        Vector(
            "Apia had no 30 December 2011", 7, 30, "Pacific/Apia", after: "2011-12-29 00:00", "2011-12-29 17:30",
            "2011-12-30 17:30"),
        Vector(
            "Bahía de Banderas put its clocks forward by two hours", 2, 30, "America/Bahia_Banderas",
            after: "2010-04-03 12:00", "2010-04-04 09:00", "2010-04-05 07:30"),
    ])
    func `rings once for each day that there is`(_ vector: Vector) throws {
        #expect(
            try rings(vector.time, vector.zone, after: vector.after, vector.rings.count) == vector.rings.map(utc))
    }

    @Test func `rings on the days of the week that were chosen`() throws {
        let occurrences = AlarmOccurrences(
            .relative(time: AlarmTime(hour: 7, minute: 0), weekdays: [.friday, .monday]), in: .universal)
        // 3 June 2026 is a Wednesday.
        #expect(occurrences.next(after: try utc("2026-06-03 12:00")) == (try utc("2026-06-05 07:00")))
        #expect(occurrences.next(after: try utc("2026-06-05 07:00")) == (try utc("2026-06-08 07:00")))
    }

    @Test func `rings today where the time is still to come, else tomorrow`() throws {
        let occurrences = AlarmOccurrences(
            .relative(time: AlarmTime(hour: 7, minute: 0), weekdays: []), in: .universal)
        #expect(occurrences.next(after: try utc("2026-06-03 06:59")) == (try utc("2026-06-03 07:00")))
        #expect(occurrences.next(after: try utc("2026-06-03 07:00")) == (try utc("2026-06-04 07:00")))
    }

    @Test func `keeps a fixed date whatever the zone`() throws {
        let date = try utc("2026-03-08 07:15")
        for zone in ["America/New_York", "Asia/Tokyo"] {
            let occurrences = AlarmOccurrences(.fixed(date: date), in: try ZoneRules(named: zone))
            #expect(occurrences.next(after: date - 1) == date)
            #expect(occurrences.next(after: date) == nil)
        }
    }

    @Test(arguments: [AlarmTime(hour: 25, minute: 0), AlarmTime(hour: 7, minute: 61), AlarmTime(hour: -1, minute: 0)])
    func `has no ring at a time that is none`(_ time: AlarmTime) throws {
        #expect(try rings(time, "Europe/Berlin", after: "2026-01-01 00:00").isEmpty)
    }

    @Test(arguments: ["0001-01-01 00:00", "9999-12-01 00:00"])
    func `finds rings in far years`(_ moment: String) throws {
        let start = try utc(moment)
        let found = try #require(try rings(AlarmTime(hour: 7, minute: 30), "Europe/Berlin", after: moment).first)
        #expect(found > start && found < start + 2 * 86_400)
    }
}
