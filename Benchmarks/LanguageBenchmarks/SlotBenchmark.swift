import Foundation
import PhraseMatching
import ValueParsing

/// SNIPS: the mean, over all parameters, of F1 of values that are found whole, through `PhraseMatcher`.
///
/// As its publishers do, each intent stands alone, a few of its sentences are its phrases, and the others are asked. Parameters are as
/// an app would have them: `timeRange` takes times, as in the publishers' own figures, the others take any words; the values in the
/// phrases are known.
struct SlotBenchmark {
    let folder: URL
    let options: BenchmarkOptions
    let encoder: (any MeaningEncoder)?
    let parser: ValueParser

    private static let row = "SNIPS slots"
    /// How often phrases are drawn.
    private static let draws = 3

    private struct Sentence {
        var text: String
        var slots: [(name: String, value: String)]
    }

    private struct Count {
        var (right, found, wanted) = (0, 0, 0)
        var f1: Double { 2 * Double(right) / Double(max(1, found + wanted)) }
    }

    func run(_ report: inout Report) throws {
        guard options.wants(SlotBenchmark.row) else { return }
        let all = try sentences("snips_train.jsonl")
        let test = try sentences("snips_test.jsonl")
        for count in [10, 70] {
            var scores: [String: Count] = [:]
            var (taught, asked) = ([Double](), [Double]())
            for intent in all.keys.sorted() {
                let own = all[intent] ?? []
                for draw in 0..<SlotBenchmark.draws {
                    let drawn = own.indices.filter { $0 % SlotBenchmark.draws == draw }.prefix(count)
                    let others = test[intent] ?? own.indices.filter { !drawn.contains($0) }.map { own[$0] }
                    let (matcher, seconds) = measured { self.matcher(drawn.map { own[$0] }, others[0].text) }
                    taught.append(seconds)
                    for one in others { asked.append(ask(matcher, one, intent, &scores)) }
                }
            }
            let f1 = scores.values.map(\.f1)
            report.note("\(SlotBenchmark.row), \(count) phrases: mean F1", f1.reduce(0, +) / Double(max(1, f1.count)))
            if options.showsMisses {
                for (slot, score) in scores.sorted(by: { $0.key < $1.key }) {
                    print("\(slot): \(score.wanted) values, F1 \((score.f1 * 1_000).rounded() / 1_000)")
                }
            }
            asked.sort()
            report.remark(
                "\(SlotBenchmark.row), \(count) phrases: taught in \(milliseconds(taught.reduce(0, +) / Double(max(1, taught.count)))) ms; "
                    + "a sentence \(milliseconds(asked[asked.count / 2])) ms, p99 \(milliseconds(asked[asked.count * 99 / 100])) ms"
            )
        }
    }

    private func milliseconds(_ seconds: Double) -> Double { (seconds * 100_000).rounded() / 100 }

    private func sentences(_ name: String) throws -> [String: [Sentence]] {
        var sentences: [String: [Sentence]] = [:]
        for one in try jsonLines(folder.appending(path: "snips/\(name)")) {
            let slots = (one["slots"] as? [[String]] ?? []).filter { $0.count == 2 }.map { (name: $0[0], value: $0[1]) }
            sentences[one["intent"] as? String ?? "", default: []]
                .append(Sentence(text: one["text"] as? String ?? "", slots: slots))
        }
        return sentences
    }

    /// A matcher for an intent, which has been asked once: what is learned when it is first needed is learned then.
    private func matcher(_ sentences: [Sentence], _ first: String) -> PhraseMatcher {
        var values: [String: [PhraseValue]] = [:]
        var phrases: [String] = []
        for sentence in sentences {
            var phrase = ""
            var rest = sentence.text[...]
            for (name, value) in sentence.slots {
                guard let range = rest.range(of: value) else { continue }
                phrase += rest[..<range.lowerBound] + "${\(name)}"
                rest = rest[range.upperBound...]
                if !(values[name] ?? []).contains(where: { $0.title == value }) {
                    values[name, default: []].append(PhraseValue(id: value, title: value))
                }
            }
            phrases.append(phrase + rest)
        }
        var slots = values.mapValues(PhraseSlot.open)
        if slots["timeRange"] != nil { slots["timeRange"] = .parsed(.times) }
        let intent = PhraseIntent(id: "intent", phrases: phrases, slots: slots)
        let matcher = PhraseMatcher(
            [PhraseApp(id: "app", names: ["App"], intents: [intent])], parser: parser, encoder: encoder)
        _ = matcher.matches(first, context: ValueContext(now: moment("")))
        return matcher
    }

    /// Counts the values that are found, and gives back how long it took.
    private func ask(_ matcher: PhraseMatcher, _ one: Sentence, _ intent: String, _ scores: inout [String: Count])
        -> Double
    {
        let (match, seconds) = measured { matcher.matches(one.text, context: ValueContext(now: moment(""))).first }
        var wanted = one.slots.map { ($0.name, SlotBenchmark.plain($0.value)) }
        for (name, _) in wanted { scores["\(intent) \(name)", default: Count()].wanted += 1 }
        for (name, slot) in match?.slots ?? [:] {
            scores["\(intent) \(name)", default: Count()].found += 1
            if let place = wanted.firstIndex(where: { $0.0 == name && isSame(slot, $0.1) }) {
                wanted.remove(at: place)
                scores["\(intent) \(name)"]?.right += 1
            }
        }
        return seconds
    }

    /// Whether what was found is a value: the same words, or, of times, others that mean the same ("on Friday", "Friday").
    private func isSame(_ slot: SlotMatch, _ value: String) -> Bool {
        if SlotBenchmark.plain(slot.text) == value { return true }
        guard case .parsed(let found) = slot.meaning else { return false }
        let read = parser.values(in: value, kinds: .times, context: ValueContext(now: moment("")))
        return read.count == 1 && read[0].readings == found.readings
    }

    /// A value without the signs around it.
    private static func plain(_ text: String) -> String {
        text.lowercased().trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    }
}
