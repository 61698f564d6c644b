public import CoreLocation
package import IntentWire

/// When or where something of an app is of use, as a widget with a certain configuration.
///
/// Hints are kept by the system; it decides what to make of them.
///
/// - Source: developer.apple.com/documentation/relevancekit/relevantcontext
public struct RelevantContext: Sendable {
    /// What the hint says, as it travels.
    package let snapshot: RelevanceSnapshot

    private init(_ snapshot: RelevanceSnapshot) { self.snapshot = snapshot }

    // MARK: - Time

    /// At a moment.
    public static func date(_ exact: Date) -> RelevantContext { date(exact, kind: .default) }

    /// At a moment, with how much it matters.
    public static func date(_ exact: Date, kind: DateKind) -> RelevantContext {
        RelevantContext(.date(from: exact, to: exact, kind: kind.name))
    }

    /// Between two moments.
    ///
    /// Where `to` is before `from`, the span is the one moment `from`.
    @available(*, deprecated, message: "use date(interval:kind:) or date(range:kind:)")
    public static func date(from: Date, to: Date) -> RelevantContext {
        RelevantContext(.date(from: from, to: max(from, to), kind: DateKind.default.name))
    }

    /// During an interval, with how much it matters.
    public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
        RelevantContext(.date(from: interval.start, to: interval.end, kind: kind.name))
    }

    /// During a range of moments, with how much it matters.
    public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
        RelevantContext(.date(from: range.lowerBound, to: range.upperBound, kind: kind.name))
    }

    // MARK: - Place

    /// In an area.
    public static func location(_ region: CLRegion) -> RelevantContext {
        let circle = region as? CLCircularRegion
        return RelevantContext(
            .region(
                RegionSnapshot(
                    identifier: region.identifier, latitude: circle?.center.latitude,
                    longitude: circle?.center.longitude, radius: circle?.radius,
                    notifiesOnEntry: region.notifyOnEntry, notifiesOnExit: region.notifyOnExit)))
    }

    /// At a place that the system knows from the person's habits.
    public static func location(inferred: InferredLocation) -> RelevantContext {
        RelevantContext(.inferredLocation(inferred.name))
    }

    // MARK: - State

    /// While a condition of the person's activity holds.
    public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
        RelevantContext(.fitness(condition.name))
    }

    /// While a condition of the headphones holds.
    public static func hardware(headphones condition: HeadphonesCondition) -> RelevantContext {
        RelevantContext(.headphones(condition.name))
    }

    /// Around a time of the person's sleep.
    public static func sleep(_ condition: SleepCondition) -> RelevantContext {
        RelevantContext(.sleep(condition.name))
    }
}
