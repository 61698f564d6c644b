import Foundation
import PhraseMatching
import ValueParsing

/// Measures Home Assistant's English sentences through phrases: its templates rewritten as patterns of an app, its house as values.
///
/// `Scripts/bench-home-assistant` writes the file with templates and house. Right is a sentence that is run, whose intent is the
/// expected one, and all of whose expected slots have the expected values; who has to be asked is wrong.
struct HomeAssistantBenchmark {
    let sentences: URL
    let home: URL?
    let options: BenchmarkOptions
    let encoder: (any MeaningEncoder)?

    func run(_ report: inout Report) throws {
        guard options.wants("Home Assistant, phrases"), let home,
            let all = try JSONSerialization.jsonObject(with: Data(contentsOf: home)) as? [String: Any]
        else { return }
        let lines = try jsonLines(sentences)
        guard !lines.isEmpty else { return }
        let house = HomePhrases(all)
        let parser = try options.parser("en")
        var matchers: [[String: String]: PhraseMatcher] = [:]
        let context = ValueContext(now: moment(""))
        var (intents, slots, seconds, slow) = (0, 0, 0.0, 0)
        var cases = 0
        for one in lines {
            guard let sentence = one["text"] as? String, let intent = one["intent"] as? String
            else { continue }
            let here = (one["context"] as? [String: String]) ?? [:]
            if matchers[here] == nil {
                // What a person is near to is known when phrases are made: the room, the things on the screen.
                let (app, patterns) = try house.app(in: here)
                let memory = residentBytes()
                let (matcher, making) = measured { PhraseMatcher([app], parser: parser, encoder: encoder) }
                if matchers.isEmpty {
                    report.note("Home Assistant, phrases: patterns", Double(patterns))
                    report.note("Home Assistant, phrases: seconds to make", making)
                    report.note(
                        "Home Assistant, phrases: megabytes of memory", Double(residentBytes() - memory) / 1_048_576)
                }
                _ = matcher.decide("turn on the lights", context: context)
                matchers[here] = matcher
            }
            guard let matcher = matchers[here] else { continue }
            let (decision, time) = measured { matcher.decide(sentence, context: context) }
            seconds += time
            if time > 0.000_2 { slow += 1 }
            cases += 1
            guard case .run(let match) = decision, house.intent(of: match) == intent else {
                if options.showsMisses {
                    print("- Home Assistant: \(sentence) | \(intent) | \(house.line(decision, here))")
                }
                continue
            }
            intents += 1
            let found = house.slots(of: match, in: here)
            let wanted = one["slots"] as? [String: Any] ?? [:]
            if wanted.allSatisfy({ same(found[$0.key] ?? "", HomeAssistantBenchmark.plain($0.value)) }) {
                slots += 1
            } else if options.showsMisses {
                print("- Home Assistant: \(sentence) | \(wanted) | \(house.line(decision, here))")
            }
        }
        let row = "Home Assistant, phrases"
        report.share("\(row): intents", intents, of: cases, seconds: seconds)
        report.share("\(row): intents and slots", slots, of: cases, seconds: seconds)
        report.note("\(row): sentences that took more than 0.2 ms", Double(slow))
    }

    private static func plain(_ value: Any) -> String {
        let first = (value as? [Any])?.first ?? value
        return "\(first)".trimmingCharacters(in: .whitespaces)
    }
}

/// Home Assistant's groups of templates as intents of an app.
struct HomePhrases {
    private let all: [String: Any]
    private let rules: [String: String]
    private let lists: [String: [String: Any]]

    init(_ all: [String: Any]) {
        self.all = all
        rules = all["rules"] as? [String: String] ?? [:]
        lists = all["lists"] as? [String: [String: Any]] ?? [:]
    }

    /// The app, with the intents that are possible where a person is.
    func app(in here: [String: String]) throws -> (app: PhraseApp, patterns: Int) {
        var intents: [String: PhraseIntent] = [:]
        for group in all["groups"] as? [[String: Any]] ?? [] {
            let needs = group["requires"] as? [String: Any] ?? [:]
            let sentences = group["sentences"] as? [String] ?? []
            let fixed = (group["slots"] as? [String: Any] ?? [:]).map { "\($0)=\($1)" }.sorted()
            // A room that is needed is the one where the person is.
            let nearby = needs.filter { ($0.value as? [String: Any])?["slot"] != nil }.keys.sorted()
            guard nearby.allSatisfy({ here[$0] != nil }) else { continue }
            let id = ([group["intent"] as? String ?? ""] + fixed + nearby.map { "\($0)=\(here[$0] ?? "")" })
                .joined(separator: "#")
            var intent = intents[id] ?? PhraseIntent(id: id, phrases: [])
            let rules = rules.merging(group["rules"] as? [String: String] ?? [:]) { $1 }
            for sentence in sentences {
                var usesNames = false
                let pattern = HomeTemplate(sentence).pattern(rules) { list, slot in
                    usesNames = usesNames || list == "name"
                    let name = list == "name" ? names(group).key : list == slot ? slot : "\(slot)@\(list)"
                    intent.slots[name] = self.slot(list, group)
                    return name
                }
                // Without a name, what is needed has to be there by itself.
                let missing = needs.filter { !nearby.contains($0.key) && !isOneOf($0.value, here[$0.key]) }
                guard usesNames || missing.isEmpty else { continue }
                intent.patterns.append(try PhrasePattern(pattern))
            }
            intents[id] = intent
        }
        let own = intents.values.filter { !$0.patterns.isEmpty }.sorted { $0.id < $1.id }
        return (PhraseApp(id: "home", names: [], intents: own), own.reduce(0) { $0 + $1.patterns.count })
    }

