public import FoundationAdditions
public import IntentWire

/// A thing of an app that people refer to.
///
/// - Source: AppIntents, `AppEntity`.
@_alwaysEmitConformanceMetadata
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == Self.ValueType, ID: EntityIdentifierConvertible & Sendable {
    /// A property that the system sees.
    typealias Property = EntityProperty

    associatedtype DefaultQuery: EntityQuery where ValueType == DefaultQuery.Entity
    /// How the system finds entities of this type.
    static var defaultQuery: DefaultQuery { get }
    /// Who must be there before the system gives anything of an entity of this type away; `alwaysAllowed` by default.
    ///
    /// Holds for its name and its properties, and for intents that take or return one.
    ///
    /// - Source: AppIntents, `AppEntity.authenticationPolicy`.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
}

extension AppEntity {
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }
    public static var __valueType: IntentWire.ValueType { .entity(persistentIdentifier) }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Self {
        try await EntityResolution<Self>(context: context).resolve(value)
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue {
        .entity(try await EntityReflection.snapshot(of: self, context))
    }

    /// How the entity is shown, or only some parts of it.
    public func displayRepresentation(with components: DisplayRepresentation.Components) async -> DisplayRepresentation
    {
        displayRepresentation
    }
}

extension AppEntity where Self: AppEnum {
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Self>() }
    public static var __valueType: IntentWire.ValueType { .enumeration(persistentIdentifier) }

    public static func __decode(_ value: IntentValue, _ context: __ValueContext) async throws -> Self {
        if let found = named(value.briefDescription ?? "", context.texts) { return found }
        return try await EntityResolution<Self>(context: context).resolve(value)
    }

    public func __encode(_ context: __ValueContext) async throws -> IntentValue { .enumCase(snapshot(context.texts)) }
}

extension AppEntity where Self: CaseDisplayRepresentable {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
    }
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
    public var id: RawValue { rawValue }
    public static var defaultQuery: _RawRepresentableStringQuery<Self> { .init() }
}

/// The query of an entity that is its own identifier.
public struct _RawRepresentableStringQuery<Entity: AppEntity & RawRepresentable>: EntityStringQuery
where Entity.ID == Entity.RawValue {
    public typealias Result = [Entity]
    public typealias DefaultValue = Entity

    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        identifiers.compactMap(Entity.init(rawValue:))
    }

    public func entities(matching string: String) async throws -> [Entity] {
        guard let cases = (Entity.self as? any CaseIterable.Type)?.list as? [Entity] else {
            return Entity.ID.entityIdentifier(for: string).flatMap(Entity.init(rawValue:)).map { [$0] } ?? []
        }
        let word = TextFolding.fold(string)
        return cases.filter {
            TextFolding.fold(TextContext().string($0.displayRepresentation.title)).contains(word)
        }
    }

    public func suggestedEntities() async throws -> [Entity] {
        (Entity.self as? any CaseIterable.Type)?.list as? [Entity] ?? []
    }
}

extension CaseIterable {
    fileprivate static var list: Any { Array(allCases) }
}

/// An entity that lives only as long as the request that made it, as the result of a computation.
///
/// - Source: AppIntents, `TransientAppEntity`.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
    init()
}

extension TransientAppEntity {
    public static var defaultQuery: _TransientAppEntityQuery<Self> { .init() }
}

extension TransientAppEntity where ID == UUID {
    /// An identifier without meaning, new at each call.
    public var id: UUID { UUID() }
}

/// The query of transient entities, which finds none.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
    public typealias Result = [Entity]
    public typealias DefaultValue = Entity

    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An entity of which the app has exactly one, as its settings.
///
/// - Source: AppIntents, `UniqueAppEntity`.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
    }
}

extension UniqueAppEntity where ID == String {
    public var id: String { Self.persistentIdentifier }
}
