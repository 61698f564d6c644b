/// The share of the sky that clouds of each height cover, from 0 to 1; NaN where the source does not tell heights
/// apart.
///
/// - Source: developer.apple.com/documentation/weatherkit/cloudcoverbyaltitude
public struct CloudCoverByAltitude: Codable, Equatable, Sendable {
    /// Clouds whose base is below 2,000 metres.
    @__Amount public var low: Double
    /// Clouds between low and high ones.
    @__Amount public var medium: Double
    /// Clouds above about 6,000 metres.
    @__Amount public var high: Double

    /// Creates the value from its parts.
    package init(low: Double, medium: Double, high: Double) {
        self.low = low
        self.medium = medium
        self.high = high
    }
}
