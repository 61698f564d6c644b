import SwiftUI
import WidgetKit

/// The widgets of the app.
struct WeatherWidgets: WidgetBundle {
    var body: some Widget { PlaceWidget() }
}

/// The weather at a saved place.
struct PlaceWidget: Widget {
    static let kind = "place"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: PlaceConfiguration.self, provider: PlaceProvider()) { entry in
            PlaceWidgetView(entry: entry)
        }
        .configurationDisplayName("Weather")
        .description("The weather at a saved place.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
    }
}
