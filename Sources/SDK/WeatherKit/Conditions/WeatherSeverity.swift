/// How bad what a warning is about can become.
///
/// - Source: developer.apple.com/documentation/weatherkit/weatherseverity
public enum WeatherSeverity: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case minor, moderate, severe, extreme, unknown

    /// The name in the person's language.
    public var description: String { WeatherTexts.current.severity(self) }

    /// The name as it is to be spoken.
    public var accessibilityDescription: String { description }
}
