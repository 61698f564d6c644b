public import FoundationAdditions

/// When a view is drawn anew.
///
/// - Source: SwiftUI, `TimelineSchedule`.
public protocol TimelineSchedule {}

/// A view that changes at certain times; a drawing has it as it is now.
///
/// - Source: SwiftUI, `TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the view is told.
    public struct Context: Sendable {
        /// How often the view is drawn.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let date: Date
        public let cadence: Cadence
    }

    private let content: (TimelineViewDefaultContext) -> Content
}

/// What a view that changes at certain times is told.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.content = content
    }

    public var body: some View { content(TimelineViewDefaultContext(date: .now, cadence: .live)) }
}

/// Once a minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
}

/// Again and again after a time.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public init(from startDate: Date, by interval: TimeInterval) {}
}

/// At given times.
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
    public init(_ dates: Entries) {}
}

/// As often as possible.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: Self { .init() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        .init(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { .init() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { .init() }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence<Date>>(_ dates: S) -> Self where Self == ExplicitTimelineSchedule<S> {
        .init(dates)
    }
}
