import Foundation

/// Finds what a person may want to do, from what they did: values in, values out, without a clock, a store or an app.
///
/// ```text
/// score = use × time × weekday × after × just done
/// ```
///
/// - Source: developer.apple.com/documentation/appintents/donations-and-discovery (what somebody asks for each morning may be
///   suggested each morning); developer.apple.com/documentation/appintents/intentdonationmanager.
public struct SuggestionEngine: Sendable {
    public let weights: SuggestionWeights

    /// Creates an engine.
    ///
    /// - Parameter weights: How much each side of a habit counts.
    public init(weights: SuggestionWeights = SuggestionWeights()) { self.weights = weights }

    /// Ranks everything that was ever done by how likely it is to be wanted now.
    ///
    /// It takes time in proportion to the number of events, whatever they are.
    ///
    /// - Parameters:
    ///   - events: What was done, in any order. Events of the future, as a clock that was set back has them, count like
    ///     events as long ago.
    ///   - now: The moment.
    ///   - isWanted: Whether a candidate may be suggested at all.
    /// - Returns: The likeliest first; what is too unlikely is left out.
    public func rank(
        _ events: [HabitEvent], at now: LocalMoment, where isWanted: (HabitCandidate) -> Bool = { _ in true }
    ) -> [ScoredSuggestion] {
        let events = events.sorted { $0.moment.date < $1.moment.date }
        let context = Array(actions(before: now.date, in: events, upTo: endIndex(of: now.date, in: events)))
        var histories: [HabitCandidate: History] = [:]
        var contextWeights: [HabitAction: Double] = [:]
        for index in events.indices {
            let event = events[index]
            let weight = weight(of: event, at: now)
            if context.contains(event.action) { contextWeights[event.action, default: 0] += weight }
            guard !event.candidates.isEmpty else { continue }
            let before = actions(before: event.moment.date, in: events, upTo: index)
            let followed = context.filter { $0 != event.action && before.contains($0) }
            for candidate in event.candidates {
                histories[candidate, default: History()].add(
                    event, weight: weight, following: followed, leastCount: candidate.leastCount, now, weights)
            }
        }
        var suggestions: [ScoredSuggestion] = []
        for (candidate, history) in histories where history.count >= history.leastCount && isWanted(candidate) {
            let reasons = history.reasons(now, followedBy: contextWeights, weights)
            if reasons.score >= weights.leastScore {
                suggestions.append(ScoredSuggestion(candidate: candidate, reasons: reasons))
            }
        }
        return suggestions.sorted(by: Self.isBefore)
    }

    /// What is left of an event.
    private func weight(of event: HabitEvent, at now: LocalMoment) -> Double {
        exp2(-abs(now.date.timeIntervalSince(event.moment.date)) / weights.halfLife)
    }

    /// The last different actions before a moment, the latest first.
    private func actions(before date: Date, in events: [HabitEvent], upTo end: Int) -> [HabitAction] {
        var found: [HabitAction] = []
        var index = end - 1
        // Events may come in thousands within a minute: only so many are looked at.
        let least = max(0, end - 4 * weights.lookBack)
        while index >= least, found.count < weights.lookBack,
            date.timeIntervalSince(events[index].moment.date) <= weights.afterwards
        {
            if !found.contains(events[index].action) { found.append(events[index].action) }
            index -= 1
        }
        return found
    }

    /// How many events are not later than a moment.
    private func endIndex(of date: Date, in events: [HabitEvent]) -> Int {
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if events[middle].moment.date <= date { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The order, which is the same for the same events.
    private static func isBefore(_ first: ScoredSuggestion, _ second: ScoredSuggestion) -> Bool {
        func rest(_ suggestion: ScoredSuggestion) -> (String, String, String) {
            (suggestion.candidate.action.app, suggestion.candidate.action.intent, suggestion.candidate.values)
        }
        if first.score != second.score { return first.score > second.score }
        if first.reasons.last != second.reasons.last { return first.reasons.last > second.reasons.last }
        // Of what is always done together, the one that says more.
        let lengths = (first.candidate.values.utf8.count, second.candidate.values.utf8.count)
        if lengths.0 != lengths.1 { return lengths.0 > lengths.1 }
        return rest(first) < rest(second)
    }
}
