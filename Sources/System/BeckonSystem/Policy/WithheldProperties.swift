import IntentWire

/// Takes out of entities what nobody may read now, before they leave the system.
///
/// Which properties that can be is said by the entity itself, since a stored property belongs to a value and not to a
/// type, and by the manifest. A policy that is no stricter than that of the entity was decided about before.
struct WithheldProperties {
    /// A property, and the policy that keeps it.
    struct Protected: Hashable {
        var entity: String
        var property: String
        var policy: IntentDescriptor.AuthenticationPolicy
    }

    let manifest: AppManifest

    /// The protected properties that have a value somewhere in `value`.
    func found(in value: IntentValue) -> Set<Protected> {
        var found: Set<Protected> = []
        collect(value, &found)
        return found
    }

    /// What a value needs to be read since entities in it do.
    private func policy(of value: IntentValue) -> IntentDescriptor.AuthenticationPolicy {
        value.entityTypes.map { manifest.entity($0)?.policy ?? .alwaysAllowed }.max() ?? .alwaysAllowed
    }

    private func collect(_ value: IntentValue, _ found: inout Set<Protected>) {
        switch value {
        case .list(let values): for value in values { collect(value, &found) }
        case .entity(let entity):
            let kind = manifest.entity(entity.type)
            for (name, value) in entity.properties {
                let policy = max(
                    entity.policies?[name] ?? .alwaysAllowed,
                    kind?.property(name)?.authenticationPolicy ?? .alwaysAllowed, policy(of: value))
                if policy > kind?.policy ?? .alwaysAllowed {
                    found.insert(Protected(entity: entity.type, property: name, policy: policy))
                }
                collect(value, &found)
            }
        default: break
        }
    }

    /// Whether entities in `value` carry policies, which are nobody's business outside of the system.
    static func hasPolicies(_ value: IntentValue) -> Bool {
        switch value {
        case .list(let values): values.contains(where: hasPolicies)
        case .entity(let entity): entity.policies != nil || entity.properties.values.contains(where: hasPolicies)
        default: false
        }
    }

    /// The value without some properties.
    static func taking(_ held: Set<Protected>, outOf value: IntentValue) -> IntentValue {
        switch value {
        case .list(let values): return .list(values.map { taking(held, outOf: $0) })
        case .entity(var entity):
            let names = Set(held.lazy.filter { $0.entity == entity.type }.map(\.property))
            let withheld = entity.properties.keys.filter(names.contains)
            entity.properties = entity.properties.filter { !names.contains($0.key) }
                .mapValues { taking(held, outOf: $0) }
            entity.policies = nil
            if !withheld.isEmpty { entity.withheld = Set(withheld + (entity.withheld ?? [])).sorted() }
            return .entity(entity)
        default: return value
        }
    }
}

extension BeckonSystem {
    /// A value as it may leave the system: without the properties that the reader may not read now.
    func released(_ value: IntentValue, to reader: Reader, of app: ResolvedApp) async throws -> IntentValue {
        let protections = WithheldProperties(manifest: app.names.manifest)
        let protected = protections.found(in: value)
        if protected.isEmpty, !WithheldProperties.hasPolicies(value) { return value }
        return WithheldProperties.taking(try await held(protected, reader, app), outOf: value)
    }

    /// Named values as they may leave the system.
    func released(
        _ values: [String: IntentValue], to reader: Reader, of app: ResolvedApp
    ) async throws -> [String: IntentValue] {
        var released: [String: IntentValue] = [:]
        for (name, value) in values { released[name] = try await self.released(value, to: reader, of: app) }
        return released
    }

    /// Values as they may leave the system: without those that the reader may not read now, and without properties of others.
    func given(_ values: [IntentValue], to reader: Reader, of app: ResolvedApp) async throws -> [IntentValue] {
        var round = ReadingRound(self, reader)
        var given: [IntentValue] = []
        for value in values where try await !round.refuses([value], of: ReadOwner(app)) {
            given.append(try await released(value, to: reader, of: app))
        }
        return given
    }

    /// Which of some properties are held back, and writes that down.
    func held(
        _ protected: Set<WithheldProperties.Protected>, _ reader: Reader, _ app: ResolvedApp
    ) async throws -> Set<WithheldProperties.Protected> {
        guard reader.source != .test else { return [] }
        // A person is asked for one password at most, and where they wanted one thing, not all.
        var refusals: [IntentDescriptor.AuthenticationPolicy: ReadPolicy.Refusal?] = [:]
        var held: Set<WithheldProperties.Protected> = []
        for one in protected.sorted(by: { ($0.entity, $0.property) < ($1.entity, $1.property) }) {
            let kind =
                app.names.manifest.entity(one.entity)
                ?? EntityDescriptor(
                    identifier: one.entity, typeName: one.entity, name: LocalizedText(one.entity),
                    query: QueryDescriptor(typeName: ""))
            if refusals[one.policy] == nil {
                refusals[one.policy] = .some(
                    try await refusal(one.policy, of: kind, property: one.property, in: ReadOwner(app), reader))
            }
            guard let refusal = refusals[one.policy] ?? nil else { continue }
            note(refusal, of: kind, property: one.property, in: ReadOwner(app), reader)
            held.insert(one)
        }
        return held
    }

    /// The answer of a query as it may leave the system.
    func released(
        _ response: EntityResponse, without hidden: [String], to reader: Reader, of app: ResolvedApp
    ) async throws -> EntityResponse {
        guard
            case .list(let values) = try await released(
                .list(response.entities.map { .entity($0) }), to: reader, of: app)
        else { return response }
        return EntityResponse(
            entities: values.compactMap { value in
                guard case .entity(var entity) = value else { return nil }
                if !hidden.isEmpty { entity.withheld = Set(hidden + (entity.withheld ?? [])).sorted() }
                return entity
            })
    }
}
