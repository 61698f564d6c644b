import IntentWire

/// The person at a client, as its request describes them.
struct ClientPerson: Codable, Sendable {
    /// Names the request among those of the connection, so that questions and reports find their way back.
    var run: String
    /// What the client's surface can do for questions.
    var capabilities: InteractionCapabilities
}

/// The person at the other end of a client's connection; nobody, where the request names none.
///
/// Questions go back as `IntentMethod.ask`, reports as `IntentMethod.progress`. When the client is gone, a question
/// fails, and the task of its request is cancelled.
struct ClientInteraction: IntentInteraction {
    private let person: ClientPerson?
    private let connection: WireConnection

    init(_ person: ClientPerson?, over connection: WireConnection) {
        self.person = person
        self.connection = connection
    }

    var capabilities: InteractionCapabilities { person?.capabilities ?? [] }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        guard let person else { return .unsupported }
        return try await connection.call(IntentMethod.ask, QuestionMessage(run: person.run, question: question))
    }

    func report(_ progress: IntentProgress) async {
        guard let person else { return }
        connection.notify(IntentMethod.progress, ProgressMessage(run: person.run, progress: progress))
    }
}
