public import FoundationAdditions

// Each unit name of a parameter with the unit of Foundation that it stands for.

extension UnitAcceleration: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitAcceleration>>.Acceleration
}

extension IntentParameter.Acceleration {
    public var __unit: Dimension {
        switch self {
        case .gravity: UnitAcceleration.gravity
        case .metersPerSecondSquared: UnitAcceleration.metersPerSecondSquared
        }
    }
}

extension UnitAngle: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitAngle>>.Angle
}

extension IntentParameter.Angle {
    public var __unit: Dimension {
        switch self {
        case .arcMinutes: UnitAngle.arcMinutes
        case .arcSeconds: UnitAngle.arcSeconds
        case .degrees: UnitAngle.degrees
        case .gradians: UnitAngle.gradians
        case .radians: UnitAngle.radians
        case .revolutions: UnitAngle.revolutions
        }
    }
}

extension UnitArea: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitArea>>.Area
}

extension IntentParameter.Area {
    public var __unit: Dimension {
        switch self {
        case .acres: UnitArea.acres
        case .ares: UnitArea.ares
        case .hectares: UnitArea.hectares
        case .squareCentimeters: UnitArea.squareCentimeters
        case .squareFeet: UnitArea.squareFeet
        case .squareInches: UnitArea.squareInches
        case .squareKilometers: UnitArea.squareKilometers
        case .squareMegameters: UnitArea.squareMegameters
        case .squareMeters: UnitArea.squareMeters
        case .squareMicrometers: UnitArea.squareMicrometers
        case .squareMiles: UnitArea.squareMiles
        case .squareMillimeters: UnitArea.squareMillimeters
        case .squareNanometers: UnitArea.squareNanometers
        case .squareYards: UnitArea.squareYards
        }
    }
}

extension UnitConcentrationMass: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass
}

extension IntentParameter.ConcentrationMass {
    public var __unit: Dimension {
        switch self {
        case .gramsPerLiter: UnitConcentrationMass.gramsPerLiter
        case .milligramsPerDeciliter: UnitConcentrationMass.milligramsPerDeciliter
        }
    }
}

extension UnitDispersion: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitDispersion>>.Dispersion
}

extension IntentParameter.Dispersion {
    public var __unit: Dimension {
        switch self {
        case .partsPerMillion: UnitDispersion.partsPerMillion
        }
    }
}

extension UnitDuration: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitDuration>>.Duration
}

extension IntentParameter.Duration {
    public var __unit: Dimension {
        switch self {
        case .hours: UnitDuration.hours
        case .microseconds: UnitDuration.microseconds
        case .milliseconds: UnitDuration.milliseconds
        case .minutes: UnitDuration.minutes
        case .nanoseconds: UnitDuration.nanoseconds
        case .picoseconds: UnitDuration.picoseconds
        case .seconds: UnitDuration.seconds
        }
    }
}

extension UnitElectricCharge: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitElectricCharge>>.ElectricCharge
}

extension IntentParameter.ElectricCharge {
    public var __unit: Dimension {
        switch self {
        case .ampereHours: UnitElectricCharge.ampereHours
        case .coulombs: UnitElectricCharge.coulombs
        case .kiloampereHours: UnitElectricCharge.kiloampereHours
        case .megaampereHours: UnitElectricCharge.megaampereHours
        case .microampereHours: UnitElectricCharge.microampereHours
        case .milliampereHours: UnitElectricCharge.milliampereHours
        }
    }
}

extension UnitElectricCurrent: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitElectricCurrent>>.ElectricCurrent
}

extension IntentParameter.ElectricCurrent {
    public var __unit: Dimension {
        switch self {
        case .amperes: UnitElectricCurrent.amperes
        case .kiloamperes: UnitElectricCurrent.kiloamperes
        case .megaamperes: UnitElectricCurrent.megaamperes
        case .microamperes: UnitElectricCurrent.microamperes
        case .milliamperes: UnitElectricCurrent.milliamperes
        }
    }
}

extension UnitElectricPotentialDifference: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitElectricPotentialDifference>>
        .ElectricPotentialDifference
}

extension IntentParameter.ElectricPotentialDifference {
    public var __unit: Dimension {
        switch self {
        case .kilovolts: UnitElectricPotentialDifference.kilovolts
        case .megavolts: UnitElectricPotentialDifference.megavolts
        case .microvolts: UnitElectricPotentialDifference.microvolts
        case .millivolts: UnitElectricPotentialDifference.millivolts
        case .volts: UnitElectricPotentialDifference.volts
        }
    }
}

extension UnitElectricResistance: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitElectricResistance>>.ElectricResistance
}

extension IntentParameter.ElectricResistance {
    public var __unit: Dimension {
        switch self {
        case .kiloohms: UnitElectricResistance.kiloohms
        case .megaohms: UnitElectricResistance.megaohms
        case .microohms: UnitElectricResistance.microohms
        case .milliohms: UnitElectricResistance.milliohms
        case .ohms: UnitElectricResistance.ohms
        }
    }
}

extension UnitEnergy: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitEnergy>>.Energy
}

