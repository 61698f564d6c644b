import BeckonSystem
import Foundation
import IntentWire
import ValueForms

/// What came of one sentence of a test of phrases.
struct PhraseTestResult: Sendable {
    var test: PhraseTestCase
    /// What was understood: the intent with its app, or nil where nothing would run or be asked about.
    var understood: String?
    var decision: SentenceReading.Decision
    /// Why it is not as expected; nil where it is.
    var problem: String?
}

/// Compares how sentences are understood with what was expected.
struct PhraseTestRun {
    let formatter: ValueFormatter

    /// Compares one.
    func result(_ test: PhraseTestCase, _ reading: SentenceReading) -> PhraseTestResult {
        let first = reading.decision == .refuse ? nil : reading.candidates.first
        var result = PhraseTestResult(
            test: test, understood: first.map { "\($0.app).\($0.intent)" }, decision: reading.decision)
        result.problem = problem(test, reading, first)
        return result
    }

    private func problem(
        _ test: PhraseTestCase, _ reading: SentenceReading, _ first: SentenceCandidate?
    ) -> String? {
        guard let wanted = test.intent else {
            // What is asked about does not run.
            return reading.decision == .run ? "runs \(first?.intent ?? "something")" : nil
        }
        guard let first else {
            let near = reading.candidates.first.map { "; nearest is \($0.intent), \(percent($0.score))" } ?? ""
            return "is not understood\(near)"
        }
        let among = reading.decision == .run ? [first] : Array(reading.candidates.prefix(reading.chosen))
        guard let found = among.first(where: { names($0).contains(wanted) }) else {
            return "\(reading.decision == .run ? "runs" : "asks about") \(first.intent), \(percent(first.score))"
        }
        if reading.decision == .ask, !test.mayAsk, among.count > 1 || !found.isIrreversible {
            let others = among.filter { $0.intent != found.intent }.map(\.intent)
            return others.isEmpty
                ? "is asked about, \(percent(found.score)); write \(wanted)? where that is right"
                : "is asked about beside \(others.joined(separator: ", "))"
        }
        return test.values.sorted { $0.key < $1.key }.lazy.compactMap { value(found, $0.key, $0.value) }.first
    }

    private func names(_ candidate: SentenceCandidate) -> Set<String> {
        let short = candidate.intent.hasSuffix("Intent") ? String(candidate.intent.dropLast(6)) : candidate.intent
        return Set([candidate.intent, short].flatMap { [$0, "\(candidate.app).\($0)", "\(candidate.appName).\($0)"] })
    }

    private func value(_ candidate: SentenceCandidate, _ name: String, _ wanted: String) -> String? {
        guard let value = candidate.arguments[name] else {
            return wanted.isEmpty ? nil : "\(name) is missing, \(wanted) is expected"
        }
        let texts = Self.texts(value) + [formatter.text(value)] + [candidate.words[name]].compactMap(\.self)
        if texts.contains(where: {
            $0.compare(wanted, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
        }) {
            return nil
        }
        return "\(name) is \(formatter.text(value)), \(wanted.isEmpty ? "none" : wanted) is expected"
    }

    /// The forms in which a value may be written.
    private static func texts(_ value: IntentValue) -> [String] {
        switch value {
        case .entity(let entity): [entity.id, entity.display.title]
        case .enumCase(let one): [one.rawValue] + [one.display?.title].compactMap(\.self)
        case .list(let values): [values.compactMap { texts($0).first }.joined(separator: ",")]
        case .date(let date): [JSONValue.iso8601(date)]
        default: [JSONValue(value).string ?? JSONValue(value).line]
        }
    }

    private func percent(_ score: Double) -> String { "\(Int((score * 100).rounded())) %" }

    /// Which intents were taken for which, where they differ: expected, understood, how often.
    static func confusion(_ results: [PhraseTestResult]) -> [(expected: String, understood: String, count: Int)] {
        var counts: [[String]: Int] = [:]
        for result in results where result.problem != nil {
            let understood = result.understood.map(Self.short) ?? "nothing"
            let expected = result.test.intent.map(Self.short) ?? "nothing"
            if understood == expected { continue }
            counts[[expected, understood], default: 0] += 1
        }
        return counts.sorted { ($1.value, $0.key[0], $0.key[1]) < ($0.value, $1.key[0], $1.key[1]) }
            .map { ($0.key[0], $0.key[1], $0.value) }
    }

    /// An intent without its app, and without what most names of intents end with.
    private static func short(_ intent: String) -> String {
        let name = intent.split(separator: ".").last.map(String.init) ?? intent
        return name.hasSuffix("Intent") ? String(name.dropLast(6)) : name
    }
}
