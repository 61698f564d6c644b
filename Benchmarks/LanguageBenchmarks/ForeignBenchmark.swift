import Foundation
import PhraseMatching
import ValueParsing

/// Measures what is done with sentences that belong to no intent, and what that costs: the phrases of every second intent are not
/// taught, so that half of the sentences are foreign.
///
/// It is the matcher's decision that counts: a foreign sentence may be refused or asked about, and must not run anything.
struct ForeignBenchmark {
    let folder: URL
    let options: BenchmarkOptions
    let encoder: (any MeaningEncoder)?
    let parser: ValueParser

    func run(_ report: inout Report) throws {
        for set in ["HWU64", "CLINC150", "BANKING77"] {
            let row = "\(set), 10 phrases, half unknown"
            guard options.wants(row) else { continue }
            let folder = folder.appending(path: "fewshot/\(set)")
            let phrases = FewPhrasesBenchmark.read(folder.appending(path: "train_10"))
            let labels = Set(phrases.map(\.label)).sorted()
            guard !labels.isEmpty else { continue }
            let taught = labels.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
            let intents = taught.map { label in
                PhraseIntent(id: label, phrases: phrases.filter { $0.label == label }.map(\.text))
            }
            var matcher = PhraseMatcher(
                [PhraseApp(id: "app", names: [], intents: intents)], parser: parser, encoder: encoder)
            let standard = matcher.thresholds.run
            let asked = FewPhrasesBenchmark.read(folder.appending(path: "valid"))
            for threshold in [0, 0.5, 0.6, 0.7, 0.8, 0.9].map({ $0 == 0 ? standard : $0 }) {
                matcher.thresholds.run = threshold
                let name = threshold == standard ? "as it is" : "run from \(threshold)"
                measure("\(row), \(name)", matcher, Set(taught), asked, &report)
            }
        }
    }

    private func measure(
        _ row: String, _ matcher: PhraseMatcher, _ taught: Set<String>, _ asked: [FewPhrasesBenchmark.Labelled],
        _ report: inout Report
    ) {
        let context = ValueContext(now: moment(""))
        var foreign = (held: 0, all: 0)
        var known = (right: 0, asked: 0, wrong: 0, all: 0)
        for one in asked {
            let decision = matcher.decide(one.text, context: context)
            if !taught.contains(one.label) {
                foreign.all += 1
                if case .run = decision {} else { foreign.held += 1 }
                continue
            }
            known.all += 1
            switch decision {
            case .run(let match) where match.intent == one.label: known.right += 1
            case .run: known.wrong += 1
            case .ask(let matches) where matches.contains { $0.intent == one.label }: known.asked += 1
            default: break
            }
        }
        func share(_ part: Int, _ all: Int) -> Double { Double(part) / Double(max(1, all)) }
        report.note("\(row): foreign not run", share(foreign.held, foreign.all))
        report.note("\(row): known run right", share(known.right, known.all))
        report.note("\(row): known asked with the right one", share(known.asked, known.all))
        report.note("\(row): known run wrong", share(known.wrong, known.all))
    }
}
