import Testing
import ValueParsing

struct `Bad input` {
    @Test(arguments: [
        "", " \n\t", "\u{0}\u{1}\u{7F}", String(repeating: "((((", count: 5_000),
        String(repeating: "one ", count: 25_000),
        String(repeating: "9", count: 100_000), String(repeating: "und", count: 20_000),
        "٣ кг 三百 ½½½ e\u{301}\u{301}\u{301}",
        String(repeating: "from 5 to ", count: 2_000), "1e999999", "99999999999999 years ago",
        "day 99999999999999999999999 of may",
        "year 99999", "easter 99999", "diwali 99999", "every 99999999999999999999 days", "1e400 euros",
        "9 grand lakh crore",
        "99999999999999 feet 99999999999 inches", "the 99th monday after easter 9999", "in 999999999 centuries",
        "from 9999-12-31 to 0000-00-00", "25:61", "\u{202E}tomorrow\u{0} at \u{7}5\u{200B}pm", "a@[999.1.1.1]",
        String(repeating: "one point one and ", count: 1_000), String(repeating: "five twenty ", count: 1_000),
        String(repeating: "the first monday after ", count: 1_000), String(repeating: "dot a at ", count: 1_000),
    ])
    func `ends with an answer, in each language`(text: String) throws {
        for language in LanguageTable.known {
            for found in try parser(language).values(in: text, context: monday) { #expect(!found.readings.isEmpty) }
        }
    }

    @Test(arguments: [
        ("nonsense", 1), ("month 1 january", 1), ("language: xx\nwhen = nothing", 2), ("x = #31-1", 1),
        ("holiday 13: x", 1),
        ("holiday hindu/13/1: x", 1), ("holiday 12-25*0: x", 1), ("holiday 12-25~xxx+1: x", 1), ("weekendeve: 25", 1),
        ("x = \"a\" {colour=1}", 1), ("x = (\"a\"", 1),
    ])
    func `in a table names its line`(text: String, line: Int) {
        #expect {
            try LanguageTable(text)
        } throws: { error in
            (error as? LanguageTableError)?.line == line
        }
    }

    @Test func `words of a new language need only a table`() throws {
        let table = try LanguageTable("language: xx\nrelday 1: kesho\nonday = relday\nwhen = onday")
        let found = ValueParser([table]).values(in: "Nitakuja KESHO", kinds: .times, context: monday)
        #expect(found.map(\.readings) == [[.date(CivilDate(year: 2026, month: 12, day: 1))]])
    }

    @Test(arguments: [(2024, 2, 29), (1900, 2, 28), (2000, 12, 31), (1, 1, 1), (-4, 3, 1), (9999, 12, 31)])
    func `days and their numbers agree`(year: Int, month: Int, day: Int) {
        let date = CivilDate(year: year, month: month, day: day)
        #expect(CivilDate(number: date.number) == date)
        #expect(date.isReal)
        #expect(date.adding(days: 1).weekday == date.weekday % 7 + 1)
    }
}
