package import Foundation

/// Compares values of properties.
///
/// What is told here of texts holds for the app and the system: case, marks and width of letters do not count.
package struct EntityComparing: Sendable {
    private let baseValue: @Sendable (MeasurementSnapshot) -> Double

    /// Creates a comparison.
    ///
    /// - Parameter baseValue: The quantity of a measurement in the base unit of its family.
    package init(baseValue: @escaping @Sendable (MeasurementSnapshot) -> Double) { self.baseValue = baseValue }

    // MARK: - What can be compared

    /// The comparisons that make sense for values of a type.
    package static func comparisons(of type: ValueType) -> [ComparisonOperator] {
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
    package static func hasOrder(_ type: ValueType) -> Bool {
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

    // MARK: - Comparing

    /// Whether a property with a value fits a comparison.
    ///
    /// - Throws: `IntentFailure` where the comparison lacks a value.
    package func holds(_ comparison: EntityComparison, for value: IntentValue) throws -> Bool {
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

    private func equal(_ first: IntentValue, _ second: IntentValue) -> Bool {
        switch (first, second) {
        case (.entity(let entity), .text(let text)), (.text(let text), .entity(let entity)):
            // What a person wrote, which may be the identifier or the title.
            return entity.id == text || entity.display.title.foldedForComparing == text.foldedForComparing
        default:
            if let a = number(first), let b = number(second) { return a == b }
            let (a, b) = (key(first), key(second))
            return a.isEmpty || b.isEmpty ? first == second : a == b
        }
    }

    /// Whether one value comes before another; no value comes last.
    package func precedes(_ first: IntentValue, _ second: IntentValue) -> Bool {
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

    private func number(_ value: IntentValue) -> Double? {
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
        case .measurement(let measurement): baseValue(measurement)
        default: nil
        }
    }

    private func key(_ value: IntentValue) -> String {
        switch value {
        case .enumCase(let enumCase): enumCase.rawValue
        case .entity(let entity): entity.id
        default: text(value)
        }
    }

    private func text(_ value: IntentValue) -> String {
        let plain: String =
            switch value {
            case .attributedString(let styled): styled.text
            case .enumCase(let enumCase): enumCase.display?.title ?? enumCase.rawValue
            case .uuid(let uuid): uuid.uuidString
            case .entity(let entity): entity.display.title
            case .file(let file): file.filename
            case .personName(let name): name.plainText
            case .person(let person):
                person.displayName ?? person.nameComponents?.plainText ?? ""
            case .string(let string), .text(let string), .entityIdentifier(let string), .searchCriteria(let string):
                string
            case .url(let url): url.absoluteString
            default: ""
            }
        return plain.foldedForComparing
    }
}

extension String {
    /// The text as it is compared: without case, accents, width, and space around it.
    package var foldedForComparing: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension PersonNameComponents {
    /// The parts in the order of Western names; the nickname where there is nothing else.
    package var plainText: String {
        let parts = [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap(\.self)
            .filter { !$0.isEmpty }
        return parts.isEmpty ? nickname ?? "" : parts.joined(separator: " ")
    }
}
