import Foundation
import PhraseMatching
import SentenceVectors
import ValueParsing

/// The vectors of sentences that search has, for the matcher.
struct TableEncoder: MeaningEncoder {
    let encoder: any SentenceEncoder

    func vector(of sentence: String) -> [Float]? {
        encoder.encode(sentence)?.numbers.map { Float($0) / SentenceVector.scale }
    }
}

/// Measures how many sentences reach their label when a few phrases of each are known: accuracy, as the publishers define it.
struct FewPhrasesBenchmark {
    let folder: URL
    let options: BenchmarkOptions
    let encoder: (any MeaningEncoder)?
    let parser: ValueParser

    /// The kinds of values that words of a sentence belong to.
    private var marks: SlotTagger.Marks {
        { [parser] words in
            var marks = Array(repeating: [String](), count: words.count)
            let text = words.joined(separator: " ")
            var starts: [String.Index] = []
            var index = text.startIndex
            for word in words {
                starts.append(index)
                index = text.index(index, offsetBy: word.count, limitedBy: text.endIndex) ?? text.endIndex
                if index < text.endIndex { index = text.index(after: index) }
            }
            let context = ValueContext(now: moment(""))
            for (name, kind) in [
                ("time", ValueKinds.times), ("number", .numbers), ("place", .ordinals), ("span", .durations),
            ] {
                for found in parser.values(in: text, kinds: kind, context: context) {
                    for place in words.indices where found.range.contains(starts[place]) { marks[place].append(name) }
                }
            }
            return marks
        }
    }

    typealias Labelled = (text: String, label: String)

    func run(_ report: inout Report) throws {
        for set in ["HWU64", "CLINC150", "BANKING77"] {
            for count in [5, 10] {
                let row = "\(set), \(count) phrases"
                guard options.wants(row) else { continue }
                let phrases = FewPhrasesBenchmark.read(folder.appending(path: "fewshot/\(set)/train_\(count)"))
                let test = folder.appending(path: "fewshot/\(set)/test")
                let held = FewPhrasesBenchmark.read(
                    FileManager.default.fileExists(atPath: test.path)
                        ? test : folder.appending(path: "fewshot/\(set)/valid"))
                measure(row, phrases, held, &report)
                // As if there were too many phrases to weigh them against each other.
                measure("\(row), as of many", phrases, held, solvable: 0, &report)
            }
        }
        for count in [3, 5, 10] {
            let row = "Home Assistant, \(count) phrases"
            guard options.wants(row) else { continue }
            for draw in 1...3 {
                let all = try lines(folder.appending(path: "home-assistant/ha_k\(count)_s\(draw).jsonl"))
                let pairs = all.map {
                    (use: $0["use"] as? String, text: $0["text"] as? String ?? "", label: $0["intent"] as? String ?? "")
                }
                measure(
                    row, pairs.filter { $0.use == "phrase" }.map { ($0.text, $0.label) },
                    pairs.filter { $0.use == "ask" }.map { ($0.text, $0.label) }, &report)
            }
        }
        try measureSlots(&report)
    }

    private func measure(
        _ row: String, _ phrases: [Labelled], _ asked: [Labelled], solvable: Int = PhraseClassifier.solvable,
        _ report: inout Report
    ) {
        guard !phrases.isEmpty else { return }
        let classifier = PhraseClassifier(phrases, encoder: encoder, solvable: solvable)
        for one in asked {
            let (scores, seconds) = measured { classifier.scores(one.text) }
            report.count(
                row, right: scores.first?.label == one.label, seconds: seconds,
                miss: "\(one.text) | \(one.label) | \(scores.first?.label ?? "")")
        }
    }

    static func read(_ folder: URL) -> [(text: String, label: String)] {
        func lines(_ name: String) -> [Substring] {
            let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
            return text.split(separator: "\n", omittingEmptySubsequences: false)
        }
        return zip(lines("seq.in"), lines("label")).filter { !$1.isEmpty }.map { (String($0), String($1)) }
    }

