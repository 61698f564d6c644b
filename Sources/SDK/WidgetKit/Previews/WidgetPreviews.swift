public import SwiftUI

/// The place where a preview of a widget is shown.
///
/// - Source: WidgetKit, `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext {
    private let family: WidgetFamily

    /// Creates the place of a widget.
    ///
    /// - Parameter family: The size of the widget.
    public init(family: WidgetFamily) { self.family = family }

    /// The value that holds where none is set.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// Shows a widget with the entries of a timeline in a development environment. Here it expands to nothing.
///
/// - Source: WidgetKit, `Preview(_:as:widget:timeline:)`.
@freestanding(declaration)
public macro Preview<Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro") where Widget: SwiftUI.Widget

/// Shows a widget with what its provider gives in a development environment. Here it expands to nothing.
///
/// - Source: WidgetKit, `Preview(_:as:widget:timelineProvider:)`.
@freestanding(declaration)
public macro Preview<Widget, Provider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) =
    #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
where Widget: SwiftUI.Widget, Provider: TimelineProvider

/// Shows a configured widget with what its provider gives in a development environment. Here it expands to nothing.
///
/// - Source: WidgetKit, `Preview(_:as:using:widget:timelineProvider:)`.
@freestanding(declaration)
public macro Preview<Widget, Provider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Widget, timelineProvider: @escaping @MainActor () -> Provider
) =
    #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
where Widget: SwiftUI.Widget, Provider: AppIntentTimelineProvider

/// Shows a widget that a SiriKit intent configures in a development environment. Here it expands to nothing.
///
/// - Source: WidgetKit, `Preview(_:as:using:widget:timelineProvider:)`.
@freestanding(declaration)
public macro Preview<Widget, Provider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> Widget, timelineProvider: @escaping @MainActor () -> Provider
) =
    #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
where Widget: SwiftUI.Widget, Provider: IntentTimelineProvider

/// Shows a widget that appears when it is of use in a development environment. Here it expands to nothing.
///
/// - Source: WidgetKit, `Preview(_:widget:relevanceEntries:)` (watchOS 26).
@freestanding(declaration)
public macro Preview<Widget, Entry>(
    _ name: String? = nil, widget: @escaping @MainActor () -> Widget,
    @PreviewRelevanceEntryBuilder<Entry> relevanceEntries: @escaping @MainActor () async -> [Entry]
) =
    #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
where Widget: SwiftUI.Widget, Entry: RelevanceEntry

/// Shows a widget that appears when it is of use in a development environment. Here it expands to nothing.
///
/// - Source: WidgetKit, `Preview(_:widget:relevanceProvider:)` (watchOS 26).
@freestanding(declaration)
public macro Preview<Widget, Provider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> Widget,
    relevanceProvider: @escaping @MainActor () -> Provider
) =
    #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
where Widget: SwiftUI.Widget, Provider: RelevanceEntriesProvider

/// Shows a widget that appears when it is of use in a development environment. Here it expands to nothing.
///
/// - Source: WidgetKit, `Preview(_:widget:relevanceProvider:relevance:)` (watchOS 26).
@freestanding(declaration)
public macro Preview<Widget, Provider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> Widget,
    relevanceProvider: @escaping @MainActor () -> Provider,
    relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
) =
    #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
where Widget: SwiftUI.Widget, Provider: RelevanceEntriesProvider

/// Collects the entries of a previewed timeline.
///
/// - Source: WidgetKit, `PreviewTimelineBuilder`.
@resultBuilder
public struct PreviewTimelineBuilder {
    public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    public static func buildPartialBlock(
        accumulated: [any TimelineEntry], next: [any TimelineEntry]
    ) -> [any TimelineEntry] { accumulated + next }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap(\.self) }
    @available(*, unavailable, message: "give at least one entry")
    public static func buildBlock() -> [any TimelineEntry] { [] }
}

/// Collects the entries of a previewed widget that appears when it is of use.
///
/// - Source: WidgetKit, `PreviewRelevanceEntryBuilder` (watchOS 26).
@resultBuilder
public struct PreviewRelevanceEntryBuilder<Entry: RelevanceEntry> {
    public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
    public static func buildPartialBlock(first: [Entry]) -> [Entry] { first }
    public static func buildPartialBlock(accumulated: [Entry], next: [Entry]) -> [Entry] { accumulated + next }
    public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap(\.self) }
    @available(*, unavailable, message: "give at least one entry")
    public static func buildBlock() -> [Entry] { [] }
}

@available(*, unavailable)
extension PreviewRelevanceEntryBuilder: Sendable {}

// What the macros of a development environment make. Nothing shows them here. Source: WidgetKit, `Preview`.
extension Preview {
    @MainActor
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) { self.init() }

    @MainActor
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
        timelineProvider: @escaping () -> some TimelineProvider
    ) { self.init() }

    @MainActor
    public init<Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping () -> some Widget, timelineProvider: @escaping () -> Provider
    ) { self.init() }

    @MainActor
    public init<Provider: IntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping () -> some Widget, timelineProvider: @escaping () -> Provider
    ) { self.init() }

    @MainActor
    public init<Entry: RelevanceEntry>(
        _ name: String? = nil, widget: @escaping () -> some Widget,
        @PreviewRelevanceEntryBuilder<Entry> relevanceEntries: @escaping @MainActor () async -> [Entry]
    ) { self.init() }

    @MainActor
    public init<Provider: RelevanceEntriesProvider>(
        _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
        relevanceProvider: @escaping @MainActor () -> Provider
    ) { self.init() }

    @MainActor
    public init<Provider: RelevanceEntriesProvider>(
        _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
        relevanceProvider: @escaping @MainActor () -> Provider,
        relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
    ) { self.init() }
}
