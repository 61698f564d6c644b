import IntentWire

/// The interaction where nobody is: every question is `unsupported` at once.
struct AbsentPerson: IntentInteraction {
    let capabilities: InteractionCapabilities = []

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer { .unsupported }

    func report(_ progress: IntentProgress) async {}
}
