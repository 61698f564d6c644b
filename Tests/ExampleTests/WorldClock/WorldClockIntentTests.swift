import AppIntents
import IntentWire
import Testing

@Suite(.serialized, .worldClockApp)
struct WorldClockIntentTests {
    private func run(_ type: any AppIntent.Type, _ arguments: [String: IntentValue]) async throws -> IntentOutcome {
        try await IntentPerformer.perform(
            type, arguments: arguments, interaction: Answers(), locale: Locale(identifier: "en"))
    }

    private func components(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) -> IntentValue {
        .dateComponents(DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
    }

    @Test
    func `tells the time in a city`() async throws {
        let outcome = try await run(GetTime.self, ["zone": .text("tokyo")])
        guard case .dateComponents(let time)? = outcome.value else { Issue.record("no time"); return }
        #expect(time.timeZone?.identifier == "Asia/Tokyo")
        #expect(outcome.dialog?.full.contains("(JST)") == true)
    }

    @Test
    func `converts a time between cities`() async throws {
        let outcome = try await run(
            ConvertTime.self,
            ["time": components(2026, 12, 1, 17, 0), "source": .text("berlin"), "target": .text("tokyo")])
        guard case .dateComponents(let time)? = outcome.value else { Issue.record("no time"); return }
        #expect([time.month, time.day, time.hour, time.minute] == [12, 2, 1, 0])
        #expect(
            outcome.said
                == "Dec 1, 2026 at 5:00 PM in Berlin is Dec 2, 2026 at 1:00 AM in Tokyo.")
    }

    @Test(arguments: [((2026, 10, 25, 2, 30), "twice"), ((2027, 3, 28, 2, 30), "skip that time")])
    func `says where clocks show a time twice or never`(
        time: (Int, Int, Int, Int, Int), words: String
    ) async throws {
        let outcome = try await run(
            ConvertTime.self,
            [
                "time": components(time.0, time.1, time.2, time.3, time.4), "source": .text("berlin"),
                "target": .text("utc"),
            ])
        #expect(outcome.dialog?.full.contains(words) == true)
    }

    @Test(arguments: [
        ("berlin", "kolkata", "2026-12-01T00:00:00Z", 4.5, "Kolkata is 4 hours, 30 minutes ahead of Berlin."),
        ("berlin", "los angeles", "2027-03-20T00:00:00Z", -8, "Los Angeles is 8 hours behind Berlin."),
        ("berlin", "paris", "2026-12-01T00:00:00Z", 0, "Clocks in Paris and Berlin show the same time."),
    ])
    func `counts the hours between cities on a day`(
        source: String, target: String, time: String, hours: Double, dialog: String
    ) async throws {
        let outcome = try await run(
            TimeDifference.self,
            ["source": .text(source), "target": .text(target), "date": .date(try Date(time, strategy: .iso8601))])
        guard case .measurement(let measurement)? = outcome.value else { Issue.record("no measurement"); return }
        #expect(measurement.value == hours)
        #expect(outcome.dialog?.full == dialog)
    }

    @Test
    func `tells of the next clock change, and of none`() async throws {
        let date = IntentValue.date(Date(timeIntervalSince1970: 1_796_040_000))
        let berlin = try await run(NextClockChange.self, ["zone": .text("berlin"), "date": date])
        #expect(
            berlin.said
                == "In Berlin clocks go 1 hour forward on Sunday, March 28, 2027, from 2:00 AM to 3:00 AM.")
        guard case .entity(let entity)? = berlin.value else { Issue.record("no entity"); return }
        #expect(entity.properties["abbreviationAfter"] == .string("CEST"))
        let tokyo = try await run(NextClockChange.self, ["zone": .text("tokyo"), "date": date])
        #expect(tokyo.value == nil)
    }

    @Test(arguments: [("germany", 2), ("NZ", 2), ("Japan", 1)])
    func `lists the zones of a country`(country: String, count: Int) async throws {
        let outcome = try await run(ListZones.self, ["country": .text(country)])
        guard case .list(let zones)? = outcome.value else { Issue.record("no list"); return }
        #expect(zones.count == count)
    }

    @Test
    func `lists every zone once`() async throws {
        let zones = try await ZoneQuery().allEntities()
        #expect(zones.count > 400)
        #expect(Set(zones.map(\.id)).count == zones.count)
        #expect(zones.allSatisfy { !$0.city.isEmpty })
    }
}

extension Trait where Self == AppScope {
    fileprivate static var worldClockApp: AppScope {
        AppScope(folder: AppScope.makeFolder()) { AppDependencyManager.shared.add(dependency: ZoneDirectory()) }
    }
}
