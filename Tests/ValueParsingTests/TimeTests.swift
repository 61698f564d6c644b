import Foundation
import Testing
import ValueParsing

struct `Times` {
    @Test(arguments: [
        ("tomorrow", "2026-12-01"), ("next Friday", "2026-12-11"), ("Friday", "2026-12-04"),
        ("March 5th", "2027-03-05"),
        ("the day after tomorrow", "2026-12-02"), ("two weeks from now", "2026-12-14"), ("3/4/2027", "2027-03-04"),
        ("2027-01-15", "2027-01-15"), ("the first Monday of March 2027", "2027-03-01"),
        ("three days ago", "2026-11-27"),
        ("Christmas", "2026-12-25"), ("Easter 2027", "2027-03-28"), ("Thanksgiving 2025", "2025-11-27"),
        ("the last Friday of October", "2027-10-29"), ("Yom Kippur 2018", "2018-09-19"),
        ("Chinese New Year 2018", "2018-02-16"), ("Eid al-Fitr 2018", "2018-06-15"),
    ])
    func `that are days`(text: String, day: String) throws {
        #expect(try read("meet me \(text)", .times).last?.hasSuffix(": \(day)") == true)
    }

    @Test(arguments: [
        ("tomorrow at five", "2026-12-01 17:00:00"), ("5pm tomorrow", "2026-12-01 17:00:00"),
        ("in 20 minutes", "2026-11-30 16:32:00"), ("tonight at 8", "2026-11-30 20:00:00"),
        ("Friday at half past eight in the morning", "2026-12-04 08:30:00"), ("Dec 24, 6:30 pm", "2026-12-24 18:30:00"),
    ])
    func `that are moments`(text: String, moment: String) throws {
        #expect(try read("remind me \(text)", .times) == ["\(text): \(moment)"])
    }

    @Test(arguments: [
        ("7pm", "19:00:00"), ("quarter to nine am", "08:45:00"), ("noon", "12:00:00"), ("eight forty", "08:40:00"),
        ("23:15", "23:15:00"), ("5 in the afternoon", "17:00:00"),
    ])
    func `of day`(text: String, time: String) throws {
        #expect(try read(text, .times) == ["\(text): \(time)"])
    }

    @Test(arguments: [
        ("next week", "2026-12-07/2026-12-14"), ("from Monday to Wednesday", "2026-12-07/2026-12-09"),
        ("between 3 and 5pm", "15:00:00/17:00:00"),
        ("tomorrow from 9 to 11", "2026-12-01 09:00:00/2026-12-01 11:00:00"),
        ("the next 3 days", "2026-12-01/2026-12-04"), ("before 8pm", "…/20:00:00"), ("since 2020", "2020-01-01/…"),
        ("this weekend", "2026-12-05/2026-12-07"), ("in 2027", "2027-01-01/2028-01-01"),
        ("Q3 2027", "2027-07-01/2027-10-01"),
    ])
    func `that are ranges`(text: String, range: String) throws {
        #expect(try read(text, .times) == ["\(text): \(range)"])
    }

    @Test(arguments: [
        ("every Monday at 9am", "every 1.0 week, weekday 1, at 09:00:00"), ("every two days", "every 2.0 day"),
        ("weekly", "every 1.0 week"), ("every morning at 7", "every 1.0 day, at 07:00:00"),
    ])
    func `that come again`(text: String, recurrence: String) throws {
        #expect(try read(text, .times) == ["\(text): \(recurrence)"])
    }

    @Test(arguments: [
        ("an hour and a half", 5_400), ("90 minutes", 5_400), ("two weeks", 1_209_600), ("1 day 2 hours", 93_600),
        ("half an hour", 1_800),
    ])
    func `that last`(text: String, seconds: Double) throws {
        #expect(try read("wait \(text)", .durations) == ["\(text): \(seconds)s"])
    }

    @Test(arguments: [
        ("morgen um acht", "2026-12-01 08:00:00"), ("übernächste Woche am Freitag", "2026-12-18"),
        ("halb neun Uhr", "08:30:00"),
        ("am 3. Oktober 2027", "2027-10-03"), ("in drei Wochen", "2026-12-21"),
        ("dienstagabend", "2026-12-01 18:00:00/2026-12-01 23:59:59"),
    ])
    func `of German`(text: String, value: String) throws {
        #expect(try read(text, .times, "de") == ["\(text): \(value)"])
    }

