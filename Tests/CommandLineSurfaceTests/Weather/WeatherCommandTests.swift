import IntentWire
import Testing

@testable import CommandLineSurface

@Suite struct WeatherCommandTests {
    @Test(arguments: [
        ("weather", "weather Copenhagen --locale en-GB"),
        ("weather-hourly", "weather 55.68,12.57 --hourly --locale de"),
        ("weather-alerts", "weather copenhagen --alerts --locale en-GB"),
        ("weather-json", "weather Copenhagen --alerts --json"), ("weather-us", "weather Miami --locale en-US"),
        ("weather-quota", "weather quota"), ("weather-quota-json", "weather quota --json"),
    ])
    func `shows weather and whose it is`(_ name: String, _ line: String) async throws {
        let result = await CommandLineHarness().run(line)
        #expect(result.code == .success, "\(result.error)")
        try Snapshot.expect(result.output, is: "Weather/\(name)")
    }

    @Test(arguments: [
        ("weather Nowhereville", "no place 'Nowhereville' is known"), ("weather 95,10", "'95,10' is no place"),
        ("weather 85,10", "api.example.org cannot be reached"), ("weather San", "begins the names of several places"),
    ])
    func `says why there is no weather`(_ line: String, _ words: String) async throws {
        let result = await CommandLineHarness().run(line)
        #expect(result.error.contains(words))
        #expect(result.code != .success)
    }

    @Test func `leaves hours out that do not fit`() {
        let columns = (0..<25).map { WeatherChart.Column(label: "00", temperature: Double($0), precipitation: 0) }
        let lines = WeatherChart(columns: columns, width: 40, degree: "°C", depth: "mm").lines
        #expect(lines.count == 5)
        #expect(lines.allSatisfy { $0.count <= 40 })
    }

    @Test func `draws no chart of nothing`() {
        #expect(WeatherChart(columns: [], width: 80, degree: "°C", depth: "mm").lines.isEmpty)
        let unknown = WeatherChart.Column(label: "00", temperature: .nan, precipitation: .nan)
        #expect(WeatherChart(columns: [unknown], width: 80, degree: "°C", depth: "mm").lines.isEmpty)
    }
}
