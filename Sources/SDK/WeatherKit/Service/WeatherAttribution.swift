public import Foundation

/// What must be shown beside weather data: whose they are.
///
/// It always is that of the data which the service last gave. Apple's marks are only there where the data are Apple's; for
/// others the marks are `data:` URLs of a picture with the provider's name.
///
/// - Source: developer.apple.com/documentation/weatherkit/weatherattribution
public struct WeatherAttribution: Codable, Equatable, Sendable {
    /// A picture with the name of the service, for a dark background.
    public var combinedMarkDarkURL: URL
    /// A picture with the name of the service, for a light background.
    public var combinedMarkLightURL: URL
    /// The page that says where the data come from and on which terms.
    public var legalPageURL: URL
    /// The name of the service.
    public var serviceName: String
    /// A square picture of the service.
    public var squareMarkURL: URL
    /// The text to show where neither picture nor link can be, with a notice if the data were changed.
    public var legalAttributionText: String { text }

    private var text: String

    /// Creates an attribution.
    package init(
        serviceName: String, legalPageURL: URL, combinedMarkDarkURL: URL, combinedMarkLightURL: URL, squareMarkURL: URL,
        legalAttributionText: String
    ) {
        self.serviceName = serviceName
        self.legalPageURL = legalPageURL
        self.combinedMarkDarkURL = combinedMarkDarkURL
        self.combinedMarkLightURL = combinedMarkLightURL
        self.squareMarkURL = squareMarkURL
        text = legalAttributionText
    }

    /// One attribution for data of several services, in the order in which they came.
    package static func combined(_ attributions: [WeatherAttribution]) -> WeatherAttribution? {
        guard var combined = attributions.first else { return nil }
        guard attributions.count > 1 else { return combined }
        combined.serviceName = attributions.map(\.serviceName).joined(separator: ", ")
        combined.text = attributions.map(\.text).joined(separator: " ")
        return combined
    }
}