    @Test(arguments: [
        ("mañana a las ocho", "2026-12-01 08:00:00"), ("el próximo domingo", "2026-12-06"),
        ("ocho y media de la tarde", "20:30:00"),
        ("dentro de tres semanas", "2026-12-21"), ("el 5 de mayo de 2027", "2027-05-05"),
        ("pasado mañana", "2026-12-02"),
    ])
    func `of Spanish`(text: String, value: String) throws {
        #expect(try read(text, .times, "es") == ["\(text): \(value)"])
    }

    @Test(arguments: [
        ("Diwali 2023", "2023-11-12"), ("Holi 2025", "2025-03-14"), ("Ganesh Chaturthi 2024", "2024-09-07"),
        ("Raksha Bandhan 2024", "2024-08-19"), ("Ugadi 2025", "2025-03-30"), ("Makar Sankranti 2023", "2023-01-15"),
        ("Maha Shivaratri 2023", "2023-02-18"), ("Guru Nanak Jayanti 2024", "2024-11-15"),
        ("Orthodox Easter 2024", "2024-05-05"), ("Clean Monday 2026", "2026-02-23"), ("King's Day 2025", "2025-04-26"),
        ("Parsi New Year 2023", "2023-08-16"), ("Lunar New Year 2026", "2026-02-17"),
    ])
    func `that are feasts are reckoned for each year`(text: String, day: String) throws {
        #expect(try read(text, .times) == ["\(text): \(day)"])
    }

    @Test func `that are feasts of several days have the day, the days, and the evening before`() throws {
        let readings = try parser().values(in: "Hanukkah 2026", kinds: .times, context: monday)[0].readings
        #expect(readings.map(\.short).contains("2026-12-04/2026-12-13"))
        #expect(readings.first?.short == "2026-12-05")
    }

    @Test func `that countries keep differently have a reading for each`() throws {
        let readings = try parser("es").values(in: "el día del padre de 2027", kinds: .times, context: monday)[0]
            .readings
        #expect(readings.map(\.short) == ["2027-03-19", "2027-06-20"])
    }

    @Test(arguments: [
        ("early March", ["2027-03-01/2027-03-16", "2027-03-01/2027-03-11"]),
        ("the beginning of 2027", ["2027-01-01/2027-05-01", "2027-01-01/2027-04-01"]),
        ("the end of next week", ["2026-12-10/2026-12-14", "2026-12-11/2026-12-14"]),
        ("next weekend", ["2026-12-12/2026-12-14", "2026-12-11 18:00:00/2026-12-14 00:00:00"]),
    ])
    func `that people bound differently have a reading for each`(text: String, ranges: [String]) throws {
        let readings = try parser().values(in: text, kinds: .times, context: monday).first?.readings ?? []
        #expect(Set(readings.map(\.short)).isSuperset(of: ranges))
    }

    @Test func `that are open have all readings, those to come first`() throws {
        let found = try parser().values(in: "Friday", kinds: .times, context: monday)
        #expect(
            found.first?.readings == [
                .date(CivilDate(year: 2026, month: 12, day: 4)), .date(CivilDate(year: 2026, month: 11, day: 27)),
            ])
    }

    @Test func `with the month or the day first follow the context`() throws {
        #expect(try read("3/4/2027", .times, dayFirst: true) == ["3/4/2027: 2027-04-03"])
    }

    @Test(arguments: [
        "What are the hours of Palomino?", "in the sun", "which email have gotten a reply", "take a second look at it",
        "good morning",
    ])
    func `are not found where there are none`(text: String) throws {
        #expect(try read(text, .times) == [])
    }
}

struct `A context` {
    @Test func `comes from a clock, a calendar and a locale`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 3_600))
        calendar.firstWeekday = 1
        let context = ValueContext(
            date: Date(timeIntervalSince1970: 0), calendar: calendar, locale: Locale(identifier: "en_GB"))
        #expect(context.now == CivilDateTime(CivilDate(year: 1970, month: 1, day: 1), CivilTime(hour: 1)))
        #expect(context.firstWeekday == 7)
        #expect(!context.monthFirst)
        #expect(ValueContext(date: .now, calendar: calendar, locale: Locale(identifier: "en_US")).monthFirst)
        #expect(context.now.date(in: calendar.timeZone) == Date(timeIntervalSince1970: 0))
    }

    @Test func `tells the time of other zones as that of here`() throws {
        var context = monday
        context.minutesFromGMT = 60
        let found = try parser().values(in: "tomorrow at 11pm PST", kinds: .times, context: context)
        let nextMorning = CivilDateTime(CivilDate(year: 2026, month: 12, day: 2), CivilTime(hour: 8))
        #expect(found.map(\.value) == [.dateTime(nextMorning)])
    }
}
