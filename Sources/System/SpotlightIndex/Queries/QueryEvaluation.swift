import Foundation
import IntentWire

/// Whether items fit a query, at one time.
struct QueryEvaluation {
    private let tree: QueryTree
    private let now: Date
    private let calendar: Calendar

    init(_ tree: QueryTree, now: Date, calendar: Calendar = .current) {
        self.now = now
        self.calendar = calendar
        // Times are the same for all items.
        self.tree = tree.resolved { $0.seconds(at: now, in: calendar) }
    }

    /// Whether the item with these attributes fits.
    func matches(_ bytes: UnsafeRawBufferPointer) -> Bool { fits(tree, bytes) }

    private func fits(_ tree: QueryTree, _ bytes: UnsafeRawBufferPointer) -> Bool {
        switch tree {
        case .all(let parts): parts.allSatisfy { fits($0, bytes) }
        case .any(let parts): parts.contains { fits($0, bytes) }
        case .not(let part): !fits(part, bytes)
        case .constant(let value): value
        case .comparison(let attribute, let relation, let value):
            relation == .unequal
                ? !values(of: attribute, bytes).contains { Self.compare($0, .equal, value) }
                : values(of: attribute, bytes).contains { Self.compare($0, relation, value) }
        case .range(let attribute, let least, let greatest):
            values(of: attribute, bytes).contains {
                Self.compare($0, .atLeast, least) && Self.compare($0, .atMost, greatest)
            }
        }
    }

    private func values(of attribute: String, _ bytes: UnsafeRawBufferPointer) -> [SearchableAttributeValue] {
        if attribute == "*" { return AttributeCoding.values(in: bytes).flatMap(\.parts) }
        return AttributeCoding.value(of: attribute, in: bytes)?.parts ?? []
    }

    private static func compare(
        _ found: SearchableAttributeValue, _ relation: QueryTree.Relation, _ wanted: QueryTree.Value
    ) -> Bool {
        switch wanted {
        case .text(let pattern):
            if case .text(let text) = found { return relation == .equal && pattern.matches(text) }
            guard relation == .equal, pattern.parts.count == 1, let number = Double(pattern.parts[0]) else {
                return false
            }
            return found.number == number
        case .number(let number):
            if case .text(let text) = found { return relation == .equal && Double(text) == number }
            guard let value = found.number else { return false }
            return switch relation {
            case .equal: value == number
            case .unequal: value != number
            case .less: value < number
            case .greater: value > number
            case .atMost: value <= number
            case .atLeast: value >= number
            }
        case .time:
            // All times have become numbers.
            return false
        }
    }
}

extension QueryTree {
    /// The tree with a number in the place of each time, and with patterns that are ready.
    func resolved(_ seconds: (QueryTime) -> Double) -> QueryTree {
        func number(_ value: Value) -> Value {
            switch value {
            case .time(let time): .number(seconds(time))
            case .text(let pattern): .text(pattern.prepared)
            case .number: value
            }
        }
        return switch self {
        case .all(let parts): .all(parts.map { $0.resolved(seconds) })
        case .any(let parts): .any(parts.map { $0.resolved(seconds) })
        case .not(let part): .not(part.resolved(seconds))
        case .constant: self
        case .comparison(let attribute, let relation, let value):
            .comparison(attribute: attribute, relation: relation, value: number(value))
        case .range(let attribute, let least, let greatest):
            .range(attribute: attribute, least: number(least), greatest: number(greatest))
        }
    }
}

extension QueryTime {
    /// The seconds since the beginning of 2001.
    func seconds(at now: Date, in calendar: Calendar) -> Double {
        let start: Date?
        let unit: Calendar.Component
        var offset = offset
        switch anchor {
        case .iso: return date
        case .now: return now.timeIntervalSinceReferenceDate + Double(offset)
        case .today, .yesterday:
            start = calendar.startOfDay(for: now)
            unit = .day
            if anchor == .yesterday { offset -= 1 }
        case .thisWeek, .lastWeek:
            start = calendar.dateInterval(of: .weekOfYear, for: now)?.start
            unit = .weekOfYear
            if anchor == .lastWeek { offset -= 1 }
        case .thisMonth, .lastMonth:
            start = calendar.dateInterval(of: .month, for: now)?.start
            unit = .month
            if anchor == .lastMonth { offset -= 1 }
        case .thisYear, .lastYear:
            start = calendar.dateInterval(of: .year, for: now)?.start
            unit = .year
            if anchor == .lastYear { offset -= 1 }
        }
        let moved = start.flatMap { calendar.date(byAdding: unit, value: offset, to: $0) }
        return (moved ?? now).timeIntervalSinceReferenceDate
    }
}

extension SearchableAttributeValue {
    /// The single values of which one must fit.
    var parts: [SearchableAttributeValue] {
        switch self {
        case .texts(let texts): texts.map { .text($0) }
        case .dates(let dates): dates.map { .date($0) }
        case .list(let values): values.flatMap(\.parts)
        case .people: searchableTexts.map { .text($0) }
        case .headers(let fields): fields.values.flatMap { $0 }.map { .text($0) }
        case .link(let link): [.text(link.absoluteString)]
        case .text, .integer, .number, .flag, .date: [self]
        case .data: []
        }
    }

    /// The value as a number; of a date, the seconds since the beginning of 2001.
    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        case .flag(let flag): flag ? 1 : 0
        case .date(let date): date.timeIntervalSinceReferenceDate
        default: nil
        }
    }
}
