package import Foundation

/// The units that weather values come in.
package enum WeatherUnits {
    /// The unit in which precipitation intensities are: Foundation has none for a millimetre in an hour.
    package static let millimetersPerHour = UnitSpeed(
        symbol: "mm/h", converter: UnitConverterLinear(coefficient: 0.001 / 3600))

    /// The unit of a kind of values: °C, millimetres of rain, kilometres an hour, millibars, degrees.
    ///
    /// Visibility comes in metres and wind in kilometres an hour; they are written with their unit.
    static func standard<UnitType: Dimension>(_ type: UnitType.Type) -> UnitType {
        let unit: Dimension =
            switch ObjectIdentifier(type) {
            case ObjectIdentifier(UnitTemperature.self): UnitTemperature.celsius
            case ObjectIdentifier(UnitLength.self): UnitLength.millimeters
            case ObjectIdentifier(UnitSpeed.self): millimetersPerHour
            case ObjectIdentifier(UnitPressure.self): UnitPressure.millibars
            case ObjectIdentifier(UnitAngle.self): UnitAngle.degrees
            default: type.baseUnit()
            }
        // Each case gives a unit of the type that it names, and `baseUnit()` one of the type itself.
        return unit as? UnitType ?? type.baseUnit()
    }
}
