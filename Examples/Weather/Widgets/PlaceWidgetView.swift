import SwiftUI
import WeatherKit
import WidgetKit

/// Draws the weather at a place, and whose data these are.
struct PlaceWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: PlaceEntry

    var body: some View {
        if family == .accessoryInline {
            Text("\(entry.name) \(entry.hours.first?.temperature ?? "–")")
        } else {
            VStack(alignment: .leading, spacing: 4) {
                Text(entry.name).font(.headline)
                if let problem = entry.problem { Text(problem).font(.caption) }
                hours
                Spacer(minLength: 0)
                if let attribution = entry.attribution { AttributionView(attribution: attribution) }
            }
            .containerBackground(.background, for: .widget)
        }
    }

    private var hours: some View {
        HStack {
            ForEach(entry.hours.prefix(family == .systemMedium ? 5 : 1)) { hour in
                VStack {
                    Image(systemName: hour.symbolName)
                    Text(hour.temperature)
                }
            }
        }
    }
}
