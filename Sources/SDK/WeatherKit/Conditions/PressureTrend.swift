/// Whether the air pressure rises or falls.
///
/// - Source: developer.apple.com/documentation/weatherkit/pressuretrend
public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case rising, falling, steady

    /// The name in the person's language.
    public var description: String { WeatherTexts.current.trend(self) }

    /// The name as it is to be spoken.
    public var accessibilityDescription: String { description }

    /// The trend of a difference over three hours in hectopascals; within one of them the pressure is steady, as it is
    /// where the difference is not known.
    package init(difference: Double) {
        self = difference > 1 ? .rising : difference < -1 ? .falling : .steady
    }
}
