import Foundation
import ValueParsing

/// Measures the English corpus of Duckling: a phrase and its value at a moment.
///
/// A phrase is right if one value is found in it, which is the expected one in one of its readings, grain and interval included.
/// The second row counts the phrases whose first reading is the expected one.
struct DucklingBenchmark {
    let file: URL
    let options: BenchmarkOptions

    func run(_ report: inout Report) throws {
        let parser = try options.parser("en")
        for one in try jsonLines(file) {
            guard let input = one["text"] as? String, let kind = one["kind"] as? String,
                let values = one["values"] as? [String], let reference = one["ref"] as? String
            else { continue }
            let row = "Duckling \(kind)"
            guard options.wants(row) else { continue }
            let context = ValueContext(now: moment(reference), minutesFromGMT: -120)
            let (found, seconds) = measured { parser.values(in: input, kinds: [.times, .durations], context: context) }
            func isRight(_ reading: ParsedValue) -> Bool {
                values.contains { DucklingComparison(kind: kind, expected: $0, now: context.now).matches(reading) }
            }
            let right = found.count == 1 && found[0].readings.contains(where: isRight)
            report.count(
                row, right: right, seconds: seconds,
                miss:
                    "\(input) | \(values) | found \(found.map { "[\($0.text)] \($0.readings.map(\.expectedForm.value))" })"
            )
            report.count("Duckling, all", right: right, seconds: seconds, miss: nil)
            report.count(
                "Duckling, all, first reading", right: found.count == 1 && isRight(found[0].value), seconds: seconds,
                miss: nil)
        }
    }
}
