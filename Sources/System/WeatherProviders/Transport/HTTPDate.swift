package import Foundation

/// Dates in headers, as "Mon, 20 Jul 2026 12:31:21 GMT".
///
/// - Source: RFC 9110, section 5.6.7
package enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// The date of a header; nil where it is none.
    package static func date(_ text: String) -> Date? {
        let words = text.split(whereSeparator: { " ,:-".contains($0) })
        guard words.count >= 7, let day = Int(words[1]), (1...31).contains(day),
            let month = months.firstIndex(of: String(words[2])), let year = Int(words[3]), (1601...9999).contains(year),
            let hour = Int(words[4]), let minute = Int(words[5]), let second = Int(words[6]), (0...23).contains(hour),
            (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        let days = WeatherDate.days(year: year, month: month + 1, day: day)
        return Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3600 + minute * 60 + second))
    }
}
