package import IntentWire

extension BeckonSystem {
    /// The weather at a place, from the providers that the person's configuration names.
    ///
    /// - Throws: `IntentFailure` where the program that fetches it cannot be started or has ended. What providers refuse is
    ///   part of the reply.
    package func weather(_ request: WeatherRequest) async throws -> WeatherReply {
        try await services.weather.report(request)
    }

    /// How often each provider of weather was asked, the newest month first.
    package func weatherUsage() async throws -> [WeatherUsage] { try await services.weather.usage() }
}
