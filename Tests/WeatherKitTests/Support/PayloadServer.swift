import Foundation

/// A server that answers as the four providers would, with answers that they once gave.
enum PayloadServer {
    static func start() throws -> ScriptedServer {
        let answers = try answers()
        return try ScriptedServer { request in
            let found = answers.first { request.path.hasPrefix($0.path) }
            guard let found else { return [.answer(404)] }
            return [.answer(200, found.headers, found.body)]
        }
    }

    private struct Answer: Sendable {
        var path: String
        var headers: [String: String] = ["Content-Type": "application/json"]
        var body: Data
    }

    private static func answers() throws -> [Answer] {
        let stations = #"{"features":[{"id":"https://api.weather.gov/stations/KFLL"}]}"#
        return [
            Answer(path: "/api/v1/availability", body: try Fixtures.data("weatherkit/rugaard_Availability.json")),
            Answer(path: "/api/v1/weather/", body: try Fixtures.data("weatherkit/rugaard_Forecast.json")),
            Answer(path: "/attribution", body: try Fixtures.data("weatherkit/gowk_attribution.json")),
            Answer(path: "/v1/forecast", body: try Fixtures.data("openmeteo/copenhagen_forecast.json")),
            Answer(
                path: "/weatherapi/locationforecast",
                headers: [
                    "Last-Modified": "Mon, 20 Jul 2026 12:00:54 GMT", "Expires": "Tue, 21 Jul 2026 12:31:21 GMT",
                ],
                body: try Fixtures.data("metno/locationforecast_compact_lfcy.json")),
            Answer(path: "/points", body: try Fixtures.data("nws/points.json")),
            Answer(path: "/gridpoints/TAE/58,65/stations", body: Data(stations.utf8)),
            Answer(path: "/gridpoints", body: try Fixtures.data("nws/detailed_forecast.json")),
            Answer(path: "/stations", body: try Fixtures.data("nws/stations_observations_latest.json")),
            Answer(path: "/alerts/active", body: try Fixtures.data("nws/alerts_active_zone.json")),
        ]
    }
}
