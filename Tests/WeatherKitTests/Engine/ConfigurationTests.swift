import Foundation
import Testing

@testable import WeatherKit
@testable import WeatherProviders

@Suite struct ConfigurationTests {
    @Test func `reads a file, and lets the environment go before it`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "beckon"), withIntermediateDirectories: true)
        _ = try folder.file(
            "beckon/weather.json",
            #"{"providers":["met-norway","nws"],"contact":"a@example.org","quotas":{"apple":1000000,"open-meteo":-1}}"#)
        let environment = [
            "XDG_CONFIG_HOME": folder.url.path, "BECKON_WEATHER_CONTACT": "b@example.org",
            "WEATHERKIT_TEAM_ID": "ABCDE12345", "BECKON_WEATHER_DEADLINE": "2.5",
        ]
        let configuration = try WeatherConfiguration.read(environment)
        #expect(configuration.providers == [.metNorway, .nws])
        #expect(configuration.contact == "b@example.org")
        #expect(configuration.apple?.teamID == "ABCDE12345")
        #expect(configuration.deadline == 2.5)
        #expect(configuration.allowances == ["apple": 1_000_000])
    }

    @Test func `asks Apple first where there are credentials, and nobody with a key where there are none`() throws {
        #expect(try WeatherConfiguration.read(["HOME": "/nonexistent"]).order == [.openMeteo, .nws])
        let own = try WeatherConfiguration.read(["HOME": "/nonexistent", "WEATHERKIT_KEY_ID": "ABCDE12345"])
        #expect(own.order == [.apple, .openMeteo, .nws])
    }

    @Test(arguments: [
        ("BECKON_WEATHER_PROVIDERS", "apple,yahoo", "yahoo"), ("BECKON_WEATHER_DEADLINE", "soon", "seconds"),
        ("BECKON_WEATHER_ADDRESSES", "apple", "name=address"),
    ])
    func `says what is wrong with a variable`(_ name: String, _ value: String, _ word: String) {
        let failure = #expect(throws: WeatherFailure.self) {
            try WeatherConfiguration.read(["HOME": "/nonexistent", name: value])
        }
        #expect(failure?.message.contains(word) == true)
    }
}
