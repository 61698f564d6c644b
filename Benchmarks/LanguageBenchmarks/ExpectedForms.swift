import Foundation
import ValueParsing

extension ParsedValue {
    /// The kind and the value, as the sets write them.
    var expectedForm: (kind: String, value: String) {
        switch self {
        case .number(let number): ("number", plain(number))
        case .percentage(let number): ("percentage", plain(number) + "%")
        case .ordinal(let place): ("ordinal", ordinalForm(place))
        case .measurement(let measure):
            (measure.family == "Temperature" ? "temperature" : "dimension", plain(measure.amount))
        case .money(let money): ("currency", plain(money.amount))
        case .age(let span): ("age", plain(span.amounts.values.first ?? 0))
        case .duration(let span): ("duration", plain(span.seconds))
        case .date(let date): ("date", "\(date)")
        case .time(let time): ("time", "\(time)")
        case .dateTime(let moment): ("datetime", "\(moment)")
        case .dateRange(let start, let end): ("daterange", range(start, end))
        case .timeRange(let start, let end): ("timerange", range(start, end))
        case .dateTimeRange(let start, let end): ("datetimerange", range(start, end))
        case .recurrence: ("set", "not resolved")
        case .numberRange(let range): ("numberrange", rangeForm(range))
        case .phoneNumber(let text): ("phonenumber", text)
        case .email(let text): ("email", text)
        case .url(let text): ("url", text)
        case .boolean(let answer): ("boolean", answer ? "true" : "false")
        }
    }

    private func range(_ start: (any CustomStringConvertible)?, _ end: (any CustomStringConvertible)?) -> String {
        "\(start?.description ?? "")|\(end?.description ?? "")"
    }

    private func rangeForm(_ range: NumberRange) -> String {
        (range.includesLower ? "[" : "(") + (range.lower.map(plain) ?? "") + "," + (range.upper.map(plain) ?? "")
            + (range.includesUpper ? "]" : ")")
    }

    private func ordinalForm(_ place: OrdinalPosition) -> String {
        switch place.origin {
        case .start: "\(place.offset)"
        case .end: "end\(place.offset < 0 ? "" : "+")\(place.offset)"
        case .current: "current\(place.offset < 0 ? "" : "+")\(place.offset)"
        }
    }
}

/// A number without a needless fraction.
func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e17 ? String(format: "%.0f", number) : String(format: "%.15g", number)
}

/// Whether two values are the same, numbers up to rounding.
func same(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    // Sets of other languages write the decimals after a comma.
    func number(_ text: String) -> Double? {
        let plain = (text.hasSuffix("%") ? String(text.dropLast()) : text).replacing(",", with: ".")
        return Double(plain)
    }
    guard let a = number(left), let b = number(right) else { return false }
    return abs(a - b) <= 1e-6 * max(1, abs(b))
}

/// A moment as the sets write it: `2016-11-07T16:12:00`.
func moment(_ text: String) -> CivilDateTime {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard parts.count >= 6 else { return CivilDateTime(CivilDate(year: 2016, month: 11, day: 7)) }
    return CivilDateTime(
        CivilDate(year: parts[0], month: parts[1], day: parts[2]),
        CivilTime(hour: parts[3], minute: parts[4], second: parts[5]))
}
