import AppIntents
import SwiftUI
import WeatherKit

/// Tells how the weather is, and shows it.
struct GetCurrentWeather: AppIntent {
    static let title: LocalizedStringResource = "Get Current Weather"
    static let description = IntentDescription(
        "Tells temperature and condition at a saved place.", categoryName: "Weather",
        searchKeywords: ["temperature", "forecast"], resultValueName: "Temperature")

    @Parameter(title: "Place", description: "Where.", requestValueDialog: "The weather at which place?")
    var place: PlaceEntity

    @Dependency
    private var forecaster: Forecaster

    static var parameterSummary: some ParameterSummary { Summary("Get the weather in \(\.$place)") }

    func perform() async throws
        -> some IntentResult & ReturnsValue<Measurement<UnitTemperature>> & ProvidesDialog & ShowsSnippetView
    {
        let (weather, attribution) = try await forecaster.current(place.place)
        let degrees = Int(weather.temperature.converted(to: .celsius).value.rounded())
        return .result(
            value: weather.temperature,
            dialog: "It is \(degrees) °C in \(place.name): \(weather.condition.description).",
            view: CurrentWeatherView(name: place.name, weather: weather, attribution: attribution))
    }
}
