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
            let holds = try filter.comparisons.map { try EntityComparing.holds($0, for: values[$0.property] ?? .null) }
            let matches = filter.mode == .and ? holds.allSatisfy { $0 } : holds.contains(true) || holds.isEmpty
            if matches { kept.append((entity, values)) }
        }
        for order in sort.reversed() {
            kept.sort { first, second in
                let (a, b) = (first.values[order.property] ?? .null, second.values[order.property] ?? .null)
                return order.ascending ? EntityComparing.precedes(a, b) : EntityComparing.precedes(b, a)
            }
        }
        return kept.map(\.entity)
    }
}

/// Compares values of properties.
package enum EntityComparing {
    /// The comparisons that make sense for values of a type.
    static func comparisons(of type: ValueType) -> [ComparisonOperator] {
        switch type {
        case _ where isText(type):
            return [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix]
        case .bool, .uuid, .entity, .enumeration:
            return [.equalTo, .notEqualTo]
        case .list(let element):
            return comparisons(of: element).isEmpty ? [] : [.contains]
        case _ where hasOrder(type):
            return [
                .equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .isBetween,
            ]
        default:
            return []
        }
    }

    /// Whether values of a type have an order that a person expects.
    static func hasOrder(_ type: ValueType) -> Bool {
        switch type {
        case .int, .double, .decimal, .date, .dateComponents, .duration, .measurement, .currencyAmount, .bool: true
        default: isText(type)
        }
    }

    private static func isText(_ type: ValueType) -> Bool {
        switch type {
        case .string, .attributedString, .url, .personName, .person, .file: true
        default: false
        }
    }

    package static func holds(_ comparison: EntityComparison, for value: IntentValue) throws -> Bool {
        guard let operand = comparison.values.first else {
            throw IntentFailure(.invalidValue, "the comparison of '\(comparison.property)' has no value")
        }
        if case (.currencyAmount(let amount), .currencyAmount(let other)) = (value, operand),
            amount.currencyCode != other.currencyCode
        {
            return comparison.comparison == .notEqualTo
        }
        switch comparison.comparison {
        case .equalTo: return equal(value, operand)
        case .notEqualTo: return !equal(value, operand)
        case .contains:
            if case .list(let values) = value { return values.contains { equal($0, operand) } }
            return text(value).contains(text(operand))
        case .hasPrefix: return text(value).hasPrefix(text(operand))
        case .hasSuffix: return text(value).hasSuffix(text(operand))
        case .lessThan: return value != .null && precedes(value, operand)
        case .lessThanOrEqualTo: return value != .null && !precedes(operand, value)
        case .greaterThan: return value != .null && precedes(operand, value)
        case .greaterThanOrEqualTo: return value != .null && !precedes(value, operand)
        case .isBetween:
            guard comparison.values.count == 2 else {
                throw IntentFailure(.invalidValue, "'is between' takes two values")
            }
            return value != .null && !precedes(value, operand) && !precedes(comparison.values[1], value)
        }
    }

    private static func equal(_ first: IntentValue, _ second: IntentValue) -> Bool {
        switch (first, second) {
        case (.entity(let entity), .text(let text)), (.text(let text), .entity(let entity)):
            // What a person wrote, which may be the identifier or the title.
            return entity.id == text || TextFolding.fold(entity.display.title) == TextFolding.fold(text)
        default:
            if let a = number(first), let b = number(second) { return a == b }
            let (a, b) = (key(first), key(second))
            return a.isEmpty || b.isEmpty ? first == second : a == b
        }
    }

    /// Whether one value comes before another; no value comes last.
    package static func precedes(_ first: IntentValue, _ second: IntentValue) -> Bool {
        switch (first, second) {
        case (.null, _): false
        case (_, .null): true
        default:
            if let a = number(first), let b = number(second) {
                a < b
            } else {
                text(first).compare(text(second), options: .numeric) == .orderedAscending
            }
        }
    }

    private static func number(_ value: IntentValue) -> Double? {
        switch value {
        case .int(let int): Double(int)
        case .double(let double): double
        case .decimal(let decimal): NSDecimalNumber(decimal: decimal).doubleValue
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .dateComponents(let components):
            (components.calendar ?? .current).date(from: components)?.timeIntervalSinceReferenceDate
        case .duration(let duration): duration / .seconds(1)
        case .bool(let bool): bool ? 1 : 0
        case .currencyAmount(let amount): NSDecimalNumber(decimal: amount.decimal).doubleValue
        case .measurement(let measurement): measurement.baseValue
        default: nil
        }
    }

    private static func key(_ value: IntentValue) -> String {
        switch value {
        case .enumCase(let enumCase): enumCase.rawValue
        case .entity(let entity): entity.id
        default: text(value)
        }
    }

    private static func text(_ value: IntentValue) -> String {
        let plain: String =
            switch value {
            case .attributedString(let styled): styled.text
            case .enumCase(let enumCase): enumCase.display?.title ?? enumCase.rawValue
            case .uuid(let uuid): uuid.uuidString
            case .entity(let entity): entity.display.title
            case .file(let file): file.filename
            case .personName(let name): PersonNameText.text(of: name)
            case .person(let person):
                person.displayName ?? person.nameComponents.map { PersonNameText.text(of: $0) } ?? ""
            case .string(let string), .text(let string), .entityIdentifier(let string), .searchCriteria(let string):
                string
            case .url(let url): url.absoluteString
            default: ""
            }
        return TextFolding.fold(plain)
    }
}
