import Foundation
import PhraseMatching
import ValueParsing

/// Measures how the matcher grows: apps of ten intents with ten phrases each; how long its structure takes to make, how much memory
/// it takes, how long a sentence takes.
///
/// The phrases are those of the sets for few phrases; each app says its name with them. Sentences are those of the sets, with the
/// name of an app; beside them the phrases themselves, word for word.
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
        guard !byLabel.isEmpty else { return }
        for count in [10, 30, 100, 300] { try measure(count, byLabel, asked, &report) }
    }

    private func measure(
        _ count: Int, _ byLabel: [String: [String]], _ asked: [String], _ report: inout Report
    ) throws {
        let labels = byLabel.keys.sorted()
        let apps = (0..<count).map { app in
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
        let memory = residentBytes()
        let (matcher, making) = measured { PhraseMatcher(apps, parser: parser, encoder: encoder) }
        let row = "Matcher, \(count * 10) intents of \(count) apps"
        report.note("\(row): seconds to make", making)
        report.note("\(row): megabytes of memory", Double(residentBytes() - memory) / 1_048_576)
        let context = ValueContext(now: moment(""))
        func milliseconds(_ sentences: [String]) -> [Double] {
            sentences.map { sentence in measured { matcher.decide(sentence, context: context) }.1 * 1_000 }.sorted()
        }
        let times = milliseconds(asked.enumerated().map { "\($1) in program \($0 % count)" })
        let exact = milliseconds(
            apps.enumerated().flatMap { app, one in
                one.intents.prefix(3).compactMap { $0.phrases.first }
                    .map { $0.replacing("${applicationName}", with: "program \(app)") }
            })
        guard !times.isEmpty, !exact.isEmpty else { return }
        report.note("\(row): a sentence, milliseconds, median", times[times.count / 2])
        report.note("\(row): a sentence, milliseconds, p99", times[times.count * 99 / 100])
        report.note("\(row): a phrase word for word, milliseconds, median", exact[exact.count / 2])
    }
}
