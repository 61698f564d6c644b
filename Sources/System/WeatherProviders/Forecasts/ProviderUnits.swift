import Foundation

/// Values of providers in the units of samples: Celsius, kilometres an hour, hectopascals, metres, millimetres, shares of 1.
enum ProviderUnits {
    /// A temperature in Celsius.
    static func temperature(_ value: Double?, _ unit: String?) -> Double? {
        switch unit.map(plain) {
        case "°F", "degF": value.map { ($0 - 32) / 1.8 }
        case "K": value.map { $0 - 273.15 }
        default: value
        }
    }

    /// A speed in kilometres an hour; one without a unit is in these.
    static func speed(_ value: Double?, _ unit: String?) -> Double? {
        switch unit.map(plain) {
        case "m/s", "ms", "m_s-1": value.map { $0 * 3.6 }
        case "mp/h", "mph": value.map { $0 * 1.609344 }
        case "kn", "kt": value.map { $0 * 1.852 }
        default: value
        }
    }

    /// A depth in millimetres.
    static func depth(_ value: Double?, _ unit: String?) -> Double? {
        switch unit.map(plain) {
        case "cm": value.map { $0 * 10 }
        case "m": value.map { $0 * 1000 }
        case "inch", "in": value.map { $0 * 25.4 }
        default: value
        }
    }

    /// A distance in metres.
    static func distance(_ value: Double?, _ unit: String?) -> Double? {
        switch unit.map(plain) {
        case "km": value.map { $0 * 1000 }
        case "ft": value.map { $0 * 0.3048 }
        case "mi": value.map { $0 * 1609.344 }
        default: value
        }
    }

    /// A pressure in hectopascals.
    static func pressure(_ value: Double?, _ unit: String?) -> Double? {
        unit.map(plain) == "Pa" ? value.map { $0 / 100 } : value
    }

    /// A share from 0 to 1 of a percentage.
    static func share(_ percent: Double?) -> Double? { percent.map { min(1, max(0, $0 / 100)) } }

    /// The unit without the name of its list, as "degC" of "wmoUnit:degC".
    private static func plain(_ unit: String) -> String {
        unit.split(separator: ":").last.map(String.init) ?? unit
    }
}
