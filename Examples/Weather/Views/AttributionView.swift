import SwiftUI
import WeatherKit

/// Whose data are shown, with the way to their terms: it stands wherever weather does.
struct AttributionView: View {
    let attribution: WeatherAttribution

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Link(attribution.serviceName, destination: attribution.legalPageURL)
            Text(attribution.legalAttributionText).foregroundStyle(.secondary)
        }
        .font(.caption2)
    }
}
