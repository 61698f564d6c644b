import Foundation
import ValueParsing

/// Measures the English corpus of Duckling: a phrase and its value at a moment.
///
/// Days are compared to the day, moments to the minute; ranges by their beginning and end.
struct DucklingBenchmark {
    let file: URL
    let options: BenchmarkOptions

    func run(_ report: inout Report) throws {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
        let parser = try options.parser("en")
        for line in text.split(separator: "\n") {
            guard let one = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                let input = one["text"] as? String, let kind = one["kind"] as? String,
                let values = one["values"] as? [String], let reference = one["ref"] as? String
            else { continue }
            let row = "Duckling \(kind)"
            guard options.wants(row) else { continue }
            let context = ValueContext(now: moment(reference), minutesFromGMT: -120)
            let (found, seconds) = measured { parser.values(in: input, kinds: [.times, .durations], context: context) }
            let right = found.contains { value in
                value.readings.contains { reading in values.contains { matches(reading, kind, $0, context) } }
            }
            report.count(
                row, right: right, seconds: seconds,
                miss: "\(input) | \(values) | found \(found.map { "[\($0.text)] \($0.readings.map(\.expectedForm))" })")
        }
    }

    private func matches(_ reading: ParsedValue, _ kind: String, _ expected: String, _ context: ValueContext) -> Bool {
        switch reading {
        case .date(let date): return expected.hasPrefix("\(date)")
        case .dateTime(let moment):
            return kind == "date" || kind == "holiday"
                ? expected.hasPrefix("\(moment.date)") : "\(moment)".prefix(16) == expected.prefix(16)
        case .time(let time):
            var day = context.now.date
            if time <= context.now.time { day = day.adding(days: 1) }
            return kind == "datetime"
                && ["\(CivilDateTime(day, time))", "\(CivilDateTime(context.now.date, time))"].contains(expected)
        case .dateRange(let start, let end):
            if kind == "daterange" { return start.map { expected.hasPrefix("\($0)") } ?? false }
            let parts = expected.split(separator: "|")
            if kind == "openrange" { return [start, end].contains { $0.map { expected.hasPrefix("\($0)") } ?? false } }
            guard parts.count == 2, let start, let end else { return false }
            return parts[0].hasPrefix("\(start)")
                && (parts[1].hasPrefix("\(end)") || parts[1].hasPrefix("\(end.adding(days: 1))"))
        case .dateTimeRange(let start, let end):
            if kind == "openrange" { return [start, end].contains { $0.map { "\($0)" == expected } ?? false } }
            guard let start, let end else { return false }
            let parts = expected.split(separator: "|")
            guard parts.count == 2, parts[0] == "\(start)" else { return false }
            return [
                end, CivilDateTime(seconds: end.seconds + 60), CivilDateTime(seconds: end.seconds + 3_600),
                CivilDateTime(seconds: end.seconds + 1),
            ]
            .contains { "\($0)" == parts[1] }
        case .timeRange(let start, let end):
            let moments = [start, end].map { $0.map { CivilDateTime(context.now.date, $0) } }
            return matches(.dateTimeRange(moments[0], moments[1]), kind, expected, context)
        default: return false
        }
    }
}
