import Foundation

/// A time zone as the tables of tzdata list it.
struct ZoneRecord: Hashable, Sendable {
    /// As `Europe/Berlin`.
    let identifier: String
    /// The ISO 3166 codes of the countries that use it, the one of its city first.
    let countries: [String]
    /// Which part of a country it is for, where the country has several.
    let comment: String?

    /// The name of the city, as `Buenos Aires` of `America/Argentina/Buenos_Aires`.
    var city: String {
        (identifier.split(separator: "/").last.map(String.init) ?? identifier)
            .replacingOccurrences(of: "_", with: " ")
    }
}

/// Reads `zone.tab` and `zone1970.tab`, the tables of zones by country.
///
/// - Source: tzdata, the comments in these files: country codes, coordinates, zone and comment, with tabs between them.
enum ZoneTable {
    /// The zones of a table, in its order; lines that are none are left out.
    static func read(_ text: String) -> [ZoneRecord] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            guard !line.hasPrefix("#") else { return nil }
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count >= 3, !columns[2].isEmpty else { return nil }
            return ZoneRecord(
                identifier: columns[2], countries: columns[0].split(separator: ",").map(String.init),
                comment: columns.count > 3 && !columns[3].isEmpty ? columns[3] : nil)
        }
    }
}