    private func lines(_ file: URL) throws -> [[String: Any]] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return try text.split(separator: "\n").compactMap {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
    }

    // MARK: Slots

    /// SNIPS: the mean, over all slots, of F1 of values that are found whole.
    private func measureSlots(_ report: inout Report) throws {
        let row = "SNIPS slots"
        guard options.wants(row) else { return }
        let all = try lines(folder.appending(path: "snips/snips_train.jsonl"))
        let test = try lines(folder.appending(path: "snips/snips_test.jsonl"))
        var byIntent: [String: [[String: Any]]] = [:]
        for one in all { byIntent[one["intent"] as? String ?? "", default: []].append(one) }
        for count in [10, 70] {
            var scores: [String: (right: Int, found: Int, wanted: Int)] = [:]
            for intent in byIntent.keys.sorted() {
                let own = byIntent[intent] ?? []
                if !test.isEmpty {
                    let asked = test.filter { $0["intent"] as? String == intent }
                    learn(Array(own.prefix(count)), asked, intent, &scores)
                } else {
                    // Without a set to test on, parts of the phrases are left out in turn.
                    let parts = count < own.count / 2 ? 3 : 10
                    for part in 0..<parts {
                        let isLearned: (Int) -> Bool = { index in
                            count < own.count / 2
                                ? (index % parts == part && index / parts < count) : index % parts != part
                        }
                        let learned = own.indices.filter(isLearned).prefix(count).map { own[$0] }
                        learn(learned, own.indices.filter { !isLearned($0) }.map { own[$0] }, intent, &scores)
                    }
                }
            }
            let f1 = scores.values.map { 2 * Double($0.right) / Double(max(1, $0.found + $0.wanted)) }
            report.note("\(row), \(count) phrases: mean F1", f1.reduce(0, +) / Double(max(1, f1.count)))
        }
    }

    private func learn(
        _ phrases: [[String: Any]], _ asked: [[String: Any]], _ intent: String,
        _ scores: inout [String: (right: Int, found: Int, wanted: Int)]
    ) {
        let tagger = SlotTagger(phrases.map(example), marks: marks, encoder: encoder)
        for one in asked {
            let wanted = example(one)
            var places: [Set<String>] = [[], []]
            var start = 0
            while start < wanted.names.count {
                guard let name = wanted.names[start] else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < wanted.names.count, wanted.names[end] == name { end += 1 }
                places[0].insert("\(name) \(start) \(end)")
                start = end
            }
            for value in tagger.values(wanted.words) {
                places[1].insert("\(value.name) \(value.words.lowerBound) \(value.words.upperBound)")
            }
            for place in places[0] {
                let slot = intent + " " + place.prefix { $0 != " " }
                scores[slot, default: (0, 0, 0)].wanted += 1
                if places[1].contains(place) { scores[slot, default: (0, 0, 0)].right += 1 }
            }
            for place in places[1] { scores[intent + " " + place.prefix { $0 != " " }, default: (0, 0, 0)].found += 1 }
        }
    }

    private func example(_ one: [String: Any]) -> SlotTagger.Example {
        let text = one["text"] as? String ?? ""
        let slots = (one["slots"] as? [[String]]) ?? []
        var names: [String?] = []
        var words: [String] = []
        var rest = text[...]
        func add(_ text: Substring, _ name: String?) {
            for word in text.split(whereSeparator: { $0.isWhitespace || ",.!?;:".contains($0) }) {
                words.append(String(word))
                names.append(name)
            }
        }
        for slot in slots where slot.count == 2 {
            guard let range = rest.range(of: slot[1]) else { continue }
            add(rest[..<range.lowerBound], nil)
            add(rest[range], slot[0])
            rest = rest[range.upperBound...]
        }
        add(rest, nil)
        return SlotTagger.Example(words: words, names: names)
    }
}
