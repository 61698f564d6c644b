import Foundation
import Suggestions
import Testing

/// Something that is done, and when.
private func action(_ name: String) -> HabitAction { HabitAction(app: "app", intent: name) }

private func event(_ name: String, _ values: String = "", at moment: LocalMoment, least: Int = 1) -> HabitEvent {
    HabitEvent(
        action(name), at: moment,
        candidates: [HabitCandidate(action(name), values: values, leastCount: least)])
}

/// A moment in Berlin.
private func berlin(_ text: String) throws -> LocalMoment {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let numbers = text.split(whereSeparator: { "-T:".contains($0) }).compactMap { Int($0) }
    let date = try #require(
        calendar.date(
            from: DateComponents(
                year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])))
    return LocalMoment(date, offset: zone.secondsFromGMT(for: date))
}

private func names(_ suggestions: [ScoredSuggestion]) -> [String] { suggestions.map(\.candidate.action.intent) }

struct EngineTests {
    private let engine = SuggestionEngine()

    @Test func `suggests what was done once, on the next morning`() throws {
        let events = [event("order", "latte", at: try berlin("2026-03-03T08:30"))]
        let found = engine.rank(events, at: try berlin("2026-03-04T08:20"))
        let first = try #require(found.first)
        #expect(first.candidate.values == "latte" && first.reasons.count == 1)
        #expect(first.reasons.usualMinute == 8 * 60 + 30 && first.reasons.timeShare > 0.95)
        let evening = try #require(engine.rank(events, at: try berlin("2026-03-04T20:30")).first)
        #expect(evening.score < first.score / 5 && evening.reasons.usualMinute == nil)
    }

    @Test func `tells values of one intent apart`() throws {
        var events: [HabitEvent] = []
        for day in 2...6 {
            events.append(event("order", "latte", at: try berlin("2026-03-0\(day)T08:30")))
            events.append(event("order", "espresso", at: try berlin("2026-03-0\(day)T15:00")))
        }
        #expect(engine.rank(events, at: try berlin("2026-03-09T08:30")).first?.candidate.values == "latte")
        #expect(engine.rank(events, at: try berlin("2026-03-09T15:10")).first?.candidate.values == "espresso")
    }

    @Test func `goes by the day of the week`() throws {
        var events: [HabitEvent] = []
        for day in [2, 3, 4, 5, 9, 10, 11, 12, 16, 17, 18, 19] {
            events.append(event("standup", at: try berlin("2026-03-\(day)T09:00")))
        }
        for day in [6, 13, 20] { events.append(event("review", at: try berlin("2026-03-\(day)T09:00"))) }
        #expect(names(engine.rank(events, at: try berlin("2026-03-26T09:00"))).first == "standup")
        let friday = engine.rank(events, at: try berlin("2026-03-27T09:00"))
        #expect(names(friday).first == "review" && friday[0].reasons.weekdayShare == 1)
    }

    @Test func `takes working days for more alike than the weekend`() throws {
        let events = [2, 3, 4].map { day in
            event("gym", at: LocalMoment(Date(timeIntervalSince1970: Double(day) * 86_400 + 1_767_571_200), offset: 0))
        }
        func score(_ day: Double) -> Double {
            engine.rank(events, at: LocalMoment(Date(timeIntervalSince1970: day * 86_400 + 1_767_571_200), offset: 0))
                .first?.score ?? 0
        }
        // The days are Wednesday to Friday, 7 to 9 January 2026: then come a Saturday and a Monday.
        #expect(events.map(\.moment.weekday) == [2, 3, 4])
        #expect(score(7) > score(5))
    }

    @Test func `goes by what was done before`() throws {
        var events: [HabitEvent] = []
        for day in 2...6 {
            events.append(event("hours", at: try berlin("2026-03-0\(day)T1\(day):00")))
            events.append(event("order", at: try berlin("2026-03-0\(day)T1\(day):04")))
            events.append(event("walk", at: try berlin("2026-03-0\(day)T1\(day):50")))
        }
        let quiet = engine.rank(events, at: try berlin("2026-03-09T10:00"))
        events.append(event("hours", at: try berlin("2026-03-09T09:57")))
        let found = engine.rank(events, at: try berlin("2026-03-09T10:00"))
        #expect(names(found).first == "order")
        #expect(found[0].reasons.afterAction == action("hours") && found[0].reasons.afterShare > 0.5)
        #expect(quiet.allSatisfy { $0.reasons.afterAction == nil && $0.reasons.after == 1 })
        // What was only just done is not what comes next.
        #expect(found.first { $0.candidate.action == action("hours") }?.reasons.justDone == 0.25)
    }

    @Test func `forgets by half in two weeks, and in the end wholly`() throws {
        let events = [event("order", at: try berlin("2026-01-05T08:30"))]
        func use(_ text: String) throws -> Double? { engine.rank(events, at: try berlin(text)).first?.reasons.use }
        let fresh = try #require(try use("2026-01-05T09:00"))
        let old = try #require(try use("2026-01-19T08:30"))
        #expect(abs(fresh - 1) < 0.01 && abs(old - log2(1.5)) < 0.001)
        #expect(try use("2026-06-05T08:30") == nil)
    }