extension IntentParameter.Energy {
    public var __unit: Dimension {
        switch self {
        case .calories: UnitEnergy.calories
        case .joules: UnitEnergy.joules
        case .kilocalories: UnitEnergy.kilocalories
        case .kilojoules: UnitEnergy.kilojoules
        case .kilowattHours: UnitEnergy.kilowattHours
        }
    }
}

extension UnitFrequency: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitFrequency>>.Frequency
}

extension IntentParameter.Frequency {
    public var __unit: Dimension {
        switch self {
        case .framesPerSecond: UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
        case .gigahertz: UnitFrequency.gigahertz
        case .hertz: UnitFrequency.hertz
        case .kilohertz: UnitFrequency.kilohertz
        case .megahertz: UnitFrequency.megahertz
        case .microhertz: UnitFrequency.microhertz
        case .millihertz: UnitFrequency.millihertz
        case .nanohertz: UnitFrequency.nanohertz
        case .terahertz: UnitFrequency.terahertz
        }
    }
}

extension UnitFuelEfficiency: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitFuelEfficiency>>.FuelEfficiency
}

extension IntentParameter.FuelEfficiency {
    public var __unit: Dimension {
        switch self {
        case .litersPer100Kilometers: UnitFuelEfficiency.litersPer100Kilometers
        case .milesPerGallon: UnitFuelEfficiency.milesPerGallon
        case .milesPerImperialGallon: UnitFuelEfficiency.milesPerImperialGallon
        }
    }
}

extension UnitIlluminance: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitIlluminance>>.Illuminance
}

extension IntentParameter.Illuminance {
    public var __unit: Dimension {
        switch self {
        case .lux: UnitIlluminance.lux
        }
    }
}

extension UnitInformationStorage: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage
}

extension IntentParameter.InformationStorage {
    public var __unit: Dimension {
        switch self {
        case .bits: UnitInformationStorage.bits
        case .bytes: UnitInformationStorage.bytes
        case .exabits: UnitInformationStorage.exabits
        case .exabytes: UnitInformationStorage.exabytes
        case .exbibits: UnitInformationStorage.exbibits
        case .exbibytes: UnitInformationStorage.exbibytes
        case .gibibits: UnitInformationStorage.gibibits
        case .gibibytes: UnitInformationStorage.gibibytes
        case .gigabits: UnitInformationStorage.gigabits
        case .gigabytes: UnitInformationStorage.gigabytes
        case .kibibits: UnitInformationStorage.kibibits
        case .kibibytes: UnitInformationStorage.kibibytes
        case .kilobits: UnitInformationStorage.kilobits
        case .kilobytes: UnitInformationStorage.kilobytes
        case .mebibits: UnitInformationStorage.mebibits
        case .mebibytes: UnitInformationStorage.mebibytes
        case .megabits: UnitInformationStorage.megabits
        case .megabytes: UnitInformationStorage.megabytes
        case .nibbles: UnitInformationStorage.nibbles
        case .pebibits: UnitInformationStorage.pebibits
        case .pebibytes: UnitInformationStorage.pebibytes
        case .petabits: UnitInformationStorage.petabits
        case .petabytes: UnitInformationStorage.petabytes
        case .tebibits: UnitInformationStorage.tebibits
        case .tebibytes: UnitInformationStorage.tebibytes
        case .terabits: UnitInformationStorage.terabits
        case .terabytes: UnitInformationStorage.terabytes
        case .yobibits: UnitInformationStorage.yobibits
        case .yobibytes: UnitInformationStorage.yobibytes
        case .yottabits: UnitInformationStorage.yottabits
        case .yottabytes: UnitInformationStorage.yottabytes
        case .zebibits: UnitInformationStorage.zebibits
        case .zebibytes: UnitInformationStorage.zebibytes
        case .zettabits: UnitInformationStorage.zettabits
        case .zettabytes: UnitInformationStorage.zettabytes
        }
    }
}

extension UnitLength: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitLength>>.Length
}

extension IntentParameter.Length {
    public var __unit: Dimension {
        switch self {
        case .astronomicalUnits: UnitLength.astronomicalUnits
        case .centimeters: UnitLength.centimeters
        case .decameters: UnitLength.decameters
        case .decimeters: UnitLength.decimeters
        case .fathoms: UnitLength.fathoms
        case .feet: UnitLength.feet
        case .furlongs: UnitLength.furlongs
        case .hectometers: UnitLength.hectometers
        case .inches: UnitLength.inches
        case .kilometers: UnitLength.kilometers
        case .lightyears: UnitLength.lightyears
        case .megameters: UnitLength.megameters
        case .meters: UnitLength.meters
        case .micrometers: UnitLength.micrometers
        case .miles: UnitLength.miles
        case .millimeters: UnitLength.millimeters
        case .nanometers: UnitLength.nanometers
        case .nauticalMiles: UnitLength.nauticalMiles
        case .parsecs: UnitLength.parsecs
        case .picometers: UnitLength.picometers
        case .scandinavianMiles: UnitLength.scandinavianMiles
        case .yards: UnitLength.yards
        }
    }
}

