import Foundation

extension UnitCatalog {
    /// Every family of units that Foundation has, with its units in the order of Foundation's documentation.
    static let families: [String: [Entry]] = [
        "acceleration": acceleration, "angle": angle, "area": area, "concentrationMass": concentrationMass,
        "dispersion": dispersion, "duration": duration, "electricCharge": electricCharge,
        "electricCurrent": electricCurrent, "electricPotentialDifference": electricPotentialDifference,
        "electricResistance": electricResistance, "energy": energy, "frequency": frequency,
        "fuelEfficiency": fuelEfficiency, "illuminance": illuminance, "informationStorage": informationStorage,
        "length": length, "mass": mass, "power": power, "pressure": pressure, "speed": speed,
        "temperature": temperature, "volume": volume,
    ]

    private static func units<Unit: Dimension>(_ units: KeyValuePairs<Unit, [String]>) -> [Entry] {
        units.map { Entry(unit: $0.key, names: $0.value) }
    }

    private static let acceleration: [Entry] = units([
        UnitAcceleration.metersPerSecondSquared: ["m/s2", "meter per second squared", "meters per second squared"],
        .gravity: ["gravity", "g-force"],
    ])

    private static let angle: [Entry] = units([
        UnitAngle.degrees: ["degree", "deg"], .arcMinutes: ["arcminute", "arcmin", "′", "'"],
        .arcSeconds: ["arcsecond", "arcsec", "″", "\""], .radians: ["radian"], .gradians: ["gradian", "gon"],
        .revolutions: ["revolution", "turn"],
    ])

    private static let area: [Entry] = units([
        UnitArea.squareMegameters: ["square megameter"], .squareKilometers: ["square kilometer", "sq km"],
        .squareMeters: ["square meter", "sq m"], .squareCentimeters: ["square centimeter", "sq cm"],
        .squareMillimeters: ["square millimeter", "sq mm"], .squareMicrometers: ["square micrometer"],
        .squareNanometers: ["square nanometer"], .squareInches: ["square inch", "sq in"],
        .squareFeet: ["square foot", "square feet", "sq ft"], .squareYards: ["square yard", "sq yd"],
        .squareMiles: ["square mile", "sq mi"], .acres: ["acre"], .ares: ["are"], .hectares: ["hectare"],
    ])

    private static let concentrationMass: [Entry] = units([
        UnitConcentrationMass.gramsPerLiter: ["gram per liter", "grams per liter"],
        .milligramsPerDeciliter: ["milligram per deciliter", "milligrams per deciliter"],
        // Foundation's symbol is mmol/L for every substance; glucose is what people measure so.
        .millimolesPerLiter(withGramsPerMole: 180.156): ["millimole per liter", "millimoles per liter"],
    ])

    private static let dispersion: [Entry] = units([
        UnitDispersion.partsPerMillion: ["part per million", "parts per million"]
    ])

    private static let duration: [Entry] = units([
        UnitDuration.hours: ["hour", "hr"], .minutes: ["minute", "min"], .seconds: ["second", "sec"],
        .milliseconds: ["millisecond"], .microseconds: ["microsecond"], .nanoseconds: ["nanosecond"],
        .picoseconds: ["picosecond"],
    ])

    private static let electricCharge: [Entry] = units([
        UnitElectricCharge.coulombs: ["coulomb"], .megaampereHours: ["megaampere hour"],
        .kiloampereHours: ["kiloampere hour"], .ampereHours: ["ampere hour", "amp hour"],
        .milliampereHours: ["milliampere hour", "milliamp hour"], .microampereHours: ["microampere hour"],
    ])

    private static let electricCurrent: [Entry] = units([
        UnitElectricCurrent.megaamperes: ["megaampere"], .kiloamperes: ["kiloampere"], .amperes: ["ampere", "amp"],
        .milliamperes: ["milliampere", "milliamp"], .microamperes: ["microampere"],
    ])

