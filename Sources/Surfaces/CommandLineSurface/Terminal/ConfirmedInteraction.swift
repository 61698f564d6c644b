import IntentWire

/// The interaction of a person who has confirmed beforehand, with `--yes`.
///
/// Only confirmations are answered: what is chosen or typed is still the person's. Made for runs of this command line
/// only, whose commands a person gave; no assistant's run comes through here.
struct ConfirmedInteraction: IntentInteraction {
    private let person: any IntentInteraction

    /// - Parameter person: Who answers everything else.
    init(_ person: any IntentInteraction) { self.person = person }

    var capabilities: InteractionCapabilities { person.capabilities.union(.confirmations) }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
        if case .confirmation = question { return .confirmed }
        return try await person.ask(question)
    }

    func report(_ progress: IntentProgress) async { await person.report(progress) }
}