    private func isOneOf(_ needed: Any, _ value: Any?) -> Bool {
        guard let value = value.map({ "\($0)" }) else { return false }
        return ((needed as? [Any]) ?? [needed]).contains { "\($0)" == value }
    }

    private func slot(_ list: String, _ group: [String: Any]) -> PhraseSlot {
        func values(_ texts: [String]) -> PhraseSlot {
            .values(texts.flatMap { HomeTemplate($0).forms(rules) { $1 } }.map { PhraseValue(id: $0, title: $0) })
        }
        switch list {
        case "name": return .values(names(group).values)
        case "area": return values(all["areas"] as? [String] ?? [])
        case "floor": return values(all["floors"] as? [String] ?? [])
        default:
            let own = (group["lists"] as? [String: [String: Any]])?[list] ?? lists[list] ?? [:]
            if own["range"] != nil { return .parsed(.numbers) }
            guard let entries = own["values"] as? [Any] else { return .text }
            return .values(
                entries.map { entry in
                    let pair = entry as? [String: Any]
                    let said = HomeTemplate(pair?["in"] as? String ?? "\(entry)").forms(rules) { $1 }
                    return PhraseValue(
                        id: pair?["out"].map { "\($0)" } ?? "\(entry)", title: said.first ?? "",
                        synonyms: Array(said.dropFirst()))
                })
        }
    }

    /// The names of the house that a group can take, with a name for them.
    private func names(_ group: [String: Any]) -> (key: String, values: [PhraseValue]) {
        let needs = group["requires"] as? [String: Any] ?? [:]
        let excludes = group["excludes"] as? [String: Any] ?? [:]
        var values: [PhraseValue] = []
        for one in all["names"] as? [[String: Any]] ?? [] {
            let context = one["context"] as? [String: Any] ?? [:]
            let own = needs.filter { ($0.value as? [String: Any])?["slot"] == nil }
            guard own.allSatisfy({ isOneOf($0.value, context[$0.key]) }),
                !excludes.contains(where: { isOneOf($0.value, context[$0.key]) })
            else { continue }
            for form in HomeTemplate(one["name"] as? String ?? "").forms(rules, slot: { $1 })
            where !values.contains(where: { $0.id == form }) {
                values.append(PhraseValue(id: form, title: form))
            }
        }
        let key = (needs.map { "\($0)=\($1)" }.sorted() + excludes.map { "\($0)!=\($1)" }.sorted()).joined(
            separator: ",")
        return ("name@" + key.filter { !"{}$".contains($0) }, values)
    }

    /// The intent of Home Assistant that a match is.
    func intent(of match: PhraseMatch) -> String { String(match.intent.prefix { $0 != "#" }) }

    /// The slots of a match, those that its group gives included.
    func slots(of match: PhraseMatch, in here: [String: String]) -> [String: String] {
        var slots: [String: String] = [:]
        for fixed in match.intent.split(separator: "#").dropFirst() {
            let pair = fixed.split(separator: "=", maxSplits: 1).map(String.init)
            if pair.count == 2 { slots[pair[0]] = pair[1] }
        }
        for (name, slot) in match.slots {
            let value: String
            switch slot.meaning {
            case .value(let own): value = own.id
            case .parsed(let found): value = found.value.expectedForm.value
            case .text: value = slot.text
            }
            slots[String(name.prefix { $0 != "@" })] = value
        }
        return slots
    }

    func line(_ decision: PhraseDecision, _ here: [String: String]) -> String {
        func line(_ match: PhraseMatch) -> String { "\(match.intent) \(slots(of: match, in: here)) \(match.score)" }
        switch decision {
        case .run(let match): return "run \(line(match))"
        case .ask(let matches): return "ask \(matches.map(line))"
        case .refuse(let matches): return "refuse \(matches.prefix(1).map(line))"
        }
    }
}

/// How much memory the process has in use.
func residentBytes() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
}
