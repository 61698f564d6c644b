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

    /// A value for a parameter as the app's queries understand it: words that name an entity become that entity.
    package func found(_ value: IntentValue, for parameter: String, of intent: String) async throws -> IntentValue {
        try await use { _, _, manifest in
            guard let type = manifest.intent(intent)?.parameter(parameter)?.type else { return value }
            switch (value, type.element) {
            case (.list(let values), _):
                var all: [IntentValue] = []
                for value in values { all.append(try await self.found(value, for: parameter, of: intent)) }
                return .list(all)
            case (.text(let text), .entity(let kind)):
                guard manifest.entity(kind)?.query.supportsText == true else { return value }
                let found = try await entities(.matching(text), of: kind)
                // What is not clear the app is left to ask.
                return found.count == 1 ? .entity(found[0]) : value
            case (.entity(let entity), _):
                return try await entities(.identifiers([entity.id]), of: entity.type).first.map { .entity($0) } ?? value
            default: return value
            }
        }
    }

    /// What came of a run.
    package func result(_ outcome: IntentOutcome) -> ResolvedIntentResult {
        ResolvedIntentResult(
            value: outcome.value ?? .null,
            report: IntentRunReport(outcome, AnswerScript([], abilities: []), locale: conditions.locale), app: self)
    }
}
