import ActivityKit
import AppIntents
import FoundationAdditions
import IntentWire
import SwiftUI

/// Draws the Live Activities of some attributes.
@MainActor
protocol ActivityWidgetContent: WidgetContent {
    /// Draws an activity in each place where it is shown.
    func draw(_ activity: ActivitySnapshot, _ texts: TextContext, families: Set<ActivityFamily>) async throws
        -> ActivityDrawing
}

/// How the Live Activities of some attributes look.
struct ActivityWidget<Attributes: ActivityAttributes, Content: View>: ActivityWidgetContent, @unchecked Sendable {
    // Closures of the widget's body: they are handed over whole, and called on the main actor only.
    let content: (ActivityViewContext<Attributes>) -> Content
    let island: (ActivityViewContext<Attributes>) -> DynamicIsland

    func draw(
        _ activity: ActivitySnapshot, _ texts: TextContext, families: Set<ActivityFamily>
    ) async throws -> ActivityDrawing {
        let context = ActivityViewContext<Attributes>(
            activityID: activity.id, attributes: try ActivityCoding.value(activity.attributes),
            state: try ActivityCoding.value(activity.content.state), isStale: activity.phase == .stale)
        let locale = texts.locale ?? LocalizationContext.currentLocale
        var drawing = ActivityDrawing(
            contentRevision: activity.contentRevision, isStale: context.isStale, locale: locale.identifier(.bcp47))
        // One place that cannot be drawn does not hide the others.
        func attempt<Result>(_ draw: () async throws -> Result) async -> Result? {
            do { return try await draw() } catch {
                drawing.problem = drawing.problem ?? FailureDescription.failure(for: error, texts).message
                return nil
            }
        }
        drawing.lockScreen = await attempt {
            try await tree(Made { content(context) }, texts, families)
        }
        if families.contains(.small) {
            drawing.small = await attempt {
                try await tree(Made { content(context) }, texts, families) { $0.activityFamily = .small }
            }
        }
        drawing.island = await attempt { try await draw(context, locale, texts, families) }
        return drawing
    }

    private func draw(
        _ context: ActivityViewContext<Attributes>, _ locale: Locale, _ texts: TextContext,
        _ families: Set<ActivityFamily>
    ) async throws -> IslandDrawing {
        let language = LocalizationContext(modules: texts.modules, locale: locale)
        let island: DynamicIsland = LocalizationContext.$current.withValue(language) { self.island(context) }
        func tree(_ view: AnyView, _ mode: DynamicIslandMode) async throws -> ViewTree {
            // The island is black on every display.
            try await self.tree(island.placed(view, in: mode), texts, families) { $0.colorScheme = .dark }
        }
        var regions: [IslandRegion] = []
        for part in island.regions {
            regions.append(
                IslandRegion(
                    position: part.position, priority: part.priority, view: try await tree(part.view, .expanded)))
        }
        return IslandDrawing(
            expanded: regions, compactLeading: try await tree(island.compactLeading, .compactLeading),
            compactTrailing: try await tree(island.compactTrailing, .compactTrailing),
            minimal: try await tree(island.minimal, .minimal), keylineTint: island.keylineTint?.wire,
            url: island.url?.absoluteString)
    }

    private func tree(
        _ view: some View, _ texts: TextContext, _ families: Set<ActivityFamily>,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) async throws -> ViewTree {
        try await ViewTreeDrawing.draw(view, in: texts) { environment in
            environment.supportedActivityFamilies = families
            change(&environment)
        }
    }
}

/// A view that is made where it is drawn, so that its texts are looked up in that language.
private struct Made<Content: View>: View {
    let make: () -> Content

    init(_ make: @escaping () -> Content) { self.make = make }

    var body: some View { make() }
}
