import Foundation
import PhraseMatching
import ValueParsing

/// Measures the matcher with 1,000 intents of 100 apps: how long its structure takes to make, how long a sentence takes.
///
/// The phrases are those of the sets for few phrases; each app says its name with them.
struct MatcherBenchmark {
    let folder: URL
    let options: BenchmarkOptions
    let encoder: (any MeaningEncoder)?

    func run(_ report: inout Report) throws {
        guard options.wants("Matcher") else { return }
        var byLabel: [String: [String]] = [:]
        var asked: [String] = []
        for set in ["HWU64", "CLINC150", "BANKING77"] {
            let phrases = FewPhrasesBenchmark.read(folder.appending(path: "fewshot/\(set)/train_10"))
            for phrase in phrases { byLabel[phrase.label, default: []].append(phrase.text) }
            asked += FewPhrasesBenchmark.read(folder.appending(path: "fewshot/\(set)/valid")).prefix(300).map(\.text)
        }
        let labels = byLabel.keys.sorted()
        guard !labels.isEmpty else { return }
        let apps = (0..<100).map { app in
            PhraseApp(
                id: "app\(app)", names: ["Program \(app)"],
                intents: (0..<10).map { intent in
                    let label = labels[(app * 10 + intent) % labels.count]
                    let phrases = byLabel[label] ?? []
                    return PhraseIntent(
                        id: "\(label)\(app)", phrases: phrases.map { $0 + " in ${applicationName}" })
                })
        }
        let parser = try options.parser("en")
        let (matcher, making) = measured { PhraseMatcher(apps, parser: parser, encoder: encoder) }
        report.note("Matcher, 1,000 intents of 100 apps: seconds to make", making)
        let context = ValueContext(now: moment(""))
        var times = asked.enumerated().map { index, sentence in
            measured { matcher.decide("\(sentence) in program \(index % 100)", context: context) }.1 * 1_000
        }
        times.sort()
        guard !times.isEmpty else { return }
        report.note("Matcher, a sentence: milliseconds, median", times[times.count / 2])
        report.note("Matcher, a sentence: milliseconds, p99", times[times.count * 99 / 100])
    }
}
