import Foundation
import WeatherKit

// Measurements in the units that providers use; NaN where there is no value.

extension Measurement where UnitType == UnitTemperature {
    static func celsius(_ value: Double?) -> Self { Measurement(value: value ?? .nan, unit: .celsius) }
}

extension Measurement where UnitType == UnitLength {
    static func millimeters(_ value: Double?) -> Self { Measurement(value: value ?? .nan, unit: .millimeters) }
    static func meters(_ value: Double?) -> Self { Measurement(value: value ?? .nan, unit: .meters) }
}

extension Measurement where UnitType == UnitPressure {
    static func millibars(_ value: Double?) -> Self { Measurement(value: value ?? .nan, unit: .millibars) }
}

extension Measurement where UnitType == UnitSpeed {
    static func kilometersPerHour(_ value: Double?) -> Self {
        Measurement(value: value ?? .nan, unit: .kilometersPerHour)
    }
    static func millimetersPerHour(_ value: Double?) -> Self {
        Measurement(value: value ?? .nan, unit: WeatherUnits.millimetersPerHour)
    }
}

extension PrecipitationAmountByType {
    /// Amounts in millimetres.
    init(
        hail: Double, mixed: Double, precipitation: Double, rainfall: Double, sleet: Double, snow: Double,
        snowAsWater: Double
    ) {
        self.init(
            hail: .millimeters(hail), mixed: .millimeters(mixed), precipitation: .millimeters(precipitation),
            rainfall: .millimeters(rainfall), sleet: .millimeters(sleet),
            snowfallAmount: SnowfallAmount(
                amount: .millimeters(snow), amountLiquidEquivalent: .millimeters(snowAsWater),
                maximum: .millimeters(nil), maximumLiquidEquivalent: .millimeters(nil), minimum: .millimeters(nil),
                minimumLiquidEquivalent: .millimeters(nil)))
    }
}
