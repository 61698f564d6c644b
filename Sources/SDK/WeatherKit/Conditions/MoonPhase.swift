/// Which part of the moon is lit.
///
/// - Source: developer.apple.com/documentation/weatherkit/moonphase
@frozen
public enum MoonPhase: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable,
    BitwiseCopyable
{
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    /// The name in the person's language.
    public var description: String { WeatherTexts.current.phase(self) }

    /// The name as it is to be spoken.
    public var accessibilityDescription: String { description }

    /// The name of a symbol that shows the phase.
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}
