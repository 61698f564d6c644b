import AppIntents
import WeatherKit

/// Tells the warnings for a place.
struct GetWarnings: AppIntent {
    static let title: LocalizedStringResource = "Get Weather Warnings"
    static let description = IntentDescription(
        "Tells what the authorities of a place warn of.", categoryName: "Weather",
        searchKeywords: ["alert", "storm"], resultValueName: "Warnings")

    @Parameter(title: "Place", description: "Where.", requestValueDialog: "Warnings for which place?")
    var place: PlaceEntity

    @Dependency
    private var forecaster: Forecaster

    static var parameterSummary: some ParameterSummary { Summary("Get warnings for \(\.$place)") }

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
        guard let warnings = try await forecaster.warnings(place.place) else {
            return .result(value: [], dialog: "Nobody publishes warnings for \(place.name) here.")
        }
        guard let first = warnings.first else {
            return .result(value: [], dialog: "There are no warnings for \(place.name).")
        }
        let texts = warnings.map { "\($0.summary) (\($0.severity.description))" }
        return .result(
            value: texts,
            dialog:
                "\(warnings.count) warnings for \(place.name): \(texts.formatted(.list(type: .and))). \(first.source): \(first.detailsURL.absoluteString)"
        )
    }
}
