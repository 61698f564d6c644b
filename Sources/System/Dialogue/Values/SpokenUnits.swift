import Foundation
import ValueParsing

/// The symbols of units, by the names that `ValueParsing` gives them: those of Foundation's units.
enum SpokenUnits {
    /// The family of units as values on the wire name it.
    static func dimension(of family: String) -> String {
        family == "Information" ? "informationStorage" : family.prefix(1).lowercased() + family.dropFirst()
    }

    /// The symbol of the unit of a measure; nil where values have no such unit.
    ///
    /// - Parameter degrees: The symbol for a temperature without a scale.
    static func symbol(_ measure: Measure, degrees: String) -> String? {
        if measure.family == "Temperature", measure.unit == "degrees" { return degrees }
        return units[measure.unit]?.symbol
    }

    private static let units: [String: Dimension] = [
        "metersPerSecondSquared": UnitAcceleration.metersPerSecondSquared, "radians": UnitAngle.radians,
        "degrees": UnitAngle.degrees, "acres": UnitArea.acres, "hectares": UnitArea.hectares,
        "squareCentimeters": UnitArea.squareCentimeters, "squareFeet": UnitArea.squareFeet,
        "squareInches": UnitArea.squareInches, "squareKilometers": UnitArea.squareKilometers,
        "squareMeters": UnitArea.squareMeters, "squareMiles": UnitArea.squareMiles, "squareYards": UnitArea.squareYards,
        "amperes": UnitElectricCurrent.amperes, "volts": UnitElectricPotentialDifference.volts,
        "ohms": UnitElectricResistance.ohms, "calories": UnitEnergy.calories, "joules": UnitEnergy.joules,
        "kilocalories": UnitEnergy.kilocalories, "kilojoules": UnitEnergy.kilojoules,
        "kilowattHours": UnitEnergy.kilowattHours, "gigahertz": UnitFrequency.gigahertz, "hertz": UnitFrequency.hertz,
        "kilohertz": UnitFrequency.kilohertz, "megahertz": UnitFrequency.megahertz,
        "litersPer100Kilometers": UnitFuelEfficiency.litersPer100Kilometers,
        "milesPerGallon": UnitFuelEfficiency.milesPerGallon, "lux": UnitIlluminance.lux,
        "bits": UnitInformationStorage.bits, "bytes": UnitInformationStorage.bytes,
        "gigabits": UnitInformationStorage.gigabits, "gigabytes": UnitInformationStorage.gigabytes,
        "kilobits": UnitInformationStorage.kilobits, "kilobytes": UnitInformationStorage.kilobytes,
        "megabits": UnitInformationStorage.megabits, "megabytes": UnitInformationStorage.megabytes,
        "petabytes": UnitInformationStorage.petabytes, "terabytes": UnitInformationStorage.terabytes,
        "centimeters": UnitLength.centimeters, "decimeters": UnitLength.decimeters, "feet": UnitLength.feet,
        "inches": UnitLength.inches, "kilometers": UnitLength.kilometers, "lightyears": UnitLength.lightyears,
        "meters": UnitLength.meters, "micrometers": UnitLength.micrometers, "miles": UnitLength.miles,
        "millimeters": UnitLength.millimeters, "nanometers": UnitLength.nanometers,
        "nauticalMiles": UnitLength.nauticalMiles, "yards": UnitLength.yards, "carats": UnitMass.carats,
        "grams": UnitMass.grams, "kilograms": UnitMass.kilograms, "metricTons": UnitMass.metricTons,
        "micrograms": UnitMass.micrograms, "milligrams": UnitMass.milligrams, "ounces": UnitMass.ounces,
        "pounds": UnitMass.pounds, "stones": UnitMass.stones, "horsepower": UnitPower.horsepower,
        "kilowatts": UnitPower.kilowatts, "megawatts": UnitPower.megawatts, "watts": UnitPower.watts,
        "bars": UnitPressure.bars, "hectopascals": UnitPressure.hectopascals, "kilopascals": UnitPressure.kilopascals,
        "newtonsPerMetersSquared": UnitPressure.newtonsPerMetersSquared,
        "poundsForcePerSquareInch": UnitPressure.poundsForcePerSquareInch,
        "kilometersPerHour": UnitSpeed.kilometersPerHour, "knots": UnitSpeed.knots,
        "metersPerSecond": UnitSpeed.metersPerSecond, "milesPerHour": UnitSpeed.milesPerHour,
        "celsius": UnitTemperature.celsius, "fahrenheit": UnitTemperature.fahrenheit,
        "kelvin": UnitTemperature.kelvin, "bushels": UnitVolume.bushels, "centiliters": UnitVolume.centiliters,
        "cubicCentimeters": UnitVolume.cubicCentimeters, "cubicFeet": UnitVolume.cubicFeet,
        "cubicInches": UnitVolume.cubicInches, "cubicMeters": UnitVolume.cubicMeters,
        "cubicMiles": UnitVolume.cubicMiles, "cups": UnitVolume.cups, "fluidOunces": UnitVolume.fluidOunces,
        "gallons": UnitVolume.gallons, "liters": UnitVolume.liters, "milliliters": UnitVolume.milliliters,
        "pints": UnitVolume.pints, "quarts": UnitVolume.quarts, "tablespoons": UnitVolume.tablespoons,
        "teaspoons": UnitVolume.teaspoons,
    ]
}
