import Testing
import ValueParsing

/// Sentences in which values of every kind are looked for at once, and may be taken for each other.
struct AllKindsTests {
    @Test(arguments: [
        ("en", "buy two dozen eggs", ["two dozen: 24.0"]),
        ("en", "half a dozen rolls", ["half a dozen: 6.0"]),
        ("en", "a dozen eggs in a dozen minutes", ["a dozen: 12.0", "in a dozen minutes: 2026-11-30 16:24:00"]),
        ("en", "she is 6 ft 2", ["6 ft 2: 6.166666666666667 Length.feet"]),
        ("en", "a room of 60 ft2", ["60 ft2: 60.0 Area.squareFeet"]),
        ("en", "it helps one in four", ["one in four: 25.0%"]),
        ("en", "tuesday to thursday next week", ["tuesday to thursday next week: 2026-12-08/2026-12-10"]),
        ("en", "from tuesday to next thursday", ["from tuesday to next thursday: 2026-12-01/2026-12-03"]),
        (
            "de", "von Dienstag bis Donnerstag nächste Woche",
            ["von Dienstag bis Donnerstag nächste Woche: 2026-12-08/2026-12-10"]
        ),
        ("de", "zwei Dutzend Eier", ["zwei Dutzend: 24.0"]),
        ("es", "dos docenas de huevos", ["dos docenas: 24.0"]),
        ("es", "sube el veinte por ciento", ["veinte por ciento: 20.0%"]),
        (
            "es", "de martes a jueves de la semana que viene",
            ["de martes a jueves de la semana que viene: 2026-12-08/2026-12-10"]
        ),
    ])
    func `are told apart`(language: String, sentence: String, values: [String]) throws {
        #expect(try read(sentence, .all, language) == values)
    }
}
