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
        ("es", "a finales del mes que viene", ["a finales del mes que viene: 2026-12-21/2027-01-01"]),
        ("es", "a principios de los noventa", ["a principios de los noventa: 1990-01-01/1994-01-01"]),
        ("es", "antes del lunes al mediodía", ["antes del lunes al mediodía: …/2026-12-07 11:00:00"]),
        ("es", "dos veces por semana", ["dos veces por semana: every 1.0 week"]),
        ("es", "litro y medio de leche", ["litro y medio: 1.5 Volume.liters"]),
        ("de", "Treffpunkt Punkt zwölf Uhr", ["Punkt zwölf Uhr: 12:00:00"]),
        ("de", "dreimal am Tag", ["dreimal am Tag: every 1.0 day"]),
        ("en", "three times a week", ["three times a week: every 1.0 week"]),
    ])
    func `are told apart`(language: String, sentence: String, values: [String]) throws {
        #expect(try read(sentence, .all, language) == values)
    }
}
