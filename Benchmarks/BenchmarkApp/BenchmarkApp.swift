import AppIntents

// The smallest app: what it costs to start it and to call it is what the runtime costs.

@main struct BenchmarkApp: AppIntentsExtension {}

struct EchoIntent: AppIntent {
    static let title: LocalizedStringResource = "Echo"
    @Parameter(title: "Text") var text: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: text) }
}
