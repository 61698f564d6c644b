import IntentWire

/// Takes out of the questions of a run what who asked for it may not read now.
struct ReleasingInteraction: IntentInteraction {
    private let person: any IntentInteraction
    private let request: IntentRequest
    private let system: BeckonSystem
    private let app: ResolvedApp

    init(_ person: any IntentInteraction, _ request: IntentRequest, _ system: BeckonSystem, _ app: ResolvedApp) {
        self.person = person
        self.request = request
        self.system = system
        self.app = app
    }

    var capabilities: InteractionCapabilities { person.capabilities }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        guard case .value(var asked) = question, asked.options != nil else { return try await person.ask(question) }
        try await asked.options?.release(to: Reader(request), of: app, by: system)
        return try await person.ask(.value(asked))
    }

    func report(_ progress: IntentProgress) async { await person.report(progress) }
}

extension OptionList {
    /// Takes out of the values what the reader may not read now.
    mutating func release(to reader: Reader, of app: ResolvedApp, by system: BeckonSystem) async throws {
        for section in sections.indices {
            for item in sections[section].items.indices {
                sections[section].items[item].value = try await system.released(
                    sections[section].items[item].value, to: reader, of: app)
            }
        }
        if let value = defaultValue { defaultValue = try await system.released(value, to: reader, of: app) }
    }
}
