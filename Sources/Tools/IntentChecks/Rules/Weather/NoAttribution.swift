import IntentSyntax

/// An app that asks WeatherKit and never for its attribution.
enum NoAttribution: Rule {
    static let id = "AI501"
    static let severity = Severity.warning
    static let title = "weather is shown without attribution"
    static let explanation = """
        Apple asks every app that shows data of WeatherKit to show the mark and the legal link that \
        `WeatherService.shared.attribution` gives.
        """
    static let bad = [
        #"""
        import WeatherKit
        import CoreLocation
        func load(_ place: CLLocation) async throws -> Weather { try await WeatherService.shared.▸weather(for: place) }
        """#
    ]
    static let good = [
        #"""
        import WeatherKit
        import CoreLocation
        func load(_ place: CLLocation) async throws -> Weather { try await WeatherService.shared.weather(for: place) }
        func mark() async throws -> WeatherAttribution { try await WeatherService.shared.attribution }
        """#
    ]

    static func check(_ context: RuleContext) {
        let names: Set<String> = [
            "attribution", "WeatherAttribution", "legalPageURL", "combinedMarkLightURL", "legalAttributionText",
        ]
        let shown = context.model.workspace.files.filter { file in
            file.tree.root.descendants.contains {
                names.contains($0.text) && [.member, .identifier, .typeName].contains($0.kind)
            }
        }
        let folders = Set(shown.map { context.model.projectFolder(of: $0.path) })
        var seen: Set<String> = []
        for (file, call) in WeatherCalls.all(in: context) {
            let folder = context.model.projectFolder(of: file.path)
            guard folders.isEmpty || !folders.contains(folder), shown.isEmpty, seen.insert(folder).inserted else {
                continue
            }
            context.report(
                WeatherCalls.name(of: call),
                "the mark and link of 'WeatherService.shared.attribution' must be shown beside the weather, and nothing asks for them"
            )
        }
    }
}
