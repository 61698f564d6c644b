import FoundationAdditions

// The units that a measurement parameter can have, by the names of Foundation's units.
// Source: AppIntents, the enumerations nested in `IntentParameter`.

extension IntentParameter {
    /// Units of `UnitAcceleration`.
    public enum Acceleration: __ParameterUnit {
        case gravity, metersPerSecondSquared
    }

    /// Units of `UnitAngle`.
    public enum Angle: __ParameterUnit {
        case arcMinutes, arcSeconds, degrees, gradians, radians, revolutions
    }

    /// Units of `UnitArea`.
    public enum Area: __ParameterUnit {
        case acres, ares, hectares, squareCentimeters, squareFeet, squareInches, squareKilometers,
            squareMegameters, squareMeters, squareMicrometers, squareMiles, squareMillimeters, squareNanometers,
            squareYards
    }

    /// Units of `UnitConcentrationMass`.
    public enum ConcentrationMass: __ParameterUnit {
        case gramsPerLiter, milligramsPerDeciliter
    }

    /// Units of `UnitDispersion`.
    public enum Dispersion: __ParameterUnit {
        case partsPerMillion
    }

    /// Units of `UnitDuration`.
    public enum Duration: __ParameterUnit {
        case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds
    }

    /// Units of `UnitElectricCharge`.
    public enum ElectricCharge: __ParameterUnit {
        case ampereHours, coulombs, kiloampereHours, megaampereHours, microampereHours, milliampereHours
    }

    /// Units of `UnitElectricCurrent`.
    public enum ElectricCurrent: __ParameterUnit {
        case amperes, kiloamperes, megaamperes, microamperes, milliamperes
    }

    /// Units of `UnitElectricPotentialDifference`.
    public enum ElectricPotentialDifference: __ParameterUnit {
        case kilovolts, megavolts, microvolts, millivolts, volts
    }

    /// Units of `UnitElectricResistance`.
    public enum ElectricResistance: __ParameterUnit {
        case kiloohms, megaohms, microohms, milliohms, ohms
    }

    /// Units of `UnitEnergy`.
    public enum Energy: __ParameterUnit {
        case calories, joules, kilocalories, kilojoules, kilowattHours
    }

    /// Units of `UnitFrequency`.
    public enum Frequency: __ParameterUnit {
        case framesPerSecond, gigahertz, hertz, kilohertz, megahertz, microhertz, millihertz, nanohertz,
            terahertz
    }

    /// Units of `UnitFuelEfficiency`.
    public enum FuelEfficiency: __ParameterUnit {
        case litersPer100Kilometers, milesPerGallon, milesPerImperialGallon
    }

    /// Units of `UnitIlluminance`.
    public enum Illuminance: __ParameterUnit {
        case lux
    }

    /// Units of `UnitInformationStorage`.
    public enum InformationStorage: __ParameterUnit {
        case bits, bytes, exabits, exabytes, exbibits, exbibytes, gibibits, gibibytes, gigabits, gigabytes,
            kibibits, kibibytes, kilobits, kilobytes, mebibits, mebibytes, megabits, megabytes, nibbles,
            pebibits, pebibytes, petabits, petabytes, tebibits, tebibytes, terabits, terabytes, yobibits,
            yobibytes, yottabits, yottabytes, zebibits, zebibytes, zettabits, zettabytes
    }

    /// Units of `UnitLength`.
    public enum Length: __ParameterUnit {
        case astronomicalUnits, centimeters, decameters, decimeters, fathoms, feet, furlongs, hectometers,
            inches, kilometers, lightyears, megameters, meters, micrometers, miles, millimeters, nanometers,
            nauticalMiles, parsecs, picometers, scandinavianMiles, yards
    }

    /// Units of `UnitMass`.
    public enum Mass: __ParameterUnit {
        case carats, centigrams, decigrams, grams, kilograms, metricTons, micrograms, milligrams, nanograms,
            ounces, ouncesTroy, picograms, pounds, shortTons, slugs, stones
    }

    /// Units of `UnitPower`.
    public enum Power: __ParameterUnit {
        case femtowatts, gigawatts, horsepower, kilowatts, megawatts, microwatts, milliwatts, nanowatts,
            picowatts, terawatts, watts
    }

    /// Units of `UnitPressure`.
    public enum Pressure: __ParameterUnit {
        case bars, gigapascals, hectopascals, inchesOfMercury, kilopascals, megapascals, millibars,
            millimetersOfMercury, newtonsPerMetersSquared, poundsForcePerSquareInch
    }

    /// Units of `UnitSpeed`.
    public enum Speed: __ParameterUnit {
        case kilometersPerHour, knots, metersPerSecond, milesPerHour
    }

    /// Units of `UnitTemperature`.
    public enum Temperature: __ParameterUnit {
        case celsius, fahrenheit, kelvin
    }

    /// Units of `UnitVolume`.
    public enum Volume: __ParameterUnit {
        case acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet, cubicInches,
            cubicKilometers, cubicMeters, cubicMiles, cubicMillimeters, cubicYards, cups, deciliters,
            fluidOunces, gallons, imperialFluidOunces, imperialGallons, imperialPints, imperialQuarts,
            imperialTablespoons, imperialTeaspoons, kiloliters, liters, megaliters, metricCups, milliliters,
            pints, quarts, tablespoons, teaspoons
    }
}
