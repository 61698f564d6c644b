import Foundation

/// When one candidate was done, as far as it matters now: sums of weights.
struct History {
    private(set) var count = 0
    private(set) var leastCount = 1
    private var last = Date.distantPast
    private var weight = 0.0
    private var timeWeight = 0.0
    /// The times of day near to now, as distances from now.
    private var timeDistance = 0.0
    private var weekdays = [Double](repeating: 0, count: 7)
    private var following: [HabitAction: Double] = [:]

    /// Takes an event; they come in the order of their dates.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - weight: What is left of it.
    ///   - actions: Of what was just done, what was done before this event, too.
    ///   - leastCount: How often the candidate must have been done.
    mutating func add(
        _ event: HabitEvent, weight: Double, following actions: [HabitAction], leastCount: Int, _ now: LocalMoment,
        _ weights: SuggestionWeights
    ) {
        self.leastCount = leastCount
        if count > 0, event.moment.date.timeIntervalSince(last) < weights.sameEvent { return }
        count += 1
        last = event.moment.date
        self.weight += weight
        let distance = LocalMoment.distance(event.moment.minuteOfDay, now.minuteOfDay)
        let nearness = exp(-(distance * distance) / (2 * weights.timeWidth * weights.timeWidth))
        timeWeight += weight * nearness
        let isEarlier =
            LocalMoment.distance(
                event.moment.minuteOfDay, (now.minuteOfDay + 1439).truncatingRemainder(dividingBy: 1440))
            < distance
        timeDistance += weight * nearness * (isEarlier ? -distance : distance)
        weekdays[event.moment.weekday] += weight
        for action in actions { following[action, default: 0] += weight }
    }

    /// Why the candidate is likely.
    func reasons(
        _ now: LocalMoment, followedBy contextWeights: [HabitAction: Double], _ weights: SuggestionWeights
    ) -> SuggestionReasons {
        let timeShare = weight > 0 ? timeWeight / weight : 0
        let usual = timeWeight > 0.01 * weight ? now.minuteOfDay + timeDistance / timeWeight : nil
        let weekdayShare = weight > 0 ? weekdays[now.weekday] / weight : 0
        let best = following.map { action, weight in
            (action: action, share: weight / ((contextWeights[action] ?? 0) + weights.followingDoubt))
        }.max { ($0.share, $1.action.app, $1.action.intent) < ($1.share, $0.action.app, $0.action.intent) }
        let sinceLast = now.date.timeIntervalSince(last)
        return SuggestionReasons(
            count: count, last: last, use: log2(1 + weight),
            time: weights.otherTime + (weights.sameTime - weights.otherTime) * timeShare, timeShare: timeShare,
            usualMinute: usual.map { (Int($0.rounded()) + 1440) % 1440 }, weekday: weekdayFactor(now, weights),
            weekdayShare: weekdayShare, after: 1 + weights.following * (best?.share ?? 0), afterAction: best?.action,
            afterShare: best?.share ?? 0,
            justDone: sinceLast >= 0 && sinceLast <= weights.afterwards ? weights.justDone : 1)
    }

    /// How much likelier this day of the week is than any: the root of it, within bounds.
    ///
    /// What is not known yet is assumed to be spread over all days, half of it over the days that are like those that are
    /// known: working days or the weekend.
    private func weekdayFactor(_ now: LocalMoment, _ weights: SuggestionWeights) -> Double {
        let isWeekend = now.weekday > 4
        let alike = isWeekend ? weekdays[5...].reduce(0, +) : weekdays[..<5].reduce(0, +)
        let alikeShare = weight > 0 ? alike / weight / (isWeekend ? 2 : 5) : 1.0 / 7
        let assumed = 0.5 / 7 + 0.5 * alikeShare
        let share = (weekdays[now.weekday] + weights.weekdayDoubt * assumed) / (weight + weights.weekdayDoubt)
        return min(max((7 * share).squareRoot(), weights.weekdayRange.lowerBound), weights.weekdayRange.upperBound)
    }
}
