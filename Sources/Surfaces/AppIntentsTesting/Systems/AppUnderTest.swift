import AppIntentsTypeSupport
package import BeckonSystem
import Foundation
package import IntentWire
import Synchronization

/// An app on a test's system: where it is, and what it has told of itself.
package final class AppUnderTest: Sendable {
    package let bundleIdentifier: String
    let system: IntentTestSystem
    package let conditions: IntentTestConditions

    /// Stands where a value belongs to no app.
    static let none = AppUnderTest(
        bundleIdentifier: "", system: IntentTestSystem(), conditions: IntentTestConditions())

    private let state = Mutex<(reference: AppReference, manifest: AppManifest)?>(nil)

    init(bundleIdentifier: String, system: IntentTestSystem, conditions: IntentTestConditions) {
        self.bundleIdentifier = bundleIdentifier
        self.system = system
        self.conditions = conditions
    }

    /// What the app declares, once it has been asked for anything.
    var knownManifest: AppManifest? { state.withLock { $0?.manifest } }

    private var language: String { conditions.locale.identifier(.bcp47) }

    /// Uses the system with the app; its failures are ``IntentTestingError``s.
    package func use<Result>(
        _ body: (BeckonSystem, AppReference, AppManifest) async throws -> Result
    ) async throws -> Result {
        try await IntentTestingError.translating {
            let running = try system.running()
            if let known = state.withLock({ $0 }) { return try await body(running, known.reference, known.manifest) }
            let reference = AppReference.path(try system.program(of: bundleIdentifier).path)
            let manifest = try await running.manifest(of: reference)
            state.withLock { $0 = (reference, manifest) }
            return try await body(running, reference, manifest)
        }
    }
}

// MARK: - Names

extension AppUnderTest {
    /// The persistent identifier of the entity type that has a name, as far as is known.
    func entityIdentifier(of name: String) -> String {
        knownManifest?.entities.first { $0.identifier == name || typeNames($0.typeName).contains(name) }?.identifier
            ?? name
    }

    /// Checks that a persistent identifier belongs to the type that a name means.
    func check(_ identifier: String, is name: String) throws(IntentTestingError) {
        if identifier == name { return }
        let types = knownManifest.map { manifest in
            manifest.entities.map { ($0.identifier, $0.typeName) }
                + manifest.enumerations.map { ($0.identifier, $0.typeName) }
        }
        for (known, typeName) in types ?? [] where typeNames(typeName).contains(name) || known == name {
            if known == identifier || typeNames(typeName).contains(identifier) { return }
        }
        throw IntentTestingError(.castingFailed, "a value of type '\(identifier)' is no '\(name)'")
    }

    /// A type with its module, and without.
    private func typeNames(_ name: String) -> [String] {
        [name, name.split(separator: ".").last.map(String.init) ?? name]
    }
}

// MARK: - Requests

extension AppUnderTest {
    package func entities(
        _ query: EntityRequest.Query, of type: String, fetching deferred: [String]? = nil
    ) async throws -> [EntitySnapshot] {
        try await use { system, app, _ in
            var request = EntityRequest(
                entity: type, query: query, deferredProperties: deferred, locale: language)
            request.source = .test
            return try await system.entities(request, of: app).entities
        }
    }

    /// The entities of a type that the index has, or those that a search finds.
    func indexedEntities(_ text: String?, of type: String) async throws -> [EntitySnapshot] {
        try await use { system, app, _ in
            try await system.indexedEntities(ofType: type, matching: text, of: app, locale: language, source: .test)
        }
    }

    package func run(
        _ intent: AnyAppIntent, _ conditions: IntentTestConditions, _ person: any IntentInteraction
    ) async throws -> IntentOutcome {
        try await use { system, app, manifest in
            var arguments: [String: IntentValue] = [:]
            let descriptor = manifest.intents.first {
                $0.identifier == intent.identifier || typeNames($0.typeName).contains(intent.identifier)
            }
            for (name, argument) in intent.arguments {
                let type = descriptor?.parameter(name)?.type
                switch argument {
                case .query(let query): arguments[name] = try await found(by: query, for: type)
                case .value(let value): arguments[name] = try await resolved(value, for: type, manifest)
                }
            }
            let outcome = try await system.run(
                IntentRequest(
                    app: app, intent: descriptor?.identifier ?? intent.identifier, arguments: arguments,
                    source: conditions.asker.source, locale: conditions.locale.identifier(.bcp47)),
                interaction: person)
            self.system.show(outcome.snippet, of: bundleIdentifier)
            return outcome
        }
    }

    /// The identifiers of the entities of a type that are on the screen, in reading order.
    func shownEntities(of name: String) -> [String] {
        let prefix = entityIdentifier(of: name) + "/"
        return system.shownEntities(of: bundleIdentifier).filter { $0.hasPrefix(prefix) }.map {
            String($0.dropFirst(prefix.count))
        }
    }

    /// What a query finds: a list, or the first where the parameter takes one.
    private func found(by query: AnyEntityQuery, for type: ValueType?) async throws -> IntentValue {
        let definition = query.definition
        let found = try await definition.app.entities(query.query, of: definition.typeIdentifier)
        guard type?.isList == false else { return .list(found.map { .entity($0) }) }
        guard let first = found.first else {
            throw IntentTestingError(
                .entityNotFound, "the query of '\(definition.typeIdentifier)' found nothing for the parameter")
        }
        return .entity(first)
    }

    /// A value as the parameter takes it: a text in the place of an entity is the first that the entity's string query
    /// finds, and what it does not find the app is left to tell.
    private func resolved(
        _ value: IntentValue, for type: ValueType?, _ manifest: AppManifest
    ) async throws -> IntentValue {
        switch (value, type?.element) {
        case (.list(let values), let element?):
            var all: [IntentValue] = []
            for value in values { all.append(try await resolved(value, for: element, manifest)) }
            return .list(all)
        case (.string(let text), .entity(let entity)?):
            guard manifest.entity(entity)?.query.supportsText == true,
                let first = try await entities(.matching(text), of: entity).first
            else { return .text(text) }
            return .entity(first)
        default: return value
        }
    }
}
