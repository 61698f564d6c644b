import AppIntents
import WeatherKit
import WidgetKit

/// Which place the widget shows.
struct PlaceConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Weather"
    static let description = IntentDescription("Chooses the place.", categoryName: "Widgets")

    @Parameter(title: "Place", description: "Where.")
    var place: PlaceEntity?
}

/// What the widget shows from a moment on.
struct PlaceEntry: TimelineEntry {
    /// An hour of a forecast.
    struct Hour: Hashable, Sendable, Identifiable {
        var date: Date
        var temperature: String
        var symbolName: String
        var id: Date { date }
    }

    let date: Date
    let name: String
    /// What is known; nil where there is no weather.
    var hours: [Hour] = []
    var attribution: WeatherAttribution?
    /// Why there is no weather.
    var problem: String?
}

/// Asks for the weather of the widget, and again when it has expired.
struct PlaceProvider: AppIntentTimelineProvider {
    private let store = PlaceStore()
    private let forecaster = Forecaster()
    /// How soon a widget without weather tries again.
    private static let patience: TimeInterval = 15 * 60

    func placeholder(in context: Context) -> PlaceEntry {
        let hours = (0..<5).map { hour in
            PlaceEntry.Hour(
                date: .now.addingTimeInterval(Double(hour) * 3600), temperature: "\(18 + hour) °C",
                symbolName: "cloud.sun")
        }
        return PlaceEntry(date: .now, name: PlaceStore.first[0].name, hours: hours)
    }

    func snapshot(for configuration: PlaceConfiguration, in context: Context) async -> PlaceEntry {
        context.isPreview ? placeholder(in: context) : await load(configuration).entry
    }

    func timeline(for configuration: PlaceConfiguration, in context: Context) async -> Timeline<PlaceEntry> {
        let (entry, expires) = await load(configuration)
        return Timeline(entries: [entry], policy: .after(expires))
    }

    private func load(_ configuration: PlaceConfiguration) async -> (entry: PlaceEntry, expires: Date) {
        let saved = try? await store.places().first
        let place = configuration.place?.place ?? saved ?? PlaceStore.first[0]
        do {
            let (weather, hours, attribution) = try await forecaster.hours(place)
            let now = PlaceEntry.Hour(
                date: weather.date, temperature: weather.temperature.shortText, symbolName: weather.symbolName)
            let later = hours.filter { $0.date > weather.date }.prefix(4).map { hour in
                PlaceEntry.Hour(
                    date: hour.date, temperature: hour.temperature.shortText, symbolName: hour.symbolName)
            }
            let entry = PlaceEntry(date: .now, name: place.name, hours: [now] + later, attribution: attribution)
            return (entry, max(weather.metadata.expirationDate, .now.addingTimeInterval(60)))
        } catch {
            let entry = PlaceEntry(date: .now, name: place.name, problem: error.localizedDescription)
            return (entry, .now.addingTimeInterval(Self.patience))
        }
    }
}
