/// How many of the smallest unit of its family a unit is, for amounts that are said in two units: "5 feet 3 inches".
enum MeasureScale {
    /// The size of a unit; `nil` where it is not said together with others.
    static func size(of unit: String, in family: String) -> Double? { sizes[family]?[unit] }

    private static let sizes: [String: [String: Double]] = [
        // In tenths of a millimetre, since an inch is 25.4 mm.
        "Length": [
            "inches": 254, "feet": 3_048, "yards": 9_144, "miles": 16_093_440, "millimeters": 10, "centimeters": 100,
            "decimeters": 1_000, "meters": 10_000, "kilometers": 10_000_000,
        ],
        // In milligrams.
        "Mass": [
            "ounces": 28_349.523125, "pounds": 453_592.37, "stones": 6_350_293.18, "milligrams": 1, "grams": 1_000,
            "kilograms": 1_000_000, "metricTons": 1_000_000_000,
        ],
        // In microlitres.
        "Volume": [
            "milliliters": 1_000, "centiliters": 10_000, "deciliters": 100_000, "liters": 1_000_000,
            "teaspoons": 4_928.92159375, "tablespoons": 14_786.76478125, "fluidOunces": 29_573.5295625,
            "cups": 236_588.2365, "pints": 473_176.473, "quarts": 946_352.946, "gallons": 3_785_411.784,
        ],
        // In seconds of arc.
        "Angle": ["arcSeconds": 1, "arcMinutes": 60, "degrees": 3_600],
        "InformationStorage": [
            "bytes": 1, "kilobytes": 1e3, "megabytes": 1e6, "gigabytes": 1e9, "terabytes": 1e12, "petabytes": 1e15,
        ],
    ]
}
