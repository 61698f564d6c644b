import IntentSyntax

/// A forced `weatherAlerts`.
enum AlertsAssumed: Rule {
    static let id = "AI503"
    static let severity = Severity.warning
    static let title = "weather alerts are assumed to exist"
    static let explanation = """
        Alerts exist in some countries only: `weatherAlerts` and `minuteForecast` are `nil` elsewhere.
        """
    static let bad = [
        #"""
        import WeatherKit
        func first(_ weather: Weather) -> WeatherAlert { ▸weather.weatherAlerts![0] }
        func mark() async throws -> WeatherAttribution { try await WeatherService.shared.attribution }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for file in context.files where file.imports.contains(where: { $0.text == "WeatherKit" }) {
            for force in file.tree.nodes(.forceUnwrap) {
                guard let inner = force.children.first, inner.kind == .member,
                    ["weatherAlerts", "minuteForecast"].contains(inner.text)
                else { continue }
                context.report(force, "'\(inner.text)' is nil where the service has none")
            }
        }
    }
}
