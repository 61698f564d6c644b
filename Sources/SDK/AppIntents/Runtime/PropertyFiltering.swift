import FoundationAdditions
package import IntentWire

/// Finds entities by their properties: by the app's property query, else among all entities.
struct PropertyFiltering {
    let type: any AppEntity.Type
    let context: __ValueContext
    private let reflection: EntityReflection

    init(type: any AppEntity.Type, context: __ValueContext) {
        self.type = type
        self.context = context
        reflection = .of(type)
    }

    // MARK: - By the app's query

    func find<Query: EntityPropertyQuery>(
        _ filter: EntityFilter, _ sort: [EntitySort], _ limit: Int?, _ query: Query
    ) async throws -> [any AppEntity] {
        var comparators: [Query.ComparatorMappingType] = []
        for comparison in filter.comparisons {
            comparators.append(try await comparator(for: comparison, Query.self))
        }
        let order = try sort.map { try self.order(by: $0, Query.self) }
        try await DependencyPreparation.prepare(query)
        let result = try await query.entities(
            matching: comparators, mode: filter.mode == .and ? .and : .or, sortedBy: order, limit: limit)
        return result.items.map { $0 as any AppEntity }
    }

    private func comparator<Query: EntityPropertyQuery>(
        for comparison: EntityComparison, _ query: Query.Type
    ) async throws -> Query.ComparatorMappingType {
        let declarations = Query.properties.declarations
        guard
            let declaration = declarations.first(where: {
                reflection.propertyName(at: $0.keyPath) == comparison.property
            })
        else {
            let names = declarations.compactMap { reflection.propertyName(at: $0.keyPath) }
            throw IntentFailure(
                .unknownProperty,
                "'\(comparison.property)' of '\(reflection.identifier)' cannot be compared; "
                    + "these can: \(names.joined(separator: ", "))")
        }
        guard let comparator = declaration.comparators.first(where: { $0.comparison == comparison.comparison }) else {
            let known = declaration.comparators.map(\.comparison.rawValue)
            throw IntentFailure(
                .unsupported,
                "'\(comparison.property)' of '\(reflection.identifier)' has no comparison "
                    + "'\(comparison.comparison.rawValue)'; it has \(known.joined(separator: ", "))")
        }
        var context = context
        context.parameterName = comparison.property
        return try await comparator.make(comparison.values, context)
    }

    private func order<Query: EntityPropertyQuery>(
        by sort: EntitySort, _ query: Query.Type
    ) throws -> EntityQuerySort<Query.Entity> {
        let options = Query.sortingOptions.options
        guard let option = options.first(where: { name(of: $0.keyPath) == sort.property }) else {
            let names = options.compactMap { name(of: $0.keyPath) }
            throw IntentFailure(
                .unknownProperty,
                "'\(reflection.identifier)' cannot be sorted by '\(sort.property)'; it can by \(names.joined(separator: ", "))"
            )
        }
        return EntityQuerySort(by: option.keyPath, order: sort.ascending ? .ascending : .descending)
    }

    private func name(of path: AnyKeyPath) -> String? { reflection.propertyName(at: path) }

    // MARK: - Among all entities

    func filter(
        _ entities: [any AppEntity], _ filter: EntityFilter, _ sort: [EntitySort]
    ) async throws -> [any AppEntity] {
        for name in filter.comparisons.map(\.property) + sort.map(\.property)
        where !reflection.fields.contains(where: { $0.name == name }) {
            throw IntentFailure(
                .unknownProperty,
                "'\(reflection.identifier)' has no property '\(name)'; it has "
                    + reflection.fields.map(\.name).joined(separator: ", "))
        }
        var kept: [(entity: any AppEntity, values: [String: IntentValue])] = []
        for entity in entities {
            let values = try await EntityReflection.snapshot(of: entity, context).properties
            let holds = try filter.comparisons.map {
                try EntityComparing.inApp.holds($0, for: values[$0.property] ?? .null)
            }
            let matches = filter.mode == .and ? holds.allSatisfy { $0 } : holds.contains(true) || holds.isEmpty
            if matches { kept.append((entity, values)) }
        }
        for order in sort.reversed() {
            kept.sort { first, second in
                let (a, b) = (first.values[order.property] ?? .null, second.values[order.property] ?? .null)
                return order.ascending
                    ? EntityComparing.inApp.precedes(a, b) : EntityComparing.inApp.precedes(b, a)
            }
        }
        return kept.map(\.entity)
    }
}

extension EntityComparing {
    /// Compares with what only an app knows: the units of measurements.
    package static let inApp = EntityComparing(baseValue: \.baseValue)
}
