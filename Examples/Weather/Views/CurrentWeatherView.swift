import SwiftUI
import WeatherKit

/// The weather at a place now.
struct CurrentWeatherView: View {
    let name: String
    let weather: CurrentWeather
    let attribution: WeatherAttribution

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(name).font(.headline)
            HStack {
                Image(systemName: weather.symbolName)
                Text(weather.temperature.shortText).font(.title)
                Text(weather.condition.description)
            }
            Text("Feels like \(weather.apparentTemperature.shortText)").foregroundStyle(.secondary)
            AttributionView(attribution: attribution)
        }
    }
}

extension Measurement where UnitType == UnitTemperature {
    /// Whole degrees Celsius, or a dash where the source does not know.
    var shortText: String {
        value.isFinite ? "\(Int(converted(to: .celsius).value.rounded())) °C" : "–"
    }
}
