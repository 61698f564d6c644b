import PhraseMatching
import Testing
import ValueParsing

let monday = ValueContext(
    now: CivilDateTime(CivilDate(year: 2026, month: 11, day: 30), CivilTime(hour: 16, minute: 12)))

let drinks = [
    PhraseValue(id: "latte", title: "Latte", synonyms: ["milk coffee"]), PhraseValue(id: "espresso", title: "Espresso"),
    PhraseValue(id: "flat", title: "Flat White"),
]

/// The phrases of a coffee shop, and of more apps.
func matcher(_ more: [PhraseApp] = []) throws -> PhraseMatcher {
    let coffee = PhraseApp(
        id: "coffee", names: ["Coffee", "Coffee Shop"],
        intents: [
            PhraseIntent(
                id: "order",
                phrases: ["Order a ${drink} in ${applicationName}", "Get me a ${drink} from ${applicationName}"],
                slots: ["drink": .values(drinks)]),
            PhraseIntent(
                id: "remind", phrases: ["Remind me to drink coffee ${time} with ${applicationName}"],
                slots: ["time": .parsed(.times)]),
            PhraseIntent(
                id: "hours", phrases: ["When does ${applicationName} open", "Show opening hours of ${applicationName}"]),
            PhraseIntent(id: "delete", phrases: ["Delete all my orders in ${applicationName}"], isIrreversible: true),
            PhraseIntent(
                id: "note", phrases: ["Write ${text} on my cup in ${applicationName}"], slots: ["text": .text]),
        ],
        negativePhrases: ["Order coffee beans"])
    return PhraseMatcher([coffee] + more, parser: ValueParser([try LanguageTable.known("en")].compactMap { $0 }))
}

/// The decision in one line.
func decide(_ sentence: String, _ more: [PhraseApp] = []) throws -> String {
    func line(_ matches: [PhraseMatch]) -> String { matches.map { "\($0.app).\($0.intent)" }.joined(separator: ", ") }
    switch try matcher(more).decide(sentence, context: monday) {
    case .run(let match): return "run \(line([match]))"
    case .ask(let matches): return "ask \(line(matches))"
    case .refuse: return "refuse"
    }
}
