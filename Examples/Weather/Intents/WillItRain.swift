import AppIntents
import WeatherKit

/// Tells whether it rains, snows or hails soon.
struct WillItRain: AppIntent {
    static let title: LocalizedStringResource = "Will It Rain"
    static let description = IntentDescription(
        "Tells whether precipitation is likely within some hours, and when it begins.", categoryName: "Weather",
        searchKeywords: ["umbrella", "snow", "precipitation"], resultValueName: "Rain")

    @Parameter(title: "Place", description: "Where.", requestValueDialog: "At which place?")
    var place: PlaceEntity

    @Parameter(title: "Hours", description: "How far to look.", default: 12, inclusiveRange: (1, 24))
    var hours: Int

    @Dependency
    private var forecaster: Forecaster

    static var parameterSummary: some ParameterSummary {
        Summary("Will it rain in \(\.$place) within \(\.$hours) hours")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
        let (now, forecast, attribution) = try await forecaster.hours(place.place)
        let spell = RainSpell(forecast, until: now.date.addingTimeInterval(Double(hours) * 3600))
        guard let spell else {
            return .result(
                value: false,
                dialog: "It stays dry in \(place.name) for \(hours) hours. \(attribution.legalAttributionText)")
        }
        let chance = spell.chance.map { " (\(Int(($0 * 100).rounded())) %)" } ?? ""
        let wait = max(0, Int((spell.start.timeIntervalSince(now.date) / 3600).rounded()))
        return .result(
            value: true,
            dialog:
                "\(spell.kind.description) in \(place.name) in \(wait) hours\(chance). \(attribution.legalAttributionText)"
        )
    }
}
