public import IntentWire

extension BeckonSystem {
    /// The configurations of widgets that an app calls relevant at some time or place, in the app's order.
    ///
    /// - Parameter reference: The app.
    /// - Throws: `IntentFailure`: `unknown-app`, or `store`.
    public func relevantIntents(of reference: AppReference) async throws -> [RelevantIntentSnapshot] {
        try await services.hints.relevantIntents(of: try await app(reference).identifier)
    }

    /// The entities that an app calls relevant, by the name of the context, in the app's order.
    ///
    /// - Parameter reference: The app.
    /// - Throws: `IntentFailure`: `unknown-app`, or `store`.
    public func relevantEntities(of reference: AppReference) async throws -> [String: [RelevantEntity]] {
        try await services.hints.relevantEntities(of: try await app(reference).identifier)
    }
}
