import Testing
import ValueParsing

struct `Numbers` {
    @Test(arguments: [
        ("twenty-five", 25), ("one hundred and five", 105), ("two thousand three hundred", 2_300),
        ("1,234,567.5", 1_234_567.5), ("three quarters", 0.75), ("one and a half", 1.5),
        ("two and a half million", 2_500_000),
        ("-7", -7), ("minus fifty", -50), ("one point five", 1.5), ("1/4", 0.25), ("a dozen", 12), ("half a dozen", 6),
        ("2k", 2_000), ("three million two hundred", 3_000_200), ("1.5e3", 1_500), ("½", 0.5),
    ])
    func `of English are read in words and digits`(text: String, value: Double) throws {
        #expect(try read("I want \(text) please", .numbers) == ["\(text): \(value)"])
    }

    @Test(arguments: [
        ("einundzwanzig", 21), ("zweihundertfünfundvierzig", 245), ("1.234,5", 1_234.5), ("drei Komma fünf", 3.5),
    ])
    func `of German are taken apart`(text: String, value: Double) throws {
        #expect(try read(text, .numbers, "de") == ["\(text): \(value)"])
    }

    @Test(arguments: [
        ("treinta y dos", 32), ("doscientos cuarenta y uno", 241), ("dos mil quinientos", 2_500), ("1.234,5", 1_234.5),
    ])
    func `of Spanish are added up`(text: String, value: Double) throws {
        #expect(try read(text, .numbers, "es") == ["\(text): \(value)"])
    }

    @Test(arguments: [
        ("the second one", "second: start 2"), ("take the last", "the last: end 0"), ("21st", "21st: start 21"),
        ("the twenty-third", "twenty-third: start 23"), ("the next one", "next one: current 1"),
        ("second to last", "second to last: end -1"),
    ])
    func `as places name a choice`(text: String, expected: String) throws {
        #expect(try read(text, .ordinals).contains(expected))
    }

    @Test(arguments: [(OrdinalPosition(.start, 2), 1), (OrdinalPosition(.end, 0), 2), (OrdinalPosition(.end, -1), 1)])
    func `as places become an index`(place: OrdinalPosition, index: Int) {
        #expect(place.index(in: 3) == index)
        #expect(place.index(in: 1) == (place == OrdinalPosition(.end, 0) ? 0 : nil))
    }

    @Test(arguments: [("50 %", 50), ("twenty percent", 20), ("2.5 per cent", 2.5)])
    func `as shares are per cent`(text: String, value: Double) throws {
        #expect(try read(text, .percentages) == ["\(text): \(value)%"])
    }

    @Test func `in ranges have the bounds that were said`() throws {
        #expect(try read("between 20 and 30", .numberRanges) == ["between 20 and 30: 20.0…30.0"])
        #expect(try read("at least five", .numberRanges) == ["at least five: 5.0…inf"])
        #expect(try read("less than 100", .numberRanges) == ["less than 100: -inf…100.0"])
    }
}
