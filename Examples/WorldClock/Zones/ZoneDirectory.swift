import Foundation

/// The time zones of the system, by identifier and by country.
struct ZoneDirectory: Sendable {
    /// All zones, in the order of their identifiers.
    let zones: [ZoneRecord]
    private let places: [String: Int]
    private let folder: URL

    /// Reads the zones from the folder of tzdata; where it has no table, Foundation's own list counts.
    ///
    /// - Parameter folder: The folder; the one that `TZDIR` names, or the system's, unless given.
    init(folder: URL? = nil) {
        let named = ProcessInfo.processInfo.environment["TZDIR"].map { URL(fileURLWithPath: $0) }
        let folder = folder ?? named ?? URL(fileURLWithPath: "/usr/share/zoneinfo")
        self.folder = folder
        let tables = ["zone.tab", "zone1970.tab"].lazy.map { name in
            ZoneTable.read(
                (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? "")
        }
        var zones = tables.first { !$0.isEmpty } ?? Self.knownZones
        zones.removeAll { TimeZone(identifier: $0.identifier) == nil }
        zones.append(ZoneRecord(identifier: "UTC", countries: [], comment: "Coordinated Universal Time"))
        zones.sort { $0.identifier < $1.identifier }
        self.zones = zones
        places = Dictionary(zones.enumerated().map { ($1.identifier.lowercased(), $0) }) { first, _ in first }
    }

    private static let namesOfUTC: Set = ["gmt", "etc/utc", "etc/gmt", "etc/uct", "etc/universal", "etc/zulu", "zulu"]

    private static var knownZones: [ZoneRecord] {
        TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }
            .map { ZoneRecord(identifier: $0, countries: [], comment: nil) }
    }

    /// The zone with an identifier, in any case of letters; names that are out of use, as `US/Pacific`, count too.
    func zone(_ identifier: String) -> ZoneRecord? {
        if let place = places[identifier.lowercased()] { return zones[place] }
        if Self.namesOfUTC.contains(identifier.lowercased()) { return zone("UTC") }
        guard identifier.contains("/"), TimeZone(identifier: identifier) != nil else { return nil }
        return ZoneRecord(identifier: identifier, countries: [], comment: nil)
    }

    /// The codes of the countries that have zones, in order.
    var countries: [String] { Set(zones.flatMap(\.countries)).sorted() }

    /// The zones of a country.
    func zones(of country: String) -> [ZoneRecord] { zones.filter { $0.countries.contains(country) } }

    /// The zones that a text means: by city first, then by country, identifier or region; whole names before parts.
    func zones(matching text: String, locale: Locale = .current) -> [ZoneRecord] {
        let word = text.replacingOccurrences(of: "_", with: " ").searchKey
        guard !word.isEmpty else { return [] }
        let ranked = zones.compactMap { zone in rank(of: zone, for: word, locale).map { ($0, zone) } }
        // The order of identifiers stays among zones of one rank: the sort keeps what is equal in place.
        return ranked.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func rank(of zone: ZoneRecord, for word: String, _ locale: Locale) -> Int? {
        let city = zone.city.searchKey
        let countries = zone.countries.flatMap { CountryNames.names(of: $0, locale) }.map(\.searchKey)
        let identifier = zone.identifier.replacingOccurrences(of: "_", with: " ").searchKey
        if city == word || identifier == word { return 0 }
        if countries.contains(word) { return 1 }
        if city.hasPrefix(word) { return 2 }
        if city.contains(word) || countries.contains(where: { $0.hasPrefix(word) }) { return 3 }
        return identifier.contains(word) || zone.comment?.searchKey.contains(word) == true ? 4 : nil
    }

    /// What the time of a zone is called, as `CET`, or as `GMT+5:30` where it has no name.
    func abbreviation(of zone: TimeZone, at date: Date) -> String {
        let path = folder.appendingPathComponent(zone.identifier)
        let file = (try? Data(contentsOf: path)).flatMap(ZoneFile.init)
        return file?.abbreviation(at: date, secondsFromGMT: zone.secondsFromGMT(for: date))
            ?? zone.abbreviation(for: date) ?? "GMT"
    }
}

/// What countries are called.
enum CountryNames {
    static func name(of code: String, _ locale: Locale = .current) -> String {
        locale.localizedString(forRegionCode: code) ?? code
    }

    /// The name in the person's language, the English name, and the code.
    static func names(of code: String, _ locale: Locale = .current) -> [String] {
        [name(of: code, locale), name(of: code, Locale(identifier: "en")), code]
    }
}

extension String {
    /// The text as it is compared: without the case of letters and accents.
    var searchKey: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespaces)
    }
}
