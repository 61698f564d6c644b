package import Foundation

/// Dates in the answers of providers.
///
/// - Source: ISO 8601
package enum WeatherDate {
    /// The moment of "2022-07-05T17:44:55Z", of a time with an offset, or of one without, which is then in a zone.
    ///
    /// - Parameter offset: Seconds east of Greenwich for times that do not say.
    package static func date(_ text: String, offset: Int = 0) -> Date? {
        var digits = Scanner(text)
        guard let year = digits.number(4), digits.take(UInt8(ascii: "-")), let month = digits.number(2),
            digits.take(UInt8(ascii: "-")), let day = digits.number(2), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        var seconds = days(year: year, month: month, day: day) * 86_400
        var fraction = 0.0
        var zone = offset
        if digits.take(UInt8(ascii: "T")) {
            guard let hour = digits.number(2), digits.take(UInt8(ascii: ":")), let minute = digits.number(2) else {
                return nil
            }
            var second = 0
            if digits.take(UInt8(ascii: ":")) {
                guard let read = digits.number(2) else { return nil }
                second = read
            }
            fraction = digits.fraction()
            guard hour < 25, minute < 60, second < 61 else { return nil }
            seconds += hour * 3600 + minute * 60 + second
            if digits.take(UInt8(ascii: "Z")) {
                zone = 0
            } else if let sign = digits.sign() {
                guard let hours = digits.number(2) else { return nil }
                _ = digits.take(UInt8(ascii: ":"))
                zone = sign * (hours * 3600 + (digits.number(2) ?? 0) * 60)
            }
        }
        return digits.isAtEnd ? Date(timeIntervalSince1970: Double(seconds - zone) + fraction) : nil
    }

    /// Days from 1 January 1970 to a date of the Gregorian calendar.
    ///
    /// - Source: Howard Hinnant, chrono-compatible low-level date algorithms, days_from_civil
    static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The moment as "2022-07-05T17:44:55Z".
    package static func text(_ date: Date) -> String { date.formatted(.iso8601) }

    /// The seconds of a duration such as "P7DT14H" or "PT30M".
    static func duration(_ text: some StringProtocol) -> Double? {
        guard text.first == "P" else { return nil }
        var (seconds, number, isTime) = (0.0, "", false)
        for character in text.dropFirst() {
            switch character {
            case "T": isTime = true
            case "0"..."9", ".": number.append(character)
            default:
                guard let value = Double(number), let unit = unit(character, isTime) else { return nil }
                seconds += value * unit
                number = ""
            }
        }
        return number.isEmpty ? seconds : nil
    }

    private static func unit(_ character: Character, _ isTime: Bool) -> Double? {
        switch (character, isTime) {
        case ("W", false): 604_800
        case ("D", false): 86_400
        case ("H", true): 3600
        case ("M", true): 60
        case ("S", true): 1
        default: nil
        }
    }

    /// Reads digits one after the other.
    private struct Scanner {
        private let bytes: [UInt8]
        private var position = 0

        init(_ text: String) { bytes = Array(text.utf8) }

        var isAtEnd: Bool { position == bytes.count }

        mutating func take(_ byte: UInt8) -> Bool {
            guard position < bytes.count, bytes[position] == byte else { return false }
            position += 1
            return true
        }

        mutating func sign() -> Int? { take(UInt8(ascii: "+")) ? 1 : take(UInt8(ascii: "-")) ? -1 : nil }

        mutating func number(_ length: Int) -> Int? {
            guard position + length <= bytes.count else { return nil }
            var value = 0
            for byte in bytes[position..<position + length] {
                guard (48...57).contains(byte) else { return nil }
                value = value * 10 + Int(byte - 48)
            }
            position += length
            return value
        }

        mutating func fraction() -> Double {
            guard take(UInt8(ascii: ".")) else { return 0 }
            var (value, scale) = (0.0, 0.1)
            while position < bytes.count, (48...57).contains(bytes[position]) {
                value += Double(bytes[position] - 48) * scale
                scale /= 10
                position += 1
            }
            return value
        }
    }
}
