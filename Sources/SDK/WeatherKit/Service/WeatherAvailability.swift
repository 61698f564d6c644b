/// Whether regional data exist for a place.
///
/// - Source: developer.apple.com/documentation/weatherkit/weatheravailability
public struct WeatherAvailability: Codable, Equatable, Sendable {
    /// Whether there is a forecast by the minute.
    public var minuteAvailability: AvailabilityKind
    /// Whether there are warnings.
    public var alertAvailability: AvailabilityKind

    /// Creates the value from its parts.
    package init(minuteAvailability: AvailabilityKind, alertAvailability: AvailabilityKind) {
        self.minuteAvailability = minuteAvailability
        self.alertAvailability = alertAvailability
    }

    /// Whether data exist.
    ///
    /// - Source: developer.apple.com/documentation/weatherkit/weatheravailability/availabilitykind
    public enum AvailabilityKind: String, Codable, Equatable, Hashable, Sendable {
        /// They exist.
        case available
        /// They exist, and cannot be had now.
        case temporarilyUnavailable
        /// They do not exist for the place.
        case unsupported
        /// Nobody knows.
        case unknown
    }
}
