import Foundation
import IntentWire
import Suggestions

/// What donations speak for: which intents with which values may be suggested.
///
/// A predictable intent is suggested with the values of the parameters that one of its predictions names. Another is
/// suggested with all its values except moments, which do not come again; where it has a text, only once it was done twice
/// with that text, since most texts are written once.
///
/// - Source: developer.apple.com/documentation/appintents/predictableintent.
struct DonationHabits {
    /// The events for the engine.
    private(set) var events: [HabitEvent] = []
    /// The values of each candidate, as they were donated last.
    private(set) var arguments: [HabitCandidate: [String: IntentValue]] = [:]

    /// Reads donations, of which the first is the newest.
    ///
    /// - Parameters:
    ///   - donations: What was done.
    ///   - intent: Finds an intent of an app; nil where the app is not there, or has it no more.
    init(_ donations: [DonationRecord], intent: (HabitAction) -> IntentDescriptor?) {
        for donation in donations {
            let action = HabitAction(app: donation.app, intent: donation.intent.intent)
            var candidates: [HabitCandidate] = []
            if let intent = intent(action), intent.canBeSuggested {
                for values in Self.combinations(donation.intent.arguments, intent) {
                    let isWritten =
                        intent.predictions == nil && values.values.contains { $0.contains(where: \.isWritten) }
                    let candidate = HabitCandidate(
                        action, values: Self.key(of: values), leastCount: isWritten ? 2 : 1)
                    candidates.append(candidate)
                    if arguments[candidate] == nil { arguments[candidate] = values }
                }
            }
            events.append(
                HabitEvent(
                    action, at: LocalMoment(donation.date, offset: donation.zoneOffset), candidates: candidates))
        }
    }

    /// The values with which an intent may be suggested, since it was run with some.
    private static func combinations(
        _ arguments: [String: IntentValue], _ intent: IntentDescriptor
    ) -> [[String: IntentValue]] {
        let given = arguments.filter { $0.value != .null && intent.parameter($0.key) != nil }
        guard let predictions = intent.predictions else {
            let lasting = given.filter { !$0.value.contains(where: \.isMoment) }
            let isWhole = intent.parameters.allSatisfy { !$0.isRequired || lasting[$0.name] != nil }
            return isWhole ? [lasting] : []
        }
        return predictions.compactMap { names in
            let values = given.filter { names.contains($0.key) }
            let isWhole = names.allSatisfy { values[$0] != nil || intent.parameter($0)?.isOptional == true }
            return isWhole && !values.values.contains { $0.contains(where: \.isMoment) } ? values : nil
        }
    }

    /// A text that is the same for the same values, whatever they are called.
    static func key(of arguments: [String: IntentValue]) -> String {
        if arguments.isEmpty { return "" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try? encoder.encode(arguments.mapValues(\.nameless))
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// A short name of a candidate.
    static func id(of candidate: HabitCandidate) -> String {
        var hash = FNVHash()
        hash.add(candidate.action.app)
        hash.add(candidate.action.intent)
        hash.add(candidate.values)
        return hash.text
    }
}

extension IntentValue {
    /// Whether somebody wrote it.
    fileprivate var isWritten: Bool {
        switch self {
        case .string(let text), .searchCriteria(let text): !text.isEmpty
        case .attributedString: true
        default: false
        }
    }

    /// Whether it is a point in time, which passes.
    fileprivate var isMoment: Bool {
        switch self {
        case .date: true
        case .dateComponents(let components): components.year != nil || components.day != nil
        default: false
        }
    }

    /// The value without what it is called.
    fileprivate var nameless: IntentValue {
        switch learnt {
        case .entity(let entity) where entity.isTransient != true: .entityIdentifier("\(entity.type)/\(entity.id)")
        case .list(let values): .list(values.map(\.nameless))
        case let value: value
        }
    }
}