    private static let electricPotentialDifference: [Entry] = units([
        UnitElectricPotentialDifference.megavolts: ["megavolt"], .kilovolts: ["kilovolt"], .volts: ["volt"],
        .millivolts: ["millivolt"], .microvolts: ["microvolt"],
    ])

    private static let electricResistance: [Entry] = units([
        UnitElectricResistance.megaohms: ["megaohm"], .kiloohms: ["kiloohm"], .ohms: ["ohm", "\u{2126}"],
        .milliohms: ["milliohm"], .microohms: ["microohm"],
    ])

    private static let energy: [Entry] = units([
        UnitEnergy.kilojoules: ["kilojoule"], .joules: ["joule"], .kilocalories: ["kilocalorie", "kcal"],
        .calories: ["calorie"], .kilowattHours: ["kilowatt hour"],
    ])

    private static let frequency: [Entry] = units([
        UnitFrequency.terahertz: ["terahertz"], .gigahertz: ["gigahertz"], .megahertz: ["megahertz"],
        .kilohertz: ["kilohertz"], .hertz: ["hertz"], .millihertz: ["millihertz"], .microhertz: ["microhertz"],
        .nanohertz: ["nanohertz"],
    ])

    private static let fuelEfficiency: [Entry] = units([
        UnitFuelEfficiency.litersPer100Kilometers: ["liter per 100 kilometers", "liters per 100 kilometers"],
        // Both gallons have the symbol mpg in Foundation; it stands for the first here.
        .milesPerGallon: ["mile per gallon", "miles per gallon"],
    ])

    private static let illuminance: [Entry] = units([UnitIlluminance.lux: ["lux"]])

    private static let informationStorage: [Entry] = units([
        UnitInformationStorage.bits: ["bit"], .bytes: ["byte"], .nibbles: ["nibble"],
        .kilobits: ["kilobit", "kbit"], .megabits: ["megabit", "Mbit"], .gigabits: ["gigabit", "Gbit"],
        .terabits: ["terabit", "Tbit"], .petabits: ["petabit", "Pbit"], .exabits: ["exabit"],
        .zettabits: ["zettabit"], .yottabits: ["yottabit"], .kilobytes: ["kilobyte", "KB"],
        .megabytes: ["megabyte"], .gigabytes: ["gigabyte"], .terabytes: ["terabyte"], .petabytes: ["petabyte"],
        .exabytes: ["exabyte"], .zettabytes: ["zettabyte"], .yottabytes: ["yottabyte"],
        .kibibits: ["kibibit"], .mebibits: ["mebibit"], .gibibits: ["gibibit"], .tebibits: ["tebibit"],
        .pebibits: ["pebibit"], .exbibits: ["exbibit"], .zebibits: ["zebibit"], .yobibits: ["yobibit"],
        .kibibytes: ["kibibyte"], .mebibytes: ["mebibyte"], .gibibytes: ["gibibyte"], .tebibytes: ["tebibyte"],
        .pebibytes: ["pebibyte"], .exbibytes: ["exbibyte"], .zebibytes: ["zebibyte"], .yobibytes: ["yobibyte"],
    ])

    private static let length: [Entry] = units([
        UnitLength.megameters: ["megameter"], .kilometers: ["kilometer"], .hectometers: ["hectometer"],
        .decameters: ["decameter"], .meters: ["meter"], .decimeters: ["decimeter"], .centimeters: ["centimeter"],
        .millimeters: ["millimeter"], .micrometers: ["micrometer", "micron"], .nanometers: ["nanometer"],
        .picometers: ["picometer"], .inches: ["inch", "\""], .feet: ["foot", "feet", "'"], .yards: ["yard"],
        .miles: ["mile"], .scandinavianMiles: ["scandinavian mile"], .lightyears: ["lightyear", "light-year"],
        .nauticalMiles: ["nautical mile", "nmi"], .fathoms: ["fathom"], .furlongs: ["furlong"],
        .astronomicalUnits: ["astronomical unit", "au"], .parsecs: ["parsec"],
    ])

