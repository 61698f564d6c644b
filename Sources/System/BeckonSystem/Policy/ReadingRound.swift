import IntentWire

/// Whose entities are read.
struct ReadOwner: Sendable {
    /// The app's identifier.
    var identifier: String
    /// What the app declares; nil where nobody knows it.
    var manifest: AppManifest?

    init(identifier: String, manifest: AppManifest?) {
        self.identifier = identifier
        self.manifest = manifest
    }

    init(_ app: ResolvedApp) { self.init(identifier: app.app.identifier, manifest: app.names.manifest) }

    /// The kind of entities with an identifier. One that the app does not declare, or whose app is not known any more, counts
    /// as one that needs an unlocked session: nobody can say that it does not.
    func kind(_ type: String) -> EntityDescriptor {
        if let kind = manifest?.entity(type) { return kind }
        var kind = EntityDescriptor(
            identifier: type, typeName: type, name: LocalizedText(type), query: QueryDescriptor(typeName: ""))
        kind.authenticationPolicy = .requiresAuthentication
        return kind
    }

    func name(in languages: [String]) -> String { manifest?.name.text(in: languages) ?? identifier }
}

/// What one reader may read at one time: each kind of entities is decided about once, and each refusal is written down.
///
/// For roads on which entities of many kinds come together; whoever asks for one kind is told why they do not get it
/// (`admit(_:about:in:)`).
struct ReadingRound {
    let system: BeckonSystem
    let reader: Reader
    private var refused: [String: [String: Bool]] = [:]

    init(_ system: BeckonSystem, _ reader: Reader) {
        self.system = system
        self.reader = reader
    }

    /// Whether entities of a type are held back.
    mutating func refuses(_ type: String, of owner: ReadOwner) async throws -> Bool {
        if reader.source == .test { return false }
        if let known = refused[owner.identifier]?[type] { return known }
        let kind = owner.kind(type)
        let refusal = try await system.refusal(kind.policy, of: kind, in: owner, reader)
        if let refusal { system.note(refusal, of: kind, in: owner, reader) }
        refused[owner.identifier, default: [:]][type] = refusal != nil
        return refusal != nil
    }

    /// Whether one of some values is held back, or is about something that is.
    mutating func refuses(_ values: some Sequence<IntentValue>, of owner: ReadOwner) async throws -> Bool {
        for type in values.reduce(into: Set<String>(), { $0.formUnion($1.entityTypes) }).sorted()
        where try await refuses(type, of: owner) {
            return true
        }
        return false
    }
}

extension IntentValue {
    /// The types of entities that the value is, holds or names; what is only a property of one has a rule of its own.
    var entityTypes: Set<String> {
        switch self {
        case .entity(let entity): [entity.type]
        case .list(let values): values.reduce(into: []) { $0.formUnion($1.entityTypes) }
        default: []
        }
    }
}
