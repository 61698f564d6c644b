public import Foundation

/// A warning of an authority.
///
/// - Source: developer.apple.com/documentation/weatherkit/weatheralert
public struct WeatherAlert: Codable, Equatable, Sendable {
    /// The page that says all about it.
    public var detailsURL: URL
    /// When the data were read and how long they hold.
    public var metadata: WeatherMetadata
    /// The area it is for, where known.
    public var region: String?
    /// How bad it can become.
    public var severity: WeatherSeverity
    /// The authority that warns.
    public var source: String
    /// What is expected, in a few words.
    public var summary: String

    /// Creates the value from its parts.
    package init(
        detailsURL: URL, metadata: WeatherMetadata, region: String? = nil, severity: WeatherSeverity, source: String,
        summary: String
    ) {
        self.detailsURL = detailsURL
        self.metadata = metadata
        self.region = region
        self.severity = severity
        self.source = source
        self.summary = summary
    }
}
