import Foundation
import Testing

struct ZoneTests {
    @Test
    func `reads the tables of zones by country`() {
        let table = """
            # comment
            DE\t+5230+01322\tEurope/Berlin\tmost of Germany
            CH,DE,LI\t+4723+00832\tEurope/Zurich\tBüsingen
            AR\t-3436-05827\tAmerica/Argentina/Buenos_Aires

            broken line
            XX\t+00\t
            """
        let zones = ZoneTable.read(table)
        #expect(zones.map(\.identifier) == ["Europe/Berlin", "Europe/Zurich", "America/Argentina/Buenos_Aires"])
        #expect(zones[1].countries == ["CH", "DE", "LI"])
        #expect(zones[2].city == "Buenos Aires")
        #expect(zones.map(\.comment) == ["most of Germany", "Büsingen", nil])
    }

    @Test(arguments: [
        ("Berlin", "Europe/Berlin"), ("berlin", "Europe/Berlin"), ("new york", "America/New_York"),
        ("New_York", "America/New_York"), ("são paulo", "America/Sao_Paulo"), ("Japan", "Asia/Tokyo"),
        ("JP", "Asia/Tokyo"), ("asia/kolkata", "Asia/Kolkata"), ("Buenos", "America/Argentina/Buenos_Aires"),
        ("los ang", "America/Los_Angeles"), ("UTC", "UTC"),
    ])
    func `finds the zone that is meant first`(text: String, identifier: String) {
        #expect(ZoneDirectory().zones(matching: text, locale: Locale(identifier: "en")).first?.identifier == identifier)
    }

    @Test(arguments: ["", "  ", "xyzzy"])
    func `finds no zone for what is none`(text: String) {
        #expect(ZoneDirectory().zones(matching: text).isEmpty)
    }

    @Test
    func `finds countries in the language of the person and in English`() {
        let directory = ZoneDirectory()
        let german = Locale(identifier: "de")
        #expect(directory.zones(matching: "Frankreich", locale: german).first?.identifier == "Europe/Paris")
        #expect(directory.zones(matching: "France", locale: german).first?.identifier == "Europe/Paris")
    }

    @Test(arguments: [
        ("europe/berlin", "Europe/Berlin"), ("US/Pacific", "US/Pacific"), ("Etc/UTC", "UTC"), ("GMT", "UTC"),
        ("Nowhere/City", nil), ("", nil), ("../../etc/passwd", nil),
    ])
    func `knows zones by identifier`(identifier: String, found: String?) {
        #expect(ZoneDirectory().zone(identifier)?.identifier == found)
    }

    @Test
    func `takes Foundation's zones where the system has no table`() throws {
        let folder = try TemporaryFolder()
        let directory = ZoneDirectory(folder: folder.url)
        #expect(directory.zones.contains { $0.identifier == "Europe/Berlin" })
        #expect(directory.abbreviation(of: .gmt, at: .now) == "GMT")
    }

    @Test(arguments: [
        ("Europe/Berlin", "2026-01-01T00:00:00Z", "CET"), ("Europe/Berlin", "2026-07-01T00:00:00Z", "CEST"),
        ("Europe/Berlin", "2060-07-01T00:00:00Z", "CEST"), ("America/New_York", "2026-01-01T00:00:00Z", "EST"),
        ("Asia/Tokyo", "2026-01-01T00:00:00Z", "JST"), ("Asia/Kolkata", "2026-01-01T00:00:00Z", "IST"),
        ("Asia/Dubai", "2026-01-01T00:00:00Z", "GMT+4"), ("Europe/London", "1970-06-01T00:00:00Z", "BST"),
    ])
    func `calls times by the names of tzdata`(identifier: String, time: String, name: String) throws {
        let zone = try #require(TimeZone(identifier: identifier))
        #expect(ZoneDirectory().abbreviation(of: zone, at: try Date(time, strategy: .iso8601)) == name)
    }

    @Test(arguments: 0..<44)
    func `takes a file that is cut off for none`(length: Int) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/Europe/Berlin"))
        #expect(ZoneFile(data.prefix(length)) == nil)
        #expect(ZoneFile(data.prefix(data.count / 44 * length)) == nil || length > 20)
        #expect(ZoneFile(Data("TZif2".utf8) + Data(repeating: 0xFF, count: 200)) == nil)
    }
}

