import FoundationAdditions
import IntentWire

/// Describes entity types.
enum EntityDescriber {
    /// How long an entity is waited for whose properties' titles are read.
    private static let patience: Duration = .milliseconds(500)

    static func describe<Entity: AppEntity>(_ type: Entity.Type) async -> EntityDescriptor {
        let localizer = ManifestLocalizer(for: type)
        let reflection = EntityReflection.of(type)
        let representation = type.typeDisplayRepresentation
        var descriptor = EntityDescriptor(
            identifier: type.persistentIdentifier, typeName: TypeNames.qualified(type),
            name: localizer.text(representation.name), query: QueryDescriptor(typeName: ""))
        descriptor.numericFormat = representation.numericFormat.map(localizer.text)
        let synonyms = representation.synonyms.map(localizer.text)
        descriptor.synonyms = synonyms.isEmpty ? nil : synonyms
        descriptor.isTransient = type is any TransientAppEntity.Type
        descriptor.isUnique = type is any UniqueAppEntity.Type
        descriptor.systemProtocols = SystemProtocols.names(of: type)
        descriptor.schema = (type as? any AssistantSchemaEntity.Type)?.__assistantSchemaEntity.path
        let policy = type.authenticationPolicy.wire
        descriptor.authenticationPolicy = policy == .alwaysAllowed ? nil : policy
        let sample = await sample(of: type, reflection)
        descriptor.properties = reflection.fields.compactMap { field in
            let traits = sample.map { reflection.property(field, of: $0).traits } ?? field.property.traits
            if traits.visibility == .internal { return nil }
            var property = PropertyDescriptor(
                name: field.name, title: localizer.text(reflection.title(of: field, in: sample)),
                type: field.property.valueType, isOptional: field.property.isOptional,
                isDeferred: field.property.__isDeferred ? true : nil)
            let own = max(traits.authenticationPolicy?.wire ?? .alwaysAllowed, policy)
            property.authenticationPolicy = own == .alwaysAllowed ? nil : own
            return property
        }
        descriptor.query = describe(Entity.defaultQuery, descriptor.properties, reflection, localizer)
        let inputs = ValueQueries.inputs(for: type)
        descriptor.query.valueTypes = inputs.isEmpty ? nil : inputs
        return descriptor
    }

    /// An entity of the type, to read the titles of its stored properties from: they are part of the values, not of the
    /// type. Where the app has none, or is slow, the names in words stand for the titles.
    private static func sample<Entity: AppEntity>(
        of type: Entity.Type, _ reflection: EntityReflection
    ) async -> (any AppEntity)? {
        guard reflection.fields.contains(where: { $0.offset != nil }) else { return nil }
        if let transient = type as? any TransientAppEntity.Type { return transient.init() }
        return await withTaskGroup(of: (any AppEntity)?.self) { group in
            group.addTask {
                let query = Entity.defaultQuery
                if let suggested = try? await query.suggestionsErased().first { return suggested }
                return try? await (query as? any EnumerableEntityQuery)?.allErased().first
            }
            group.addTask {
                try? await Task.sleep(for: patience)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    private static func describe<Query: EntityQuery>(
        _ query: Query, _ properties: [PropertyDescriptor], _ reflection: EntityReflection,
        _ localizer: ManifestLocalizer
    ) -> QueryDescriptor {
        var descriptor = QueryDescriptor(typeName: TypeNames.qualified(Query.self))
        descriptor.supportsText = query is any EntityStringQuery
        descriptor.supportsAll = query is any EnumerableEntityQuery
        if query.leavesListingToIndex { descriptor.usesIndex = true }
        if let enumerable = query as? any EnumerableEntityQuery {
            descriptor.findDescription = enumerable.findDescription.map(localizer.text)
        }
        if query is any EnumerableEntityQuery || query.leavesListingToIndex {
            // All entities are at hand, so every property that is read with them can be compared.
            let compared = properties.filter { $0.isDeferred != true }
            descriptor.propertyFilters = compared.compactMap { property in
                let comparisons = EntityComparing.comparisons(of: property.type)
                if comparisons.isEmpty { return nil }
                return PropertyFilterDescriptor(
                    property: property.name, title: property.title, type: property.type.element,
                    comparisons: comparisons)
            }
            descriptor.sortableProperties = compared.filter { EntityComparing.hasOrder($0.type) }.map(\.name)
        }
        if let property = query as? any EntityPropertyQuery {
            property.describe(properties, reflection, localizer, in: &descriptor)
        }
        return descriptor
    }
}

extension EnumerableEntityQuery {
    fileprivate var findDescription: LocalizedStringResource? { Self.findIntentDescription?.descriptionText }
}

extension EntityPropertyQuery {
    fileprivate func describe(
        _ properties: [PropertyDescriptor], _ reflection: EntityReflection, _ localizer: ManifestLocalizer,
        in descriptor: inout QueryDescriptor
    ) {
        descriptor.findDescription = Self.findIntentDescription.map { localizer.text($0.descriptionText) }
        descriptor.propertyFilters = Self.properties.declarations.compactMap { declaration in
            guard let name = reflection.propertyName(at: declaration.keyPath),
                let property = properties.first(where: { $0.name == name })
            else { return nil }
            return PropertyFilterDescriptor(
                property: name, title: property.title, type: property.type,
                comparisons: declaration.comparators.map(\.comparison))
        }
        descriptor.sortableProperties = Self.sortingOptions.options.compactMap {
            reflection.propertyName(at: $0.keyPath)
        }
    }
}