    private static let mass: [Entry] = units([
        UnitMass.kilograms: ["kilogram", "kilo"], .grams: ["gram"], .decigrams: ["decigram"],
        .centigrams: ["centigram"], .milligrams: ["milligram"], .micrograms: ["microgram"],
        .nanograms: ["nanogram"], .picograms: ["picogram"], .ounces: ["ounce"], .pounds: ["pound", "lbs"],
        .stones: ["stone"], .metricTons: ["metric ton", "tonne"], .shortTons: ["short ton"], .carats: ["carat"],
        .ouncesTroy: ["troy ounce", "ozt"], .slugs: ["slug"],
    ])

    private static let power: [Entry] = units([
        UnitPower.terawatts: ["terawatt"], .gigawatts: ["gigawatt"], .megawatts: ["megawatt"],
        .kilowatts: ["kilowatt"], .watts: ["watt"], .milliwatts: ["milliwatt"], .microwatts: ["microwatt"],
        .nanowatts: ["nanowatt"], .picowatts: ["picowatt"], .femtowatts: ["femtowatt"],
        .horsepower: ["horsepower"],
    ])

    private static let pressure: [Entry] = units([
        UnitPressure.newtonsPerMetersSquared: ["newton per square meter", "newtons per square meter", "Pa", "pascal"],
        .gigapascals: ["gigapascal"], .megapascals: ["megapascal"], .kilopascals: ["kilopascal"],
        .hectopascals: ["hectopascal"], .inchesOfMercury: ["inch of mercury", "inches of mercury"],
        .bars: ["bar"], .millibars: ["millibar"],
        .millimetersOfMercury: ["millimeter of mercury", "millimeters of mercury"],
        .poundsForcePerSquareInch: ["pound per square inch", "pounds per square inch"],
    ])

    private static let speed: [Entry] = units([
        UnitSpeed.metersPerSecond: ["meter per second", "meters per second"],
        .kilometersPerHour: ["kilometer per hour", "kilometers per hour", "kph", "kmh"],
        .milesPerHour: ["mile per hour", "miles per hour"], .knots: ["knot", "kt"],
    ])

    private static let temperature: [Entry] = units([
        UnitTemperature.celsius: ["C", "celsius", "degree celsius", "degrees celsius"],
        .fahrenheit: ["F", "fahrenheit", "degree fahrenheit", "degrees fahrenheit"], .kelvin: ["kelvin"],
    ])

    private static let volume: [Entry] = units([
        UnitVolume.megaliters: ["megaliter"], .kiloliters: ["kiloliter"], .liters: ["liter"],
        .deciliters: ["deciliter", "dL"], .centiliters: ["centiliter", "cl"], .milliliters: ["milliliter", "ml"],
        .cubicKilometers: ["cubic kilometer"], .cubicMeters: ["cubic meter"], .cubicDecimeters: ["cubic decimeter"],
        .cubicCentimeters: ["cubic centimeter", "cc"], .cubicMillimeters: ["cubic millimeter"],
        .cubicInches: ["cubic inch"], .cubicFeet: ["cubic foot", "cubic feet"], .cubicYards: ["cubic yard"],
        .cubicMiles: ["cubic mile"], .acreFeet: ["acre foot", "acre feet"], .bushels: ["bushel"],
        .teaspoons: ["teaspoon"], .tablespoons: ["tablespoon"], .fluidOunces: ["fluid ounce"], .cups: ["cup"],
        .pints: ["pint"], .quarts: ["quart"], .gallons: ["gallon"], .imperialTeaspoons: ["imperial teaspoon"],
        .imperialTablespoons: ["imperial tablespoon"], .imperialFluidOunces: ["imperial fluid ounce"],
        .imperialPints: ["imperial pint"], .imperialQuarts: ["imperial quart"],
        .imperialGallons: ["imperial gallon"], .metricCups: ["metric cup"],
    ])
}
