import AppIntents
import FoundationAdditions
import IntentWire
import SwiftUI

/// A widget with a timeline, as the service asks for it.
@MainActor
protocol TimelineWidgetContent: WidgetKitContent {
    /// The intent that configures the widget; nil where nothing does.
    var configurationType: (any WidgetConfigurationIntent.Type)? { get }

    /// What the widget shows.
    func timeline(_ request: WidgetRequest, _ family: WidgetFamily, _ texts: TextContext) async throws -> WidgetTimeline

    /// The configurations that the app proposes.
    func suggestions(_ texts: TextContext) async throws -> WidgetSuggestions
}

extension TimelineWidgetContent {
    var configurationName: String? { configurationType?.persistentIdentifier }
}

/// A provider with the view of its entries.
struct TimelineWidget<Source: TimelineSource, Content: View>: TimelineWidgetContent {
    let source: Source
    let content: @MainActor (Source.Entry) -> Content

    var configurationType: (any WidgetConfigurationIntent.Type)? { source.configurationType }

    func suggestions(_ texts: TextContext) async throws -> WidgetSuggestions { try await source.suggestions(texts) }

    func timeline(
        _ request: WidgetRequest, _ family: WidgetFamily, _ texts: TextContext
    ) async throws -> WidgetTimeline {
        var environment = EnvironmentValues()
        Self.change(&environment, for: request, family)
        let question = TimelineQuestion(
            context: TimelineProviderContext(family: family, isPreview: request.isPreview, environment: environment),
            configuration: request.configuration, texts: texts, kind: request.kind)
        switch request.purpose {
        case .placeholder:
            return try await drawn([source.placeholder(question)], .never, request, family, texts)
        case .snapshot:
            return try await drawn([try await source.snapshot(question)], .never, request, family, texts)
        case .timeline:
            let (entries, policy) = try await source.timeline(question)
            return try await drawn(entries, policy, request, family, texts)
        }
    }

    /// Draws entries, the earliest first, until the timeline is as large as it may be; the app is then asked again when the
    /// first entry comes that was left out.
    private func drawn(
        _ entries: [DatedEntry<Source.Entry>], _ policy: WidgetReloadPolicy, _ request: WidgetRequest,
        _ family: WidgetFamily, _ texts: TextContext
    ) async throws -> WidgetTimeline {
        guard !entries.isEmpty else {
            throw IntentFailure(
                .intentFailed, "the timeline of '\(request.kind)' has no entries: give one with what is true now")
        }
        // Entries of one date stay in the app's order.
        let sorted = entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        var timeline = WidgetTimeline(entries: [], policy: policy)
        var (nodes, bytes) = (0, 0)
        for (_, entry) in sorted {
            let record = DrawingRecord()
            let view = try await ViewTreeDrawing.draw(
                content(entry.entry), in: texts,
                environment: { environment in
                    Self.change(&environment, for: request, family)
                    if request.purpose == .placeholder { environment.redactionReasons.insert(.placeholder) }
                }, record: record)
            nodes += record.nodes
            bytes += record.imageBytes
            let isFull =
                timeline.entries.count >= WidgetTimeline.maximumEntries || nodes > WidgetTimeline.maximumNodes
                || bytes > WidgetTimeline.maximumImageBytes
            if isFull, !timeline.entries.isEmpty {
                timeline.policy = policy.reloading(at: entry.date)
                break
            }
            timeline.entries.append(WidgetEntry(date: entry.date, relevance: entry.relevance, view: view))
        }
        return timeline
    }

    private static func change(
        _ environment: inout EnvironmentValues, for request: WidgetRequest, _ family: WidgetFamily
    ) {
        environment.surround(with: request.surroundings)
        environment.widgetFamily = family
        if family.isAccessory, request.surroundings.renderingMode == nil { environment.widgetRenderingMode = .vibrant }
        let margin: CGFloat = family.isAccessory ? 0 : 16
        environment.widgetContentMargins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
        environment.showsWidgetContainerBackground = !family.isAccessory
        let size = family.displaySize
        environment.proposedSize = CGSize(width: size.width - 2 * margin, height: size.height - 2 * margin)
    }
}

extension EnvironmentValues {
    /// Takes what is known of the place where a widget or control stands.
    mutating func surround(with surroundings: WidgetSurroundings) {
        colorScheme = surroundings.colorScheme == .dark ? .dark : .light
        if let mode = surroundings.renderingMode.flatMap(WidgetRenderingMode.named) { widgetRenderingMode = mode }
    }
}

extension WidgetReloadPolicy {
    /// The policy of a timeline that ends at a date because more did not fit.
    fileprivate func reloading(at end: Date) -> WidgetReloadPolicy {
        if case .after(let date) = self { .after(min(date, end)) } else { .after(end) }
    }
}
