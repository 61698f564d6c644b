import Foundation
import ValueParsing

/// One case of the specifications of Recognizers-Text: a sentence and what stands in it.
struct RecognizersCase {
    /// What is expected at one place.
    struct Expected {
        var kind: String
        /// The values that are right; none where the set leaves it open ("summer").
        var values: [String]
        /// How often a recurring time comes, as the set writes it: `XXXX-WXX-1T09`.
        var timex: String
        var text: String
        /// Where it stands, in characters from 0.
        var place: ClosedRange<Int>?
    }

    let input: String
    let reference: String
    let results: [Expected]
    /// Whether some results say nothing about their values.
    let isPartial: Bool

    init?(_ one: [String: Any]) {
        guard let input = one["Input"] as? String, let results = one["Results"] as? [[String: Any]] else { return nil }
        self.input = input
        reference = (one["Context"] as? [String: Any])?["ReferenceDateTime"] as? String ?? ""
        self.results = results.compactMap(Expected.init)
        isPartial = self.results.count != results.count
    }
}

extension RecognizersCase.Expected {
    init?(_ result: [String: Any]) {
        let name = (result["TypeName"] ?? result["Typename"] ?? result["Type"]) as? String ?? ""
        kind = String(name.split(separator: ".").last ?? "").lowercased()
        text = result["Text"] as? String ?? ""
        values = []
        timex = ""
        if let start = result["Start"] as? Int {
            let end = result["End"] as? Int ?? start + (result["Length"] as? Int ?? 1) - 1
            place = start...max(start, end)
        }
        guard let resolution = (result["Resolution"] ?? result["Value"]) as? [String: Any] else {
            if place == nil { return nil }
            return
        }
        timex = (resolution["Timex"] ?? resolution["timex"]) as? String ?? ""
        if let all = resolution["values"] as? [[String: Any]] {
            values = all.compactMap(Self.form).filter { $0 != "not resolved" }
            if let first = all.first?["type"] as? String { kind = first }
            if timex.isEmpty { timex = all.first?["timex"] as? String ?? "" }
        } else if resolution["FutureResolution"] != nil || resolution["PastResolution"] != nil {
            values = ["FutureResolution", "PastResolution"].compactMap { resolution[$0] as? [String: Any] }
                .compactMap(Self.period)
        } else if let value = resolution["value"] {
            values = [Self.string(value)]
        }
    }

    private static func form(_ value: [String: Any]) -> String? {
        if let point = value["value"] { return string(point) }
        return "\(value["start"].map(string) ?? "")|\(value["end"].map(string) ?? "")"
    }

    private static func period(_ resolution: [String: Any]) -> String? {
        for key in ["date", "dateTime", "time", "duration"] {
            if let value = resolution[key] { return string(value) }
        }
        for suffix in ["Date", "Time", "DateTime"] {
            let (start, end) = (resolution["start" + suffix], resolution["end" + suffix])
            if start != nil || end != nil { return "\(start.map(string) ?? "")|\(end.map(string) ?? "")" }
        }
        return nil
    }

    private static func string(_ value: Any) -> String {
        if let text = value as? String { return text }
        if let number = value as? NSNumber {
            return "\(number)" == "1" || "\(number)" == "0" ? (number.boolValue ? "true" : "false") : "\(number)"
        }
        return "\(value)"
    }
}

extension RecognizersCase.Expected {
    /// Whether a value is what is expected: for kinds of time one of its readings, otherwise the value.
    func isMatched(by found: FoundValue) -> Bool {
        found.readings.contains { reading in
            let form = reading.expectedForm
            switch kind {
            case "phonenumber", "email", "url":
                return values.contains { $0.lowercased() == form.value.lowercased() }
            case "set":
                guard case .recurrence(let again) = reading else { return false }
                return timex.isEmpty || again.timex == timex
            case "date", "datetime", "time", "daterange", "timerange", "datetimerange", "duration":
                let isBoth = kind == "datetime" && form.kind == "date" && values.contains("\(form.value) 00:00:00")
                // "Summer" has no days in the set: then the kind is all that can be compared.
                if values.isEmpty { return form.kind == kind }
                return (form.kind == kind && values.contains { same($0, form.value) }) || isBoth
            default: return values.contains { same($0, form.value) }
            }
        }
    }

    /// Whether a value stands where it is expected.
    func isTouched(by found: FoundValue, in input: String) -> Bool {
        guard let place else { return false }
        let start = input.distance(from: input.startIndex, to: found.range.lowerBound)
        let end = input.distance(from: input.startIndex, to: found.range.upperBound)
        return (start..<end).overlaps(place.lowerBound..<place.upperBound + 1)
    }
}

extension Recurrence {
    /// How the sets write a recurring time: `P2W`, `XXXX-WXX-1T09`, `XXXX-04-15`, `T09`, `TMO`.
    var timex: String {
        var clock = ""
        if let time {
            clock = "T" + String(format: "%02d", time.hour)
            if time.minute > 0 || time.second > 0 { clock += String(format: ":%02d", time.minute) }
            if time.second > 0 { clock += String(format: ":%02d", time.second) }
        } else if let part {
            let names: [DayPart: String] = [
                .morning: "MO", .afternoon: "AF", .evening: "EV", .night: "NI", .midday: "MI", .daytime: "DT",
                .businessHours: "BH",
            ]
            clock = "T" + (names[part] ?? "")
        }
        if let weekday { return "XXXX-WXX-\(weekday)" + clock }
        if let month, let day { return String(format: "XXXX-%02d-%02d", month, day) + clock }
        if let day { return String(format: "XXXX-XX-%02d", day) + clock }
        if !clock.isEmpty, unit == .day, interval == 1 { return clock }
        let letters: [TimeSpan.Unit: String] = [
            .second: "S", .minute: "M", .hour: "H", .day: "D", .week: "W", .month: "M", .year: "Y", .weekend: "WE",
            .workday: "BD",
        ]
        let count = unit == .quarter ? interval * 3 : unit == .decade ? interval * 10 : interval
        let letter = unit == .quarter ? "M" : unit == .decade ? "Y" : letters[unit] ?? "?"
        return "P" + (unit.rawValue <= TimeSpan.Unit.hour.rawValue ? "T" : "") + plain(count) + letter + clock
    }
}
