package import IntentWire

// What those need of an app who say sentences to it.

extension AppUnderTest {
    /// The app that an expectation names; nil where it names none.
    package static func named(in expectation: Any) -> AppUnderTest? {
        switch expectation {
        case let intent as any IntentCheck: intent.expectation.definition.app
        case let entity as AppEntityDefinition: entity.app
        case let entity as AppEntityIdentifierExpectation: entity.definition.app
        case let entity as AppEntityExpectation: entity.definition.app
        default: nil
        }
    }

    /// The entities that the app's last run has shown.
    package func entitiesOnScreen() async throws -> [AnyAppEntity] {
        guard let manifest = knownManifest else { return [] }
        var found: [AnyAppEntity] = []
        for kind in manifest.entities where !kind.isTransient {
            let shown = shownEntities(of: kind.identifier)
            if shown.isEmpty { continue }
            let entities = try await entities(.identifiers(shown), of: kind.identifier)
            found += shown.compactMap { id in entities.first { $0.id == id } }.map { AnyAppEntity($0, app: self) }
        }
        return found
    }

    /// The identifier that the app gives itself, once it has been asked for anything.
    package var knownIdentifier: String { knownManifest?.identifier ?? bundleIdentifier }

    /// What came of a run.
    package func result(_ outcome: IntentOutcome) -> ResolvedIntentResult {
        ResolvedIntentResult(
            value: outcome.value ?? .null,
            report: IntentRunReport(outcome, AnswerScript([], abilities: []), locale: conditions.locale), app: self)
    }
}

extension AnyAppEntity {
    /// What is known of the entity.
    package var known: EntitySnapshot { snapshot }
    /// The identifier that its app gives itself.
    package var knownApp: String { app.knownIdentifier }
}