struct ClockTests {
    private func zone(_ identifier: String) throws -> TimeZone { try #require(TimeZone(identifier: identifier)) }

    @Test(arguments: [
        ("Europe/Berlin", "2026-11-30T12:00:00Z", "2027-03-28T01:00:00Z", 3600),
        ("Europe/Berlin", "2027-03-28T00:59:59Z", "2027-03-28T01:00:00Z", 3600),
        ("Europe/Berlin", "2027-03-28T01:00:00Z", "2027-10-31T01:00:00Z", -3600),
        ("America/New_York", "2026-11-30T12:00:00Z", "2027-03-14T07:00:00Z", 3600),
        ("Australia/Lord_Howe", "2026-11-30T12:00:00Z", "2027-04-03T15:00:00Z", -1800),
        ("Antarctica/Troll", "2026-11-30T12:00:00Z", "2027-03-28T01:00:00Z", 7200),
        ("Pacific/Apia", "2011-12-01T00:00:00Z", "2011-12-30T10:00:00Z", 86_400),
        ("Asia/Pyongyang", "2015-01-01T00:00:00Z", "2015-08-14T15:00:00Z", -1800),
    ])
    func `finds the next change of clocks to the second`(
        identifier: String, after: String, expected: String, shift: Int
    ) throws {
        let change = ClockChange.next(in: try zone(identifier), after: try Date(after, strategy: .iso8601))
        #expect(change?.date == (try Date(expected, strategy: .iso8601)))
        #expect(change?.shift == shift)
    }

    @Test(arguments: ["UTC", "Asia/Tokyo", "Asia/Kolkata"])
    func `finds no change where none is planned`(identifier: String) throws {
        #expect(ClockChange.next(in: try zone(identifier), after: Date(timeIntervalSince1970: 1_796_040_000)) == nil)
    }

    @Test(arguments: [
        ("2026-07-01 12:00", "Europe/Berlin", "once", "2026-07-01T10:00:00Z"),
        ("2026-03-29 02:30", "Europe/Berlin", "skipped", "2026-03-29T01:30:00Z"),
        ("2026-03-29 03:00", "Europe/Berlin", "once", "2026-03-29T01:00:00Z"),
        ("2026-10-25 02:30", "Europe/Berlin", "twice", "2026-10-25T00:30:00Z"),
        ("2026-10-25 03:00", "Europe/Berlin", "once", "2026-10-25T02:00:00Z"),
        ("2011-12-30 12:00", "Pacific/Apia", "skipped", "2011-12-30T22:00:00Z"),
        ("2027-04-04 01:45", "Australia/Lord_Howe", "twice", "2027-04-03T14:45:00Z"),
        ("2026-02-30 12:00", "UTC", "none", ""), ("2026-02-28 24:00", "UTC", "none", ""),
    ])
    func `finds when clocks on the wall show a time`(
        text: String, identifier: String, kind: String, expected: String
    ) throws {
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        let components = DateComponents(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
        guard let time = WallTime(components, in: try zone(identifier)) else {
            #expect(kind == "none")
            return
        }
        #expect("\(time)".hasPrefix(kind))
        #expect(time.date == (try Date(expected, strategy: .iso8601)))
    }

    @Test(arguments: ["Europe/Berlin", "America/St_Johns", "Africa/Casablanca", "Pacific/Chatham"])
    func `finds a moment again from what clocks show`(identifier: String) throws {
        let zone = try zone(identifier)
        for hours in 0..<(400 * 24) {
            let date = Date(timeIntervalSince1970: 1_796_040_000 + Double(hours) * 3600)
            guard let time = WallTime(zone.components(of: date), in: zone) else {
                Issue.record("no time for \(date)")
                return
            }
            switch time {
            case .once(let found): #expect(found == date)
            case .twice(let first, let second): #expect(first == date || second == date)
            case .skipped: Issue.record("clocks show \(date)")
            }
        }
    }
}
