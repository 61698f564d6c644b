import Foundation
import ValueParsing

/// Measures the specifications of Recognizers-Text: input, reference time, values.
///
/// Of the files of times, sentences with one result count: the value has to be found, right in one of its readings, and beside it
/// nothing else of the kinds of the file. Numbers and amounts are right if all values of the sentence are, and no more are found.
/// Where nothing is to be found, finding something of the kinds of the file is wrong. Files that name places only ("Extractor")
/// are right if something is found at each place, and nothing of the kind elsewhere.
struct RecognizersBenchmark {
    let folder: URL
    let options: BenchmarkOptions

    /// What is looked for in a file.
    private struct Scope {
        var kinds: ValueKinds
        /// The kinds of time that the file is about; `nil` where it is about all that is looked for.
        var forms: Set<String>?
        var isPlacesOnly = false
    }

    func run(_ report: inout Report) throws {
        var skipped: Set<String> = []
        for (name, language) in [("English", "en"), ("German", "de"), ("Spanish", "es")] {
            let folder = folder.appending(path: name)
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let parser = try options.parser(language)
            for file in files.sorted() where file.hasSuffix(".json") {
                let row = "\(name) \(file.dropLast(5))"
                guard options.wants(row) else { continue }
                guard let scope = scope(of: file) else {
                    skipped.insert(String(file.dropLast(5)))
                    continue
                }
                try measure(folder.appending(path: file), row, scope, parser, monthFirst: language == "en", &report)
            }
        }
        if !skipped.isEmpty { report.remark("not measured: \(skipped.sorted().joined(separator: ", "))") }
    }

    private func measure(
        _ file: URL, _ row: String, _ scope: Scope, _ parser: ValueParser, monthFirst: Bool, _ report: inout Report
    ) throws {
        var data = try Data(contentsOf: file)
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { data = data.dropFirst(3) }
        guard let cases = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else { return }
        for one in cases.compactMap(RecognizersCase.init) {
            let context = ValueContext(now: moment(one.reference), monthFirst: monthFirst)
            let (found, seconds) = measured { parser.values(in: one.input, kinds: scope.kinds, context: context) }
            if scope.kinds == .booleans, let wanted = one.results.first?.values.first {
                let answer = parser.answer(one.input, context: context)
                report.count(row, right: answer.map { "\($0)" } == wanted, seconds: seconds, miss: one.input)
                continue
            }
            judge(one, row, scope, found, seconds, &report)
        }
    }

    private func judge(
        _ one: RecognizersCase, _ row: String, _ scope: Scope, _ found: [FoundValue], _ seconds: Double,
        _ report: inout Report
    ) {
        func isOfScope(_ value: FoundValue) -> Bool { scope.forms?.contains(value.value.expectedForm.kind) ?? true }
        func miss() -> String {
            "\(one.reference.prefix(16)) \(one.input) | \(one.results.map { $0.values.isEmpty ? [$0.text, $0.timex] : $0.values })"
                + " | found \(describe(found))"
        }
        if one.results.isEmpty {
            guard !one.isPartial else { return }
            report.count("\(row), nothing", right: !found.contains(where: isOfScope), seconds: seconds, miss: miss())
        } else if scope.isPlacesOnly {
            let touched = one.results.allSatisfy { place in found.contains { place.isTouched(by: $0, in: one.input) } }
            let extra = found.contains { value in
                isOfScope(value) && !one.results.contains { $0.isTouched(by: value, in: one.input) }
            }
            report.count("\(row), places", right: touched && !extra, seconds: seconds, miss: miss())
        } else if scope.kinds.contains(.times) {
            guard one.results.count == 1, !one.isPartial, let wanted = one.results.first else { return }
            let hit = found.firstIndex { wanted.isMatched(by: $0) }
            let extra = found.indices.contains { $0 != hit && isOfScope(found[$0]) }
            report.count("\(row), \(wanted.kind)", right: hit != nil && !extra, seconds: seconds, miss: miss())
        } else {
            let right = found.count == one.results.count && zip(found, one.results).allSatisfy { $1.isMatched(by: $0) }
            report.count(row, right: right, seconds: seconds, miss: miss())
        }
    }

    private func scope(of file: String) -> Scope? {
        let amounts: [(String, ValueKinds)] = [
            ("NumberRangeModel", .numberRanges), ("NumberModel", .numbers), ("OrdinalModel", .ordinals),
            ("PercentModel", .percentages), ("DimensionModel", .measurements), ("TemperatureModel", .measurements),
            ("CurrencyModel", .money), ("AgeModel", .ages), ("PhoneNumber", .phoneNumbers), ("Email", .emails),
            ("URL", .urls), ("Boolean", .booleans),
        ]
        // Other modes of the publisher's library, which give the same sentence another answer.
        for mode in ["Experimental", "Suppress", "ModelPercentMode", "EnablePreview", "SkipFromTo"]
        where file.contains(mode) {
            return nil
        }
        for (name, kinds) in amounts where file.hasPrefix(name) { return Scope(kinds: kinds) }
        let forms: [(String, Set<String>?)] = [
            ("DateTimePeriod", ["datetimerange"]), ("DatePeriod", ["daterange"]), ("DateTimeModel", nil),
            ("DateTime", ["datetime"]), ("TimePeriod", ["timerange"]), ("TimeZone", []), ("Time", ["time"]),
            ("Date", ["date"]), ("Duration", ["duration"]), ("Holiday", ["date"]), ("Set", ["set"]), ("Merged", nil),
        ]
        guard let (_, wanted) = forms.first(where: { file.hasPrefix($0.0) }), wanted != [] else { return nil }
        return Scope(kinds: [.times, .durations], forms: wanted, isPlacesOnly: file.hasSuffix("Extractor.json"))
    }

    private func describe(_ found: [FoundValue]) -> String {
        found.map { value in
            let forms = value.readings.map { reading in
                if case .recurrence(let again) = reading { return "set \(again.timex)" }
                return "\(reading.expectedForm.kind) \(reading.expectedForm.value)"
            }
            return "[\(value.text)] \(forms)"
        }.joined(separator: "; ")
    }
}
