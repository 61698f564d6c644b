import IntentSyntax

/// A request in the body of a view.
enum WeatherInViewBody: Rule {
    static let id = "AI502"
    static let severity = Severity.warning
    static let title = "weather is fetched each time a view is drawn"
    static let explanation = """
        A body runs whenever something changes, and each request counts against the quota of the month. Fetch where \
        the data is kept, and only when `metadata.expirationDate` is over.
        """
    static let bad = [
        #"""
        import SwiftUI
        import WeatherKit
        struct Now: View {
            var body: some View {
                Text("A").onChange(of: 1) { Task { _ = try await WeatherService.shared.▸weather(for: place) } }
            }
        }
        func mark() async throws -> WeatherAttribution { try await WeatherService.shared.attribution }
        """#
    ]
    static let good = [String]()

    static func check(_ context: RuleContext) {
        for (_, call) in WeatherCalls.all(in: context) {
            guard let body = call.ancestors.first(where: { $0.kind == .variable && $0.text == "body" }),
                let type = body.enclosingType,
                type.all(.inherited).contains(where: { $0.text == "View" })
            else { continue }
            // A button asks once for each tap.
            let isAction = call.ancestors.contains { node in
                node.kind == .call
                    && ["Button", "refreshable", "onSubmit", "onTapGesture"].contains(node.calledName ?? "")
            }
            guard !isAction else { continue }
            context.report(
                WeatherCalls.name(of: call),
                "each drawing of this view may ask for weather again: fetch where the data is kept")
        }
    }
}
