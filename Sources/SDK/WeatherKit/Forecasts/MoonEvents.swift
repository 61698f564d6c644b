public import Foundation

/// When the moon rises and sets on a day, and its phase.
///
/// - Source: developer.apple.com/documentation/weatherkit/moonevents
public struct MoonEvents: Codable, Equatable, Sendable {
    /// The moon’s upper edge appears; nil where it does not on that day.
    public var moonrise: Date?
    /// Its upper edge disappears; nil where it does not on that day.
    public var moonset: Date?
    /// Which part of the moon is lit.
    public var phase: MoonPhase

    /// Creates the value from its parts.
    package init(moonrise: Date? = nil, moonset: Date? = nil, phase: MoonPhase) {
        self.moonrise = moonrise
        self.moonset = moonset
        self.phase = phase
    }
}
