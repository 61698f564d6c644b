import AppIntents

/// A country with its time zones.
struct CountryEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Country", numericFormat: "\(placeholder: .int) countries", synonyms: ["Region"])
    static let defaultQuery = CountryQuery()

    /// The ISO 3166 code, as `DE`.
    let id: String

    @Property(title: "Name")
    var name: String

    @Property(title: "Time Zones")
    var timeZones: Int

    init(code: String, in directory: ZoneDirectory) {
        id = code
        name = CountryNames.name(of: code)
        timeZones = directory.zones(of: code).count
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", image: .init(systemName: "flag"), synonyms: ["\(id)"])
    }
}

/// Finds countries by name or code, and lists all of them.
struct CountryQuery: EnumerableEntityQuery, EntityStringQuery {
    static let findIntentDescription: IntentDescription? = IntentDescription(
        "Finds the countries of the world.", categoryName: "Time Zones")

    @Dependency
    private var directory: ZoneDirectory

    func allEntities() async throws -> [CountryEntity] {
        directory.countries.map { CountryEntity(code: $0, in: directory) }
            .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }

    func entities(for identifiers: [String]) async throws -> [CountryEntity] {
        let known = Set(directory.countries)
        return identifiers.map { $0.uppercased() }.filter(known.contains)
            .map { CountryEntity(code: $0, in: directory) }
    }

    func entities(matching string: String) async throws -> [CountryEntity] {
        let word = string.searchKey
        return try await allEntities().filter { country in
            CountryNames.names(of: country.id).contains { $0.searchKey.contains(word) }
        }
    }
}
