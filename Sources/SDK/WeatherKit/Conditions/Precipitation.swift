/// A kind of precipitation.
///
/// - Source: developer.apple.com/documentation/weatherkit/precipitation
public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case none, hail, mixed, rain, sleet, snow

    /// The name in the person's language.
    public var description: String { WeatherTexts.current.precipitation(self) }

    /// The name as it is to be spoken.
    public var accessibilityDescription: String { description }
}
