/// Gives a widget that cannot be configured what it shows.
///
/// Placeholder, snapshot and timeline are asked for on the main actor, one after the other for one request; an answer that
/// does not come within the system's patience is given up.
///
/// - Source: WidgetKit, `TimelineProvider`.
public protocol TimelineProvider {
    /// What the widget shows at one time.
    associatedtype Entry: TimelineEntry
    /// Where the widget stands.
    typealias Context = TimelineProviderContext

    /// What stands there before anything else is known. Must not wait for anything.
    func placeholder(in context: Self.Context) -> Self.Entry

    /// Gives what the widget shows now, quickly.
    ///
    /// - Parameters:
    ///   - context: Where the widget stands.
    ///   - completion: Takes the entry; call it once, from anywhere.
    func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)

    /// Gives what the widget shows from now on.
    ///
    /// - Parameters:
    ///   - context: Where the widget stands.
    ///   - completion: Takes the timeline; call it once, from anywhere.
    func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)

    /// When the widget is of use.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    /// At no time more than at others.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
