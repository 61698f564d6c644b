import IntentWire

/// What is expected of an entity: its type, and who it is or what it has.
///
/// - Source: developer.apple.com/documentation/appintentstesting/appentityexpectationproviding (iOS 27.3)
public protocol AppEntityExpectationProviding: IntentValueExpectation {}

/// What is expected of an entity as it was given, before a query was asked: its type, or who it is.
///
/// - Source: developer.apple.com/documentation/appintentstesting/resolvableappentityexpectation (iOS 27.3)
public protocol ResolvableAppEntityExpectation: AppEntityExpectationProviding, ResolvableIntentValueExpectation {}

extension AppEntityDefinition: ResolvableAppEntityExpectation, ValueCheck {
    /// That there is an entity of this type with properties as expected.
    ///
    /// ```swift
    /// event.expect(title: .contains("NASA"), endDate: .isNil)
    /// ```
    ///
    /// - Source: developer.apple.com/documentation/appintentstesting/appentitydefinition/expect (iOS 27.3)
    public var expect: IntentValueExpectationCallable<any IntentValueExpectation, AppEntityExpectation> {
        IntentValueExpectationCallable { AppEntityExpectation(definition: self, identifier: nil, properties: $0) }
    }

    /// That it is one entity of this type.
    ///
    /// - Parameter identifier: The entity's identifier as text.
    /// - Source: developer.apple.com/documentation/appintentstesting/appentitydefinition/expectidentifier(_:) (iOS 27.3)
    public func expectIdentifier(_ identifier: String) -> AppEntityIdentifierExpectation {
        AppEntityIdentifierExpectation(definition: self, identifier: identifier)
    }

    func isMet(by node: ValueNode) async throws -> Bool { try await entity(at: node) != nil }

    /// The entity that is here, where it is one of this type.
    func entity(at node: ValueNode) async throws -> EntitySnapshot? {
        guard case .success(let value) = try await node.fetched().value else { return nil }
        let found: EntitySnapshot
        switch value {
        case .entity(let entity): found = entity
        case .entityIdentifier:
            guard let entity = try? node.read(as: AnyAppEntity.self) else { return nil }
            found = entity.snapshot
        default: return nil
        }
        guard node.app === AppUnderTest.none || node.app.bundleIdentifier == app.bundleIdentifier else { return nil }
        // Until the app has told what it has, only identifiers are known.
        try await app.use { _, _, _ in }
        do { try app.check(found.type, is: typeIdentifier) } catch { return nil }
        return found
    }

    /// What is expected: the type.
    public var description: String { typeIdentifier }
}

/// That it is one entity.
///
/// - Source: developer.apple.com/documentation/appintentstesting/appentityidentifierexpectation (iOS 27.3)
public struct AppEntityIdentifierExpectation: ResolvableAppEntityExpectation, ValueCheck {
    let definition: AppEntityDefinition
    let identifier: String

    /// That this entity has properties as expected.
    ///
    /// - Source: developer.apple.com/documentation/appintentstesting/appentityidentifierexpectation/expect (iOS 27.3)
    public var expect: IntentValueExpectationCallable<any IntentValueExpectation, AppEntityExpectation> {
        IntentValueExpectationCallable {
            AppEntityExpectation(definition: definition, identifier: identifier, properties: $0)
        }
    }

    func isMet(by node: ValueNode) async throws -> Bool { try await definition.entity(at: node)?.id == identifier }

    /// What is expected: the type and the identifier.
    public var description: String { "\(definition.typeIdentifier) '\(identifier)'" }
}

/// That an entity is of a type and has properties as expected.
///
/// - Source: developer.apple.com/documentation/appintentstesting/appentityexpectation (iOS 27.3)
public struct AppEntityExpectation: AppEntityExpectationProviding, ValueCheck {
    let definition: AppEntityDefinition
    let identifier: String?
    let properties: [(name: String, expectation: any IntentValueExpectation)]

    func isMet(by node: ValueNode) async throws -> Bool {
        guard let entity = try await definition.entity(at: node) else { return false }
        if let identifier, entity.id != identifier { return false }
        let place = ValueNode(.entity(entity), path: entity.type, app: definition.app)
        for (name, expectation) in properties {
            guard let check = expectation as? any ValueCheck, try await check.isMet(by: place.member(name)) else {
                return false
            }
        }
        return true
    }

    /// What is expected, as `EventEntity(title: contains "NASA")`.
    public var description: String {
        let who = identifier.map { "\(definition.typeIdentifier) '\($0)'" } ?? definition.typeIdentifier
        return who + AppIntentExpectation.list(properties)
    }
}
