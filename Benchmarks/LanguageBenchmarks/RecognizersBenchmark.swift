import Foundation
import ValueParsing

/// Measures the specifications of Recognizers-Text: input, reference time, values.
///
/// A point in time is right if a reading that was found is one that is expected. Kinds with one result are right if the value
/// is; numbers and amounts if all values of the sentence are right and no more are found. Where nothing is to be found, finding
/// something is wrong.
struct RecognizersBenchmark {
    let folder: URL
    let options: BenchmarkOptions

    private struct Expected {
        var kind: String
        var values: [String]
        var text: String
    }

    func run(_ report: inout Report) throws {
        for (name, language) in [("English", "en"), ("German", "de"), ("Spanish", "es")] {
            let folder = folder.appending(path: name)
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let parser = try options.parser(language)
            for file in files.sorted() where file.hasSuffix(".json") {
                let row = "\(name) \(file.dropLast(5))"
                guard options.wants(row) else { continue }
                try measure(folder.appending(path: file), row, parser, monthFirst: language == "en", &report)
            }
        }
    }

    private func measure(_ file: URL, _ row: String, _ parser: ValueParser, monthFirst: Bool, _ report: inout Report)
        throws
    {
        guard let kinds = kinds(for: row) else { return }
        var data = try Data(contentsOf: file)
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { data = data.dropFirst(3) }
        guard let cases = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else { return }
        for one in cases {
            guard let input = one["Input"] as? String, let results = one["Results"] as? [[String: Any]] else {
                continue
            }
            let reference = (one["Context"] as? [String: Any])?["ReferenceDateTime"] as? String ?? ""
            let context = ValueContext(now: moment(reference), monthFirst: monthFirst)
            let expected = results.compactMap(expectation)
            let (found, seconds) = measured { parser.values(in: input, kinds: kinds, context: context) }
            if kinds == .booleans, let wanted = expected.first?.values.first {
                let answer = parser.answer(input, context: context)
                report.count(row, right: answer.map { "\($0)" } == wanted, seconds: seconds, miss: input)
                continue
            }
            let isTime = kinds.contains(.times)
            if expected.isEmpty {
                guard results.isEmpty else { continue }
                report.count(
                    "\(row), nothing", right: found.isEmpty, seconds: seconds,
                    miss: "\(input) | found \(describe(found))")
            } else if isTime {
                guard expected.count == 1, results.count == 1 else { continue }
                report.count(
                    "\(row), \(expected[0].kind)", right: found.contains { matches($0, expected[0]) }, seconds: seconds,
                    miss: "\(reference.prefix(16)) \(input) | \(expected[0].values) | found \(describe(found))")
            } else {
                let right = found.count == expected.count && zip(found, expected).allSatisfy { matches($0, $1) }
                report.count(
                    row, right: right, seconds: seconds,
                    miss: "\(input) | \(expected.map(\.values)) | found \(describe(found))")
            }
        }
    }

    private func kinds(for row: String) -> ValueKinds? {
        let file = row.split(separator: " ")[1]
        if file.hasPrefix("TimeZone") || file.contains("Experimental") || file.contains("SuppressExtended") {
            return nil
        }
        if file.hasPrefix("NumberRange") { return .numberRanges }
        if file.hasPrefix("NumberModel") { return .numbers }
        if file.hasPrefix("OrdinalModel") { return .ordinals }
        if file == "PercentModel" { return .percentages }
        if file.hasPrefix("DimensionModel") || file.hasPrefix("TemperatureModel") { return .measurements }
        if file.hasPrefix("CurrencyModel") { return .money }
        if file.hasPrefix("AgeModel") { return .ages }
        if file.hasPrefix("PhoneNumber") { return .phoneNumbers }
        if file.hasPrefix("Email") { return .emails }
        if file.hasPrefix("URL") { return .urls }
        if file.hasPrefix("Boolean") { return .booleans }
        if file == "DateTimeModel" || file.hasSuffix("Parser") || file.hasPrefix("DateTimeModel") {
            return [.times, .durations]
        }
        return nil
    }

    private func expectation(_ result: [String: Any]) -> Expected? {
        let name = (result["TypeName"] ?? result["Typename"] ?? result["Type"]) as? String ?? ""
        var kind = String(name.split(separator: ".").last ?? "").lowercased()
        let text = result["Text"] as? String ?? ""
        if let resolution = (result["Resolution"] ?? result["Value"]) as? [String: Any] {
            if let values = resolution["values"] as? [[String: Any]] {
                let forms = values.map { value in
                    value["value"].map(string)
                        ?? "\(value["start"].map(string) ?? "")|\(value["end"].map(string) ?? "")"
                }
                if let first = values.first?["type"] as? String { kind = first }
                return Expected(kind: kind, values: forms, text: text)
            }
            if resolution["FutureResolution"] != nil || resolution["PastResolution"] != nil {
                let both = ["FutureResolution", "PastResolution"].compactMap { resolution[$0] as? [String: Any] }
                return Expected(kind: kind, values: both.compactMap(period), text: text)
            }
            if let value = resolution["value"] { return Expected(kind: kind, values: [string(value)], text: text) }
            return nil
        }
        return nil
    }

    private func period(_ resolution: [String: Any]) -> String? {
        for key in ["date", "dateTime", "time", "duration"] {
            if let value = resolution[key] { return string(value) }
        }
        if resolution["set"] != nil { return "not resolved" }
        for suffix in ["Date", "Time", "DateTime"] {
            if resolution["start" + suffix] != nil || resolution["end" + suffix] != nil {
                return
                    "\(resolution["start" + suffix].map(string) ?? "")|\(resolution["end" + suffix].map(string) ?? "")"
            }
        }
        return nil
    }

    private func string(_ value: Any) -> String {
        if let text = value as? String { return text }
        if let number = value as? NSNumber {
            return "\(number)" == "1" || "\(number)" == "0" ? (number.boolValue ? "true" : "false") : "\(number)"
        }
        return "\(value)"
    }

    private func matches(_ found: FoundValue, _ expected: Expected) -> Bool {
        found.readings.contains { reading in
            let form = reading.expectedForm
            if ["phonenumber", "email", "url"].contains(form.kind) {
                return expected.values.contains { $0.lowercased() == form.value.lowercased() }
            }
            if ["date", "datetime", "time", "daterange", "timerange", "datetimerange", "set", "duration"].contains(
                expected.kind)
            {
                let isBoth =
                    expected.kind == "datetime" && form.kind == "date"
                    && expected.values.contains("\(form.value) 00:00:00")
                return (form.kind == expected.kind && expected.values.contains { same($0, form.value) }) || isBoth
            }
            return expected.values.contains { same($0, form.value) }
        }
    }

    private func describe(_ found: [FoundValue]) -> String {
        found.map { "[\($0.text)] \($0.readings.map { "\($0.expectedForm.kind) \($0.expectedForm.value)" })" }.joined(
            separator: "; ")
    }
}