extension UnitMass: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitMass>>.Mass
}

extension IntentParameter.Mass {
    public var __unit: Dimension {
        switch self {
        case .carats: UnitMass.carats
        case .centigrams: UnitMass.centigrams
        case .decigrams: UnitMass.decigrams
        case .grams: UnitMass.grams
        case .kilograms: UnitMass.kilograms
        case .metricTons: UnitMass.metricTons
        case .micrograms: UnitMass.micrograms
        case .milligrams: UnitMass.milligrams
        case .nanograms: UnitMass.nanograms
        case .ounces: UnitMass.ounces
        case .ouncesTroy: UnitMass.ouncesTroy
        case .picograms: UnitMass.picograms
        case .pounds: UnitMass.pounds
        case .shortTons: UnitMass.shortTons
        case .slugs: UnitMass.slugs
        case .stones: UnitMass.stones
        }
    }
}

extension UnitPower: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitPower>>.Power
}

extension IntentParameter.Power {
    public var __unit: Dimension {
        switch self {
        case .femtowatts: UnitPower.femtowatts
        case .gigawatts: UnitPower.gigawatts
        case .horsepower: UnitPower.horsepower
        case .kilowatts: UnitPower.kilowatts
        case .megawatts: UnitPower.megawatts
        case .microwatts: UnitPower.microwatts
        case .milliwatts: UnitPower.milliwatts
        case .nanowatts: UnitPower.nanowatts
        case .picowatts: UnitPower.picowatts
        case .terawatts: UnitPower.terawatts
        case .watts: UnitPower.watts
        }
    }
}

extension UnitPressure: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitPressure>>.Pressure
}

extension IntentParameter.Pressure {
    public var __unit: Dimension {
        switch self {
        case .bars: UnitPressure.bars
        case .gigapascals: UnitPressure.gigapascals
        case .hectopascals: UnitPressure.hectopascals
        case .inchesOfMercury: UnitPressure.inchesOfMercury
        case .kilopascals: UnitPressure.kilopascals
        case .megapascals: UnitPressure.megapascals
        case .millibars: UnitPressure.millibars
        case .millimetersOfMercury: UnitPressure.millimetersOfMercury
        case .newtonsPerMetersSquared: UnitPressure.newtonsPerMetersSquared
        case .poundsForcePerSquareInch: UnitPressure.poundsForcePerSquareInch
        }
    }
}

extension UnitSpeed: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitSpeed>>.Speed
}

extension IntentParameter.Speed {
    public var __unit: Dimension {
        switch self {
        case .kilometersPerHour: UnitSpeed.kilometersPerHour
        case .knots: UnitSpeed.knots
        case .metersPerSecond: UnitSpeed.metersPerSecond
        case .milesPerHour: UnitSpeed.milesPerHour
        }
    }
}

extension UnitTemperature: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitTemperature>>.Temperature
}

extension IntentParameter.Temperature {
    public var __unit: Dimension {
        switch self {
        case .celsius: UnitTemperature.celsius
        case .fahrenheit: UnitTemperature.fahrenheit
        case .kelvin: UnitTemperature.kelvin
        }
    }
}

extension UnitVolume: __ParameterDimension {
    public typealias ParameterUnit = IntentParameter<Measurement<UnitVolume>>.Volume
}

extension IntentParameter.Volume {
    public var __unit: Dimension {
        switch self {
        case .acreFeet: UnitVolume.acreFeet
        case .bushels: UnitVolume.bushels
        case .centiliters: UnitVolume.centiliters
        case .cubicCentimeters: UnitVolume.cubicCentimeters
        case .cubicDecimeters: UnitVolume.cubicDecimeters
        case .cubicFeet: UnitVolume.cubicFeet
        case .cubicInches: UnitVolume.cubicInches
        case .cubicKilometers: UnitVolume.cubicKilometers
        case .cubicMeters: UnitVolume.cubicMeters
        case .cubicMiles: UnitVolume.cubicMiles
        case .cubicMillimeters: UnitVolume.cubicMillimeters
        case .cubicYards: UnitVolume.cubicYards
        case .cups: UnitVolume.cups
        case .deciliters: UnitVolume.deciliters
        case .fluidOunces: UnitVolume.fluidOunces
        case .gallons: UnitVolume.gallons
        case .imperialFluidOunces: UnitVolume.imperialFluidOunces
        case .imperialGallons: UnitVolume.imperialGallons
        case .imperialPints: UnitVolume.imperialPints
        case .imperialQuarts: UnitVolume.imperialQuarts
        case .imperialTablespoons: UnitVolume.imperialTablespoons
        case .imperialTeaspoons: UnitVolume.imperialTeaspoons
        case .kiloliters: UnitVolume.kiloliters
        case .liters: UnitVolume.liters
        case .megaliters: UnitVolume.megaliters
        case .metricCups: UnitVolume.metricCups
        case .milliliters: UnitVolume.milliliters
        case .pints: UnitVolume.pints
        case .quarts: UnitVolume.quarts
        case .tablespoons: UnitVolume.tablespoons
        case .teaspoons: UnitVolume.teaspoons
        }
    }
}
