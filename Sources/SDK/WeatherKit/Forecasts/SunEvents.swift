public import Foundation

/// When the sun passes certain heights on a day.
///
/// An event that does not occur on that day at that place is nil, as sunrise in the polar night.
///
/// - Source: developer.apple.com/documentation/weatherkit/sunevents
public struct SunEvents: Codable, Equatable, Sendable {
    /// The sun’s centre rises to 18° below the horizon.
    public var astronomicalDawn: Date?
    /// … to 12° below.
    public var nauticalDawn: Date?
    /// … to 6° below.
    public var civilDawn: Date?
    /// The sun’s upper edge appears.
    public var sunrise: Date?
    /// The sun is highest.
    public var solarNoon: Date?
    /// Its upper edge disappears.
    public var sunset: Date?
    /// The sun’s centre sinks to 6° below the horizon.
    public var civilDusk: Date?
    /// … to 12° below.
    public var nauticalDusk: Date?
    /// … to 18° below.
    public var astronomicalDusk: Date?
    /// The sun is lowest.
    public var solarMidnight: Date?

    /// Creates the value from its parts.
    package init(
        astronomicalDawn: Date? = nil, nauticalDawn: Date? = nil, civilDawn: Date? = nil, sunrise: Date? = nil,
        solarNoon: Date? = nil, sunset: Date? = nil, civilDusk: Date? = nil, nauticalDusk: Date? = nil,
        astronomicalDusk: Date? = nil, solarMidnight: Date? = nil
    ) {
        self.astronomicalDawn = astronomicalDawn
        self.nauticalDawn = nauticalDawn
        self.civilDawn = civilDawn
        self.sunrise = sunrise
        self.solarNoon = solarNoon
        self.sunset = sunset
        self.civilDusk = civilDusk
        self.nauticalDusk = nauticalDusk
        self.astronomicalDusk = astronomicalDusk
        self.solarMidnight = solarMidnight
    }
}
