import Foundation
import PhraseMatching
import SentenceVectors

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
                let all = try jsonLines(folder.appending(path: "home-assistant/ha_k\(count)_s\(draw).jsonl"))
                let pairs = all.map {
                    (use: $0["use"] as? String, text: $0["text"] as? String ?? "", label: $0["intent"] as? String ?? "")
                }
                measure(
                    row, pairs.filter { $0.use == "phrase" }.map { ($0.text, $0.label) },
                    pairs.filter { $0.use == "ask" }.map { ($0.text, $0.label) }, &report)
            }
        }
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
}