    @Test func `prefers what is done often, and of the equally frequent what was done lately`() throws {
        var events = [event("rare", at: try berlin("2026-03-04T08:30"))]
        for day in 2...4 { events.append(event("often", at: try berlin("2026-03-0\(day)T08:31"))) }
        #expect(names(engine.rank(events, at: try berlin("2026-03-05T08:30"))) == ["often", "rare"])
        let equal = [
            event("old", at: try berlin("2026-02-16T08:30")), event("new", at: try berlin("2026-02-23T08:30")),
        ]
        #expect(names(engine.rank(equal, at: try berlin("2026-03-02T08:30"))) == ["new", "old"])
    }

    @Test func `keeps to the clock on the wall when summer time begins and ends`() throws {
        // In 2026 clocks go forward on 29 March and back on 25 October.
        for (before, after) in [("2026-03-28", "2026-03-29"), ("2026-10-24", "2026-10-25")] {
            let events = [event("order", at: try berlin("\(before)T08:30"))]
            let found = try #require(engine.rank(events, at: try berlin("\(after)T08:30")).first)
            #expect(found.reasons.timeShare == 1 && found.reasons.usualMinute == 510)
        }
        let abroad = LocalMoment(try berlin("2026-03-11T08:30").date + 6 * 3600, offset: -5 * 3600)
        #expect(abroad.minuteOfDay == 510)
        let events = [event("order", at: try berlin("2026-03-10T08:30"))]
        #expect(engine.rank(events, at: abroad).first?.reasons.timeShare == 1)
    }

    @Test func `knows that midnight is near to both its sides`() throws {
        let events = [event("lights", at: try berlin("2026-03-03T23:50"))]
        let found = try #require(engine.rank(events, at: try berlin("2026-03-05T00:05")).first)
        #expect(found.reasons.timeShare > 0.95 && found.reasons.usualMinute == 23 * 60 + 50)
        #expect(LocalMoment.distance(5, 1435) == 10)
        #expect(LocalMoment(Date(timeIntervalSince1970: -60), offset: 0).minuteOfDay == 1439)
        #expect(LocalMoment(Date(timeIntervalSince1970: -60), offset: 0).weekday == 2)
    }

    @Test func `counts what the app and the system both tell of once`() throws {
        let moment = try berlin("2026-03-03T08:30")
        let twice = [event("order", at: moment), event("order", at: LocalMoment(moment.date + 2, offset: 3600))]
        #expect(engine.rank(twice, at: try berlin("2026-03-04T08:30")).first?.reasons.count == 1)
    }

    @Test func `waits for a second time where that is wanted`() throws {
        let first = event("add", "Buy milk", at: try berlin("2026-03-02T08:30"), least: 2)
        let second = event("add", "Buy milk", at: try berlin("2026-03-03T08:30"), least: 2)
        let now = try berlin("2026-03-04T08:30")
        #expect(engine.rank([first], at: now).isEmpty)
        #expect(engine.rank([first, second], at: now).count == 1)
    }

    @Test func `leaves out what is not wanted`() throws {
        let events = [
            event("a", at: try berlin("2026-03-03T08:30")), event("b", at: try berlin("2026-03-03T08:40")),
        ]
        let now = try berlin("2026-03-04T08:30")
        #expect(names(engine.rank(events, at: now) { $0.action.intent != "a" }) == ["b"])
    }

    @Test func `bears a clock that was set back`() throws {
        // Events of next year, since the clock was wrong, weigh nothing; those of tomorrow weigh like yesterday's.
        let events = [
            event("far", at: try berlin("2027-03-04T08:30")), event("near", at: try berlin("2026-03-05T08:30")),
        ]
        let found = engine.rank(events, at: try berlin("2026-03-04T08:30"))
        #expect(names(found) == ["near"] && found.allSatisfy { $0.reasons.justDone == 1 && $0.score.isFinite })
    }

    @Test func `bears 100,000 events within two minutes, in any order`() throws {
        let start = try berlin("2026-03-03T08:30")
        let events = (0..<100_000).map { number in
            event(
                "intent\(number % 50)", "value\(number % 997)",
                at: LocalMoment(start.date + Double(number) / 1000, offset: start.offset))
        }
        let found = engine.rank(events, at: try berlin("2026-03-04T08:30"))
        #expect(found.count <= 50 * 997 && !found.isEmpty)
        #expect(engine.rank(events.reversed(), at: try berlin("2026-03-04T08:30")) == found)
    }

    @Test func `gives nothing for nothing`() throws {
        #expect(engine.rank([], at: try berlin("2026-03-04T08:30")).isEmpty)
        let silent = HabitEvent(action("a"), at: try berlin("2026-03-03T08:30"), candidates: [])
        #expect(engine.rank([silent], at: try berlin("2026-03-04T08:30")).isEmpty)
    }
}
