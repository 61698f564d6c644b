import Foundation

/// Values in the units that people of a region read.
struct WeatherDisplayUnits {
    private let isUS: Bool
    private let isBritish: Bool

    init(_ locale: Locale) {
        isUS = locale.measurementSystem == .us
        isBritish = locale.measurementSystem == .uk
    }

    var degree: String { isUS ? "°F" : "°C" }
    var depthUnit: String { isUS ? "in" : "mm" }

    func degrees(_ temperature: Measurement<UnitTemperature>) -> Double {
        temperature.value.isNaN ? .nan : temperature.converted(to: isUS ? .fahrenheit : .celsius).value
    }

    func depth(_ depth: Measurement<UnitLength>) -> Double {
        depth.value.isNaN ? .nan : depth.converted(to: isUS ? .inches : .millimeters).value
    }

    func temperature(_ temperature: Measurement<UnitTemperature>) -> String {
        Self.whole(degrees(temperature)) + degree
    }

    func speed(_ speed: Measurement<UnitSpeed>) -> String {
        let isMiles = isUS || isBritish
        guard !speed.value.isNaN else { return "–" }
        let value = speed.converted(to: isMiles ? .milesPerHour : .kilometersPerHour).value
        return "\(Self.whole(value)) \(isMiles ? "mph" : "km/h")"
    }

    func pressure(_ pressure: Measurement<UnitPressure>) -> String {
        "\(Self.whole(pressure.converted(to: .hectopascals).value)) hPa"
    }

    func amount(_ depth: Measurement<UnitLength>) -> String {
        let value = self.depth(depth)
        guard value.isFinite else { return "–" }
        // Hundredths of an inch are what tenths of a millimetre are.
        let scale = isUS ? 100.0 : 10
        let rounded = (value * scale).rounded() / scale
        return rounded == 0 ? "" : "\(rounded) \(depthUnit)"
    }

    func percent(_ share: Double) -> String { share.isFinite ? "\(Self.whole(share * 100)) %" : "–" }

    private static func whole(_ value: Double) -> String {
        guard value.isFinite, value.magnitude < 1e9 else { return "–" }
        return "\(Int(value.rounded()))"
    }
}
