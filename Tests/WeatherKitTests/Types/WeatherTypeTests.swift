import CoreLocation
import Foundation
import FoundationAdditions
import Testing

@testable import WeatherKit

@Suite struct WeatherTypeTests {
    static let languages = ["en", "de", "fr", "es"]

    @Test(arguments: languages)
    func `has a text for every value in every language`(_ language: String) {
        let context = LocalizationContext(locale: Locale(identifier: language))
        LocalizationContext.$current.withValue(context) {
            let texts =
                WeatherCondition.allCases.map { ($0.description, $0.rawValue) }
                + MoonPhase.allCases.map { ($0.description, $0.rawValue) }
                + Precipitation.allCases.map { ($0.description, $0.rawValue) }
                + PressureTrend.allCases.map { ($0.description, $0.rawValue) }
                + WeatherSeverity.allCases.map { ($0.description, $0.rawValue) }
                + UVIndex.ExposureCategory.allCases.map { ($0.description, $0.rawValue) }
                + Wind.CompassDirection.allCases.map { ($0.description, $0.rawValue) }
            for (text, identifier) in texts { #expect(text.first?.isUppercase == true && text != identifier) }
            #expect(Set(WeatherCondition.allCases.map(\.description)).count == 34)
            #expect(Set(Wind.CompassDirection.allCases.map(\.abbreviation)).count == 16)
        }
    }

    @Test func `speaks English where it does not know the language`() {
        let context = LocalizationContext(locale: Locale(identifier: "fi_FI"))
        LocalizationContext.$current.withValue(context) {
            #expect(WeatherCondition.mostlyClear.description == "Mostly Clear")
            #expect(MoonPhase.lastQuarter.accessibilityDescription == "Last Quarter")
        }
    }

    @Test(arguments: WeatherCondition.allCases)
    func `shows each condition by day and by night`(_ condition: WeatherCondition) {
        #expect(!condition.symbolName(isDaylight: true).isEmpty)
        // The symbol of heat has a sun by night, too.
        #expect(condition == .hot || !condition.symbolName(isDaylight: false).contains("sun"))
    }

    @Test(arguments: [
        (0.0, Wind.CompassDirection.north, "N"), (11.24, .north, "N"), (11.26, .northNortheast, "NNE"),
        (180, .south, "S"), (348.8, .north, "N"), (359.9, .north, "N"), (-90, .west, "W"), (.nan, .north, "N"),
    ])
    func `names directions`(_ degrees: Double, _ direction: Wind.CompassDirection, _ abbreviation: String) {
        #expect(Wind.CompassDirection(degrees: degrees) == direction)
        #expect(direction.abbreviation == abbreviation)
    }

    @Test(arguments: [
        (0.0, UVIndex.ExposureCategory.low), (2.4, .low), (2.5, .moderate), (5, .moderate), (6, .high), (8, .veryHigh),
        (11, .extreme), (16, .extreme),
    ])
    func `sorts ultraviolet indices into categories`(_ value: Double, _ category: UVIndex.ExposureCategory) {
        let index = UVIndex(value)
        #expect(index.category == category)
        #expect(category.rangeValue.contains(index.value))
        #expect(UVIndex.ExposureCategory.low < .extreme)
    }

    @Test func `keeps absence through encoding, and values in other units`() throws {
        var hour = Self.hour
        hour.humidity = .nan
        hour.temperature = Measurement(value: .nan, unit: .celsius)
        hour.apparentTemperature = Measurement(value: 70, unit: .fahrenheit)
        let copy = try JSONDecoder().decode(HourWeather.self, from: JSONEncoder().encode(hour))
        #expect(copy == hour)
        #expect(copy.humidity.isNaN && copy.temperature.value.isNaN)
        #expect(copy.apparentTemperature.unit == .fahrenheit)
        hour.humidity = 0.5
        #expect(copy != hour)
    }

    @Test func `is a collection of its values`() {
        let metadata = WeatherMetadata(date: .now, expirationDate: .now, latitude: 1, longitude: 2)
        let forecast = Forecast(forecast: [Self.hour, Self.hour], metadata: metadata)
        #expect(forecast.count == 2)
        #expect(forecast.map(\.condition) == [.rain, .rain])
        #expect(forecast.prefix(1).first?.humidity == 0.25)
        #expect(forecast.metadata.location.coordinate.longitude == 2)
    }

    @Test(arguments: [
        ([0.0, 0, 0, 0], "No precipitation for the next hour."), ([1, 1, 1, 1], "Rain for the next hour."),
        ([1, 1, 0, 0], "Rain ending in 2 min."), ([0, 1, 1, 1], "Rain starting in 1 min."),
        ([0, 1, 1, 0], "Rain starting in 1 min, ending 2 min later."),
    ])
    func `says what the next hour brings`(_ intensities: [Double], _ sentence: String) {
        let minutes = intensities.map { intensity in
            MinuteWeather(
                date: .now, precipitation: intensity > 0 ? .rain : .none, precipitationChance: 0.9,
                precipitationIntensity: Measurement(value: intensity, unit: WeatherUnits.millimetersPerHour))
        }
        let metadata = WeatherMetadata(date: .now, expirationDate: .now, latitude: 0, longitude: 0)
        LocalizationContext.$current.withValue(LocalizationContext(locale: Locale(identifier: "en"))) {
            #expect(Forecast(forecast: minutes, metadata: metadata).summary == sentence)
        }
    }

    @Test func `converts precipitation intensities to other units of speed`() {
        let intensity = Measurement(value: 3.6, unit: WeatherUnits.millimetersPerHour)
        #expect(abs(intensity.converted(to: .metersPerSecond).value - 1e-6) < 1e-15)
    }

    @Test func `explains its errors`() {
        let error: any Error = WeatherError.permissionDenied
        #expect(error.localizedDescription == "The weather service refuses this app.")
        #expect(WeatherError.unknown.recoverySuggestion == "Try again later.")
    }

    static let hour = HourWeather(
        date: Date(timeIntervalSince1970: 1_700_000_000), cloudCover: 0.5,
        cloudCoverByAltitude: CloudCoverByAltitude(low: 0.1, medium: 0.2, high: .nan), condition: .rain,
        symbolName: "cloud.rain", dewPoint: Measurement(value: 3, unit: .celsius), humidity: 0.25,
        pressure: Measurement(value: 1013, unit: .millibars), pressureTrend: .steady, isDaylight: true,
        temperature: Measurement(value: 9.5, unit: .celsius),
        apparentTemperature: Measurement(value: 8, unit: .celsius), precipitation: .rain, precipitationChance: 0.75,
        precipitationAmount: Measurement(value: 1.5, unit: .millimeters),
        snowfallAmount: Measurement(value: 0, unit: .millimeters), uvIndex: UVIndex(2),
        visibility: Measurement(value: 12_000, unit: .meters), wind: Wind(degrees: 200, speed: 14, gust: 30))
}
