public import AppIntents
import IntentWire

/// An entity type of the app under test.
///
/// - Source: developer.apple.com/documentation/appintentstesting/appentitydefinition
public struct AppEntityDefinition: AppIntentTypeDefinition, Sendable {
    /// The name by which it was asked for.
    public let typeIdentifier: String

    let app: AppUnderTest

    /// The app that has it.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// Names an entity, whether or not there is such a one.
    ///
    /// A reference can be the value of a parameter. It has no properties to read: ask for the entity with
    /// ``entities(identifiers:)``.
    ///
    /// - Parameter identifier: The entity's identifier as text.
    public func makeReference(identifier: String) -> AnyAppEntity {
        AnyAppEntity(
            EntitySnapshot(type: app.entityIdentifier(of: typeIdentifier), id: identifier, display: .init(title: "")),
            app: app, isReference: true)
    }

    /// Checks that an entity is of this type.
    ///
    /// - Throws: ``IntentTestingError`` with code ``IntentTestingError/Code/castingFailed`` where it is of another.
    public func isInstance(_ instance: AnyAppEntity) throws {
        try app.check(instance.snapshot.type, is: typeIdentifier)
    }
}

// MARK: - Queries

extension AppEntityDefinition {
    /// Asks the entity's query for entities by their identifiers.
    ///
    /// - Parameter identifiers: The identifiers.
    /// - Returns: Those that there are, in the order of the query.
    /// - Throws: ``IntentTestingError``: what the query threw, or that the app has no such entity.
    public func entities<Identifier: EntityIdentifierConvertible>(
        identifiers: [Identifier]
    ) async throws -> [AnyAppEntity] {
        try await find(.identifiers(identifiers.map(\.entityIdentifierString)))
    }

    /// Asks the entity's query for entities that fit a text.
    ///
    /// - Parameter string: The text. A query that takes no text is asked for all that it lists, and their titles decide.
    /// - Returns: What fits, in the order of the query.
    /// - Throws: ``IntentTestingError``: what the query threw, or that the app has no such entity.
    public func entities(matching string: String) async throws -> [AnyAppEntity] { try await find(.matching(string)) }

    /// Asks the entity's query for all entities.
    ///
    /// - Returns: All of them; where the query does not list them, what it proposes.
    /// - Throws: ``IntentTestingError``: what the query threw, or that the app has no such entity.
    public func allEntities() async throws -> [AnyAppEntity] { try await find(.all) }

    /// Asks the entity's query what it proposes.
    ///
    /// - Throws: ``IntentTestingError``: what the query threw, or that the app has no such entity.
    public func suggestedEntities() async throws -> [AnyAppEntity] { try await find(.suggested) }

    func find(_ query: EntityRequest.Query) async throws -> [AnyAppEntity] {
        try await app.entities(query, of: typeIdentifier).map { AnyAppEntity($0, app: app) }
    }

    /// A query for entities by their identifiers, to give to a parameter; it is asked when the intent runs.
    public func entityQuery<Identifier: EntityIdentifierConvertible>(identifiers: [Identifier]) -> AnyEntityQuery {
        AnyEntityQuery(self, .identifiers(identifiers.map(\.entityIdentifierString)))
    }

    /// A query for entities that fit a text, to give to a parameter; it is asked when the intent runs.
    public func entityQuery(matching string: String) -> AnyEntityQuery { AnyEntityQuery(self, .matching(string)) }

    /// A query for all entities, to give to a parameter; it is asked when the intent runs.
    public func allEntitiesQuery() -> AnyEntityQuery { AnyEntityQuery(self, .all) }

    /// A query for what the app proposes, to give to a parameter; it is asked when the intent runs.
    public func suggestedEntitiesQuery() -> AnyEntityQuery { AnyEntityQuery(self, .suggested) }
}

// MARK: - Search and screen

extension AppEntityDefinition {
    /// Searches Spotlight for entities of this type.
    ///
    /// It searches in the index of this test's system, which has what the app indexed while it ran there. Words are searched
    /// for as people type them; the meaning counts, too, where the table of vectors is at hand.
    ///
    /// - Parameter query: What to search for; nil for all that is indexed.
    /// - Returns: What is found, the best first, as it was indexed or as the entity's query gives it; of all that is indexed,
    ///   in the order in which it came. What the query no longer has is left out.
    /// - Throws: ``IntentTestingError``: what the query threw, or that the app has no such entity.
    public func spotlightQuery(_ query: String? = nil) async throws -> [AnyAppEntity] {
        try await app.indexedEntities(query, of: typeIdentifier).map { AnyAppEntity($0, app: app) }
    }

    /// The entities of this type that are on the screen.
    ///
    /// There are no windows here. On the screen is the view that the app's last run on this test's system has shown, and
    /// nothing where it has shown none; the entities are those that visible parts of it are annotated with. No part is
    /// ever selected.
    ///
    /// - Returns: The annotations, in reading order.
    /// - Throws: ``IntentTestingError``: what the entity's query threw, or that the app has no such entity.
    public func viewAnnotations() async throws -> [ViewAnnotation] {
        let shown = app.shownEntities(of: typeIdentifier)
        guard !shown.isEmpty else {
            // A name that the app does not have is an error here as elsewhere.
            _ = try await find(.identifiers([]))
            return []
        }
        let found = try await find(.identifiers(shown))
        return shown.compactMap { identifier in found.first { $0.snapshot.id == identifier } }.map {
            ViewAnnotation(entity: $0, isSelected: false)
        }
    }
}
