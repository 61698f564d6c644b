import AppIntents

/// Lists the time zones of a country.
struct ListZones: AppIntent {
    static let title: LocalizedStringResource = "List Time Zones"
    static let description = IntentDescription(
        "Lists the time zones of a country, from west to east.", categoryName: "Time Zones",
        searchKeywords: ["country", "cities"], resultValueName: "Time Zones")

    @Parameter(title: "Country", description: "A country by name or code.", requestValueDialog: "Of which country?")
    var country: CountryEntity

    @Dependency
    private var directory: ZoneDirectory

    static var parameterSummary: some ParameterSummary {
        Summary("List the time zones of \(\.$country)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[ZoneEntity]> & ProvidesDialog {
        let zones = directory.zones(of: country.id).map { ZoneEntity($0, in: directory) }
            .sorted { ($0.offset.value, $0.city) < ($1.offset.value, $1.city) }
        let offsets = Set(zones.map(\.offset)).count
        let cities = zones.map(\.city)
        let dialog: IntentDialog =
            if zones.count == 1 {
                "\(country.name) has one time zone: \(cities[0])."
            } else if offsets == 1 {
                IntentDialog(
                    full:
                        "\(country.name) has \(zones.count) time zones, which show the same time now: \(cities, format: .list(type: .and)).",
                    supporting: "\(zones.count) time zones, one time")
            } else {
                IntentDialog(
                    full:
                        "\(country.name) has \(zones.count) time zones, which show \(offsets) different times now: \(cities, format: .list(type: .and)).",
                    supporting: "\(zones.count) time zones, \(offsets) times")
            }
        return .result(value: zones, dialog: dialog)
    }
}
