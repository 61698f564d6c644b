public import FoundationAdditions

/// What a widget shows over time, and when the provider is asked again.
///
/// - Source: WidgetKit, `Timeline`.
public struct Timeline<EntryType: TimelineEntry> {
    /// What the widget shows.
    public let entries: [EntryType]
    /// When the provider is asked again.
    public let policy: TimelineReloadPolicy

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - entries: What the widget shows, each from its date on.
    ///   - policy: When the provider is asked again.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a provider is asked for a new timeline.
///
/// The system asks no more often than its own pace allows, and asks earlier where the app or an intent of the widget wants it.
///
/// - Source: WidgetKit, `TimelineReloadPolicy`.
public struct TimelineReloadPolicy: Equatable, Sendable {
    enum Kind: Equatable {
        case atEnd, never
        case after(Date)
    }

    let kind: Kind

    /// Once the last entry's date has passed.
    public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
    /// Only when the app asks for it.
    public static let never = TimelineReloadPolicy(kind: .never)

    /// From a date on.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}
