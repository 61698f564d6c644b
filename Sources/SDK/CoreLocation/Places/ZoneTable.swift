import Foundation

/// The places of the system's table of time zones: which zone and country a coordinate is in, and where a city is.
///
/// A coordinate is taken to be in the zone whose place is nearest, in the table's own country; near borders that can be the
/// neighbour's, which mostly keeps the same time.
package struct ZoneTable: Sendable {
    /// A place of the table.
    package struct Place: Sendable, Hashable {
        /// Two letters, as "DK".
        package var country: String
        package var latitude: Double
        package var longitude: Double
        /// As "Europe/Copenhagen".
        package var zone: String

        /// The city's name, as "Port of Spain".
        package var name: String {
            city ?? (zone.split(separator: "/").last.map(String.init) ?? zone).replacingOccurrences(of: "_", with: " ")
        }

        /// The name of a city after which no zone is named.
        var city: String?
    }

    package let places: [Place]

    /// The table of this machine, with more cities of countries that are larger than the table shows.
    package static let system = ZoneTable(
        ((try? String(contentsOfFile: "/usr/share/zoneinfo/zone.tab", encoding: .utf8)) ?? "") + "\n" + largeCountries)

    /// Reads a table in the form of `zone.tab`.
    ///
    /// - Source: zone.tab of the tz database
    package init(_ text: String) {
        places = text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            guard !line.hasPrefix("#"), fields.count >= 3, let point = Self.coordinate(fields[1]) else { return nil }
            return Place(
                country: String(fields[0]), latitude: point.latitude, longitude: point.longitude,
                zone: String(fields[2]),
                city: fields.count > 3 && fields[3].hasPrefix("=") ? String(fields[3].dropFirst()) : nil)
        }
    }

    /// The place that is nearest to a coordinate.
    package func nearest(latitude: Double, longitude: Double) -> Place? {
        let radians = Double.pi / 180
        func distance(_ place: Place) -> Double {
            let a = sin((place.latitude - latitude) / 2 * radians)
            let b = sin((place.longitude - longitude) / 2 * radians)
            return a * a + cos(latitude * radians) * cos(place.latitude * radians) * b * b
        }
        return places.min { distance($0) < distance($1) }
    }

    /// The places whose names begin with a text, whatever its capitals and accents; those that are equal to it first.
    package func places(named text: String) -> [Place] {
        let wanted = Self.plain(text)
        guard !wanted.isEmpty else { return [] }
        let equal = places.filter { Self.plain($0.name) == wanted }
        return equal.isEmpty ? places.filter { Self.plain($0.name).hasPrefix(wanted) } : equal
    }

    private static func plain(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .replacingOccurrences(of: "_", with: " ").trimmingCharacters(in: .whitespaces)
    }

    /// A coordinate such as "+404251-0740023" or "+4852+00220".
    private static func coordinate(_ text: Substring) -> (latitude: Double, longitude: Double)? {
        guard let split = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }),
            let latitude = angle(text[..<split], degrees: 2), let longitude = angle(text[split...], degrees: 3)
        else { return nil }
        return (latitude, longitude)
    }

    private static func angle(_ text: Substring, degrees: Int) -> Double? {
        let digits = text.dropFirst()
        let minutes = digits.dropFirst(degrees)
        guard let whole = Double(digits.prefix(degrees)), let minute = Double(minutes.prefix(2)) else { return nil }
        let second = Double(minutes.dropFirst(2)) ?? 0
        return (whole + minute / 60 + second / 3600) * (text.first == "-" ? -1 : 1)
    }
}
